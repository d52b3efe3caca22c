package dev.gyre.modules.cjs;

import dev.gyre.engine.runtime.exotic.ProxyObject;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.modules.cache.CacheFunctions;
import dev.gyre.modules.cache.CompileCache;
import dev.gyre.modules.cjs.ModuleMethod.Kind;
import dev.gyre.modules.host.ModuleEmbedder;
import dev.gyre.modules.host.ModuleSettings;
import dev.gyre.modules.resolve.Resolver;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The Module function: what require('module') returns, and the constructor of module objects. */
// https://nodejs.org/api/module.html
final class ModuleFunction {
    private static final String[] WRAPPER = {"(function (exports, require, module, __filename, __dirname) { ", "\n});"};

    private final Realm realm;
    private final Resolver resolver;
    private final CompileCache compileCache;
    private final ModuleEmbedder embedder;
    private final CommonJsLoader commonJs;
    private JsObject module;
    private JsObject prototype;
    private final ModuleResolution resolution;
    private JsObject compileFunction;

    ModuleFunction(
            Realm realm,
            ModuleSettings settings,
            Resolver resolver,
            CompileCache compileCache,
            ModuleEmbedder embedder,
            CommonJsLoader commonJs) {
        this.realm = realm;
        this.resolver = resolver;
        this.compileCache = compileCache;
        this.embedder = embedder;
        this.commonJs = commonJs;
        resolution = new ModuleResolution(realm, settings, resolver, embedder, this);
    }

    JsObject module() {
        if (module == null) create();
        return module;
    }

    JsObject prototype() {
        if (module == null) create();
        return prototype;
    }

    /** The original Module.prototype._compile, even if a program has replaced it. */
    JsObject compileFunction() {
        return compileFunction;
    }

    /** The node_modules folders for a module in a folder. */
    JsArray paths(String folder) {
        return list(resolver.require()
                .nodeModulesPaths(embedder.cwd().resolve(folder).normalize()));
    }

    ModuleResolution resolution() {
        return resolution;
    }

    private NativeClosure function(String name, int length, Kind kind) {
        return new NativeClosure(
                realm, name, length, new ModuleMethod(kind, this, commonJs, embedder), kind == Kind.MODULE);
    }

    private void method(JsObject target, String name, int length, Kind kind) {
        target.createDataProperty(name, function(name, length, kind));
    }

    private void create() {
        module = function("Module", 0, Kind.MODULE);
        prototype = JsObject.create(realm);
        module.defineBuiltin("prototype", prototype, Attributes.NONE);
        // An accessor, so that inspected modules look like plain objects.
        prototype.defineBuiltin("constructor", new Accessor(function("", 0, Kind.CONSTRUCTOR), null), Attributes.NONE);
        prototype.defineBuiltin(
                "parent",
                new Accessor(function("get parent", 0, Kind.GET_PARENT), function("set parent", 1, Kind.SET_PARENT)),
                Attributes.CONFIGURABLE);
        prototype.defineBuiltin(
                "isPreloading", new Accessor(function("get", 0, Kind.IS_PRELOADING), null), Attributes.NONE);
        method(prototype, "load", 1, Kind.LOAD_FILE);
        method(prototype, "require", 1, Kind.REQUIRE);
        compileFunction = function("_compile", 3, Kind.COMPILE);
        prototype.createDataProperty("_compile", compileFunction);
        module.defineBuiltin("_stat", function("stat", 1, Kind.STAT), Attributes.METHOD);
        module.createDataProperty("_cache", JsObject.create(realm, null));
        module.createDataProperty("_pathCache", JsObject.create(realm, null));
        JsObject extensions = JsObject.create(realm, null);
        extensions.createDataProperty(".js", function("", 2, Kind.JAVASCRIPT));
        extensions.createDataProperty(".json", function("", 2, Kind.JSON));
        extensions.createDataProperty(".node", function("", 2, Kind.NATIVE));
        module.createDataProperty("_extensions", extensions);
        showGlobalPaths();
        staticMethods();
        CacheFunctions.install(realm, module, compileCache);
        module.createDataProperty("Module", module);
    }

    // Module._initPaths
    void initPaths() {
        resolution.initPaths();
        showGlobalPaths();
    }

    private void showGlobalPaths() {
        module.createDataProperty("globalPaths", list(resolution.globalPaths()));
    }

    private void staticMethods() {
        module.createDataProperty("_debug", function("deprecated", 0, Kind.NOTHING));
        method(module, "isBuiltin", 1, Kind.IS_BUILTIN);
        method(module, "_findPath", 3, Kind.FIND_PATH);
        method(module, "_nodeModulePaths", 1, Kind.NODE_MODULE_PATHS);
        method(module, "_resolveLookupPaths", 2, Kind.RESOLVE_LOOKUP_PATHS);
        method(module, "_load", 3, Kind.LOAD);
        method(module, "_resolveFilename", 4, Kind.RESOLVE_FILENAME);
        method(module, "createRequire", 1, Kind.CREATE_REQUIRE);
        method(module, "_initPaths", 0, Kind.INIT_PATHS);
        method(module, "_preloadModules", 1, Kind.PRELOAD_MODULES);
        method(module, "runMain", 0, Kind.RUN_MAIN);
        module.defineBuiltin("wrap", function("wrap", 1, Kind.WRAP), Attributes.METHOD);
        JsArray wrapper = JsArray.fromList(realm, new ArrayList<>(List.of(WRAPPER)));
        // A proxy, as util.inspect shows.
        module.defineBuiltin("wrapper", ProxyObject.create(realm, wrapper, JsObject.create(realm)), Attributes.METHOD);
        JsArray names = JsArray.fromList(realm, new ArrayList<>(embedder.names()));
        names.restrict(true);
        module.createDataProperty("builtinModules", names);
    }

    /** Module._extensions, which a program may have replaced. */
    JsObject extensions() {
        return TypeConversion.toObject(realm, module().get("_extensions"));
    }

    private JsArray list(List<Path> paths) {
        List<Object> names = new ArrayList<>();
        for (Path path : paths) names.add(path.toString());
        return JsArray.fromList(realm, names);
    }

    String wrap(String text) {
        return WRAPPER[0] + text + WRAPPER[1];
    }

    // module.createRequire(filename), https://nodejs.org/api/module.html#modulecreaterequirefilename
    Object createRequire(Object filename) {
        String name = filename instanceof JsObject url && url.get("href") instanceof CharSequence href
                ? href.toString()
                : filename instanceof CharSequence text ? text.toString() : "";
        if (!name.startsWith("/") && !name.startsWith("file:")) {
            throw embedder.error(
                    "ERR_INVALID_ARG_VALUE",
                    "filename",
                    filename,
                    "must be a file URL object, file URL string, or absolute path string");
        }
        Path file = name.startsWith("file:") ? resolver.toPath(name) : resolver.path(name);
        String path = name.endsWith("/") ? file.resolve("noop.js").toString() : file.toString();
        return commonJs.detached(path, path).require();
    }
}
