package dev.gyre.loop.process;

import dev.gyre.loop.net.UvException;
import java.io.ByteArrayOutputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;

/** A child process that the calling thread waits for; other threads serve its pipes. */
public final class SynchronousChild {
    private static final int CHUNK = 65536;
    private static final int NO_SIGNAL = 0x4000;
    private static final int BOTH_DIRECTIONS = 2;
    private static final int WRITING = 1;
    private static final int ETIMEDOUT = -110;
    private static final int ENOBUFS = -105;
    private static final long STACK = 256 << 10;
    private static final long NANOS_PER_MILLI = 1_000_000;

    /**
     * A pipe to the child.
     *
     * @param descriptor the child's descriptor
     * @param input what it may read, or null
     */
    public record Pipe(int descriptor, byte[] input) {}

    /**
     * Limits at which the child is killed.
     *
     * @param timeoutMillis the maximum run time, 0 for none
     * @param maximumBytes the maximum output on all pipes together; the chunk that exceeds it is included
     * @param killSignal the signal to kill it with
     */
    public record Limits(long timeoutMillis, double maximumBytes, int killSignal) {}

    /**
     * The result of a child.
     *
     * @param error 0, or a negative errno
     * @param output the output of each pipe, in the order of the pipes
     */
    public record Outcome(int pid, ChildStatus status, int error, List<byte[]> output) {}

    private final Limits limits;
    private final List<Service> services = new ArrayList<>();
    private int pid;
    private ProcessWait wait;
    private ChildStatus status;
    private int busy;
    private long received;
    private int error;
    private boolean killed;

    private SynchronousChild(Limits limits) {
        this.limits = limits;
    }

    /** Runs a child to its end. The options' entries for the descriptors of pipes are replaced. */
    public static Outcome run(SpawnOptions options, List<Pipe> pipes, Limits limits) throws UvException {
        var child = new SynchronousChild(limits);
        var pairs = new ArrayList<Descriptors.Pair>();
        var started = false;
        try {
            var descriptors = options.descriptors().clone();
            for (var pipe : pipes) {
                var pair = Descriptors.socketPair(true, true);
                pairs.add(pair);
                descriptors[pipe.descriptor()] = pair.far();
                child.services.add(child.new Service(pair.near(), pipe));
            }
            child.pid = ProcessSpawner.spawn(new SpawnOptions(
                    options.file(),
                    options.arguments(),
                    options.environment(),
                    options.directory(),
                    descriptors,
                    options.detached()));
            started = true;
        } finally {
            for (var pair : pairs) {
                Descriptors.close(pair.far());
                if (!started) {
                    Descriptors.close(pair.near());
                }
            }
        }
        return child.finish();
    }

    private Outcome finish() {
        begin();
        await();
        var output = new ArrayList<byte[]>();
        for (var service : services) {
            Descriptors.close(service.descriptor);
            output.add(service.output.toByteArray());
        }
        return new Outcome(pid, status, error, output);
    }

    /** Starts the threads, which wait until their number is known. */
    private synchronized void begin() {
        wait = ProcessWait.start(pid, this::exited);
        for (var service : services) {
            service.start();
        }
    }

    private void start(Runnable work, String name) {
        busy++;
        var thread = new Thread(null, work, "child's " + name, STACK);
        thread.setDaemon(true);
        thread.start();
    }

    private synchronized void await() {
        var began = System.nanoTime();
        var interrupted = false;
        while (status == null || busy > 0) {
            var limited = limits.timeoutMillis() > 0 && !killed;
            var remaining = limited ? limits.timeoutMillis() - (System.nanoTime() - began) / NANOS_PER_MILLI : 0;
            if (limited && remaining <= 0) {
                stop(ETIMEDOUT);
                continue;
            }
            try {
                wait(remaining);
            } catch (InterruptedException stopped) {
                interrupted = true;
                stop(0);
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void exited(ChildStatus value) {
        status = value;
        notifyAll();
    }

    /** Ends everything: the child, if it still runs, and the pipes, which other processes may still have open. */
    private synchronized void stop(int reason) {
        if (error == 0) {
            error = reason;
        }
        if (killed) {
            return;
        }
        killed = true;
        if (status == null) {
            wait.kill(limits.killSignal());
        }
        for (var service : services) {
            SystemCalls.call("shutdown", service.descriptor, BOTH_DIRECTIONS);
        }
    }

    /** Adds to the number of bytes received on any of the pipes; returns whether the limit is exceeded. */
    private synchronized boolean isTooMuch(int more) {
        received += more;
        return received > limits.maximumBytes();
    }

    private synchronized void finished(int failure) {
        busy--;
        if (failure != 0 && error == 0 && !killed) {
            error = failure;
        }
        notifyAll();
    }

    /** One pipe: the data read so far and the data to write. */
    private final class Service {
        private final int descriptor;
        private final byte[] input;
        private final boolean isRead;
        private final ByteArrayOutputStream output = new ByteArrayOutputStream();

        Service(int descriptor, Pipe pipe) {
            this.descriptor = descriptor;
            input = pipe.input();
            isRead = pipe.descriptor() != 0;
        }

        void start() {
            if (isRead) {
                SynchronousChild.this.start(this::read, "reader");
            }
            if (input == null) {
                SystemCalls.call("shutdown", descriptor, WRITING);
            } else {
                SynchronousChild.this.start(this::write, "writer");
            }
        }

        void read() {
            try (var arena = Arena.ofConfined()) {
                var chunk = arena.allocate(CHUNK);
                for (var count = receive(chunk); count > 0; count = receive(chunk)) {
                    output.writeBytes(chunk.asSlice(0, count).toArray(ValueLayout.JAVA_BYTE));
                    if (isTooMuch(count)) {
                        stop(ENOBUFS);
                        break;
                    }
                }
            } finally {
                finished(0);
            }
        }

        private int receive(MemorySegment chunk) {
            var count = (int) SystemCalls.call("read", descriptor, chunk.address(), CHUNK);
            while (count == -SystemCalls.EINTR) {
                count = (int) SystemCalls.call("read", descriptor, chunk.address(), CHUNK);
            }
            return count;
        }

        void write() {
            var failure = 0;
            try (var arena = Arena.ofConfined()) {
                var written = 0;
                var data = arena.allocateFrom(ValueLayout.JAVA_BYTE, input);
                while (written < input.length && failure == 0) {
                    var count = (int) SystemCalls.call(
                            "send", descriptor, data.address() + written, input.length - written, NO_SIGNAL);
                    if (count >= 0) {
                        written += count;
                    } else if (count != -SystemCalls.EINTR) {
                        failure = count;
                    }
                }
                SystemCalls.call("shutdown", descriptor, WRITING);
            } finally {
                finished(failure);
            }
        }
    }
}
