package dev.gyre.node.modules;

import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.environment.Environment;

/** Functions of node:module that are implemented in the library; each loads its file at the first call. */
// https://nodejs.org/api/module.html
final class ModuleFunctions {
    private static final String SOURCE_MAP = "internal/source_map/source_map_cache";

    private ModuleFunctions() {}

    static void define(Environment environment, JsObject module) {
        if (module.hasOwnProperty("stripTypeScriptTypes")) return;
        define(environment, module, "internal/modules/typescript", "stripTypeScriptTypes", 1);
        for (String name : new String[] {"findSourceMap", "getSourceMapsSupport", "setSourceMapsSupport"}) {
            define(environment, module, SOURCE_MAP, name, name.startsWith("get") ? 0 : 1);
        }
        NativeClosure getter = new NativeClosure(
                environment.realm(), "get SourceMap", 0, (current, callee, self, arguments, newTarget) -> {
                    Object constructor = ((JsObject) environment.library().require(SOURCE_MAP)).get("SourceMap");
                    module.defineOwnProperty("SourceMap", PropertyDescriptor.data(constructor, Attributes.ALL));
                    return constructor;
                });
        module.defineBuiltin(
                "SourceMap",
                new Accessor(getter, null),
                Attributes.ENUMERABLE | Attributes.CONFIGURABLE | Attributes.ACCESSOR);
    }

    private static void define(Environment environment, JsObject module, String file, String name, int length) {
        Realm realm = environment.realm();
        module.createDataProperty(
                name,
                new NativeClosure(
                        realm,
                        name,
                        length,
                        (current, callee, self, arguments, newTarget) ->
                                environment.library().call(file, name, arguments)));
    }
}
