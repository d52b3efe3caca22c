package dev.gyre.engine.builtins.keyed;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** WeakMap.prototype. */
// 24.3.3 Properties of the WeakMap Prototype Object,
// https://tc39.es/ecma262/#sec-properties-of-the-weakmap-prototype-object
@BuiltinObject(intrinsic = "%WeakMap.prototype%")
public final class WeakMapPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "WeakMap";

    private WeakMapPrototype() {}

    private static WeakCollection requireMap(Object self, String method) {
        if (self instanceof WeakCollection map && map.isMap()) return map;
        throw Receiver.incompatible(self, "WeakMap.prototype." + method);
    }

    private static void requireKey(Realm realm, Object key) {
        if (!WeakCollection.canBeHeldWeakly(realm, key)) throw Errors.typeError("Invalid value used as weak map key");
    }

    // WeakMap.prototype.get ( key ), https://tc39.es/ecma262/#sec-weakmap.prototype.get
    @Builtin
    static Object get(Realm realm, Object self, Object key) {
        Object value = requireMap(self, "get").value(key);
        return value == null ? Undefined.INSTANCE : value;
    }

    // WeakMap.prototype.set ( key, value ), https://tc39.es/ecma262/#sec-weakmap.prototype.set
    @Builtin
    static Object set(Realm realm, Object self, Object key, Object value) {
        WeakCollection map = requireMap(self, "set");
        requireKey(realm, key);
        map.add(key, value);
        return self;
    }

    // WeakMap.prototype.has ( key ), https://tc39.es/ecma262/#sec-weakmap.prototype.has
    @Builtin
    static boolean has(Realm realm, Object self, Object key) {
        return requireMap(self, "has").value(key) != null;
    }

    // WeakMap.prototype.delete ( key ), https://tc39.es/ecma262/#sec-weakmap.prototype.delete
    @Builtin
    static boolean delete(Realm realm, Object self, Object key) {
        return requireMap(self, "delete").remove(key);
    }

    // WeakMap.prototype.getOrInsert ( key, value ), https://tc39.es/ecma262/#sec-weakmap.prototype.getorinsert
    @Builtin
    static Object getOrInsert(Realm realm, Object self, Object key, Object value) {
        WeakCollection map = requireMap(self, "getOrInsert");
        requireKey(realm, key);
        Object present = map.value(key);
        if (present != null) return present;
        map.add(key, value);
        return value;
    }

    // WeakMap.prototype.getOrInsertComputed ( key, callback ),
    // https://tc39.es/ecma262/#sec-weakmap.prototype.getorinsertcomputed
    @Builtin
    static Object getOrInsertComputed(Realm realm, Object self, Object key, Object callback) {
        WeakCollection map = requireMap(self, "getOrInsertComputed");
        requireKey(realm, key);
        JsObject function = Receiver.requireCallable(callback);
        Object present = map.value(key);
        if (present != null) return present;
        Object value = function.call1(Undefined.INSTANCE, key);
        map.add(key, value);
        return value;
    }
}
