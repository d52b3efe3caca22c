package dev.gyre.engine.runtime.object;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.gyre.engine.JsTest;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;
import org.junit.jupiter.api.Test;

/** Cached lookups of the objects of one shape. */
class LookupCacheTest extends JsTest {
    private JsObject object(String source) {
        return (JsObject) run("(" + source + ")");
    }

    /** The result of a cached lookup, which must be that of [[Get]], as the first one is. */
    private Object get(JsObject object, Object key) {
        Object expected = object.get(key);
        for (int i = 0; i < 8; i++) assertEquals(expected, LookupCache.getByValue(object, key));
        Object found = LookupCache.find(object, key);
        if (found != null) assertEquals(expected, found);
        assertEquals(expected, LookupCache.get(object, key));
        return LookupCache.get(object, key);
    }

    @Test
    void ownProperties() {
        JsObject first = object("{ a: 1, b: 2 }"), second = object("{ a: 3, b: 4 }");
        assertEquals(2, get(first, "b"));
        assertEquals(4, get(second, new String("b")));
        first.put("b", 5);
        assertEquals(5, get(first, "b"));
        first.delete("b");
        assertEquals(Undefined.INSTANCE, get(first, "b"));
    }

    @Test
    void inheritedPropertiesWhosePrototypeChanges() {
        JsObject object = object("Object.create(this.p = Object.create(this.q = { a: 1 }))");
        assertEquals(1, get(object, "a"));
        run("q.a = 2");
        assertEquals(2, get(object, "a"));
        run("p.a = 3");
        assertEquals(3, get(object, "a"));
        run("delete p.a; delete q.a");
        assertEquals(Undefined.INSTANCE, get(object, "a"));
        run("Object.setPrototypeOf(p, { a: 4 })");
        assertEquals(4, get(object, "a"));
    }

    @Test
    void absentPropertiesThatAreAdded() {
        JsObject object = object("{ a: 1 }");
        assertEquals(Undefined.INSTANCE, get(object, "b"));
        run("Object.prototype.b = 2");
        assertEquals(2, get(object, "b"));
        object.put("b", 3);
        assertEquals(3, get(object, "b"));
        JsObject bare = object("Object.create(null)");
        assertEquals(Undefined.INSTANCE, get(bare, "toString"));
    }

    @Test
    void accessors() {
        JsObject first = object("new (class A { constructor() { this.n = 1 } get a() { return this.n } })");
        assertEquals(1, get(first, "a"));
        first.put("n", 2);
        assertEquals(2, get(first, "a"));
        JsObject own = object("{ n: 1, get a() { return this.n + 1 } }");
        assertEquals(2, get(own, "a"));
        run("Object.defineProperty(Object.prototype, 'c', { get: () => 7, configurable: true })");
        assertEquals(7, get(own, "c"));
        run("Object.defineProperty(Object.prototype, 'c', { value: 8 })");
        assertEquals(8, get(own, "c"));
    }

    @Test
    void computedKeysAreFoundFromAFewSearchesOn() {
        JsObject object = object("{ a: 1, get b() { return 2 }, 5: 3 }");
        assertNull(LookupCache.find(object, "a"));
        for (int i = 0; i < 8; i++) {
            assertEquals(1, LookupCache.getByValue(object, "a"));
            assertEquals(2, LookupCache.getByValue(object, "b"));
            assertEquals(3, LookupCache.getByValue(object, "5"));
            assertEquals(Undefined.INSTANCE, LookupCache.getByValue(object, "c"));
        }
        assertEquals(1, LookupCache.find(object, new String("a")));
        assertEquals(Undefined.INSTANCE, LookupCache.find(object, "c"));
        assertNull(LookupCache.find(object, "b"), "a getter");
        assertNull(LookupCache.find(object, "5"), "an index");
        assertNull(LookupCache.find(object, 5));
        assertNull(LookupCache.find(object, Undefined.INSTANCE));
    }

    @Test
    void dictionariesAreSearchedThemselves() {
        JsObject object = object("(o => { for (let i = 0; i < 300; i++) o['k' + i] = i; return o })({})");
        assertEquals(299, LookupCache.find(object, "k299"));
        assertNull(LookupCache.find(object, "toString"));
        object.delete("k299");
        assertNull(LookupCache.find(object, "k299"));
    }

    @Test
    void exoticObjectsAreAskedEachTime() {
        JsObject typed = object("new Uint8Array(2)");
        for (int i = 0; i < 8; i++) assertEquals(Undefined.INSTANCE, LookupCache.getByValue(typed, "1.5"));
        run("Object.prototype['1.5'] = 1");
        assertEquals(Undefined.INSTANCE, LookupCache.getByValue(typed, "1.5"));
        assertNull(LookupCache.find(typed, "1.5"));
    }

    @Test
    void symbols() {
        assertEquals(Undefined.INSTANCE, get(object("{ a: 1 }"), JsSymbol.ITERATOR));
        assertEquals(1, get(object("{ [Symbol.iterator]: 1 }"), JsSymbol.ITERATOR));
    }

    @Test
    void moreKeysThanThereIsRoomFor() {
        JsObject object = object("{ k0: 0, k1: 1, k2: 2 }");
        for (int round = 0; round < 2; round++) {
            for (int i = 0; i < 300; i++) assertEquals(i < 3 ? i : Undefined.INSTANCE, get(object, "k" + i));
        }
    }

    @Test
    void objectsThatAnswerThemselvesAreNotCached() {
        assertEquals(3, get(object("[1, 2, 3]"), "length"));
        assertEquals(3, get(object("new String('abc')"), "length"));
        JsObject child = object("Object.create(new Proxy({}, { get: (target, key) => this.answer = key + 1 }))");
        assertEquals("a1", LookupCache.get(child, "a").toString());
        run("answer = 0");
        assertEquals("a1", LookupCache.get(child, "a").toString());
        assertEval("a1", "answer");
        assertNull(child.shape().lookups());
    }

    @Test
    void uniqueShapesHaveNoCache() {
        JsObject dictionary = object("{ a: 1, b: 2 }");
        dictionary.delete("a");
        assertEquals(2, get(dictionary, "b"));
        assertNull(dictionary.shape().lookups());
        JsObject plain = object("{ x: 1 }");
        get(plain, "x");
        assertNotNull(plain.shape().lookups());
    }
}
