package dev.gyre.loop.process;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import dev.gyre.loop.net.UvException;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;

/** Descriptors of this process that children inherit. */
public final class Descriptors {
    private static final int UNIX = 1;
    private static final int STREAM = 1;
    private static final int CLOSE_ON_EXEC = 02000000;
    private static final int NONBLOCKING = 04000;
    private static final int DUPLICATE = 1030;
    private static final int GET_FLAGS = 3;
    private static final int SET_FLAGS = 4;
    private static final int CURRENT_FOLDER = -100;
    private static final int LINK_ITSELF = 0x100;
    private static final int FROM_START = 0;
    private static final int FROM_HERE = 1;

    private Descriptors() {}

    /**
     * A pair of connected sockets that children do not inherit by themselves.
     *
     * @param near the end of this process, possibly non-blocking
     * @param far the end that a child gets
     */
    public record Pair(int near, int far) {
        public void close() {
            SystemCalls.close(near);
            SystemCalls.close(far);
        }
    }

    /** Creates a pair; the caller chooses which ends are non-blocking. */
    public static Pair socketPair(boolean nearBlocks, boolean farBlocks) throws UvException {
        try (var arena = Arena.ofConfined()) {
            var numbers = arena.allocate(JAVA_INT, 2);
            var result = (int) SystemCalls.call("socketpair", UNIX, STREAM | CLOSE_ON_EXEC, 0, numbers.address());
            if (result < 0) {
                throw ProcessSpawner.failure(result);
            }
            var pair = new Pair(numbers.getAtIndex(JAVA_INT, 0), numbers.getAtIndex(JAVA_INT, 1));
            if (!nearBlocks) {
                doNotBlock(pair.near());
            }
            if (!farBlocks) {
                doNotBlock(pair.far());
            }
            return pair;
        }
    }

    /** Makes a descriptor received from another process usable with the poller. */
    public static void doNotBlock(int descriptor) {
        if (!isNonblocking(descriptor)) {
            var flags = SystemCalls.call("fcntl", descriptor, GET_FLAGS);
            SystemCalls.call("fcntl", descriptor, SET_FLAGS, flags | NONBLOCKING);
        }
    }

    /** Reads the flags from /proc, which avoids a call of the C library if nothing has to be changed. */
    private static boolean isNonblocking(int descriptor) {
        try {
            for (var line : Files.readAllLines(Path.of("/proc/self/fdinfo/" + descriptor))) {
                if (line.startsWith("flags:")) {
                    return (Integer.parseInt(line.substring("flags:".length()).strip(), 8) & NONBLOCKING) != 0;
                }
            }
            return false;
        } catch (IOException unknown) {
            return false;
        }
    }

    /** Opens a file again for a child, at a position. The flags are open(2)'s. */
    public static int open(String path, int flags, long position) throws UvException {
        try (var arena = Arena.ofConfined()) {
            var result = (int) SystemCalls.call("open", arena.allocateFrom(path).address(), flags | CLOSE_ON_EXEC, 0);
            if (result < 0) {
                throw ProcessSpawner.failure(result);
            }
            if (position > 0) {
                SystemCalls.callForLong("lseek", result, position, FROM_START);
            }
            return result;
        }
    }

    /** Another descriptor of the same file or socket, which children do not inherit. */
    public static int duplicate(int descriptor) throws UvException {
        var result = (int) SystemCalls.call("fcntl", descriptor, DUPLICATE, 0);
        if (result < 0) {
            throw ProcessSpawner.failure(result);
        }
        return result;
    }

    /** The read and write offset of a file's descriptor. */
    public static long position(int descriptor) {
        return SystemCalls.callForLong("lseek", descriptor, 0, FROM_HERE);
    }

    /** Sets the size of a file; one that grows gets zeros. */
    public static void truncate(int descriptor, long length) throws UvException {
        var result = (int) SystemCalls.call("ftruncate", descriptor, length);
        if (result < 0) {
            throw ProcessSpawner.failure(result);
        }
    }

    /**
     * Sets the times of the last access and of the last modification of a file.
     *
     * @param follows whether a symbolic link stands for its target
     */
    public static void setTimes(String path, boolean follows, Instant accessed, Instant modified) throws UvException {
        try (var arena = Arena.ofConfined()) {
            var times = arena.allocate(JAVA_LONG, 4);
            for (var i = 0; i < 2; i++) {
                var time = i == 0 ? accessed : modified;
                times.setAtIndex(JAVA_LONG, 2L * i, time.getEpochSecond());
                times.setAtIndex(JAVA_LONG, 2L * i + 1, time.getNano());
            }
            var name = arena.allocateFrom(path).address();
            var result = (int)
                    SystemCalls.call("utimensat", CURRENT_FOLDER, name, times.address(), follows ? 0 : LINK_ITSELF);
            if (result < 0) {
                throw ProcessSpawner.failure(result);
            }
        }
    }

    /** Closes a file's descriptor; any thread. */
    public static void close(int descriptor) {
        SystemCalls.close(descriptor);
    }
}
