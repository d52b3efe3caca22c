package dev.gyre.engine.builtins.memory;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;

/** The WeakRef constructor. */
// 26.1.1 The WeakRef Constructor, https://tc39.es/ecma262/#sec-weak-ref-constructor
@BuiltinObject(intrinsic = "%WeakRef%")
public final class WeakRefConstructor {
    private WeakRefConstructor() {}

    // WeakRef ( target ), https://tc39.es/ecma262/#sec-weak-ref-target
    @Builtin(constructor = true)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object target) {
        Receiver.requireNew(newTarget, "WeakRef");
        if (!canBeHeldWeakly(realm, target)) throw Errors.typeError("WeakRef: invalid target");
        JsObject prototype = ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.WEAK_REF_PROTOTYPE);
        realm.agent().addToKeptObjects(target);
        return new WeakRefObject(prototype, target);
    }

    // CanBeHeldWeakly ( v ), https://tc39.es/ecma262/#sec-canbeheldweakly
    static boolean canBeHeldWeakly(Realm realm, Object value) {
        return value instanceof JsObject
                || value instanceof JsSymbol symbol && realm.agent().keyForSymbol(symbol) == null;
    }
}
