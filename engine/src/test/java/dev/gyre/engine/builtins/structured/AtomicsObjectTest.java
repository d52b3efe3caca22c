package dev.gyre.engine.builtins.structured;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.TestRealm;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import org.junit.jupiter.api.Test;

/** Atomics on memory that two agents share. */
class AtomicsObjectTest {
    private final Realm realm = TestRealm.create();

    private static Object atomics(Realm realm, String name, Object... args) {
        JsObject atomics = realm.intrinsic(Intrinsic.ATOMICS);
        return ((JsObject) atomics.get(name)).call(atomics, args);
    }

    private static JsObject int32(Realm realm, JsObject buffer) {
        return ObjectOperations.construct(realm.intrinsic(Intrinsic.INT32_ARRAY), new Object[] {buffer});
    }

    private SharedArrayBufferObject shared(int length) {
        return (SharedArrayBufferObject)
                ObjectOperations.construct(realm.intrinsic(Intrinsic.SHARED_ARRAY_BUFFER), new Object[] {length});
    }

    @Test
    void operationsReturnTheOldValue() {
        JsObject array = int32(realm, shared(8));
        assertEquals(0, atomics(realm, "add", array, 0, 5));
        assertEquals(5, atomics(realm, "sub", array, 0, 2));
        assertEquals(3, atomics(realm, "or", array, 0, 4));
        assertEquals(7, atomics(realm, "compareExchange", array, 0, 7, 9));
        assertEquals(9, atomics(realm, "exchange", array, 0, -1));
        assertEquals(-1, atomics(realm, "load", array, 0));
        assertEquals(3, atomics(realm, "store", array, 1, 3.7));
        assertThrows(JsException.class, () -> atomics(realm, "load", array, 2));
        assertEquals("not-equal", atomics(realm, "wait", array, 1, 0));
        assertEquals("timed-out", atomics(realm, "wait", array, 1, 3, 1));
    }

    @Test
    void oneAgentWakesAnother() throws InterruptedException {
        SharedArrayBufferObject buffer = shared(4);
        var result = new Object[1];
        var waiting = new Thread(() -> {
            Realm other = TestRealm.create();
            var view = new SharedArrayBufferObject(
                    other.intrinsic(Intrinsic.SHARED_ARRAY_BUFFER_PROTOTYPE), buffer.block(), -1);
            result[0] = atomics(other, "wait", int32(other, view), 0, 0, 20_000);
        });
        waiting.start();
        JsObject array = int32(realm, buffer);
        long end = System.nanoTime() + 20_000_000_000L;
        while ((int) atomics(realm, "notify", array, 0) == 0 && System.nanoTime() < end) {
            Thread.sleep(1);
        }
        waiting.join(20_000);
        assertEquals("ok", result[0]);
    }

    @Test
    void asynchronousWaitsArePromises() {
        JsObject array = int32(realm, shared(4));
        var equal = (JsObject) atomics(realm, "waitAsync", array, 0, 1);
        assertEquals("not-equal", equal.get("value"));
        assertEquals("timed-out", ((JsObject) atomics(realm, "waitAsync", array, 0, 0, 0)).get("value"));
        var waiting = (JsObject) atomics(realm, "waitAsync", array, 0, 0);
        assertEquals(true, waiting.get("async"));
        assertEquals(1, atomics(realm, "notify", array, 0));
        assertEquals(0, atomics(realm, "notify", array, 0));
    }

    @Test
    void growingKeepsTheBytes() {
        var buffer =
                SharedArrayBufferObject.allocateShared(realm.intrinsic(Intrinsic.SHARED_ARRAY_BUFFER_PROTOTYPE), 4, 16);
        JsObject array = int32(realm, buffer);
        array.put(0, 42);
        ObjectOperations.invoke(realm, buffer, "grow", 8);
        assertEquals(8, buffer.get("byteLength"));
        assertEquals(42, array.get(0));
        assertEquals(2, array.get("length"));
        assertThrows(JsException.class, () -> ObjectOperations.invoke(realm, buffer, "grow", 4));
    }
}
