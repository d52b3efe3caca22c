package dev.gyre.loop.process;

import java.io.File;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;

/** Replaces this process by another program, whose id, folder and standard descriptors are the same (https://man7.org/linux/man-pages/man2/execve.2.html). */
public final class ProcessReplacement {
    private static final int SIGNALS_SIZE = 128;
    private static final int SET_MASK = 2;
    private static final int FIRST_PRIVATE = 3;
    private static final int SET_FLAGS = 2;
    private static final int CLOSE_ON_EXEC = 1;

    private ProcessReplacement() {}

    /**
     * Runs the program at {@code path}; returns only if that fails. Signals that the virtual machine blocks or ignores are as at the start of
     * a program.
     *
     * @param environment variables as {@code NAME=value}
     * @return the number of the error, such as 2 for ENOENT
     */
    public static int replace(String path, List<String> arguments, List<String> environment) {
        try (var arena = Arena.ofConfined()) {
            MemorySegment none = arena.allocate(SIGNALS_SIZE, 16);
            MemorySegment before = arena.allocate(SIGNALS_SIZE, 16);
            SystemCalls.call("sigemptyset", none.address());
            SystemCalls.callForErrno("pthread_sigmask", SET_MASK, none.address(), before.address());
            closeAtReplacement();
            long failure = SystemCalls.call(
                    "execve",
                    arena.allocateFrom(path).address(),
                    SystemCalls.strings(arena, arguments).address(),
                    SystemCalls.strings(arena, environment).address());
            SystemCalls.callForErrno("pthread_sigmask", SET_MASK, before.address(), 0);
            return (int) -failure;
        }
    }

    // Netty's sockets are not closed by themselves.
    private static void closeAtReplacement() {
        String[] descriptors = new File("/proc/self/fd").list();
        if (descriptors == null) return;
        for (String descriptor : descriptors) {
            int number = Integer.parseInt(descriptor);
            if (number >= FIRST_PRIVATE) SystemCalls.call("fcntl", number, SET_FLAGS, CLOSE_ON_EXEC);
        }
    }

    /** The C library's text for the number of an error. */
    public static String textOf(int error) {
        return MemorySegment.ofAddress(SystemCalls.callForLong("strerror", error))
                .reinterpret(Integer.MAX_VALUE)
                .getString(0);
    }
}
