package dev.gyre.engine.builtins.text;

import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.realm.Intrinsic;
import dev.gyre.engine.realm.Realm;

/** Makes the intrinsic objects of chapter 22 Text Processing. */
public final class TextIntrinsics {
    private TextIntrinsics() {}

    /** Null for an intrinsic that this catalog does not have. */
    public static JsObject create(Realm realm, Intrinsic which) {
        return switch (which) {
            default -> null;
        };
    }
}
