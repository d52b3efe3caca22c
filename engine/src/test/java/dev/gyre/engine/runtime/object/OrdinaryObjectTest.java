package dev.gyre.engine.runtime.object;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Properties in fields, and those beside them in the array. */
class OrdinaryObjectTest {
    private final Realm realm = TestRealm.create();

    private JsObject numbered(int count) {
        JsObject object = JsObject.create(realm);
        for (int i = 0; i < count; i++) object.put("p" + i, i);
        return object;
    }

    @Test
    void theFirstPropertiesAreInFields() {
        var object = (OrdinaryObject) numbered(6);
        assertEquals(List.of(0, 1, 2, 3), List.of(object.field0, object.field1, object.field2, object.field3));
        assertEquals(4, object.slots[0]);
        assertEquals(5, object.slots[1]);
        for (int i = 0; i < 6; i++) {
            object.put("p" + i, -i);
            assertEquals(-i, object.get("p" + i));
        }
    }

    @Test
    void roomIsMadeForWhatFieldsDoNotHold() {
        var object = new OrdinaryObject(realm.objectShape(), OrdinaryObject.FIELDS + 2);
        object.slots[1] = "last";
        assertEquals("last", object.slot(OrdinaryObject.FIELDS + 1));
    }

    @Test
    void theLastPropertyCanBeDeletedAndAddedAgain() {
        JsObject object = numbered(5);
        Shape shape = object.shape();
        assertTrue(object.delete("p4"));
        assertTrue(object.delete("p3"));
        assertNull(((OrdinaryObject) object).field3);
        object.put("p3", "three");
        object.put("p4", "four");
        assertSame(shape, object.shape());
        assertEquals("three", object.get("p3"));
        assertEquals("four", object.get("p4"));
    }

    @Test
    void deletionOfMostPropertiesMovesTheOthersIntoFields() {
        JsObject object = numbered(40);
        for (int i = 0; i < 40; i++) if (i % 5 != 3) object.delete("p" + i);
        assertEquals(List.of("p3", "p8", "p13", "p18", "p23", "p28", "p33", "p38"), object.ownPropertyKeys());
        for (int i = 3; i < 40; i += 5) assertEquals(i, object.get("p" + i));
        object.put("more", "more");
        assertEquals("more", object.get("more"));
        assertEquals(38, object.get("p38"));
    }

    @Test
    void copiesHaveTheirOwnNumbers() {
        JsObject object = numbered(6);
        object.setSlot(1, new MutableNumber(1.5));
        object.setSlot(5, new MutableNumber(5.5));
        JsObject copy = JsObject.create(realm);
        assertTrue(copy.copySlots(object));
        ((MutableNumber) object.storedInSlot(1)).value(7);
        ((MutableNumber) object.storedInSlot(5)).value(8);
        assertEquals(1.5, copy.get("p1"));
        assertEquals(5.5, copy.get("p5"));
        assertEquals(4, copy.get("p4"));
        assertEquals(7.0, object.get("p1"));
    }

    @Test
    void objectsWithInternalSlotsHaveOtherShapesUnderTheSamePrototype() {
        JsObject prototype = JsObject.create(realm);
        JsObject ordinary = JsObject.create(realm, prototype);
        var other = new JsObject(prototype);
        ordinary.put("x", 1);
        other.put("x", 2);
        assertFalse(ordinary.shape() == other.shape());
        assertEquals(1, ordinary.get("x"));
        assertEquals(2, other.get("x"));
        assertEquals(2, other.slots[0]);
        assertFalse(JsObject.create(realm, prototype).copySlots(other));
    }

    @Test
    void numbersThatDoublesReplaceAreOverwritten() {
        JsObject object = numbered(6), older = numbered(6);
        assertFalse(object.shape().expectsNumber(1));
        object.setSlot(1, 1.5);
        object.setSlot(5, 5.5);
        assertTrue(object.shape().expectsNumber(1));
        var number = (MutableNumber) object.storedInSlot(1);
        object.put("p1", -0.0);
        object.put("p5", 7);
        assertSame(number, object.storedInSlot(1));
        assertEquals(-0.0, object.get("p1"));
        assertEquals(7.0, object.get("p5"));
        object.put("p1", "text");
        assertEquals("text", object.storedInSlot(1));
        assertEquals(1, older.storedInSlot(1));

        JsObject newer = numbered(6);
        assertInstanceOf(MutableNumber.class, newer.storedInSlot(1));
        assertInstanceOf(MutableNumber.class, newer.storedInSlot(5));
        assertEquals(2, newer.storedInSlot(2));
        assertEquals(5.0, newer.get("p5"));
    }

    @Test
    void integersThatCompiledCodeReplacesAreOverwritten() {
        JsObject object = numbered(6);
        MutableInteger.store(object, 1, 100);
        assertEquals(100, object.storedInSlot(1), "Java keeps the box of this int");
        MutableInteger.store(object, 1, 1000);
        assertTrue(object.shape().expectsInteger(1));
        var cell = (MutableInteger) object.storedInSlot(1);
        Object before = object.get("p1");
        object.put("p1", 2000);
        assertSame(cell, object.storedInSlot(1));
        assertEquals(1000, before);
        assertEquals(2000, object.get("p1"));

        JsObject copy = JsObject.create(realm);
        assertTrue(copy.copySlots(object));
        cell.value(3000);
        assertEquals(2000, copy.get("p1"));
        object.put("p1", 0.5);
        assertInstanceOf(MutableNumber.class, object.storedInSlot(1));
        MutableInteger.store(object, 1, 3);
        assertEquals(3.0, object.get("p1"));
        object.put("p5", "text");
        MutableInteger.store(object, 5, 1000);
        assertEquals(1000, object.storedInSlot(5), "the first int after another value");
    }

    @Test
    void otherBranchesOfShapesExpectNoNumbers() {
        JsObject one = numbered(2), other = numbered(2);
        one.put("a", 1);
        other.put("b", 1);
        one.setSlot(2, 1.5);
        other.setSlot(0, 0.5);
        assertTrue(one.shape().expectsNumber(2));
        assertFalse(other.shape().expectsNumber(2));
        JsObject third = numbered(2);
        third.put("c", 1);
        assertEquals(1, third.storedInSlot(2));
    }

    @Test
    void onlyNumbersThatAreReplacedCount() {
        JsObject object = numbered(1);
        object.put("undefined", Undefined.INSTANCE);
        object.setSlot(1, 1.5);
        object.setSlot(0, 7);
        assertFalse(object.shape().expectsNumber(0));
        assertFalse(object.shape().expectsNumber(1));
        assertEquals(1.5, object.storedInSlot(1));
    }
}
