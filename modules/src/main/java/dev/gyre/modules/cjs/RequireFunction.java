package dev.gyre.modules.cjs;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.object.NativeCode;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.modules.host.ModuleEmbedder;

/** The require function of a module, and its members resolve and paths. */
// https://nodejs.org/api/modules.html#requireid
final class RequireFunction implements NativeCode {
    /** Identifies the function. One class for all, since lambdas would be linked at each start. */
    private enum Kind {
        REQUIRE,
        RESOLVE,
        PATHS
    }

    private final Kind kind;
    private final CommonJsLoader commonJs;
    private final ModuleEmbedder embedder;
    private final JsObject module;

    private RequireFunction(Kind kind, CommonJsLoader commonJs, ModuleEmbedder embedder, JsObject module) {
        this.kind = kind;
        this.commonJs = commonJs;
        this.embedder = embedder;
        this.module = module;
    }

    static JsObject create(Realm realm, CommonJsLoader commonJs, ModuleEmbedder embedder, JsObject module) {
        JsObject functions = commonJs.module();
        NativeClosure require =
                new NativeClosure(realm, "require", 1, new RequireFunction(Kind.REQUIRE, commonJs, embedder, module));
        NativeClosure resolve =
                new NativeClosure(realm, "resolve", 2, new RequireFunction(Kind.RESOLVE, commonJs, embedder, module));
        resolve.createDataProperty(
                "paths",
                new NativeClosure(realm, "paths", 1, new RequireFunction(Kind.PATHS, commonJs, embedder, module)));
        require.createDataProperty("resolve", resolve);
        require.createDataProperty("main", embedder.mainModule());
        require.createDataProperty("extensions", functions.get("_extensions"));
        require.createDataProperty("cache", functions.get("_cache"));
        return require;
    }

    @Override
    public Object call(Realm realm, JsObject callee, Object self, Object[] arguments, JsObject newTarget) {
        JsObject functions = commonJs.module();
        return switch (kind) {
            case REQUIRE -> ObjectOperations.invoke(realm, module, "require", first(arguments));
            case RESOLVE ->
                commonJs.resolve(
                        module,
                        string(embedder, "request", first(arguments)),
                        arguments.length > 1 ? arguments[1] : Undefined.INSTANCE);
            case PATHS ->
                ObjectOperations.invoke(
                        realm, functions, "_resolveLookupPaths", string(embedder, "request", first(arguments)), module);
        };
    }

    static Object first(Object[] arguments) {
        return arguments.length > 0 ? arguments[0] : Undefined.INSTANCE;
    }

    /** Checks an argument that must be a string. */
    static String string(ModuleEmbedder embedder, String name, Object value) {
        if (value instanceof CharSequence text) return text.toString();
        throw embedder.error("ERR_INVALID_ARG_TYPE", name, "string", value);
    }
}
