package dev.gyre.engine.builtins;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.Realms;
import dev.gyre.engine.Script;
import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.syntax.source.Source;
import org.junit.jupiter.api.Test;

/** Other JavaScript that runs at the interrupt checks of builtins, and changes what they work on: once in each run, at one of the first checks. */
class InterleavedCodeTest {
    private static final String BEGIN = """
            var calls = 0, meanwhile;
            var numbers = Array.from({ length: 100_000 }, (_, i) => i);
            var full = new Set(numbers.slice(0, 1 << 15));
            """;

    private static final class Hooks implements HostHooks {
        private JsObject meanwhile;
        /** The check at which other code runs. */
        private int at;

        @Override
        public void poll(Agent agent) {
            if (meanwhile != null && --at == 0) meanwhile.call0(Undefined.INSTANCE);
        }

        @Override
        public void enqueuePromiseJob(Runnable job, Realm realmOrNull) {}
    }

    /** Runs a builtin during which other code runs, and then an expression, whose text must be the expected one whichever check it was. */
    private static void check(String expected, String meanwhile, String builtin, String result) {
        for (int at : new int[] {1, 2, 3, 6}) {
            var hooks = new Hooks();
            Realm realm = Realms.create(new Agent(hooks));
            evaluate(realm, BEGIN + "meanwhile = () => { calls++; " + meanwhile + " };");
            JsObject work = (JsObject) evaluate(realm, "(function () { " + builtin + " })");
            hooks.meanwhile = (JsObject) evaluate(realm, "meanwhile");
            hooks.at = at;
            work.call0(Undefined.INSTANCE);
            hooks.meanwhile = null;
            assertEquals("1", TypeConversion.toString(evaluate(realm, "calls")), "check " + at);
            assertEquals(expected, TypeConversion.toString(evaluate(realm, result)), "check " + at);
        }
    }

    private static Object evaluate(Realm realm, String source) {
        return Script.parse(realm, new Source("test.js", source)).run();
    }

    @Test
    void aSpreadReadsWhatAnIteratorWouldRead() {
        check("100001,-5", "numbers.push(-5)", "spread = [...numbers]", "[spread.length, spread.at(-1)].join()");
        check(
                "100000,x",
                "numbers[99_990] = 'x'; Array.prototype[Symbol.iterator] = null",
                "spread = [...numbers]",
                "[spread.length, spread[99_990]].join()");
        check(
                "100000,y",
                "delete numbers[99_990]; Array.prototype[99_990] = 'y'",
                "spread = [...numbers]",
                "[spread.length, spread[99_990]].join()");
        check("100001", "numbers.push(1)", "count = ((...all) => all.length)(...numbers)", "count");
    }

    @Test
    void aSpreadEndsWhereTheArrayEnds() {
        check(
                "true",
                "numbers.length = 200",
                "spread = [...numbers]",
                "spread.length >= 200 && spread.length < 100_000");
    }

    @Test
    void aSetGrowsWhileOtherCodeChangesIt() {
        for (String change :
                new String[] {"full.add('other')", "full.delete(0); full.add(0)", "full.clear()", "full.add(-1)"}) {
            check(
                    "true,true,true",
                    change,
                    "full.add(-1)",
                    "[[...full].length === full.size, [...full].every((x) => full.has(x)), full.has(-1)].join()");
        }
        check("32768,-1", "full.delete(5)", "full.add(5); full.add(-1)", "[full.size, [...full].at(-1)].join()");
    }

    @Test
    void keysAreThoseOfTheObjectAtSomeTime() {
        check("true", "numbers.length = 10", "keys = Object.keys(numbers)", "new Set(keys).size === keys.length");
        check("100000", "numbers.x = 1; delete numbers.x", "keys = Object.keys(numbers)", "keys.length");
    }

    @Test
    void sparseIndicesAreSortedByDigits() {
        var realm = Realms.create(new Agent(new Hooks()));
        evaluate(realm, """
                var object = {};
                var expected = [];
                for (let i = 0; i < 9000; i++) {
                  const index = (i * 7919 % 9001) * 200_003;
                  object[index] = 1;
                  expected.push(index);
                }
                expected.sort((a, b) => a - b);
                """);
        assertTrue((Boolean) evaluate(realm, "Object.keys(object).join() === expected.join()"));
    }
}
