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

/** Compiles CommonJS texts as functions of exports, require, module, __filename and __dirname. */
// https://nodejs.org/api/modules.html#the-module-wrapper
public final class CommonJsTexts {
    private static final String[] PARAMETERS = {"exports", "require", "module", "__filename", "__dirname"};
    /**
     * Up to this depth, modules that require one another do not count as nested calls: such chains are not recursion,
     * and fit on Java's stack.
     */
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

    /** The function of a file's text; throws a SyntaxError if the text is not CommonJS. */
    public JsFunction function(String text, String filename) {
        Path file = resolver.path(filename);
        Source source = new Source(formats.scriptName(file), SourceFiles.withoutHashbang(text));
        return compileCache.function(file, source, new ModuleOrigin(file, false), PARAMETERS);
    }

    /** Whether the syntax of a text shows that it is an ES module. */
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
        long depth = agent.depth();
        boolean isFree = nesting < FREE_NESTING && depth > 0;
        nesting++;
        agent.enterModule();
        if (isFree) agent.depth(depth - 1);
        try {
            return function.call(
                    exports, new Object[] {exports, require, module, filename, ModuleObject.folderOf(filename)});
        } finally {
            if (isFree) agent.depth(depth);
            agent.leaveModule();
            nesting--;
        }
    }

    /**
     * Adds the position to the stack of a SyntaxError, and warns if the text is an ES module in the wrong kind of file.
     */
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
