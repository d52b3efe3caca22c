package dev.gyre.modules.cache;

import dev.gyre.engine.CompiledFunction;
import dev.gyre.engine.module.SourceTextModule;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.modules.lexer.ExportScanner.Exports;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A module that was compiled in this run and will be written to the cache.
 *
 * @param compiled a JsFunction, a SourceTextModule, or the export names of a CommonJS text
 */
record CacheEntry(Path file, long key, Object compiled) {
    /** Writes a temporary file and renames it, so that no other process reads a partial file. */
    void write() {
        byte[] bytes = bytes();
        if (bytes == null) return;
        Path temporary = file.resolveSibling(file.getFileName() + "."
                + Long.toHexString(ProcessHandle.current().pid() ^ System.nanoTime() << 20));
        try {
            Files.write(temporary, bytes);
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException full) {
            // With a full or read-only disk the next start is slower, but this program continues.
            delete(temporary);
        }
    }

    private byte[] bytes() {
        if (compiled instanceof Exports exports) return CachedExports.write(exports, key);
        return compiled instanceof JsFunction function
                ? CompiledFunction.bytes(function, key)
                : ((SourceTextModule) compiled).bytes(key);
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException readOnly) {
            // No temporary file was written.
        }
    }
}
