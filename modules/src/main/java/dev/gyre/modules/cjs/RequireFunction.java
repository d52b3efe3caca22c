package dev.gyre.modules.cjs;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.object.NativeCode;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.modules.ModuleLoader;

/** The require function of a module, and its members resolve and paths. */
// https://nodejs.org/api/modules.html#requireid
final class RequireFunction implements NativeCode {
    /** Which of the functions: one class, since lambdas would be linked at each start. */
    private enum Kind { REQUIRE, RESOLVE, PATHS }

    private final Kind kind;
    private final ModuleLoader loader;
    private final JsObject module;

    private RequireFunction(Kind kind, ModuleLoader loader, JsObject module) {
        this.kind = kind;
        this.loader = loader;
        this.module = module;
    }

    static JsObject create(ModuleLoader loader, JsObject module) {
        Realm realm = loader.realm();
        JsObject functions = loader.commonJs().module();
        NativeClosure require = new NativeClosure(realm, "require", 1, new RequireFunction(Kind.REQUIRE, loader, module));
        NativeClosure resolve = new NativeClosure(realm, "resolve", 2, new RequireFunction(Kind.RESOLVE, loader, module));
        resolve.createDataProperty("paths", new NativeClosure(realm, "paths", 1, new RequireFunction(Kind.PATHS, loader, module)));
        require.createDataProperty("resolve", resolve);
        require.createDataProperty("main", loader.embedder().mainModule());
        require.createDataProperty("extensions", functions.get("_extensions"));
        require.createDataProperty("cache", functions.get("_cache"));
        return require;
    }

    @Override
    public Object call(Realm realm, JsObject callee, Object self, Object[] arguments, JsObject newTarget) {
        JsObject functions = loader.commonJs().module();
        return switch (kind) {
            case REQUIRE -> ObjectOperations.invoke(realm, module, "require", first(arguments));
            case RESOLVE -> resolve(functions, string(loader, "request", first(arguments)), arguments.length > 1 ? arguments[1] : Undefined.INSTANCE);
            case PATHS -> ObjectOperations.invoke(realm, functions, "_resolveLookupPaths", string(loader, "request", first(arguments)), module);
        };
    }

    private Object resolve(JsObject functions, String request, Object options) {
        if (!loader.hooks().isEmpty() && options == Undefined.INSTANCE) return HookedRequire.resolve(loader, request, module, false).filename();
        return ObjectOperations.invoke(loader.realm(), functions, "_resolveFilename", request, module, false, options);
    }

    static Object first(Object[] arguments) {
        return arguments.length > 0 ? arguments[0] : Undefined.INSTANCE;
    }

    /** An argument that must be a string. */
    static String string(ModuleLoader loader, String name, Object value) {
        if (value instanceof CharSequence text) return text.toString();
        throw loader.embedder().error("ERR_INVALID_ARG_TYPE", name, "string", value);
    }
}
