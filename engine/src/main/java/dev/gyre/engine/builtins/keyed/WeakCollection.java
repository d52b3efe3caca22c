package dev.gyre.engine.builtins.keyed;

import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.value.JsSymbol;
import java.util.Map;
import java.util.WeakHashMap;
import dev.gyre.engine.realm.Realm;

/** A WeakMap or WeakSet: entries go when their key is garbage. */
public final class WeakCollection extends JsObject {
    // JsObject and JsSymbol keep identity equality, so a WeakHashMap is keyed by identity.
    private final Map<Object, Object> entries = new WeakHashMap<>();
    private final boolean isMap;

    WeakCollection(JsObject prototype, boolean isMap) {
        super(prototype);
        this.isMap = isMap;
    }

    boolean isMap() {
        return isMap;
    }

    Map<Object, Object> entries() {
        return entries;
    }

    // CanBeHeldWeakly ( v ), https://tc39.es/ecma262/#sec-canbeheldweakly
    static boolean canBeHeldWeakly(Realm realm, Object value) {
        if (value instanceof JsSymbol symbol) return realm.agent().keyForSymbol(symbol) == null;
        return value instanceof JsObject;
    }

    @Override
    public String className() {
        return isMap ? "WeakMap" : "WeakSet";
    }
}
