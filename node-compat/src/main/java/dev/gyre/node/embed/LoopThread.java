package dev.gyre.node.embed;

import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.JavaScriptThread;
import dev.gyre.node.loops.LoopPorts;
import dev.gyre.node.loops.LoopSlot;
import java.io.PrintStream;
import java.util.Set;
import java.util.function.IntConsumer;

/** One of the loops of a process: a runtime of the program on a thread of its own, from its start to its end. */
final class LoopThread {
    /** Node's code for an internal error. */
    private static final int INTERNAL_ERROR = 7;

    private final LoopPorts ports;
    private final int index;
    private final Runnable listening;
    private final PrintStream log;
    private final long startedAt = System.nanoTime();
    private volatile Environment environment;

    /**
     * A loop that is to be started.
     *
     * @param listening is called, on the loop's thread, when a server has begun to listen
     * @param log where it is reported that the JVM failed in this loop
     */
    LoopThread(LoopPorts ports, int index, Runnable listening, PrintStream log) {
        this.ports = ports;
        this.index = index;
        this.listening = listening;
        this.log = log;
    }

    /** Runs the file; {@code ended} gets the exit code on the loop's thread. */
    void start(NodeRuntime.Builder settings, String file, IntConsumer ended) {
        JavaScriptThread.create(() -> ended.accept(run(settings, file)), "javascript " + index)
                .start();
    }

    private int run(NodeRuntime.Builder settings, String file) {
        try {
            return settings.forLoop(this).build().runFile(file);
        } catch (Throwable broken) {
            // Such as an exhausted heap: the other loops go on.
            log.println("gyre: loop " + index + " failed: " + broken);
            return INTERNAL_ERROR;
        }
    }

    /** Called on the loop's thread before the program begins. */
    void entered(Environment own) {
        own.get(LoopSlot.KEY).join(ports, index, listening);
        environment = own;
    }

    Set<String> places() {
        Environment own = environment;
        return own == null ? Set.of() : own.get(LoopSlot.KEY).places();
    }

    /** How long ago it was started, in nanoseconds. */
    long age() {
        return System.nanoTime() - startedAt;
    }

    /** Takes no more connections, and ends when those that there are have been served; any thread. */
    void drain() {
        Environment own = environment;
        if (own == null) return;
        own.loop().post(() -> {
            own.get(LoopSlot.KEY).leave();
            own.library().call("internal/loops", "drain");
        });
    }

    /** Ends the program without delay; any thread. */
    void stop() {
        Environment own = environment;
        if (own != null) own.stop();
    }
}
