package dev.gyre.modules.cjs;

import dev.gyre.engine.error.ErrorKind;
import dev.gyre.engine.error.ErrorObject;
import dev.gyre.engine.error.JsException;
import dev.gyre.engine.error.SyntaxLocation;
import dev.gyre.engine.object.Attributes;
import dev.gyre.engine.object.JsArray;
import dev.gyre.engine.object.JsFunction;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.object.PropertyKey;
import dev.gyre.engine.operations.TypeConversion;
import dev.gyre.engine.realm.Intrinsic;
import dev.gyre.engine.realm.Realm;
import dev.gyre.engine.source.Source;
import dev.gyre.engine.value.Null;
import dev.gyre.engine.value.Undefined;
import dev.gyre.modules.ModuleErrors;
import dev.gyre.modules.ModuleLoader;
import dev.gyre.modules.ModuleOrigin;
import dev.gyre.modules.SourceFiles;
import dev.gyre.modules.TypeScriptFiles;
import dev.gyre.modules.hooks.LoadResult;
import dev.gyre.modules.resolve.ModuleFormat;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Loads CommonJS modules: each file once, as a function of exports, require, module, __filename and __dirname. Its steps are functions of Module that a
 * program may replace, so each step calls the next as a member of Module.
 */
// https://nodejs.org/api/modules.html
public final class CommonJsLoader {
    private static final String[] PARAMETERS = {"exports", "require", "module", "__filename", "__dirname"};

    /** Where Node's loader throws what it has caught. */
    private final Source rethrown = new Source("node:internal/modules/cjs/loader", "  throw err;");

    /** A text that was compiled to see whether it is CommonJS. */
    private record Prepared(String text, JsFunction function) {}

    private final ModuleLoader loader;
    private final Realm realm;
    private final CircularExports circular;
    private final ModuleFunction functions;
    private final Map<String, Prepared> prepared = new HashMap<>();

    public CommonJsLoader(ModuleLoader loader) {
        this.loader = loader;
        realm = loader.realm();
        circular = new CircularExports(realm, loader.embedder());
        functions = new ModuleFunction(this, loader);
    }

    /** What require('module') gives. */
    public JsObject module() {
        return functions.module();
    }

    /** require.cache */
    public JsObject cache() {
        return (JsObject) module().get("_cache");
    }

    /** Runs a file as the program. */
    public void runMain(String filename) {
        callModule("_load", filename, Null.INSTANCE, true);
    }

    /** The exports of a file that an import names. */
    public Object loadForImport(String filename, boolean isMain) {
        return callModule("_load", filename, Undefined.INSTANCE, isMain);
    }

    /** The exports of a text that a hook gave for a file; it runs unless the file has been. */
    public Object runHooked(String filename, String text) {
        Object key = PropertyKey.fromString(filename);
        if (cache().get(key) instanceof JsObject known) return known.get("exports");
        ModuleObject module = create(filename, Undefined.INSTANCE);
        module.put("filename", filename);
        module.put("paths", functions.paths(ModuleObject.folderOf(filename)));
        cache().put(key, module);
        boolean complete = false;
        try {
            compile(module, text, filename, true);
            complete = true;
        } finally {
            if (!complete) cache().delete(key);
        }
        module.put("loaded", true);
        return module.get("exports");
    }

    /** Where a request of a file leads; null when nowhere. */
    public String tryResolve(String request, String filename) {
        try {
            JsObject parent = JsObject.create(realm);
            parent.createDataProperty("id", filename);
            parent.createDataProperty("filename", filename);
            parent.createDataProperty("paths", functions.paths(ModuleObject.folderOf(filename)));
            return resolveWithModule(request, parent, false);
        } catch (JsException missing) {
            return null;
        }
    }

    private Object callModule(String name, Object... arguments) {
        return ((JsObject) module().get(name)).call(module(), arguments);
    }

    /** A module object for code that has no file of its own: -e, the REPL, createRequire. */
    public ModuleObject detached(String filename, String id) {
        ModuleObject module = create(id, Undefined.INSTANCE);
        module.put("filename", filename);
        module.put("paths", functions.paths(ModuleObject.folderOf(filename)));
        return module;
    }

    ModuleObject create(String id, Object parent) {
        ModuleObject module = new ModuleObject(realm, functions.prototype(), id, parent);
        module.require(RequireFunction.create(loader, module));
        ModuleObject.addChild(parent, module, false);
        return module;
    }

    /** What Module._resolveFilename says. */
    String resolveWithModule(String request, Object parent, boolean isMain) {
        return TypeConversion.toString(callModule("_resolveFilename", request, parent, isMain));
    }

    Path path(String name) {
        return loader.resolver().path(name);
    }

    // Module._load
    /** The exports of what a module requests, which is run now unless it has been. */
    Object load(String request, Object parent, boolean isMain) {
        if (request.startsWith("node:")) return builtin(request.substring(5), request);
        String filename;
        String format = null;
        if (loader.hooks().isEmpty()) {
            filename = resolveWithModule(request, parent, isMain);
        } else {
            var resolved = HookedRequire.resolve(loader, request, parent, isMain);
            filename = resolved.filename();
            format = resolved.format();
            if (filename.startsWith("node:")) return builtin(filename.substring(5), filename);
        }
        Object known = cache().get(PropertyKey.fromString(filename));
        if (known instanceof JsObject module) {
            ModuleObject.addChild(parent, module, true);
            if (!TypeConversion.toBoolean(module.get("loaded"))) return circularExports(module);
            return module.get("exports");
        }
        if (loader.embedder().isBuiltin(filename)) return loader.embedder().exports(filename);
        return run(filename, parent, isMain, format).get("exports");
    }

    private Object builtin(String name, String request) {
        if (loader.embedder().isBuiltin(name) || loader.embedder().requiresScheme(name)) return loader.embedder().exports(name);
        throw ModuleErrors.coded(realm, ErrorKind.ERROR, "ERR_UNKNOWN_BUILTIN_MODULE", "No such built-in module: " + request);
    }

    private ModuleObject run(String filename, Object parent, boolean isMain, String format) {
        ModuleObject module = create(filename, parent);
        if (isMain) {
            loader.embedder().mainModule(module);
            module.main();
            module.require(RequireFunction.create(loader, module));
        }
        if (format != null) module.createDataProperty(HookedRequire.FORMAT, format);
        Object key = PropertyKey.fromString(filename);
        cache().put(key, module);
        boolean complete = false;
        try {
            ((JsObject) module.get("load")).call1(module, filename);
            complete = true;
        } finally {
            if (!complete) {
                cache().delete(key);
                ModuleObject.removeChild(realm, parent, module);
            } else {
                circular.unwatch(module.get("exports"));
            }
        }
        return module;
    }

    /** What a module has exported so far; an ES module cannot show its exports so early. */
    private Object circularExports(JsObject module) {
        if (module instanceof ModuleObject object && object.esModule() != null && !loader.esm().isEvaluated(object.esModule())) {
            String parent = ModuleObject.filename(object.parent());
            throw ModuleErrors.coded(realm, ErrorKind.ERROR, "ERR_REQUIRE_CYCLE_MODULE",
                    "Cannot require() ES Module " + TypeConversion.toString(module.get("id")) + " in a cycle." + (parent == null ? "" : " (from " + parent + ")"));
        }
        Object exports = module.get("exports");
        circular.watch(exports);
        return exports;
    }

    // Module.prototype.load
    void loadFile(ModuleObject module, String filename) {
        module.put("filename", filename);
        module.put("paths", functions.paths(ModuleObject.folderOf(filename)));
        JsObject extensions = (JsObject) module().get("_extensions");
        ((JsObject) extensions.get(extensionOf(filename, extensions))).call2(extensions, module, filename);
        module.put("loaded", true);
    }

    /** The longest registered extension of a name; .js where there is none. */
    private static String extensionOf(String filename, JsObject extensions) {
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
    void loadJavaScript(ModuleObject module, String filename) {
        Path file = path(filename);
        ModuleFormat format = loader.formats().declared(file);
        String text;
        if (loader.hooks().isEmpty()) {
            text = SourceFiles.read(loader, file);
        } else {
            LoadResult loaded = HookedRequire.load(loader, module, filename, format);
            text = loaded.text();
            if ("json".equals(loaded.format())) {
                module.put("exports", parseJson(filename, text));
                return;
            }
            if (loaded.format() != null) format = loaded.moduleFormat();
        }
        if (format == ModuleFormat.MODULE && !loader.settings().requireModules()) throw notRequirable(module, filename);
        if (format == ModuleFormat.MODULE) {
            loadEsModule(module, filename, text);
            return;
        }
        Object compile = module.get("_compile");
        if (compile == functions.compileFunction()) compile(module, text, filename, format == ModuleFormat.COMMONJS);
        else ((JsObject) compile).call(module, new Object[] {text, filename, format == ModuleFormat.COMMONJS ? "commonjs" : Undefined.INSTANCE});
    }

    private JsException notRequirable(ModuleObject module, String filename) {
        String parent = ModuleObject.filename(module.parent());
        return ModuleErrors.coded(realm, ErrorKind.ERROR, "ERR_REQUIRE_ESM", "require() of ES Module " + filename
                + (parent == null ? "" : " from " + parent) + " not supported.\nInstead change the require of " + filename + " to a dynamic import() which is available in all CommonJS modules.");
    }

    private void loadEsModule(ModuleObject module, String filename, String text) {
        if (module.isMain()) loader.esm().runAsMain(path(filename), text);
        else module.put("exports", loader.esm().require(module, filename, text));
    }

    // Module.prototype._compile
    /** Runs a text as the module's body; a text that is an ES module is loaded as one, unless something declares it CommonJS. */
    Object compile(ModuleObject module, String text, String filename, boolean isDeclared) {
        JsFunction function;
        try {
            function = function(text, filename, module.isMain());
        } catch (JsException error) {
            if (isDeclared || !loader.settings().detectModules() || !loader.isModule(error, text, filename)) throw explained(error, text, filename);
            if (!loader.settings().requireModules()) throw notRequirable(module, filename);
            loadEsModule(module, filename, text);
            return Undefined.INSTANCE;
        }
        Object exports = module.get("exports");
        return function.call(exports, new Object[] {exports, module.require(), module, filename, ModuleObject.folderOf(filename)});
    }

    private JsFunction function(String text, String filename, boolean isMain) {
        Prepared known = prepared.remove(filename);
        if (known != null && known.text().equals(text)) return known.function();
        Path file = path(filename);
        Source source = new Source(TypeScriptFiles.scriptName(file, loader.formats().stripsTypes()), SourceFiles.withoutHashbang(text));
        return loader.compileCache().function(file, source, new ModuleOrigin(file, isMain), PARAMETERS);
    }

    /** Compiles a text that will be run when its turn comes; throws the SyntaxError of a text that is no CommonJS. */
    public void prepare(String text, String filename) {
        JsFunction function = function(text, filename, false);
        prepared.put(filename, new Prepared(text, function));
    }

    /** A SyntaxError with the place before its stack, and a warning where the text is an ES module in the wrong file. */
    public JsException explained(JsException error, String text, String filename) {
        if (loader.isModule(error, text, filename)) {
            loader.embedder().warnNow("Failed to load the ES module: " + filename
                    + ". Make sure to set \"type\": \"module\" in the nearest package.json file or use the .mjs extension.");
        }
        if (error.value(realm) instanceof ErrorObject object && object.syntaxLocation() != null) {
            object.put("stack", object.syntaxLocation().display() + '\n' + TypeConversion.toString(object.get("stack")));
        }
        return error;
    }

    // Module._extensions['.json']
    void loadJson(ModuleObject module, String filename) {
        String text = loader.hooks().isEmpty() ? SourceFiles.read(realm, path(filename)) : HookedRequire.load(loader, module, filename, ModuleFormat.JSON).text();
        try {
            module.put("exports", parseJson(filename, text));
        } catch (JsException error) {
            // Thrown anew, it shows the loader's place.
            if (error.value(realm) instanceof ErrorObject object) object.syntaxLocation(new SyntaxLocation(rethrown, 2, 3));
            throw error;
        }
    }

    /** The value of a JSON text; an error says which file. */
    public Object parseJson(String filename, String text) {
        JsObject json = realm.intrinsic(Intrinsic.JSON);
        try {
            return ((JsObject) json.get("parse")).call1(json, text);
        } catch (JsException error) {
            if (error.value(realm) instanceof ErrorObject object) {
                String message = TypeConversion.toString(object.get("message"));
                String stack = TypeConversion.toString(object.get("stack"));
                object.defineBuiltin("message", filename + ": " + message, Attributes.METHOD);
                object.defineBuiltin("stack", stack.replace(message, filename + ": " + message), Attributes.METHOD);
            }
            throw error;
        }
    }

    /** A JSON file that an import read, for those who require it later. */
    public Object json(String filename, String text) {
        Object known = cache().get(PropertyKey.fromString(filename));
        if (known instanceof JsObject module && TypeConversion.toBoolean(module.get("loaded"))) return module.get("exports");
        Object value = parseJson(filename, text);
        ModuleObject module = create(filename, Undefined.INSTANCE);
        module.put("filename", filename);
        module.put("paths", functions.paths(ModuleObject.folderOf(filename)));
        module.put("exports", value);
        module.put("loaded", true);
        cache().put(PropertyKey.fromString(filename), module);
        return value;
    }

    /** Whether a file's module has begun and not ended. */
    public boolean isRunning(String filename) {
        return cache().get(PropertyKey.fromString(filename)) instanceof ModuleObject module && !module.isLoaded();
    }

    /** -r: modules that run before the program. */
    public void preload(List<String> requests) {
        if (requests.isEmpty()) return;
        ModuleObject parent = create("internal/preload", Null.INSTANCE);
        parent.put("paths", functions.paths(loader.settings().cwd().toString()));
        for (String request : requests) ((JsObject) parent.get("require")).call1(parent, request);
    }

    JsArray list(List<Path> paths) {
        List<Object> names = new ArrayList<>();
        for (Path path : paths) names.add(path.toString());
        return JsArray.fromList(realm, names);
    }
}
