package dev.gyre.engine.builtins.keyed;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** The Set constructor. */
// 24.2.2 The Set Constructor, https://tc39.es/ecma262/#sec-set-constructor
@BuiltinObject(intrinsic = "%Set%")
public final class SetConstructor {
    private SetConstructor() {}

    // Set ( [ iterable ] ), https://tc39.es/ecma262/#sec-set-iterable
    @Builtin(constructor = true, length = 0)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object iterable) {
        Receiver.requireNew(newTarget, "Set");
        SetObject set = new SetObject(ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.SET_PROTOTYPE));
        CollectionFilling.addValues(realm, set, iterable);
        return set;
    }

    // get Set [ @@species ], https://tc39.es/ecma262/#sec-get-set-@@species
    @Builtin(names = "@@species", getter = true)
    static Object species(Realm realm, Object self) {
        return self;
    }
}
