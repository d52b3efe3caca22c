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
 * A module that was compiled in this run and is to be written.
 *
 * @param compiled a JsFunction, a SourceTextModule, or what a CommonJS text exports
 */
record CacheEntry(Path file, long key, Object compiled) {
    /** Written beside its place and moved there as a whole, so that no other process sees half of it. */
    void write() {
        byte[] bytes = bytes();
        if (bytes == null) return;
        Path temporary = file.resolveSibling(file.getFileName() + "."
                + Long.toHexString(ProcessHandle.current().pid() ^ System.nanoTime() << 20));
        try {
            Files.write(temporary, bytes);
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException full) {
            // A full or read-only disk costs the next start its time, and this program nothing.
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
            // Nothing was written then.
        }
    }
}
