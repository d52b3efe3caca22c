package dev.gyre.modules.cjs;

import dev.gyre.engine.error.ErrorKind;
import dev.gyre.engine.object.Attributes;
import dev.gyre.engine.object.JsArray;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.object.NativeClosure;
import dev.gyre.engine.object.NativeCode;
import dev.gyre.engine.operations.TypeConversion;
import dev.gyre.engine.realm.Realm;
import dev.gyre.engine.value.Undefined;
import dev.gyre.modules.ModuleErrors;
import dev.gyre.modules.ModuleLoader;
import dev.gyre.modules.cache.CacheFunctions;
import java.nio.file.Path;
import java.util.ArrayList;

/** Makes the Module function: what require('module') returns, and the constructor of module objects. */
// https://nodejs.org/api/module.html
final class ModuleFunction {
    private ModuleFunction() {}

    static JsObject createPrototype(CommonJsLoader commonJs, ModuleLoader loader) {
        Realm realm = loader.realm();
        NativeClosure module = new NativeClosure(realm, "Module", 0, (current, callee, self, arguments, newTarget) ->
                commonJs.detached(loader.resolver().path(arguments.length > 0 ? TypeConversion.toString(arguments[0]) : "/"), ""), true);
        JsObject prototype = JsObject.create(realm);
        module.defineBuiltin("prototype", prototype, Attributes.NONE);
        prototype.defineBuiltin("constructor", module, Attributes.METHOD);
        method(realm, prototype, "require", 1, (current, callee, self, arguments, newTarget) ->
                commonJs.require((ModuleObject) self, TypeConversion.toString(arguments[0])));
        method(realm, prototype, "_compile", 2, (current, callee, self, arguments, newTarget) -> {
            commonJs.compile((ModuleObject) self, TypeConversion.toString(arguments[0]), TypeConversion.toString(arguments[1]));
            return Undefined.INSTANCE;
        });
        module.createDataProperty("Module", module);
        module.createDataProperty("_cache", commonJs.cache());
        module.createDataProperty("_extensions", commonJs.extensions());
        CacheFunctions.install(realm, module, loader.compileCache());
        module.createDataProperty("builtinModules", JsArray.fromList(realm, new ArrayList<>(loader.builtins().names())));
        method(realm, module, "isBuiltin", 1, (current, callee, self, arguments, newTarget) -> isBuiltin(loader, arguments));
        method(realm, module, "createRequire", 1, (current, callee, self, arguments, newTarget) -> createRequire(current, commonJs, loader, arguments));
        return prototype;
    }

    private static void method(Realm realm, JsObject target, String name, int length, NativeCode code) {
        target.createDataProperty(name, new NativeClosure(realm, name, length, code));
    }

    private static boolean isBuiltin(ModuleLoader loader, Object[] arguments) {
        if (arguments.length == 0 || !(arguments[0] instanceof CharSequence)) return false;
        String name = arguments[0].toString();
        if (name.startsWith("node:")) return loader.builtins().isBuiltin(name.substring(5)) || loader.builtins().requiresScheme(name.substring(5));
        return loader.builtins().isBuiltin(name);
    }

    // module.createRequire(filename), https://nodejs.org/api/module.html#modulecreaterequirefilename
    private static Object createRequire(Realm realm, CommonJsLoader commonJs, ModuleLoader loader, Object[] arguments) {
        Object filename = arguments.length > 0 ? arguments[0] : Undefined.INSTANCE;
        String name = filename instanceof JsObject url && url.get("href") instanceof CharSequence href ? href.toString()
                : filename instanceof CharSequence text ? text.toString() : "";
        Path file = name.startsWith("file:") ? loader.resolver().fromUrl(name) : name.startsWith("/") ? loader.resolver().path(name) : null;
        if (file == null) {
            throw ModuleErrors.coded(realm, ErrorKind.TYPE, "ERR_INVALID_ARG_VALUE",
                    "The argument 'filename' must be a file URL object, file URL string, or absolute path string. Received '" + name + "'");
        }
        return commonJs.detached(name.endsWith("/") ? file.resolve("noop.js") : file, file.toString()).require();
    }
}
