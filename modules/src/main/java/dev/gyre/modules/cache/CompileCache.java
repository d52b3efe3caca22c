package dev.gyre.modules.cache;

import dev.gyre.engine.CompiledFunction;
import dev.gyre.engine.SourceTextModules;
import dev.gyre.engine.module.SourceTextModule;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.modules.files.FileBytes;
import dev.gyre.modules.lexer.ExportScanner;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

// https://nodejs.org/api/module.html#module-compile-cache
/**
 * Compiles modules, or reads the code that an earlier run has cached. New code is written at the end of the program or
 * on request.
 */
public final class CompileCache {
    private static final String COMMONJS = "commonjs", MODULE = "module", EXPORTS = "exports";

    private final Realm realm;
    private CacheHost host;
    private CacheFolder folder;
    private String decoded;
    private long decodedHash;
    private final List<CacheEntry> pending = new ArrayList<>();

    public CompileCache(Realm realm) {
        this.realm = realm;
    }

    /** The result of enabling the cache; directory and message may be null. */
    public record Outcome(CacheStatus status, String message, String directory) {}

    /** Must be called before the cache is enabled. */
    public void host(CacheHost host) {
        this.host = host;
    }

    CacheHost host() {
        return host;
    }

    // module.enableCompileCache ( [ options ] ), https://nodejs.org/api/module.html#moduleenablecompilecacheoptions
    public Outcome enable(String directory, boolean portable) {
        if (folder != null)
            return new Outcome(CacheStatus.ALREADY_ENABLED, null, folder.path().toString());
        if (host.environment("NODE_DISABLE_COMPILE_CACHE") != null)
            return new Outcome(CacheStatus.DISABLED, "Disabled by NODE_DISABLE_COMPILE_CACHE", null);
        String name = host.folder();
        if (name == null) return new Outcome(CacheStatus.FAILED, "The build of the engine is not known", null);
        Path path = host.resolve(directory).normalize();
        String missing = host.missingPermission(path.resolve(name));
        if (missing != null) {
            String reason = missing + " permission for " + path.resolve(name) + " is not granted";
            return new Outcome(CacheStatus.FAILED, "Skipping compile cache because " + reason, null);
        }
        String problem = CacheFolder.create(path.resolve(name));
        if (problem != null) return new Outcome(CacheStatus.FAILED, "Cannot create cache directory: " + problem, null);
        folder = new CacheFolder(path.resolve(name), host.build(), portable);
        return new Outcome(CacheStatus.ENABLED, null, path.toString());
    }

    /** The cache folder, or null. */
    public String directory() {
        return folder == null ? null : folder.path().toString();
    }

    /** Records the hash of a text just read, while its bytes are available: it will probably be compiled next. */
    public void decoded(byte[] bytes, String text) {
        // Only for ASCII: other bytes may be invalid UTF-8, or begin with a byte order mark.
        if (folder != null && bytes.length == text.length()) {
            decoded = text;
            decodedHash = CacheFolder.hash(bytes);
        }
    }

    /**
     * Compiles the function of a CommonJS file as {@link CompiledFunction#compile} does, or reads it from the cache.
     */
    public JsFunction function(Path file, Source source, ImportReferrer referrer, String[] parameters) {
        if (folder == null) return CompiledFunction.compile(realm, source, referrer, parameters);
        long key = folder.key(hash(source.text()), COMMONJS);
        Path kept = folder.file(file, COMMONJS);
        byte[] bytes = read(kept);
        JsFunction function =
                bytes == null ? null : CompiledFunction.read(realm, source, referrer, bytes, key, parameters);
        if (function != null) return function;
        function = CompiledFunction.compile(realm, source, referrer, parameters);
        pending.add(new CacheEntry(kept, key, function));
        return function;
    }

    /** Compiles an ES module as {@link SourceTextModules#parse} does, or reads it from the cache. */
    public SourceTextModule module(Path file, Source source, Object hostDefined) {
        if (folder == null) return SourceTextModules.parse(realm, source, hostDefined);
        long key = folder.key(hash(source.text()), MODULE);
        Path kept = folder.file(file, MODULE);
        byte[] bytes = read(kept);
        SourceTextModule module = bytes == null ? null : SourceTextModules.read(realm, source, hostDefined, bytes, key);
        if (module != null) return module;
        module = SourceTextModules.parse(realm, source, hostDefined);
        pending.add(new CacheEntry(kept, key, module));
        return module;
    }

    /** Finds the exports of a CommonJS text as {@link ExportScanner#scan} does, or reads them from the cache. */
    public ExportScanner.Exports exports(Path file, String text) {
        if (folder == null) return ExportScanner.scan(text);
        long key = folder.key(hash(text), EXPORTS);
        Path kept = folder.file(file, EXPORTS);
        byte[] bytes = read(kept);
        ExportScanner.Exports exports = bytes == null ? null : CachedExports.read(bytes, key);
        if (exports != null) return exports;
        exports = ExportScanner.scan(text);
        pending.add(new CacheEntry(kept, key, exports));
        return exports;
    }

    private long hash(String text) {
        return text == decoded ? decodedHash : CacheFolder.hash(text);
    }

    private static byte[] read(Path file) {
        try {
            return FileBytes.read(file);
        } catch (NoSuchFileException absent) {
            return null;
        } catch (IOException unreadable) {
            // An unreadable file is treated like a missing one.
            return null;
        }
    }

    // module.flushCompileCache ( [ keepDeserializedCache ] ),
    // https://nodejs.org/api/module.html#moduleflushcompilecachekeepdeserializedcache
    /** Writes everything that was compiled since the last call. */
    public void flush() {
        for (CacheEntry entry : pending) entry.write();
        pending.clear();
    }
}
