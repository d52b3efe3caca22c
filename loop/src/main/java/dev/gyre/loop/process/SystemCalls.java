package dev.gyre.loop.process;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.invoke.MethodHandle;

/**
 * Calls functions of the C library by name. All calls use one stub with six words, since creating a stub costs more
 * than starting a process; a function ignores the words that it does not need.
 */
final class SystemCalls {
    static final int EINTR = 4;

    private static final Linker LINKER = Linker.nativeLinker();
    private static final StructLayout STATE = Linker.Option.captureStateLayout();
    private static final long ERRNO =
            STATE.byteOffset(java.lang.foreign.MemoryLayout.PathElement.groupElement("errno"));
    private static final MethodHandle STUB = LINKER.downcallHandle(
            FunctionDescriptor.of(JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG),
            Linker.Option.captureCallState("errno"));

    private SystemCalls() {}

    /** Whether the C library has a function of that name. */
    static boolean has(String function) {
        return LINKER.defaultLookup().find(function).isPresent();
    }

    /** Calls a function whose failure is a result of -1, and gives the result, or the negative errno. */
    static long call(String function, long... arguments) {
        try (var arena = Arena.ofConfined()) {
            var state = arena.allocate(STATE);
            var result = (int) invoke(state, function, arguments);
            return result == -1 ? -state.get(JAVA_INT, ERRNO) : result;
        }
    }

    /** The same for a function whose result is a long. */
    static long callForLong(String function, long... arguments) {
        try (var arena = Arena.ofConfined()) {
            var state = arena.allocate(STATE);
            var result = invoke(state, function, arguments);
            return result == -1 ? -state.get(JAVA_INT, ERRNO) : result;
        }
    }

    /** Calls a function whose result is an errno, such as posix_spawn; returns the negative errno or 0. */
    static int callForErrno(String function, long... arguments) {
        try (var arena = Arena.ofConfined()) {
            return -(int) invoke(arena.allocate(STATE), function, arguments);
        }
    }

    private static long invoke(MemorySegment state, String function, long[] given) {
        var target = LINKER.defaultLookup().findOrThrow(function);
        var words = java.util.Arrays.copyOf(given, 6);
        try {
            return (long) STUB.invokeExact(target, state, words[0], words[1], words[2], words[3], words[4], words[5]);
        } catch (Error | RuntimeException failed) {
            throw failed;
        } catch (Throwable impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** An array of C strings that ends with a null pointer. */
    static MemorySegment strings(Arena arena, java.util.List<String> texts) {
        var array = arena.allocate(ADDRESS, texts.size() + 1L);
        for (var i = 0; i < texts.size(); i++) {
            array.setAtIndex(ADDRESS, i, arena.allocateFrom(texts.get(i)));
        }
        array.setAtIndex(ADDRESS, texts.size(), MemorySegment.NULL);
        return array;
    }

    static void close(int descriptor) {
        call("close", descriptor);
    }
}
