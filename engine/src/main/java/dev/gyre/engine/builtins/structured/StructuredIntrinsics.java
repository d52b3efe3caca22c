package dev.gyre.engine.builtins.structured;

import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.realm.Intrinsic;
import dev.gyre.engine.realm.Realm;

/** Makes the intrinsic objects of chapter 25 Structured Data and 26 Managing Memory. */
public final class StructuredIntrinsics {
    private StructuredIntrinsics() {}

    /** Null for an intrinsic that this catalog does not have. */
    public static JsObject create(Realm realm, Intrinsic which) {
        return switch (which) {
            default -> null;
        };
    }
}
