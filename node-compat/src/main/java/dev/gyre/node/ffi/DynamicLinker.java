package dev.gyre.node.ffi;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;

/** The system's functions for libraries and pages of memory. Addresses are longs, and 0 is the null pointer. */
// https://pubs.opengroup.org/onlinepubs/9799919799/functions/dlopen.html
final class DynamicLinker {
    /** Memory that Java does not own, addressed absolutely. */
    static final MemorySegment MEMORY = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);

    private static final int LAZY = 1;
    /** sysconf's number of the size of pages. */
    private static final int PAGE_SIZE = 30;

    private static final Linker LINKER = Linker.nativeLinker();
    private static final MethodHandle OPEN = function("dlopen", JAVA_LONG, JAVA_LONG, JAVA_INT);
    private static final MethodHandle SYMBOL = function("dlsym", JAVA_LONG, JAVA_LONG, JAVA_LONG);
    private static final MethodHandle CLOSE = function("dlclose", JAVA_INT, JAVA_LONG);
    private static final MethodHandle ERROR = function("dlerror", JAVA_LONG);
    private static final MethodHandle RESIDENT = function("mincore", JAVA_INT, JAVA_LONG, JAVA_LONG, JAVA_LONG);
    private static final MethodHandle CONFIGURATION = function("sysconf", JAVA_LONG, JAVA_INT);

    private DynamicLinker() {}

    private static MethodHandle function(String name, MemoryLayout result, MemoryLayout... parameters) {
        MemorySegment address = LINKER.defaultLookup().findOrThrow(name);
        return LINKER.downcallHandle(address, FunctionDescriptor.of(result, parameters));
    }

    /** A function of C at an address. */
    static MethodHandle downcall(long address, FunctionDescriptor descriptor) {
        return LINKER.downcallHandle(MemorySegment.ofAddress(address), descriptor);
    }

    /** A function of C that calls a handle, which must not throw, as long as the arena lives. */
    static long upcall(MethodHandle target, FunctionDescriptor descriptor, Arena arena) {
        return LINKER.upcallStub(target, descriptor, arena).address();
    }

    /** Opens a library, or the program itself for null; 0 if that fails, and {@link #lastError} says why. */
    static long open(String pathOrNull) {
        try (Arena arena = Arena.ofConfined()) {
            long path = pathOrNull == null ? 0 : arena.allocateFrom(pathOrNull).address();
            return (long) OPEN.invokeExact(path, LAZY);
        } catch (Throwable failure) {
            throw unexpected(failure);
        }
    }

    /** The address of a symbol; 0 if the library has none of that name. */
    static long symbol(long library, String name) {
        try (Arena arena = Arena.ofConfined()) {
            return (long) SYMBOL.invokeExact(library, arena.allocateFrom(name).address());
        } catch (Throwable failure) {
            throw unexpected(failure);
        }
    }

    static void close(long library) {
        try {
            int ignored = (int) CLOSE.invokeExact(library);
        } catch (Throwable failure) {
            throw unexpected(failure);
        }
    }

    /** What failed last on this thread. */
    static String lastError() {
        try {
            long message = (long) ERROR.invokeExact();
            return message == 0 ? "no error" : MEMORY.getString(message);
        } catch (Throwable failure) {
            throw unexpected(failure);
        }
    }

    /** Whether all pages of a region belong to the process. */
    // https://man7.org/linux/man-pages/man2/mincore.2.html
    static boolean isMapped(long address, long length) {
        try (Arena arena = Arena.ofConfined()) {
            long page = (long) CONFIGURATION.invokeExact(PAGE_SIZE);
            long start = address / page * page;
            long size = address + length - start;
            long states = arena.allocate((size + page - 1) / page).address();
            return (int) RESIDENT.invokeExact(start, size, states) == 0;
        } catch (Throwable failure) {
            throw unexpected(failure);
        }
    }

    /** What a call throws that only native code can end: nothing is expected. */
    static RuntimeException unexpected(Throwable failure) {
        if (failure instanceof Error error) throw error;
        if (failure instanceof RuntimeException exception) throw exception;
        return new IllegalStateException(failure);
    }
}
