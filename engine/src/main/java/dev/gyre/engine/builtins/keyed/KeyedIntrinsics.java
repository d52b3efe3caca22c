package dev.gyre.engine.builtins.keyed;

import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.realm.Intrinsic;
import dev.gyre.engine.realm.Realm;

/** Makes the intrinsic objects of chapter 24 Keyed Collections. */
public final class KeyedIntrinsics {
    private KeyedIntrinsics() {}

    /** Null for an intrinsic that this catalog does not have. */
    public static JsObject create(Realm realm, Intrinsic which) {
        return switch (which) {
            default -> null;
        };
    }
}
