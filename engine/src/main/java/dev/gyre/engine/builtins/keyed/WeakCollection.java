package dev.gyre.engine.builtins.keyed;

import dev.gyre.engine.runtime.object.EphemeronEntries;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.WeakHashMap;

/**
 * A WeakMap or WeakSet, whose entries disappear when their key is collected. The entry of an object is stored in the
 * object, because a value that refers to its key must not keep it alive. Only symbols, which cannot be part of a cycle,
 * are stored here.
 */
public final class WeakCollection extends JsObject {
    private final WeakReference<WeakCollection> handle = new WeakReference<>(this);
    private final boolean isMap;
    // JsSymbol has identity equality, so that this WeakHashMap is keyed by identity.
    private Map<JsSymbol, Object> symbols;

    public WeakCollection(JsObject prototype, boolean isMap) {
        super(prototype);
        this.isMap = isMap;
    }

    /** Whether it is a WeakMap. */
    public boolean isMap() {
        return isMap;
    }

    /** The value of a key, or Java null; true for a member of a set. */
    public Object value(Object key) {
        if (key instanceof JsObject object) {
            EphemeronEntries entries = object.ephemeronEntries();
            return entries == null ? null : entries.get(handle);
        }
        return symbols != null && key instanceof JsSymbol ? symbols.get(key) : null;
    }

    /** Adds or replaces the entry of a key that can be held weakly. */
    public void add(Object key, Object value) {
        if (key instanceof JsObject object) {
            object.ensureEphemeronEntries().put(handle, value);
            return;
        }
        if (symbols == null) symbols = new WeakHashMap<>();
        symbols.put((JsSymbol) key, value);
    }

    /** Removes the entry of a key; returns whether there was one. */
    public boolean remove(Object key) {
        if (key instanceof JsObject object) {
            EphemeronEntries entries = object.ephemeronEntries();
            return entries != null && entries.remove(handle);
        }
        return symbols != null && key instanceof JsSymbol && symbols.remove(key) != null;
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
