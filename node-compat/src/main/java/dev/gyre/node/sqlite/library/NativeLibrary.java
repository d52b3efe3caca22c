package dev.gyre.node.sqlite.library;

import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.file.Files;
import java.nio.file.Path;

/** Finds SQLite's library, in the Java runtime's folder or as a resource, and makes its functions callable. */
final class NativeLibrary {
    /** Built by release/sqlite/build from SQLite's amalgamation. */
    private static final String FILE = "libgyresqlite.so";

    /** Memory that Java does not own, addressed absolutely. */
    static final MemorySegment MEMORY = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);

    private static final Linker LINKER = Linker.nativeLinker();
    private static final SymbolLookup SYMBOLS = load();

    private NativeLibrary() {}

    private static SymbolLookup load() {
        Path installed = Path.of(System.getProperty("java.home"), "lib", FILE);
        if (Files.exists(installed)) return SymbolLookup.libraryLookup(installed, Arena.global());
        String architecture = System.getProperty("os.arch").equals("amd64") ? "x86_64" : System.getProperty("os.arch");
        String resource = "linux-" + architecture + "/" + FILE;
        try (InputStream bytes = NativeLibrary.class.getResourceAsStream(resource)) {
            if (bytes == null) throw new UnsatisfiedLinkError("no SQLite for linux-" + architecture);
            Path unpacked = Files.createTempFile("libgyresqlite", ".so");
            try {
                Files.copy(bytes, unpacked, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
                return SymbolLookup.libraryLookup(unpacked, Arena.global());
            } finally {
                // The mapping keeps the file.
                Files.delete(unpacked);
            }
        } catch (IOException failed) {
            throw new UnsatisfiedLinkError("SQLite's library cannot be unpacked: " + failed.getMessage());
        }
    }

    /** A function by its name; the signature has a letter for the result and for each parameter: int, long or pointer, double, void. */
    static MethodHandle function(String name, String signature) {
        return LINKER.downcallHandle(SYMBOLS.findOrThrow(name), descriptor(signature));
    }

    /** A variadic function, whose parameters after so many are variadic. */
    static MethodHandle variadicFunction(String name, String signature, int fixed) {
        return LINKER.downcallHandle(
                SYMBOLS.findOrThrow(name), descriptor(signature), Linker.Option.firstVariadicArg(fixed));
    }

    /** A function that returns soon and calls nothing back: it is called without leaving Java's state. */
    static MethodHandle shortFunction(String name, String signature) {
        return LINKER.downcallHandle(SYMBOLS.findOrThrow(name), descriptor(signature), Linker.Option.critical(false));
    }

    /** A C function that calls a method of an object, which must not throw. */
    static long callback(
            MethodHandles.Lookup lookup, Object target, String method, MethodType type, String signature, Arena arena) {
        try {
            MethodHandle handle = lookup.bind(target, method, type);
            return LINKER.upcallStub(handle, descriptor(signature), arena).address();
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static FunctionDescriptor descriptor(String signature) {
        MemoryLayout[] parameters = new MemoryLayout[signature.length() - 1];
        for (int i = 0; i < parameters.length; i++) parameters[i] = layout(signature.charAt(i + 1));
        return signature.charAt(0) == 'v'
                ? FunctionDescriptor.ofVoid(parameters)
                : FunctionDescriptor.of(layout(signature.charAt(0)), parameters);
    }

    private static MemoryLayout layout(char letter) {
        return switch (letter) {
            case 'i' -> JAVA_INT;
            case 'l' -> JAVA_LONG;
            case 'd' -> JAVA_DOUBLE;
            default -> throw new IllegalArgumentException("no type " + letter);
        };
    }

    /** What a call throws that only native code can end: nothing is expected. */
    static RuntimeException unexpected(Throwable failure) {
        if (failure instanceof Error error) throw error;
        return new IllegalStateException(failure);
    }
}
