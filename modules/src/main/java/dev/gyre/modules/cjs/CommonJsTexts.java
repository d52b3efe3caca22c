package dev.gyre.modules.cjs;

import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.modules.cache.CompileCache;
import dev.gyre.modules.files.SourceFiles;
import dev.gyre.modules.host.ModuleEmbedder;
import dev.gyre.modules.host.ModuleSettings;
import dev.gyre.modules.resolve.FormatDetector;
import dev.gyre.modules.resolve.ModuleOrigin;
import dev.gyre.modules.resolve.Resolver;
import dev.gyre.modules.source.SyntaxDetection;
import java.nio.file.Path;

/** Texts of CommonJS modules as functions of exports, require, module, __filename and __dirname. */
// https://nodejs.org/api/modules.html#the-module-wrapper
public final class CommonJsTexts {
    private static final String[] PARAMETERS = {"exports", "require", "module", "__filename", "__dirname"};
    /** So many modules may require one another without counting as calls: real chains are not recursion, and Java's stack has room for them. */
    private static final int FREE_NESTING = 12_000;

    private final Realm realm;
    private final ModuleSettings settings;
    private final Resolver resolver;
    private final FormatDetector formats;
    private final CompileCache compileCache;
    private final ModuleEmbedder embedder;
    private int nesting;

    public CommonJsTexts(
            Realm realm,
            ModuleSettings settings,
            Resolver resolver,
            FormatDetector formats,
            CompileCache compileCache,
            ModuleEmbedder embedder) {
        this.realm = realm;
        this.settings = settings;
        this.resolver = resolver;
        this.formats = formats;
        this.compileCache = compileCache;
        this.embedder = embedder;
    }

    /** The function of a file's text; throws the SyntaxError of a text that is not CommonJS. */
    public JsFunction function(String text, String filename) {
        Path file = resolver.path(filename);
        Source source = new Source(formats.scriptName(file), SourceFiles.withoutHashbang(text));
        return compileCache.function(file, source, new ModuleOrigin(file, false), PARAMETERS);
    }

    /** Whether a text is an ES module by its syntax alone. */
    public boolean hasModuleSyntax(String text, String filename) {
        try {
            function(text, filename);
            return false;
        } catch (JsException error) {
            return settings.detectModules() && SyntaxDetection.isModule(realm, error, text, filename);
        }
    }

    /** Runs a module's function. */
    Object run(JsObject function, Object exports, JsObject require, JsObject module, String filename) {
        Agent agent = realm.agent();
        int depth = agent.depth();
        boolean isFree = nesting < FREE_NESTING && depth > 0;
        nesting++;
        if (isFree) agent.depth(depth - 1);
        try {
            return function.call(
                    exports, new Object[] {exports, require, module, filename, ModuleObject.folderOf(filename)});
        } finally {
            if (isFree) agent.depth(depth);
            nesting--;
        }
    }

    /** A SyntaxError with the place before its stack, and a warning where the text is an ES module in the wrong file. */
    JsException explained(JsException error, String text, String filename) {
        if (SyntaxDetection.isModule(realm, error, text, filename)) {
            embedder.warnNow(
                    "Failed to load the ES module: " + filename
                            + ". Make sure to set \"type\": \"module\" in the nearest package.json file or use the .mjs extension.");
        }
        if (error.value(realm) instanceof ErrorObject object && object.syntaxLocation() != null) {
            object.put(
                    "stack", object.syntaxLocation().display() + '\n' + TypeConversion.toString(object.get("stack")));
        }
        return error;
    }
}
