package dev.gyre.engine.builtins.memory;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** FinalizationRegistry.prototype. */
// 26.2.3 Properties of the FinalizationRegistry Prototype Object,
// https://tc39.es/ecma262/#sec-properties-of-the-finalization-registry-prototype-object
@BuiltinObject(intrinsic = "%FinalizationRegistry.prototype%")
public final class FinalizationRegistryPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "FinalizationRegistry";

    private FinalizationRegistryPrototype() {}

    private static FinalizationRegistryObject requireRegistry(Object self, String method) {
        if (self instanceof FinalizationRegistryObject registry) {
            return registry;
        }
        throw Receiver.incompatible(self, "FinalizationRegistry.prototype." + method);
    }

    // FinalizationRegistry.prototype.register ( target, heldValue [ , unregisterToken ] ),
    // https://tc39.es/ecma262/#sec-finalization-registry.prototype.register
    @Builtin(length = 2)
    static Object register(Realm realm, Object self, Object target, Object heldValue, Object unregisterToken) {
        FinalizationRegistryObject registry = requireRegistry(self, "register");
        if (!WeakRefConstructor.canBeHeldWeakly(realm, target)) {
            throw Errors.typeError("FinalizationRegistry.prototype.register: invalid target");
        }
        if (Comparison.sameValue(target, heldValue)) {
            throw Errors.typeError("FinalizationRegistry.prototype.register: target and holdings must not be same");
        }
        if (!WeakRefConstructor.canBeHeldWeakly(realm, unregisterToken)) {
            if (unregisterToken != Undefined.INSTANCE) {
                throw Errors.typeError("Invalid unregisterToken ('" + PropertyErrors.display(unregisterToken) + "')");
            }
            registry.register(target, heldValue, null);
        } else {
            registry.register(target, heldValue, unregisterToken);
        }
        return Undefined.INSTANCE;
    }

    // FinalizationRegistry.prototype.unregister ( unregisterToken ),
    // https://tc39.es/ecma262/#sec-finalization-registry.prototype.unregister
    @Builtin
    static boolean unregister(Realm realm, Object self, Object unregisterToken) {
        FinalizationRegistryObject registry = requireRegistry(self, "unregister");
        if (!WeakRefConstructor.canBeHeldWeakly(realm, unregisterToken)) {
            throw Errors.typeError("Invalid unregisterToken ('" + PropertyErrors.display(unregisterToken) + "')");
        }
        return registry.unregister(unregisterToken);
    }
}
