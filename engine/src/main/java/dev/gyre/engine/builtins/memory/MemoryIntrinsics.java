package dev.gyre.engine.builtins.memory;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** Creates the intrinsic objects of chapter 26 Managing Memory. */
public final class MemoryIntrinsics {
    private MemoryIntrinsics() {}

    /** Null for an intrinsic that this catalog does not have. */
    public static JsObject create(Realm realm, Intrinsic which) {
        return switch (which) {
            case WEAK_REF ->
                BuiltinInstaller.constructor(
                        realm, which, WeakRefConstructorTable.INSTANCE, Intrinsic.WEAK_REF_PROTOTYPE);
            case WEAK_REF_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm, which, Intrinsic.OBJECT_PROTOTYPE, WeakRefPrototypeTable.INSTANCE, Intrinsic.WEAK_REF);
            case FINALIZATION_REGISTRY ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        FinalizationRegistryConstructorTable.INSTANCE,
                        Intrinsic.FINALIZATION_REGISTRY_PROTOTYPE);
            case FINALIZATION_REGISTRY_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        Intrinsic.OBJECT_PROTOTYPE,
                        FinalizationRegistryPrototypeTable.INSTANCE,
                        Intrinsic.FINALIZATION_REGISTRY);
            default -> null;
        };
    }
}
