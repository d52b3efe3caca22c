package dev.gyre.engine.builtins.keyed;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** The WeakSet constructor. */
// 24.4.1 The WeakSet Constructor, https://tc39.es/ecma262/#sec-weakset-constructor
@BuiltinObject(intrinsic = "%WeakSet%")
public final class WeakSetConstructor {
    private WeakSetConstructor() {}

    // WeakSet ( [ iterable ] ), https://tc39.es/ecma262/#sec-weakset-iterable
    @Builtin(constructor = true, length = 0)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object iterable) {
        Receiver.requireNew(newTarget, "WeakSet");
        WeakCollection set = new WeakCollection(
                ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.WEAK_SET_PROTOTYPE), false);
        CollectionFilling.addValues(realm, set, iterable);
        return set;
    }
}
