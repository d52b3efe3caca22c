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
/** Compiles modules, or takes what an earlier run kept of them; what was compiled is written when the program ends or asks. */
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

    /** What enabling came to: the directory and the message may be null. */
    public record Outcome(CacheStatus status, String message, String directory) {}

    /** Before anything is enabled. */
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
        String problem = CacheFolder.create(path.resolve(name));
        if (problem != null) return new Outcome(CacheStatus.FAILED, "Cannot create cache directory: " + problem, null);
        folder = new CacheFolder(path.resolve(name), host.build(), portable);
        return new Outcome(CacheStatus.ENABLED, null, path.toString());
    }

    /** The folder that is in use, or null. */
    public String directory() {
        return folder == null ? null : folder.path().toString();
    }

    /** Records the hash of a text just read, while its bytes are at hand: it is likely to be compiled next. */
    public void decoded(byte[] bytes, String text) {
        // Of ASCII alone: other bytes may be no UTF-8, or begin with a mark.
        if (folder != null && bytes.length == text.length()) {
            decoded = text;
            decodedHash = CacheFolder.hash(bytes);
        }
    }

    /** The function of a CommonJS file, as {@link CompiledFunction#compile} makes it. */
    public JsFunction function(Path file, Source source, ImportReferrer referrer, String[] parameters) {
        if (folder == null) return CompiledFunction.compile(realm, source, referrer, parameters);
        long key = folder.key(hash(source.text()), COMMONJS);
        Path kept = folder.file(file, COMMONJS);
        byte[] bytes = read(kept);
        JsFunction function = bytes == null ? null : CompiledFunction.read(realm, source, referrer, bytes, key);
        if (function != null) return function;
        function = CompiledFunction.compile(realm, source, referrer, parameters);
        pending.add(new CacheEntry(kept, key, function));
        return function;
    }

    /** The record of an ES module, as {@link SourceTextModule#parse} makes it. */
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

    /** What a CommonJS text exports, as {@link ExportScanner#scan} finds it. */
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
            // A miss like the other.
            return null;
        }
    }

    // module.flushCompileCache ( [ keepDeserializedCache ] ),
    // https://nodejs.org/api/module.html#moduleflushcompilecachekeepdeserializedcache
    /** Writes what was compiled since the last time. */
    public void flush() {
        for (CacheEntry entry : pending) entry.write();
        pending.clear();
    }
}
