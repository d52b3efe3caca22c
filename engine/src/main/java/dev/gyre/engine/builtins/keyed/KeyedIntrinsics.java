package dev.gyre.engine.builtins.keyed;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** Creates the intrinsic objects of chapter 24 Keyed Collections. */
public final class KeyedIntrinsics {
    private KeyedIntrinsics() {}

    /** Null for an intrinsic that this catalog does not have. */
    public static JsObject create(Realm realm, Intrinsic which) {
        return switch (which) {
            case MAP ->
                BuiltinInstaller.constructor(realm, which, MapConstructorTable.INSTANCE, Intrinsic.MAP_PROTOTYPE);
            case MAP_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm, which, Intrinsic.OBJECT_PROTOTYPE, MapPrototypeTable.INSTANCE, Intrinsic.MAP);
            case SET ->
                BuiltinInstaller.constructor(realm, which, SetConstructorTable.INSTANCE, Intrinsic.SET_PROTOTYPE);
            case SET_PROTOTYPE -> setPrototype(realm, which);
            case MAP_ITERATOR_PROTOTYPE ->
                BuiltinInstaller.object(realm, which, Intrinsic.ITERATOR_PROTOTYPE, MapIteratorPrototypeTable.INSTANCE);
            case SET_ITERATOR_PROTOTYPE ->
                BuiltinInstaller.object(realm, which, Intrinsic.ITERATOR_PROTOTYPE, SetIteratorPrototypeTable.INSTANCE);
            case WEAK_MAP ->
                BuiltinInstaller.constructor(
                        realm, which, WeakMapConstructorTable.INSTANCE, Intrinsic.WEAK_MAP_PROTOTYPE);
            case WEAK_MAP_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm, which, Intrinsic.OBJECT_PROTOTYPE, WeakMapPrototypeTable.INSTANCE, Intrinsic.WEAK_MAP);
            case WEAK_SET ->
                BuiltinInstaller.constructor(
                        realm, which, WeakSetConstructorTable.INSTANCE, Intrinsic.WEAK_SET_PROTOTYPE);
            case WEAK_SET_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm, which, Intrinsic.OBJECT_PROTOTYPE, WeakSetPrototypeTable.INSTANCE, Intrinsic.WEAK_SET);
            default -> null;
        };
    }

    private static JsObject setPrototype(Realm realm, Intrinsic which) {
        return BuiltinInstaller.prototype(
                realm,
                which,
                Intrinsic.OBJECT_PROTOTYPE,
                Intrinsic.SET,
                SetPrototypeTable.INSTANCE,
                SetAlgebraTable.INSTANCE);
    }
}
