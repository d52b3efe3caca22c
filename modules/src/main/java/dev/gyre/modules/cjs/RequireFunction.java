package dev.gyre.modules.cjs;

import dev.gyre.engine.error.ErrorKind;
import dev.gyre.engine.error.ValueText;
import dev.gyre.engine.object.JsArray;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.object.NativeClosure;
import dev.gyre.engine.object.PropertyKey;
import dev.gyre.engine.operations.ObjectOperations;
import dev.gyre.engine.operations.TypeConversion;
import dev.gyre.engine.realm.Realm;
import dev.gyre.engine.value.Null;
import dev.gyre.engine.value.Undefined;
import dev.gyre.modules.ModuleErrors;
import dev.gyre.modules.ModuleLoader;
import dev.gyre.modules.resolve.Resolver.Resolution;
import java.nio.file.Path;
import java.util.ArrayList;

/** Makes the require function of a module. */
// https://nodejs.org/api/modules.html#requireid
final class RequireFunction {
    private RequireFunction() {}

    static JsObject create(ModuleLoader loader, ModuleObject module) {
        Realm realm = loader.realm();
        CommonJsLoader commonJs = loader.commonJs();
        NativeClosure require = new NativeClosure(realm, "require", 1,
                (current, callee, self, arguments, newTarget) -> commonJs.require(module, identifier(current, arguments)));
        NativeClosure resolve = new NativeClosure(realm, "resolve", 2, (current, callee, self, arguments, newTarget) ->
                resolve(loader, module, identifier(current, arguments), arguments.length > 1 ? arguments[1] : Undefined.INSTANCE));
        resolve.createDataProperty("paths", new NativeClosure(realm, "paths", 1, (current, callee, self, arguments, newTarget) ->
                paths(loader, module, identifier(current, arguments))));
        require.createDataProperty("resolve", resolve);
        JsObject main = commonJs.main();
        require.createDataProperty("main", main != null ? main : ".".equals(module.get("id")) ? module : Undefined.INSTANCE);
        require.createDataProperty("extensions", commonJs.extensions());
        require.createDataProperty("cache", commonJs.cache());
        return require;
    }

    private static String identifier(Realm realm, Object[] arguments) {
        Object id = arguments.length > 0 ? arguments[0] : Undefined.INSTANCE;
        if (id instanceof CharSequence text) return text.toString();
        throw ModuleErrors.coded(realm, ErrorKind.TYPE, "ERR_INVALID_ARG_TYPE",
                "The \"id\" argument must be of type string. Received " + received(id));
    }

    private static String received(Object value) {
        return value == Undefined.INSTANCE || value == Null.INSTANCE ? value.toString()
                : value instanceof JsObject object ? "an instance of " + object.className()
                : "type " + TypeConversion.typeof(value) + " (" + ValueText.of(value) + ")";
    }

    private static Object resolve(ModuleLoader loader, ModuleObject module, String specifier, Object options) {
        Path folder = module.file().getParent();
        Resolution resolution = null;
        if (options instanceof JsObject object && object.get("paths") instanceof JsObject paths) {
            long length = ObjectOperations.lengthOfArrayLike(paths);
            for (long i = 0; i < length && resolution == null; i++) {
                Path start = folder.resolve(TypeConversion.toString(paths.get(PropertyKey.fromIndex(i))));
                boolean isLast = i == length - 1;
                resolution = isLast ? loader.resolver().require(specifier, start, CommonJsLoader.requireStack(module))
                        : loader.resolver().tryRequire(specifier, start);
            }
        }
        if (resolution == null) resolution = loader.resolver().require(specifier, folder, CommonJsLoader.requireStack(module));
        return resolution.isBuiltin() ? specifier : resolution.file().toString();
    }

    private static Object paths(ModuleLoader loader, ModuleObject module, String specifier) {
        if (loader.builtins().isBuiltin(specifier) || specifier.startsWith("node:")) return Null.INSTANCE;
        var paths = new ArrayList<Object>();
        if (specifier.startsWith("./") || specifier.startsWith("../")) paths.add(module.file().getParent().toString());
        else for (Path path : loader.resolver().lookupPaths(module.file().getParent())) paths.add(path.toString());
        return JsArray.fromList(loader.realm(), paths);
    }
}
