package dev.gyre.node.os;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** The C library of the system. */
final class CLibrary {
    /** The longest version that is read. */
    private static final int MOST_BYTES = 64;

    private CLibrary() {}

    /**
     * The version of the GNU C library, as {@code 2.36}; null where the system has another, such as musl.
     */
    // https://www.gnu.org/software/gnulib/manual/html_node/gnu_005fget_005flibc_005fversion.html
    static String glibcVersionOrNull() {
        Linker linker = Linker.nativeLinker();
        MemorySegment function =
                linker.defaultLookup().find("gnu_get_libc_version").orElse(null);
        if (function == null) return null;
        var text = ValueLayout.ADDRESS.withTargetLayout(MemoryLayout.sequenceLayout(MOST_BYTES, ValueLayout.JAVA_BYTE));
        try {
            return ((MemorySegment) linker.downcallHandle(function, FunctionDescriptor.of(text))
                            .invokeExact())
                    .getString(0);
        } catch (Error | RuntimeException failed) {
            throw failed;
        } catch (Throwable impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
