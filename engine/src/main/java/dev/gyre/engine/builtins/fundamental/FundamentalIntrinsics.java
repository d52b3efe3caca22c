package dev.gyre.engine.builtins.fundamental;

import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.realm.Intrinsic;
import dev.gyre.engine.realm.Realm;

/** Makes the intrinsic objects of chapter 20 Fundamental Objects and of 19 The Global Object. */
public final class FundamentalIntrinsics {
    private FundamentalIntrinsics() {}

    /** Null for an intrinsic that this catalog does not have. */
    public static JsObject create(Realm realm, Intrinsic which) {
        return switch (which) {
            default -> null;
        };
    }
}
