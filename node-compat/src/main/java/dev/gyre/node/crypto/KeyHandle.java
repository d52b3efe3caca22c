package dev.gyre.node.crypto;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** A JavaScript object for a public or private key. */
public final class KeyHandle extends JsObject {
    private final KeyMaterial key;

    public KeyHandle(Realm realm, KeyMaterial key) {
        super(realm.intrinsic(Intrinsic.OBJECT_PROTOTYPE));
        this.key = key;
    }

    /** The key of a handle. */
    @SuppressWarnings("unchecked")
    public static <K extends KeyMaterial> K key(Object handle) {
        return (K) ((KeyHandle) handle).key;
    }

    @Override
    public String className() {
        return "KeyObjectHandle";
    }
}
