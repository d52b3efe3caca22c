package dev.gyre.engine.runtime.object;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.ObjectOperations.PropertyKind;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Shapes: transitions, unique shapes and the validity of prototype chains. */
class ShapeTest {
    private final Realm realm = TestRealm.create();

    private JsObject object(String... keys) {
        JsObject object = JsObject.create(realm);
        for (String key : keys) {
            object.put(key, key);
        }
        return object;
    }

    @Test
    void objectsMadeAlikeShareTheirShape() {
        assertSame(object("a", "b").shape(), object("a", "b").shape());
        assertNotSame(object("a", "b").shape(), object("b", "a").shape());
        assertSame(
                object("a").shape().add("b", Attributes.ALL), object("a", "b").shape());
    }

    @Test
    void siblingsDoNotSeeEachOthersKeys() {
        JsObject first = object("a", "b");
        JsObject second = object("a", "c");
        JsObject parent = object("a");
        assertEquals(-1, parent.shape().find("b"));
        assertEquals(-1, second.shape().find("b"));
        assertEquals(-1, first.shape().find("c"));
        assertEquals(1, Shape.slotOf(second.shape().find("c")));
        assertEquals(Attributes.ALL, Shape.attributesOf(second.shape().find("c")));
    }

    @Test
    void objectsGivenOnePrototypeShareTheirShapeAgain() {
        JsObject prototype = object();
        JsObject other = object();
        JsObject first = object("a", "b");
        JsObject second = object("a", "b");
        first.setPrototypeOf(prototype);
        second.setPrototypeOf(prototype);
        assertSame(first.shape(), second.shape());
        JsObject third = object("a", "b");
        third.setPrototypeOf(other);
        assertSame(other, third.getPrototypeOf());
        JsObject fourth = object("a", "b");
        fourth.preventExtensions();
        assertFalse(fourth.setPrototypeOf(prototype));
        assertEquals(1, Shape.slotOf(first.shape().find("b")));
    }

    @Test
    void deletingTheLastPropertyGoesBack() {
        JsObject object = object("a", "b");
        assertTrue(object.delete("b"));
        assertSame(object("a").shape(), object.shape());
        object.put("b", 1);
        assertTrue(object.delete("a"));
        assertTrue(object.shape().isUnique());
        assertEquals(List.of("b"), object.ownPropertyKeys());
        object.put("a", 2);
        assertEquals(List.of("b", "a"), object.ownPropertyKeys());
        assertEquals(2, object.get("a"));
    }

    @Test
    void deletingReplacesAUniqueShape() {
        JsObject object = object("a", "b", "c");
        object.makeUnique();
        Shape before = object.shape();
        object.delete("a");
        assertNotSame(before, object.shape());
        Shape between = object.shape();
        object.defineOwnProperty("b", PropertyDescriptor.data(1, false, true, true));
        assertNotSame(between, object.shape());
    }

    @Test
    void addingReplacesAUniqueShapeOnlyWhenAbsenceWasReliedOn() {
        JsObject object = object("a");
        object.makeUnique();
        Shape before = object.shape();
        object.put("b", 1);
        assertSame(before, object.shape());
        before.chainCell();
        object.put("c", 1);
        assertNotSame(before, object.shape());
    }

    @Test
    void manyPropertiesMakeADictionary() {
        JsObject object = JsObject.create(realm);
        for (int i = 0; i < 1000; i++) {
            object.put("key" + i, i);
        }
        assertTrue(object.shape().isUnique());
        for (int i = 0; i < 1000; i++) {
            assertEquals(i, object.get("key" + i));
        }
        for (int i = 0; i < 1000; i += 2) {
            assertTrue(object.delete("key" + i));
        }
        for (int round = 0; round < 5000; round++) {
            object.put("temporary", round);
            object.delete("temporary");
        }
        assertEquals(500, object.ownPropertyKeys().size());
        assertEquals(999, object.get("key999"));
        assertFalse(object.hasProperty("key0"));
        assertTrue(object.shape().slotCount() < 2000);
    }

    @Test
    void manyDifferentFirstKeysDoNotGrowOneShape() {
        var shapes = new ArrayList<Shape>();
        for (int i = 0; i < 2000; i++) {
            shapes.add(object("key" + i).shape());
        }
        assertTrue(shapes.getLast().isUnique());
    }

    @Test
    void chainCellFallsWithAnyStructuralChangeAbove() {
        JsObject top = object("t");
        JsObject middle = JsObject.create(realm, top);
        JsObject bottom = JsObject.create(realm, middle);
        ValidityCell cell = bottom.shape().chainCell();
        assertTrue(cell.isValid());
        assertSame(cell, JsObject.create(realm, middle).shape().chainCell());
        top.put("t", 2);
        assertTrue(cell.isValid(), "a new value is no structure");
        top.put("u", 1);
        assertFalse(cell.isValid());

        ValidityCell second = bottom.shape().chainCell();
        assertNotSame(cell, second);
        middle.put("x", 1);
        assertFalse(second.isValid());

        ValidityCell third = bottom.shape().chainCell();
        top.delete("u");
        assertFalse(third.isValid());

        ValidityCell fourth = bottom.shape().chainCell();
        middle.setPrototypeOf(null);
        assertFalse(fourth.isValid());

        ValidityCell fifth = bottom.shape().chainCell();
        middle.defineOwnProperty("x", PropertyDescriptor.data(1, false, false, true));
        assertFalse(fifth.isValid());
    }

    @Test
    void prototypesGetUniqueShapes() {
        JsObject prototype = object("p");
        JsObject.create(realm, prototype);
        assertTrue(prototype.shape().isUnique());
        assertEquals("p", JsObject.create(realm, prototype).get("p"));
    }

    @Test
    void settingThePrototypeKeepsSharedShapesShared() {
        JsObject prototype = object();
        JsObject first = object("a");
        JsObject second = object("a");
        first.setPrototypeOf(prototype);
        second.setPrototypeOf(prototype);
        assertSame(first.shape(), second.shape());
        first.setPrototypeOf(null);
        second.setPrototypeOf(null);
        assertSame(first.shape(), second.shape());
        assertEquals("a", first.get("a"));
    }

    @Test
    void keysCompareByContent() {
        JsObject object = object("name");
        assertEquals("name", object.get(new String("name")));
        var symbol = new JsSymbol("name");
        object.put(symbol, 1);
        assertEquals(1, object.get(symbol));
        assertFalse(object.hasProperty(new JsSymbol("name")));
    }

    @Test
    void copyingTakesTheShapeWhereItTellsAll() {
        JsObject source = object("a", "b");
        JsObject copy = JsObject.create(realm);
        ObjectOperations.copyDataProperties(realm, copy, source, Set.of());
        assertSame(source.shape(), copy.shape());
        copy.put("a", "changed");
        copy.put("c", 1);
        assertEquals("a", source.get("a"));
        assertFalse(source.hasProperty("c"));

        source.defineOwnProperty("hidden", PropertyDescriptor.data(1, true, false, true));
        source.addPrivate(JsSymbol.privateName("#p"), 1, Attributes.WRITABLE);
        JsObject second = JsObject.create(realm);
        ObjectOperations.copyDataProperties(realm, second, source, Set.of());
        assertEquals(List.of("a", "b"), second.ownPropertyKeys());
        assertEquals(2, second.shape().slotCount());
        assertEquals(List.of("a", "b"), ObjectOperations.enumerableOwnProperties(realm, source, PropertyKind.KEY));
    }
}
