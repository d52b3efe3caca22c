package dev.gyre.engine.builtins.keyed;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** The WeakMap constructor. */
// 24.3.1 The WeakMap Constructor, https://tc39.es/ecma262/#sec-weakmap-constructor
@BuiltinObject(intrinsic = "%WeakMap%")
public final class WeakMapConstructor {
    private WeakMapConstructor() {}

    // WeakMap ( [ iterable ] ), https://tc39.es/ecma262/#sec-weakmap-iterable
    @Builtin(constructor = true, length = 0)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object iterable) {
        Receiver.requireNew(newTarget, "WeakMap");
        WeakCollection map = new WeakCollection(
                ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.WEAK_MAP_PROTOTYPE), true);
        CollectionFilling.addEntries(realm, map, iterable);
        return map;
    }
}
