package dev.gyre.modules.cjs;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.modules.cache.CompileCache;
import dev.gyre.modules.files.SourceFiles;
import dev.gyre.modules.hooks.HookChain;
import dev.gyre.modules.hooks.LoadResult;
import dev.gyre.modules.host.ModuleEmbedder;
import dev.gyre.modules.host.ModuleErrors;
import dev.gyre.modules.host.ModuleSettings;
import dev.gyre.modules.resolve.FormatDetector;
import dev.gyre.modules.resolve.ModuleFormat;
import dev.gyre.modules.resolve.ModuleOrigin;
import dev.gyre.modules.resolve.Resolver;
import dev.gyre.modules.source.SourceReader;
import dev.gyre.modules.source.SyntaxDetection;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Loads CommonJS modules. Each file is loaded once, as a record of the module graph that runs when it is required or
 * when the import that names it is evaluated. The steps are functions of Module that a program may replace, so each
 * step calls the next as a member of Module.
 */
// https://nodejs.org/api/modules.html
public final class CommonJsLoader {
    private final Realm realm;
    private final ModuleSettings settings;
    private final ModuleEmbedder embedder;
    private final Resolver resolver;
    private final FormatDetector formats;
    private final HookChain hooks;
    private final SourceReader sources;
    private final CommonJsTexts texts;
    private final CircularExports circular;
    private final ModuleFunction functions;
    private final RequireCache cache;
    private final JsonModules json;
    private final ExportNames exportNames;
    private final HookedRequire hookedRequire;
    private EsModules esModules;
    private boolean preloading;

    public CommonJsLoader(
            Realm realm,
            ModuleSettings settings,
            ModuleEmbedder embedder,
            Resolver resolver,
            FormatDetector formats,
            HookChain hooks,
            CompileCache compileCache,
            SourceReader sources,
            CommonJsTexts texts) {
        this.realm = realm;
        this.settings = settings;
        this.embedder = embedder;
        this.resolver = resolver;
        this.formats = formats;
        this.hooks = hooks;
        this.sources = sources;
        this.texts = texts;
        circular = new CircularExports(realm, embedder);
        functions = new ModuleFunction(realm, settings, resolver, compileCache, embedder, this);
        cache = new RequireCache(functions);
        json = new JsonModules(realm, cache, this);
        exportNames = new ExportNames(resolver, formats, compileCache, sources, this);
        hookedRequire = new HookedRequire(realm, hooks, resolver, formats, embedder, this);
    }

    /** Sets the ES module loader; must be called before anything is loaded. */
    public void esModules(EsModules loader) {
        esModules = loader;
    }

    /** The value of require('module'). */
    public JsObject module() {
        return functions.module();
    }

    /** require.cache. */
    public RequireCache cache() {
        return cache;
    }

    /** The values of JSON files. */
    public JsonModules json() {
        return json;
    }

    /** Runs a file as the program. */
    public void runMain(String filename) {
        callModule("_load", filename, Null.INSTANCE, true);
    }

    // ---- imports

    /** The record of a file that an import names; if a hook provided a text, that is what will run. */
    public CommonJsRecord imported(ModuleOrigin origin, String filename, String text, boolean hooked) {
        return imported(origin, filename, text, text, hooked);
    }

    /** The record of a file that an import names and that require reads when it runs; the text is for the names of its exports. */
    public CommonJsRecord importedFile(ModuleOrigin origin, String filename, String text) {
        return imported(origin, filename, text, null, false);
    }

    private CommonJsRecord imported(ModuleOrigin origin, String filename, String text, String toRun, boolean hooked) {
        JsObject module = cache.get(filename);
        CommonJsRecord record;
        if (module == null) {
            record = waiting(filename, toRun, hooked);
        } else {
            record = module instanceof ModuleObject object && object.record() instanceof CommonJsRecord known
                    ? known
                    : record(module, filename);
        }
        exportNames.find(record, filename, text);
        return record.linked(origin);
    }

    /** Creates a record that has not run and that require finds from now on. */
    CommonJsRecord waiting(String filename, String text, boolean hooked) {
        ModuleObject module = placed(create(filename, Undefined.INSTANCE), filename);
        cache.put(filename, module);
        CommonJsRecord record = (CommonJsRecord) module.record();
        record.await(text, hooked);
        return record;
    }

    /** Runs the module of an import that is being evaluated; returns its exports. */
    Object runImported(JsObject module, String filename, boolean isMain) {
        if (cache.get(filename) != module) throw embedder.error("ERR_INTERNAL_ASSERTION");
        return callModule("_load", filename, Undefined.INSTANCE, isMain);
    }

    /** The same for a text that a hook provided. */
    Object runText(CommonJsRecord record, JsObject module, String filename) {
        record.begin();
        boolean complete = false;
        try {
            compile(module, record.text(), filename, true);
            complete = true;
        } finally {
            if (!complete) cache.remove(filename);
        }
        module.put("loaded", true);
        return module.get("exports");
    }

    /** Whether a file's module is running. */
    public boolean isRunning(String filename) {
        return cache.get(filename) instanceof ModuleObject module && !module.isLoaded() && !module.isWaiting();
    }

    /** The file that a request of a file resolves to; null if none. */
    String tryResolve(String request, String filename) {
        try {
            JsObject parent = placed(JsObject.create(realm), filename);
            parent.createDataProperty("id", filename);
            return resolveWithModule(request, parent, false);
        } catch (JsException missing) {
            return null;
        }
    }

    // ---- module objects

    /** A module object for code without a file: -e, the REPL, createRequire. */
    public ModuleObject detached(String filename, String id) {
        return placed(create(id, Undefined.INSTANCE), filename);
    }

    ModuleObject create(String id, Object parent) {
        ModuleObject module = new ModuleObject(realm, functions.prototype(), id, parent);
        module.record(record(module, id));
        module.require(RequireFunction.create(realm, this, embedder, module));
        ModuleObject.addChild(parent, module, false);
        return module;
    }

    /** Sets the module's file name and the folders that are searched for its packages. */
    private <M extends JsObject> M placed(M module, String filename) {
        module.put("filename", filename);
        module.put("paths", functions.paths(ModuleObject.folderOf(filename)));
        return module;
    }

    /** Adds a module that is already loaded. */
    void addLoaded(String filename, Object exports) {
        ModuleObject module = placed(create(filename, Undefined.INSTANCE), filename);
        module.put("exports", exports);
        module.put("loaded", true);
        cache.put(filename, module);
    }

    private Object callModule(String name, Object... arguments) {
        return ObjectOperations.call(module().get(name), module(), arguments);
    }

    /** Calls Module._resolveFilename. */
    String resolveWithModule(String request, Object parent, boolean isMain) {
        return TypeConversion.toString(callModule("_resolveFilename", request, parent, isMain));
    }

    // require.resolve(request[, options]), https://nodejs.org/api/modules.html#requireresolverequest-options
    /** The file name that a request of a module resolves to. */
    Object resolve(JsObject module, String request, Object options) {
        if (!hooks.isEmpty() && options == Undefined.INSTANCE)
            return hookedRequire.resolve(request, module, false).filename();
        return ObjectOperations.invoke(realm, module(), "_resolveFilename", request, module, false, options);
    }

    /** Creates the record of a module object, or of an object that a program put into require.cache in its place. */
    CommonJsRecord record(JsObject module, String filename) {
        return new CommonJsRecord(realm, this, module, filename);
    }

    Path path(String name) {
        return resolver.path(name);
    }

    // ---- the steps of require

    // Module._load
    /** The exports of a requested module, which is run now if it has not run. */
    Object load(String request, Object parent, boolean isMain) {
        if (request.startsWith("node:") && hooks.isEmpty()) return builtin(request.substring(5), request);
        String filename;
        String format = null;
        if (hooks.isEmpty()) {
            filename = resolveWithModule(request, parent, isMain);
        } else {
            var resolved = hookedRequire.resolve(request, parent, isMain);
            filename = resolved.filename();
            format = resolved.format();
            if (filename.startsWith("node:") && hookedRequire.isBuiltin(filename, format))
                return builtin(filename.substring(5), filename);
        }
        JsObject known = cache.get(filename);
        if (known != null) {
            ModuleObject.addChild(parent, known, true);
            if (TypeConversion.toBoolean(known.get("loaded"))) return known.get("exports");
            if (!(known instanceof ModuleObject module) || !module.isWaiting()) return circularExports(known);
            return run(module, filename, parent, isMain, format).get("exports");
        }
        if (embedder.isBuiltin(filename)) return embedder.exports(filename);
        return run(create(filename, parent), filename, parent, isMain, format).get("exports");
    }

    private Object builtin(String name, String request) {
        if (embedder.isBuiltin(name) || embedder.requiresScheme(name)) return embedder.exports(name);
        throw ModuleErrors.coded(
                realm, ErrorKind.ERROR, "ERR_UNKNOWN_BUILTIN_MODULE", "No such built-in module: " + request);
    }

    private ModuleObject run(ModuleObject module, String filename, Object parent, boolean isMain, String format) {
        if (isMain) {
            embedder.mainModule(module);
            module.main();
            module.require(RequireFunction.create(realm, this, embedder, module));
        }
        if (format != null) module.createDataProperty(HookedRequire.FORMAT, format);
        cache.put(filename, module);
        module.begin();
        boolean complete = false;
        try {
            ObjectOperations.invoke(realm, module, "load", filename);
            complete = true;
        } finally {
            if (!complete) {
                cache.remove(filename);
                ModuleObject.removeChild(parent, module);
            } else {
                circular.unwatch(module.get("exports"));
            }
        }
        return module;
    }

    /** The current exports of a module; those of an unfinished ES module cannot be accessed. */
    private Object circularExports(JsObject module) {
        if (module instanceof ModuleObject object && !esModules.isEvaluated(object.record())) {
            String parent = ModuleObject.filename(object.parent());
            throw ModuleErrors.coded(
                    realm,
                    ErrorKind.ERROR,
                    "ERR_REQUIRE_CYCLE_MODULE",
                    "Cannot require() ES Module " + TypeConversion.toString(module.get("id")) + " in a cycle."
                            + (parent == null ? "" : " (from " + parent + ")"));
        }
        Object exports = module.get("exports");
        circular.watch(exports);
        return exports;
    }

    // Module.prototype.load
    void loadFile(JsObject module, String filename) {
        placed(module, filename);
        JsObject extensions = extensions();
        ObjectOperations.invoke(realm, extensions, extensionOf(filename, extensions), module, filename);
        module.put("loaded", true);
        if (module instanceof ModuleObject object && object.record() instanceof CommonJsRecord record) record.finish();
    }

    /** Module._extensions, which a program may have replaced. */
    JsObject extensions() {
        return functions.extensions();
    }

    /** The longest registered extension of a name; .js if there is none. */
    static String extensionOf(String filename, JsObject extensions) {
        String name = filename.substring(filename.lastIndexOf('/') + 1);
        for (int dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
            if (dot > 0 && TypeConversion.toBoolean(extensions.get(PropertyKey.fromString(name.substring(dot)))))
                return name.substring(dot);
        }
        return ".js";
    }

    /** The files from a module up to the first one that was loaded, for errors. */
    static List<String> requireStack(Object module) {
        List<String> stack = new ArrayList<>();
        for (Object link = module; link instanceof JsObject object; link = ModuleObject.parentOf(link)) {
            String filename = ModuleObject.filename(object);
            stack.add(filename == null || filename.isEmpty() ? TypeConversion.toString(object.get("id")) : filename);
        }
        return stack;
    }

    // Module._extensions['.js']
    void loadJavaScript(JsObject module, String filename) {
        Path file = path(filename);
        boolean isMain = module instanceof ModuleObject object && object.isMain();
        ModuleFormat format = isMain ? formats.declared(file) : formats.forRequire(file);
        CommonJsRecord record =
                module instanceof ModuleObject object && object.record() instanceof CommonJsRecord own ? own : null;
        String text = record == null ? null : record.text();
        if (hooks.isEmpty() || record != null && record.isImportedFile()) {
            if (text == null) text = sources.read(file);
        } else {
            LoadResult loaded = hookedRequire.load(module, filename, format);
            text = loaded.isTypeScript() ? sources.javaScript(loaded.text(), filename) : loaded.text();
            if (loaded.format() != null) format = loaded.moduleFormat();
        }
        if (format == ModuleFormat.MODULE && !settings.requireModules()) throw notRequirable(module, filename);
        if (format == ModuleFormat.MODULE) {
            loadEsModule(module, filename, text);
            return;
        }
        Object compile = module.get("_compile");
        if (compile == functions.compileFunction()) compile(module, text, filename, format == ModuleFormat.COMMONJS);
        else
            ObjectOperations.call(
                    compile, module, text, filename, format == ModuleFormat.COMMONJS ? "commonjs" : Undefined.INSTANCE);
    }

    private JsException notRequirable(JsObject module, String filename) {
        String parent = ModuleObject.filename(ModuleObject.parentOf(module));
        return ModuleErrors.coded(
                realm,
                ErrorKind.ERROR,
                "ERR_REQUIRE_ESM",
                "require() of ES Module " + filename + (parent == null ? "" : " from " + parent)
                        + " not supported.\nInstead change the require of " + filename
                        + " to a dynamic import() which is available in all CommonJS modules.");
    }

    private void loadEsModule(JsObject module, String filename, String text) {
        if (module instanceof ModuleObject object && object.isMain()) esModules.runAsMain(path(filename), text);
        else module.put("exports", esModules.require(module, filename, text));
    }

    // Module.prototype._compile
    /**
     * Runs a text as the module's body; a text that is an ES module is loaded as one, unless it is declared as
     * CommonJS.
     */
    Object compile(JsObject module, String text, String filename, boolean isDeclared) {
        ModuleObject own = module instanceof ModuleObject object ? object : null;
        JsObject function =
                own != null && own.record() instanceof CommonJsRecord record ? record.takeFunction(text) : null;
        if (function == null) {
            try {
                function = texts.function(text, filename);
            } catch (JsException error) {
                if (isDeclared || !settings.detectModules() || !SyntaxDetection.isModule(realm, error, text, filename))
                    throw texts.explained(error, text, filename);
                if (!settings.requireModules()) throw notRequirable(module, filename);
                loadEsModule(module, filename, text);
                return Undefined.INSTANCE;
            }
        }
        Object exports = module.get("exports");
        JsObject require = own != null ? own.require() : RequireFunction.create(realm, this, embedder, module);
        return texts.run(function, exports, require, module, filename);
    }

    // Module._extensions['.json']
    void loadJson(JsObject module, String filename) {
        Path file = path(filename);
        if (hooks.isEmpty()) embedder.checkReading(file);
        String text = hooks.isEmpty()
                ? SourceFiles.read(realm, file)
                : hookedRequire.load(module, filename, ModuleFormat.JSON).text();
        module.put("exports", json.required(filename, text));
    }

    /** Loads the modules of -r, before the program. */
    public void preload(List<String> requests) {
        if (requests.isEmpty()) return;
        ModuleObject parent = create("internal/preload", Null.INSTANCE);
        parent.put("paths", functions.paths(settings.cwd().toString()));
        preloading = true;
        try {
            for (String request : requests) ObjectOperations.invoke(realm, parent, "require", request);
        } finally {
            preloading = false;
        }
    }

    /** Whether modules of -r are being loaded. */
    boolean isPreloading() {
        return preloading;
    }
}
