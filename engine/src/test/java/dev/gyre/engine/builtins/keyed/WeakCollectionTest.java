package dev.gyre.engine.builtins.keyed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.runtime.object.JsObject;
import java.lang.ref.WeakReference;
import org.junit.jupiter.api.Test;

/** What a weak collection keeps alive, and what not. */
class WeakCollectionTest {
    private static final int ROUNDS = 50;

    @Test
    void aValueThatLeadsToItsKeyDoesNotKeepTheKey() {
        var map = new WeakCollection(null, true);
        var key = keyHeldByItsValue(map);
        assertTrue(isCollected(key));
    }

    /** In a method of its own, so that no local variable holds the key afterwards. */
    private static WeakReference<JsObject> keyHeldByItsValue(WeakCollection map) {
        var key = new JsObject((JsObject) null);
        map.add(key, new Object[] {key});
        return new WeakReference<>(key);
    }

    @Test
    void aKeyDoesNotKeepItsCollection() {
        var key = new JsObject((JsObject) null);
        var map = collectionWith(key);
        assertTrue(isCollected(map));
        assertFalse(key.ephemeronEntries() == null);
    }

    private static WeakReference<WeakCollection> collectionWith(JsObject key) {
        var map = new WeakCollection(null, true);
        map.add(key, "value");
        return new WeakReference<>(map);
    }

    private static boolean isCollected(WeakReference<?> reference) {
        for (int round = 0; round < ROUNDS && reference.get() != null; round++) System.gc();
        return reference.get() == null;
    }

    @Test
    void oneKeyIsInManyCollections() {
        var key = new JsObject((JsObject) null);
        var maps = new WeakCollection[40];
        for (int i = 0; i < maps.length; i++) {
            maps[i] = new WeakCollection(null, true);
            maps[i].add(key, i);
        }
        assertTrue(maps[7].remove(key));
        assertNull(maps[7].value(key));
        assertEquals(39, maps[39].value(key));
    }
}
