package dev.gyre.engine.builtins.structured;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.builtins.memory.MemoryIntrinsics;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** Creates the intrinsic objects of chapter 25 Structured Data. */
public final class StructuredIntrinsics {
    private StructuredIntrinsics() {}

    /** Null for an intrinsic that this catalog does not have. */
    public static JsObject create(Realm realm, Intrinsic which) {
        return switch (which) {
            case ARRAY_BUFFER ->
                BuiltinInstaller.constructor(
                        realm, which, ArrayBufferConstructorTable.INSTANCE, Intrinsic.ARRAY_BUFFER_PROTOTYPE);
            case ARRAY_BUFFER_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        Intrinsic.OBJECT_PROTOTYPE,
                        ArrayBufferPrototypeTable.INSTANCE,
                        Intrinsic.ARRAY_BUFFER);
            case SHARED_ARRAY_BUFFER ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        SharedArrayBufferConstructorTable.INSTANCE,
                        Intrinsic.SHARED_ARRAY_BUFFER_PROTOTYPE);
            case SHARED_ARRAY_BUFFER_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        Intrinsic.OBJECT_PROTOTYPE,
                        SharedArrayBufferPrototypeTable.INSTANCE,
                        Intrinsic.SHARED_ARRAY_BUFFER);
            case ATOMICS ->
                BuiltinInstaller.object(realm, which, Intrinsic.OBJECT_PROTOTYPE, AtomicsObjectTable.INSTANCE);
            case DATA_VIEW ->
                BuiltinInstaller.constructor(
                        realm, which, DataViewConstructorTable.INSTANCE, Intrinsic.DATA_VIEW_PROTOTYPE);
            case DATA_VIEW_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm, which, Intrinsic.OBJECT_PROTOTYPE, DataViewPrototypeTable.INSTANCE, Intrinsic.DATA_VIEW);
            case JSON -> BuiltinInstaller.object(realm, which, Intrinsic.OBJECT_PROTOTYPE, JsonObjectTable.INSTANCE);
            case WEAK_REF, WEAK_REF_PROTOTYPE, FINALIZATION_REGISTRY, FINALIZATION_REGISTRY_PROTOTYPE ->
                MemoryIntrinsics.create(realm, which);
            default -> null;
        };
    }
}
