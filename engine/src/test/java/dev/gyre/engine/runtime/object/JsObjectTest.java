package dev.gyre.engine.runtime.object;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.ObjectOperations.IntegrityLevel;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The essential internal methods of ordinary objects. */
class JsObjectTest {
    private final Realm realm = TestRealm.create();

    private NativeClosure function(NativeCode code) {
        return new NativeClosure(realm, "f", 0, code);
    }

    @Test
    void ownKeysAreIndicesThenStringsThenSymbols() {
        JsObject object = JsObject.create(realm);
        var symbol = new JsSymbol("s");
        object.put(symbol, 1);
        object.put("b", 1);
        object.put(PropertyKey.of("4294967294"), 1);
        object.put(5, 1);
        object.put("a", 1);
        object.put(PropertyKey.of("3000000000"), 1);
        object.put(1, 1);
        object.put(PropertyKey.of("4294967295"), 1);
        assertEquals(
                List.of(1, 5, "3000000000", "4294967294", "b", "a", "4294967295", symbol), object.ownPropertyKeys());
    }

    @Test
    void keysAreCanonical() {
        assertEquals(12, PropertyKey.of("12"));
        assertEquals("012", PropertyKey.of("012"));
        assertEquals(12, PropertyKey.of(12.0));
        assertEquals(0, PropertyKey.of(-0.0));
        assertEquals("-1", PropertyKey.of(-1));
        assertEquals("1.5", PropertyKey.of(1.5));
        assertEquals(2147483646, PropertyKey.of("2147483646"));
        assertEquals("2147483647", PropertyKey.of("2147483647"));
        assertEquals("2147483647", PropertyKey.of(2147483647));
        assertEquals(4294967294L, PropertyKey.arrayIndex("4294967294"));
        assertEquals(-1, PropertyKey.arrayIndex("4294967295"));
        assertEquals(-1, PropertyKey.arrayIndex("01"));
        assertTrue(PropertyKey.isArrayIndex("2147483647"));
    }

    @Test
    void accessorsSeeTheReceiver() {
        JsObject prototype = JsObject.create(realm);
        var stored = new Object[2];
        prototype.defineOwnProperty(
                "x",
                PropertyDescriptor.accessor(
                        function((r, callee, self, args, target) -> self),
                        function((r, callee, self, args, target) -> {
                            stored[0] = self;
                            stored[1] = args[0];
                            return Undefined.INSTANCE;
                        }),
                        true,
                        true));
        JsObject object = JsObject.create(realm, prototype);
        assertSame(object, object.get("x"));
        object.put("x", 5);
        assertSame(object, stored[0]);
        assertEquals(5, stored[1]);
        assertFalse(object.hasOwnProperty("x"));
    }

    @Test
    void readOnlyPropertiesOfPrototypesForbidAssignment() {
        JsObject prototype = JsObject.create(realm);
        prototype.defineOwnProperty("x", PropertyDescriptor.data(1, false, true, true));
        prototype.defineOwnProperty(3, PropertyDescriptor.data(1, false, true, true));
        JsObject object = JsObject.create(realm, prototype);
        assertFalse(object.set("x", 2, object));
        assertFalse(object.set(3, 2, object));
        var error = assertThrows(JsException.class, () -> object.put("x", 2));
        assertEquals("TypeError: Cannot assign to read only property 'x' of object '#<Object>'", error.getMessage());
        assertTrue(object.createDataProperty("x", 2));
        assertEquals(2, object.get("x"));
    }

    @Test
    void validationFollowsTheSpecification() {
        JsObject object = JsObject.create(realm);
        object.defineOwnProperty("x", PropertyDescriptor.data(1, true, false, false));
        assertFalse(object.defineOwnProperty("x", PropertyDescriptor.data(1, true, true, false)));
        assertFalse(object.defineOwnProperty("x", PropertyDescriptor.accessor(Undefined.INSTANCE, null, false, false)));
        assertTrue(object.defineOwnProperty("x", PropertyDescriptor.data(2, false, false, false)));
        assertFalse(object.defineOwnProperty("x", PropertyDescriptor.data(3, false, false, false)));
        assertTrue(object.defineOwnProperty("x", PropertyDescriptor.data(2, false, false, false)));
        assertFalse(object.delete("x"));
        var writable = new PropertyDescriptor();
        writable.writable(true);
        assertFalse(object.defineOwnProperty("x", writable));
        assertTrue(object.defineOwnProperty("x", new PropertyDescriptor()));
    }

    @Test
    void kindsOfPropertiesChangeWhileConfigurable() {
        JsObject object = JsObject.create(realm);
        object.put("x", 1);
        object.put(0, 1);
        var getter = function((r, callee, self, args, target) -> 7);
        var accessor = new PropertyDescriptor();
        accessor.get = getter;
        for (Object key : List.of("x", 0)) {
            assertTrue(object.defineOwnProperty(key, accessor));
            PropertyDescriptor desc = object.getOwnProperty(key);
            assertTrue(desc.isAccessor() && desc.enumerable() && desc.configurable());
            assertSame(Undefined.INSTANCE, desc.set);
            assertEquals(7, object.get(key));
            var value = new PropertyDescriptor();
            value.value = 8;
            assertTrue(object.defineOwnProperty(key, value));
            desc = object.getOwnProperty(key);
            assertTrue(desc.isData() && !desc.writable() && desc.enumerable() && desc.configurable());
            assertEquals(8, object.get(key));
        }
    }

    @Test
    void nonExtensibleObjectsTakeNothingNew() {
        JsObject object = JsObject.create(realm);
        object.put("x", 1);
        object.put(0, 1);
        object.preventExtensions();
        assertFalse(object.set("y", 1, object));
        assertFalse(object.set(1, 1, object));
        assertTrue(object.set("x", 2, object));
        assertTrue(object.set(0, 2, object));
        assertFalse(object.setPrototypeOf(null));
        assertTrue(object.delete("x"));
        assertFalse(object.set("x", 1, object));
    }

    @Test
    void frozenObjectsStayAsTheyAre() {
        JsObject object = JsObject.create(realm);
        object.put("x", 1);
        object.put(0, 1);
        JsArray array = JsArray.of(realm, 1, 2);
        for (JsObject each : List.of(object, array)) {
            assertTrue(ObjectOperations.setIntegrityLevel(each, IntegrityLevel.FROZEN));
            assertTrue(ObjectOperations.testIntegrityLevel(each, IntegrityLevel.FROZEN));
            assertFalse(each.set(0, 9, each));
            assertFalse(each.delete(0));
            assertEquals(1, each.get(0));
        }
        assertFalse(array.set("length", 0, array));
        assertFalse(object.set("x", 9, object));
        JsObject sealed = JsArray.of(realm, 1, 2);
        ObjectOperations.setIntegrityLevel(sealed, IntegrityLevel.SEALED);
        assertTrue(sealed.set(0, 9, sealed));
        assertFalse(sealed.delete(0));
        assertFalse(ObjectOperations.testIntegrityLevel(sealed, IntegrityLevel.FROZEN));
        assertTrue(ObjectOperations.testIntegrityLevel(sealed, IntegrityLevel.SEALED));
    }

    @Test
    void objectsFrozenAlikeShareTheirShape() {
        JsObject first = JsObject.create(realm);
        JsObject second = JsObject.create(realm);
        for (JsObject object : List.of(first, second)) {
            object.put("x", 1);
            ObjectOperations.setIntegrityLevel(object, IntegrityLevel.FROZEN);
        }
        assertSame(first.shape(), second.shape());
    }

    @Test
    void prototypeCyclesAreRefused() {
        JsObject a = JsObject.create(realm);
        JsObject b = JsObject.create(realm, a);
        assertFalse(a.setPrototypeOf(b));
        assertFalse(a.setPrototypeOf(a));
    }

    @Test
    void privateNamesAreInvisible() {
        JsObject object = JsObject.create(realm);
        JsSymbol name = JsSymbol.privateName("#x");
        object.preventExtensions();
        object.addPrivate(name, 1, Attributes.WRITABLE);
        assertEquals(1, object.privateElement(name));
        object.setPrivateField(name, 2);
        assertEquals(2, object.privateElement(name));
        assertTrue(object.ownPropertyKeys().isEmpty());
        ObjectOperations.setIntegrityLevel(object, IntegrityLevel.FROZEN);
        assertTrue(ObjectOperations.testIntegrityLevel(object, IntegrityLevel.FROZEN));
    }

    @Test
    void setGoesToTheReceiver() {
        JsObject target = JsObject.create(realm);
        JsObject receiver = JsObject.create(realm);
        assertTrue(target.set("x", 1, receiver));
        assertTrue(target.set(2, 1, receiver));
        assertEquals(List.of(2, "x"), receiver.ownPropertyKeys());
        assertTrue(target.ownPropertyKeys().isEmpty());
        assertFalse(target.set("x", 1, 5));
        assertNull(target.getOwnProperty("x"));
    }

    @Test
    void lazyValuesAreMadeOnce() {
        JsObject object = JsObject.create(realm);
        var made = new int[1];
        object.defineBuiltin(
                "lazy",
                new LazyValue() {
                    @Override
                    protected Object resolve(JsObject holder) {
                        return ++made[0];
                    }
                },
                Attributes.METHOD);
        assertEquals(
                Attributes.METHOD | Attributes.LAZY | Attributes.CONSTANT,
                Shape.attributesOf(object.shape().find("lazy")));
        assertEquals(1, object.get("lazy"));
        assertEquals(1, object.get("lazy"));
        assertEquals(
                Attributes.METHOD | Attributes.CONSTANT,
                Shape.attributesOf(object.shape().find("lazy")));
    }
}
