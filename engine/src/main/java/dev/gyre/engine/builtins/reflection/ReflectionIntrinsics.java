package dev.gyre.engine.builtins.reflection;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** Creates the intrinsic objects of chapter 28 Reflection. */
public final class ReflectionIntrinsics {
    private ReflectionIntrinsics() {}

    /** Null for an intrinsic that this catalog does not have. */
    public static JsObject create(Realm realm, Intrinsic which) {
        return switch (which) {
            case REFLECT ->
                BuiltinInstaller.object(realm, which, Intrinsic.OBJECT_PROTOTYPE, ReflectObjectTable.INSTANCE);
            case PROXY -> BuiltinInstaller.constructor(realm, which, ProxyConstructorTable.INSTANCE);
            default -> null;
        };
    }
}
