package dev.gyre.node.crypto.key;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** An object that stands for a public or private key. */
public final class KeyHandle extends JsObject {
    private final Key key;

    public KeyHandle(Realm realm, Key key) {
        super(realm.intrinsic(Intrinsic.OBJECT_PROTOTYPE));
        this.key = key;
    }

    /** The key that a handle stands for. */
    public static Key key(Object handle) {
        return ((KeyHandle) handle).key;
    }

    @Override
    public String className() {
        return "KeyObjectHandle";
    }
}
