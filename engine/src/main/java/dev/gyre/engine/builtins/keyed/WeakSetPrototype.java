package dev.gyre.engine.builtins.keyed;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.realm.Realm;

/** WeakSet.prototype. */
// 24.4.3 Properties of the WeakSet Prototype Object,
// https://tc39.es/ecma262/#sec-properties-of-the-weakset-prototype-object
@BuiltinObject(intrinsic = "%WeakSet.prototype%")
public final class WeakSetPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "WeakSet";

    private WeakSetPrototype() {}

    private static WeakCollection requireSet(Object self, String method) {
        if (self instanceof WeakCollection set && !set.isMap()) return set;
        throw Receiver.incompatible(self, "WeakSet.prototype." + method);
    }

    // WeakSet.prototype.add ( value ), https://tc39.es/ecma262/#sec-weakset.prototype.add
    @Builtin
    static Object add(Realm realm, Object self, Object value) {
        WeakCollection set = requireSet(self, "add");
        if (!WeakCollection.canBeHeldWeakly(realm, value)) throw Errors.typeError("Invalid value used in weak set");
        set.add(value, Boolean.TRUE);
        return self;
    }

    // WeakSet.prototype.has ( value ), https://tc39.es/ecma262/#sec-weakset.prototype.has
    @Builtin
    static boolean has(Realm realm, Object self, Object value) {
        return requireSet(self, "has").value(value) != null;
    }

    // WeakSet.prototype.delete ( value ), https://tc39.es/ecma262/#sec-weakset.prototype.delete
    @Builtin
    static boolean delete(Realm realm, Object self, Object value) {
        return requireSet(self, "delete").remove(value);
    }
}
