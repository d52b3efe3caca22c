package dev.gyre.engine.realm;

import dev.gyre.engine.object.Attributes;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.value.Undefined;

/** The properties of the global object, in V8's order; the values are made at their first read. */
final class GlobalObject {
    private GlobalObject() {}

    // SetDefaultGlobalBindings ( realmRec ), https://tc39.es/ecma262/#sec-setdefaultglobalbindings
    static void populate(Realm realm, JsObject global) {
        for (Intrinsic which : Intrinsic.values()) {
            if (which.isGlobal()) {
                global.defineBuiltin(which.globalName(), new LazyIntrinsic(realm, which), Attributes.METHOD);
            }
        }
        global.defineBuiltin("Infinity", Double.POSITIVE_INFINITY, Attributes.NONE);
        global.defineBuiltin("NaN", Double.NaN, Attributes.NONE);
        global.defineBuiltin("undefined", Undefined.INSTANCE, Attributes.NONE);
        global.defineBuiltin("globalThis", global, Attributes.METHOD);
    }
}
