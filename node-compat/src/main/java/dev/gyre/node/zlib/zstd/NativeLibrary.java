package dev.gyre.node.zlib.zstd;

import com.github.luben.zstd.util.Native;
import com.github.luben.zstd.util.ZstdVersion;
import java.nio.file.Files;
import java.nio.file.Path;

/** The native library of zstd-jni: from the Java runtime's folder if it is there, else unpacked by zstd-jni into the folder for temporary files. */
final class NativeLibrary {
    private NativeLibrary() {}

    /** Loads it, once in a process. */
    static void load() {
        if (Native.isLoaded()) return;
        Path installed = Path.of(
                System.getProperty("java.home"), "lib", System.mapLibraryName("zstd-jni-" + ZstdVersion.VERSION));
        if (Files.exists(installed)) {
            System.load(installed.toString());
            Native.assumeLoaded();
        } else {
            Native.load();
        }
    }
}
