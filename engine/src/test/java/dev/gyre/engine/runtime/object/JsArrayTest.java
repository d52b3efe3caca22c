package dev.gyre.engine.runtime.object;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.runtime.elements.DoubleElements;
import dev.gyre.engine.runtime.elements.IntElements;
import dev.gyre.engine.runtime.elements.ObjectElements;
import dev.gyre.engine.runtime.elements.SparseElements;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Arrays: the length rules and the kinds of elements. */
class JsArrayTest {
    private final Realm realm = TestRealm.create();
    private final JsArray array = JsArray.create(realm, 0);

    @Test
    void kindsOfElementsChangeWithTheValues() {
        array.push(1);
        assertInstanceOf(IntElements.class, array.elements());
        array.push(2.0);
        assertInstanceOf(IntElements.class, array.elements(), "an integral double is an int32");
        array.push(-0.0);
        assertInstanceOf(DoubleElements.class, array.elements());
        array.push("x");
        assertInstanceOf(ObjectElements.class, array.elements());
        assertEquals(4, array.length());
        assertEquals(1, ((Number) array.get(0)).intValue());
        assertEquals(-0.0, array.get(2));
        array.put(2_000_000, 1);
        assertInstanceOf(SparseElements.class, array.elements());
        assertEquals(2_000_001, array.length());
        assertEquals("x", array.get(3));
        assertEquals(Undefined.INSTANCE, array.get(4));
        assertEquals(List.of(0, 1, 2, 3, 2_000_000, "length"), array.ownPropertyKeys());
    }

    @Test
    void holesAreSeen() {
        array.put(3, 1);
        assertEquals(4, array.length());
        assertFalse(array.isDense());
        assertFalse(array.hasProperty(0));
        assertEquals(List.of(3, "length"), array.ownPropertyKeys());
        JsObject prototype = (JsObject) array.getPrototypeOf();
        prototype.put(0, "up");
        assertEquals("up", array.get(0));
        prototype.delete(0);
    }

    @Test
    void aHugeArrayCostsNothing() {
        JsArray huge = JsArray.create(realm, 4294967295L);
        assertEquals(4294967295L, huge.length());
        assertEquals(4294967295.0, huge.get("length"));
        assertThrows(JsException.class, () -> JsArray.create(realm, 4294967296L));
        huge.put(PropertyKey.fromIndex(4294967294L), "last");
        huge.put(5, "first");
        assertEquals(List.of(5, "4294967294", "length"), huge.ownPropertyKeys());
        assertTrue(huge.setLength(4294967294L));
        assertNull(huge.getOwnProperty("4294967294"));
        assertTrue(huge.setLength(0));
        assertEquals(List.of("length"), huge.ownPropertyKeys());
        JsArray filled = JsArray.create(realm, 1 << 20);
        filled.put((1 << 20) - 1, 1);
        assertInstanceOf(ObjectElements.class, filled.elements());
    }

    @Test
    void largeIndicesRaiseTheLength() {
        array.put(PropertyKey.fromIndex(3000000000L), 1);
        assertEquals(3000000001L, array.length());
        array.put("4294967295", 1);
        assertEquals(3000000001L, array.length());
    }

    @Test
    void lengthIsValidated() {
        var error = assertThrows(JsException.class, () -> array.put("length", -1));
        assertEquals("RangeError: Invalid array length", error.getMessage());
        assertThrows(JsException.class, () -> array.put("length", 1.5));
        array.put("length", "3");
        assertEquals(3, array.length());
        assertFalse(array.delete("length"));
        assertFalse(array.defineOwnProperty("length", PropertyDescriptor.data(3, true, true, false)));
    }

    @Test
    void truncationStopsAtAnElementThatStays() {
        for (int i = 0; i < 5; i++) {
            array.push(i);
        }
        array.defineOwnProperty(2, PropertyDescriptor.data("stays", true, true, false));
        assertFalse(array.set("length", 0, array));
        assertEquals(3, array.length());
        assertEquals(List.of(0, 1, 2, "length"), array.ownPropertyKeys());
    }

    @Test
    void aReadOnlyLengthForbidsAdding() {
        array.push(1);
        var readOnly = new PropertyDescriptor();
        readOnly.writable(false);
        assertTrue(array.defineOwnProperty("length", readOnly));
        assertFalse(array.set(1, 2, array));
        assertFalse(array.defineOwnProperty(1, PropertyDescriptor.data(1, Attributes.ALL)));
        assertTrue(array.set(0, 2, array));
        assertThrows(JsException.class, () -> array.push(1));
        assertFalse(array.set("length", 0, array));
        assertNull(array.popDense());
        assertTrue(array.defineOwnProperty("length", PropertyDescriptor.data(1, false, false, false)));
    }

    @Test
    void shiftAndPopKeepTheRest() {
        for (int kind = 0; kind < 3; kind++) {
            JsArray queue = JsArray.create(realm, 0);
            for (int i = 0; i < 1000; i++) {
                queue.push(kind == 0 ? (Object) i : kind == 1 ? (Object) (i + 0.5) : "v" + i);
            }
            Object fifth = queue.get(5);
            for (int i = 0; i < 5; i++) {
                queue.shiftDense();
            }
            assertEquals(fifth, queue.get(0));
            for (int i = 0; i < 5000; i++) {
                queue.push(queue.shiftDense());
            }
            assertEquals(995, queue.length());
            Object last = queue.get(994);
            assertEquals(last, queue.popDense());
            assertEquals(994, queue.length());
        }
    }

    @Test
    void setterOnThePrototypeInterceptsNewIndices() {
        var seen = new Object[1];
        JsObject prototype = array.getPrototypeOf();
        prototype.defineOwnProperty(
                0,
                PropertyDescriptor.accessor(
                        Undefined.INSTANCE,
                        new NativeClosure(realm, "", 1, (r, callee, self, args, target) -> seen[0] = args[0]),
                        true,
                        true));
        array.put(0, "caught");
        assertEquals("caught", seen[0]);
        assertEquals(0, array.length());
        prototype.delete(0);
    }

    @Test
    void sparseElementsBecomeDenseWhenTheyFill() {
        array.put(5000, "far");
        for (int i = 0; i < 5000; i++) {
            array.put(i, i);
        }
        assertInstanceOf(ObjectElements.class, array.elements());
        assertTrue(array.isDense());
        assertEquals("far", array.get(5000));
        assertEquals(4999, array.get(4999));
    }

    @Test
    void anElementIsCreatedAfterTheLastWhereThatIsAPlainStore() {
        assertTrue(array.createAfterLast(0, 7));
        assertFalse(array.createAfterLast(2, 7), "a hole");
        assertFalse(array.createAfterLast(0, 7), "an element that exists");
        assertTrue(array.createAfterLast(1, "x"));
        assertEquals(2, array.length());
        JsArray longer = JsArray.create(realm, 5);
        assertTrue(longer.createAfterLast(0, 1.5));
        assertEquals(5, longer.length());
        assertTrue(array.preventExtensions());
        assertFalse(array.createAfterLast(2, 7));
        assertEquals(2, array.length());
    }
}
