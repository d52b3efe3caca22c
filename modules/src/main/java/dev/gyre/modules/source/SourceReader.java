package dev.gyre.modules.source;

import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.modules.cache.CompileCache;
import dev.gyre.modules.files.SourceFiles;
import dev.gyre.modules.host.ModuleEmbedder;
import dev.gyre.modules.resolve.FormatDetector;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/** Reads the source text of programs: JavaScript unchanged, TypeScript without its types. */
public final class SourceReader {
    private final Realm realm;
    private final FormatDetector formats;
    private final CompileCache compileCache;
    private final ModuleEmbedder embedder;
    private final TypeScriptFiles typeScript;
    /** The files that were read; null until recording begins. */
    private Set<Path> readFiles;

    public SourceReader(Realm realm, FormatDetector formats, CompileCache compileCache, ModuleEmbedder embedder) {
        this.realm = realm;
        this.formats = formats;
        this.compileCache = compileCache;
        this.embedder = embedder;
        typeScript = new TypeScriptFiles(realm, formats, embedder);
    }

    /**
     * The JavaScript of a file.
     *
     * @throws dev.gyre.engine.runtime.error.JsException with the system's code if the file cannot be read, or with
     * Node's code if its TypeScript is rejected
     */
    public String read(Path file) {
        embedder.checkReading(file);
        byte[] bytes = SourceFiles.bytes(realm, file);
        String text = SourceFiles.decode(bytes);
        compileCache.decoded(bytes, text);
        if (readFiles != null) readFiles.add(file);
        return formats.isTypeScript(file.toString()) ? typeScript.javaScript(file, text) : text;
    }

    /**
     * The JavaScript of a TypeScript text.
     *
     * @param name the name of the text in errors
     * @throws dev.gyre.engine.runtime.error.JsException if the text is rejected
     */
    public String javaScript(String text, String name) {
        return typeScript.javaScript(text, name);
    }

    /** Begins to record which files are read. */
    public void recordFiles() {
        if (readFiles == null) readFiles = new HashSet<>();
    }

    /** Whether a file was read since recording began. */
    public boolean hasRead(Path file) {
        return readFiles != null && readFiles.contains(file);
    }
}
