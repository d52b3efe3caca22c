package dev.gyre.modules.cjs;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.modules.ModuleErrors;
import dev.gyre.modules.ModuleLoader;
import dev.gyre.modules.ModuleOrigin;
import dev.gyre.modules.SourceFiles;
import dev.gyre.modules.TypeScriptFiles;
import dev.gyre.modules.hooks.LoadResult;
import dev.gyre.modules.resolve.ModuleFormat;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Loads CommonJS modules: each file once, as a record of the graph that runs when it is required or when an import's turn comes. The steps are functions of
 * Module that a program may replace, so each step calls the next as a member of Module.
 */
// https://nodejs.org/api/modules.html
public final class CommonJsLoader {
    private final ModuleLoader loader;
    private final Realm realm;
    private final CircularExports circular;
    private final ModuleFunction functions;
    private final CommonJsTexts texts;
    private final JsonModules json;
    private final ExportNames exportNames;

    public CommonJsLoader(ModuleLoader loader) {
        this.loader = loader;
        realm = loader.realm();
        circular = new CircularExports(realm, loader.embedder());
        functions = new ModuleFunction(this, loader);
        texts = new CommonJsTexts(loader);
        json = new JsonModules(loader, this);
        exportNames = new ExportNames(loader, this);
    }

    /** What require('module') gives. */
    public JsObject module() {
        return functions.module();
    }

    /** Texts and the functions that they compile to. */
    public CommonJsTexts texts() {
        return texts;
    }

    public JsonModules json() {
        return json;
    }

    /** Runs a file as the program. */
    public void runMain(String filename) {
        callModule("_load", filename, Null.INSTANCE, true);
    }

    // ---- imports

    /** The record of a file that an import names, which runs at its turn; a text that a hook gave is what runs then. */
    public CommonJsRecord imported(ModuleOrigin origin, String filename, String text, boolean hooked) {
        JsObject module = loader.graph().required(filename);
        CommonJsRecord record;
        if (module == null) {
            record = waiting(filename, text, hooked);
        } else {
            record = module instanceof ModuleObject object && object.record() instanceof CommonJsRecord known ? known : new CommonJsRecord(loader, module, filename);
        }
        exportNames.find(record, filename, text);
        return record.linked(origin);
    }

    /** A new record, which require finds from now on. */
    CommonJsRecord waiting(String filename, String text, boolean hooked) {
        ModuleObject module = placed(create(filename, Undefined.INSTANCE), filename);
        loader.graph().addRequired(filename, module);
        CommonJsRecord record = (CommonJsRecord) module.record();
        record.await(text, hooked);
        return record;
    }

    /** Runs the module of an import whose turn has come; its exports. */
    Object runImported(JsObject module, String filename, boolean isMain) {
        if (loader.graph().required(filename) != module) throw loader.embedder().error("ERR_INTERNAL_ASSERTION");
        return callModule("_load", filename, Undefined.INSTANCE, isMain);
    }

    /** The same of a text that a hook gave. */
    Object runText(CommonJsRecord record, JsObject module, String filename) {
        record.begin();
        boolean complete = false;
        try {
            compile(module, record.text(), filename, true);
            complete = true;
        } finally {
            if (!complete) loader.graph().removeRequired(filename);
        }
        module.put("loaded", true);
        return module.get("exports");
    }

    /** Whether a file's module has begun and not ended. */
    public boolean isRunning(String filename) {
        return loader.graph().required(filename) instanceof ModuleObject module && !module.isLoaded() && !module.isWaiting();
    }

    /** Where a request of a file leads; null when nowhere. */
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

    /** A module object for code that has no file of its own: -e, the REPL, createRequire. */
    public ModuleObject detached(String filename, String id) {
        return placed(create(id, Undefined.INSTANCE), filename);
    }

    ModuleObject create(String id, Object parent) {
        ModuleObject module = new ModuleObject(realm, functions.prototype(), id, parent);
        module.record(new CommonJsRecord(loader, module, id));
        module.require(RequireFunction.create(loader, module));
        ModuleObject.addChild(parent, module, false);
        return module;
    }

    /** The module with its file name and the folders that it searches for packages. */
    private <M extends JsObject> M placed(M module, String filename) {
        module.put("filename", filename);
        module.put("paths", functions.paths(ModuleObject.folderOf(filename)));
        return module;
    }

    /** A module that has nothing to run. */
    void addLoaded(String filename, Object exports) {
        ModuleObject module = placed(create(filename, Undefined.INSTANCE), filename);
        module.put("exports", exports);
        module.put("loaded", true);
        loader.graph().addRequired(filename, module);
    }

    private Object callModule(String name, Object... arguments) {
        return ObjectOperations.call(module().get(name), module(), arguments);
    }

    /** What Module._resolveFilename says. */
    String resolveWithModule(String request, Object parent, boolean isMain) {
        return TypeConversion.toString(callModule("_resolveFilename", request, parent, isMain));
    }

    Path path(String name) {
        return loader.resolver().path(name);
    }

    // ---- the steps of require

    // Module._load
    /** The exports of what a module requests, which is run now unless it has been. */
    Object load(String request, Object parent, boolean isMain) {
        if (request.startsWith("node:") && loader.hooks().isEmpty()) return builtin(request.substring(5), request);
        String filename;
        String format = null;
        if (loader.hooks().isEmpty()) {
            filename = resolveWithModule(request, parent, isMain);
        } else {
            var resolved = HookedRequire.resolve(loader, request, parent, isMain);
            filename = resolved.filename();
            format = resolved.format();
            if (filename.startsWith("node:") && HookedRequire.isBuiltin(loader, filename, format)) return builtin(filename.substring(5), filename);
        }
        JsObject known = loader.graph().required(filename);
        if (known != null) {
            ModuleObject.addChild(parent, known, true);
            if (TypeConversion.toBoolean(known.get("loaded"))) return known.get("exports");
            if (!(known instanceof ModuleObject module) || !module.isWaiting()) return circularExports(known);
            return run(module, filename, parent, isMain, format).get("exports");
        }
        if (loader.embedder().isBuiltin(filename)) return loader.embedder().exports(filename);
        return run(create(filename, parent), filename, parent, isMain, format).get("exports");
    }

    private Object builtin(String name, String request) {
        if (loader.embedder().isBuiltin(name) || loader.embedder().requiresScheme(name)) return loader.embedder().exports(name);
        throw ModuleErrors.coded(realm, ErrorKind.ERROR, "ERR_UNKNOWN_BUILTIN_MODULE", "No such built-in module: " + request);
    }

    private ModuleObject run(ModuleObject module, String filename, Object parent, boolean isMain, String format) {
        if (isMain) {
            loader.embedder().mainModule(module);
            module.main();
            module.require(RequireFunction.create(loader, module));
        }
        if (format != null) module.createDataProperty(HookedRequire.FORMAT, format);
        loader.graph().addRequired(filename, module);
        module.begin();
        boolean complete = false;
        try {
            ObjectOperations.invoke(realm, module, "load", filename);
            complete = true;
        } finally {
            if (!complete) {
                loader.graph().removeRequired(filename);
                ModuleObject.removeChild(parent, module);
            } else {
                circular.unwatch(module.get("exports"));
            }
        }
        return module;
    }

    /** What a module has exported so far; an ES module cannot show its exports so early. */
    private Object circularExports(JsObject module) {
        if (module instanceof ModuleObject object && !loader.esm().isEvaluated(object.record())) {
            String parent = ModuleObject.filename(object.parent());
            throw ModuleErrors.coded(realm, ErrorKind.ERROR, "ERR_REQUIRE_CYCLE_MODULE",
                    "Cannot require() ES Module " + TypeConversion.toString(module.get("id")) + " in a cycle." + (parent == null ? "" : " (from " + parent + ")"));
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
        return TypeConversion.toObject(realm, module().get("_extensions"));
    }

    /** The longest registered extension of a name; .js where there is none. */
    static String extensionOf(String filename, JsObject extensions) {
        String name = filename.substring(filename.lastIndexOf('/') + 1);
        for (int dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
            if (dot > 0 && TypeConversion.toBoolean(extensions.get(PropertyKey.fromString(name.substring(dot))))) return name.substring(dot);
        }
        return ".js";
    }

    /** Files from a module up to the one that began, for errors. */
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
        ModuleFormat format = isMain ? loader.formats().declared(file) : loader.formats().forRequire(file);
        String text = module instanceof ModuleObject object && object.record() instanceof CommonJsRecord record ? record.text() : null;
        if (loader.hooks().isEmpty()) {
            if (text == null) text = SourceFiles.read(loader, file);
        } else {
            LoadResult loaded = HookedRequire.load(loader, module, filename, format);
            text = loaded.isTypeScript() ? TypeScriptFiles.javaScript(loader, loaded.text(), filename) : loaded.text();
            if (loaded.format() != null) format = loaded.moduleFormat();
        }
        if (format == ModuleFormat.MODULE && !loader.settings().requireModules()) throw notRequirable(module, filename);
        if (format == ModuleFormat.MODULE) {
            loadEsModule(module, filename, text);
            return;
        }
        Object compile = module.get("_compile");
        if (compile == functions.compileFunction()) compile(module, text, filename, format == ModuleFormat.COMMONJS);
        else ObjectOperations.call(compile, module, text, filename, format == ModuleFormat.COMMONJS ? "commonjs" : Undefined.INSTANCE);
    }

    private JsException notRequirable(JsObject module, String filename) {
        String parent = ModuleObject.filename(ModuleObject.parentOf(module));
        return ModuleErrors.coded(realm, ErrorKind.ERROR, "ERR_REQUIRE_ESM", "require() of ES Module " + filename
                + (parent == null ? "" : " from " + parent) + " not supported.\nInstead change the require of " + filename + " to a dynamic import() which is available in all CommonJS modules.");
    }

    private void loadEsModule(JsObject module, String filename, String text) {
        if (module instanceof ModuleObject object && object.isMain()) loader.esm().runAsMain(path(filename), text);
        else module.put("exports", loader.esm().require(module, filename, text));
    }

    // Module.prototype._compile
    /** Runs a text as the module's body; a text that is an ES module is loaded as one, unless something declares it CommonJS. */
    Object compile(JsObject module, String text, String filename, boolean isDeclared) {
        ModuleObject own = module instanceof ModuleObject object ? object : null;
        JsObject function = own != null && own.record() instanceof CommonJsRecord record ? record.takeFunction(text) : null;
        if (function == null) {
            try {
                function = texts.function(text, filename);
            } catch (JsException error) {
                if (isDeclared || !loader.settings().detectModules() || !loader.isModule(error, text, filename)) throw texts.explained(error, text, filename);
                if (!loader.settings().requireModules()) throw notRequirable(module, filename);
                loadEsModule(module, filename, text);
                return Undefined.INSTANCE;
            }
        }
        Object exports = module.get("exports");
        JsObject require = own != null ? own.require() : RequireFunction.create(loader, module);
        return texts.run(function, exports, require, module, filename);
    }

    // Module._extensions['.json']
    void loadJson(JsObject module, String filename) {
        String text = loader.hooks().isEmpty() ? SourceFiles.read(realm, path(filename)) : HookedRequire.load(loader, module, filename, ModuleFormat.JSON).text();
        module.put("exports", json.required(filename, text));
    }

    /** -r: modules that run before the program. */
    public void preload(List<String> requests) {
        if (requests.isEmpty()) return;
        ModuleObject parent = create("internal/preload", Null.INSTANCE);
        parent.put("paths", functions.paths(loader.settings().cwd().toString()));
        for (String request : requests) ObjectOperations.invoke(realm, parent, "require", request);
    }

    JsArray list(List<Path> paths) {
        List<Object> names = new ArrayList<>();
        for (Path path : paths) names.add(path.toString());
        return JsArray.fromList(realm, names);
    }
}
