package dev.gyre.engine.builtins.dates;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** Makes the Date intrinsics. */
public final class DateIntrinsics {
    private DateIntrinsics() {}

    public static JsObject constructor(Realm realm, Intrinsic which) {
        return BuiltinInstaller.constructor(realm, which, DateConstructorTable.INSTANCE, Intrinsic.DATE_PROTOTYPE);
    }

    public static JsObject prototype(Realm realm, Intrinsic which) {
        return BuiltinInstaller.prototype(
                realm,
                which,
                Intrinsic.OBJECT_PROTOTYPE,
                Intrinsic.DATE,
                DatePrototypeTable.INSTANCE,
                DateSettersTable.INSTANCE);
    }
}
