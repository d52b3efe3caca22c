package dev.gyre.engine.builtins.memory;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** WeakRef.prototype. */
// 26.1.3 Properties of the WeakRef Prototype Object,
// https://tc39.es/ecma262/#sec-properties-of-the-weak-ref-prototype-object
@BuiltinObject(intrinsic = "%WeakRef.prototype%")
public final class WeakRefPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "WeakRef";

    private WeakRefPrototype() {}

    // WeakRef.prototype.deref ( ), https://tc39.es/ecma262/#sec-weak-ref.prototype.deref
    @Builtin
    static Object deref(Realm realm, Object self) {
        if (!(self instanceof WeakRefObject reference)) throw Receiver.incompatible(self, "WeakRef.prototype.deref");
        Object target = reference.target();
        if (target == null) return Undefined.INSTANCE;
        realm.agent().addToKeptObjects(target);
        return target;
    }
}
