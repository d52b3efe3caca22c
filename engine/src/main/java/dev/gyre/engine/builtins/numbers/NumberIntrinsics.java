package dev.gyre.engine.builtins.numbers;

import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.realm.Intrinsic;
import dev.gyre.engine.realm.Realm;

/** Makes the intrinsic objects of chapter 21 Numbers and Dates. */
public final class NumberIntrinsics {
    private NumberIntrinsics() {}

    /** Null for an intrinsic that this catalog does not have. */
    public static JsObject create(Realm realm, Intrinsic which) {
        return switch (which) {
            default -> null;
        };
    }
}
