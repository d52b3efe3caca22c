package dev.gyre.engine.runtime.realm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.Realms;
import dev.gyre.engine.Script;
import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.syntax.source.Source;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether closing an array's iterator calls nothing, which is known without a lookup as long as no prototype changes. */
class ArrayIteratorReturnTest implements HostHooks {
    private static final String PROTOTYPE = "var prototype = Object.getPrototypeOf([][Symbol.iterator]());";

    private final Realm realm = Realms.create(new Agent(this));

    @ParameterizedTest
    @ValueSource(strings = {"prototype", "Object.getPrototypeOf(prototype)", "Object.prototype"})
    void aReturnMethodOfAnyPrototypeIsSeen(String holder) {
        run(PROTOTYPE);
        assertTrue(realm.lacksArrayIteratorReturn());
        run(holder + ".return = function () { calls++; return {}; }; var calls = 0;");
        assertFalse(realm.lacksArrayIteratorReturn());
        assertEquals(2, run("var [a] = [1, 2]; for (var b of [1, 2]) break; calls"));
        run("delete " + holder + ".return");
        assertTrue(realm.lacksArrayIteratorReturn());
        assertEquals(2, run("var [a] = [1, 2]; calls"));
        run("Object.defineProperty(" + holder + ", 'return', { get() { calls++; }, configurable: true })");
        assertEquals(3, run("var [a] = [1, 2]; calls"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"prototype", "Object.getPrototypeOf(prototype)"})
    void aProxyAmongThePrototypesIsAskedEachTime(String holder) {
        run(PROTOTYPE);
        assertTrue(realm.lacksArrayIteratorReturn());
        run("var seen = []; Object.setPrototypeOf(" + holder
                + ", new Proxy({}, { get(target, key) { seen.push(key); } }))");
        assertFalse(realm.lacksArrayIteratorReturn());
        assertEquals("return,return", run("var [a] = [1]; [a] = [2]; seen.join()"));
    }

    @Override
    public void enqueuePromiseJob(Runnable job, Realm realmOrNull) {
        throw new AssertionError("there are no promises here");
    }

    private Object run(String text) {
        return Script.parse(realm, new Source("test.js", text)).run();
    }
}
