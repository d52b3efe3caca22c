package dev.gyre.engine.builtins.memory;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** The FinalizationRegistry constructor. */
// 26.2.1 The FinalizationRegistry Constructor, https://tc39.es/ecma262/#sec-finalization-registry-constructor
@BuiltinObject(intrinsic = "%FinalizationRegistry%")
public final class FinalizationRegistryConstructor {
    private FinalizationRegistryConstructor() {}

    // FinalizationRegistry ( cleanupCallback ), https://tc39.es/ecma262/#sec-finalization-registry-cleanup-callback
    @Builtin(constructor = true)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object cleanupCallback) {
        Receiver.requireNew(newTarget, "FinalizationRegistry");
        if (!(cleanupCallback instanceof JsObject callback) || !callback.isCallable()) {
            throw Errors.typeError("FinalizationRegistry: cleanup must be callable");
        }
        JsObject prototype =
                ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.FINALIZATION_REGISTRY_PROTOTYPE);
        return new FinalizationRegistryObject(realm, prototype, callback);
    }
}
