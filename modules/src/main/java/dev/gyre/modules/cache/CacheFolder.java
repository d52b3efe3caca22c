package dev.gyre.modules.cache;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.zip.Adler32;
import java.util.zip.CRC32;

/** The cache folder of one version, build and user, and the names and keys of its files. */
record CacheFolder(Path path, long build, boolean portable) {
    /** Creates the folder; returns the system's error message, or null if it exists. */
    static String create(Path path) {
        try {
            Files.createDirectories(path);
            return null;
        } catch (AccessDeniedException denied) {
            return "permission denied";
        } catch (IOException failed) {
            for (Path parent = path; parent != null; parent = parent.getParent()) {
                if (Files.exists(parent)) return Files.isDirectory(parent) ? reason(failed) : "not a directory";
            }
            return reason(failed);
        }
    }

    private static String reason(IOException failed) {
        return failed instanceof FileSystemException exception && exception.getReason() != null
                ? exception.getReason().toLowerCase(Locale.ROOT)
                : "unknown error";
    }

    /**
     * The file for a module. A portable cache may be moved together with the modules, so its names depend on the
     * relative path.
     */
    Path file(Path module, String kind) {
        String name = module.toString();
        if (portable && module.getFileSystem() == path.getFileSystem())
            name = path.toAbsolutePath().relativize(module.toAbsolutePath()).toString();
        return path.resolve(Long.toHexString(hash(kind + ":" + name)) + ".gyre");
    }

    /** The key of a text, from its hash and the way it is compiled. */
    long key(long textHash, String kind) {
        return textHash ^ Long.rotateLeft(build * 0x9E3779B97F4A7C15L, 17) ^ hash(kind) * 31;
    }

    static long hash(String text) {
        return hash(text.getBytes(StandardCharsets.UTF_8));
    }

    static long hash(byte[] bytes) {
        // Two checksums that the JDK computes in native code even before warm-up.
        var crc = new CRC32();
        crc.update(bytes);
        var adler = new Adler32();
        adler.update(bytes);
        return crc.getValue() << 32 ^ adler.getValue() ^ (long) bytes.length << 20;
    }
}
