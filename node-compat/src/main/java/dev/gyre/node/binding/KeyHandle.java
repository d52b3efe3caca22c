package dev.gyre.node.binding;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.crypto.Key;

/** An object that stands for a public or private key. */
final class KeyHandle extends JsObject {
    private final Key key;

    KeyHandle(Realm realm, Key key) {
        super(realm.intrinsic(Intrinsic.OBJECT_PROTOTYPE));
        this.key = key;
    }

    /** The key that a handle stands for. */
    static Key key(Object handle) {
        return ((KeyHandle) handle).key;
    }

    @Override
    public String className() {
        return "KeyObjectHandle";
    }
}
