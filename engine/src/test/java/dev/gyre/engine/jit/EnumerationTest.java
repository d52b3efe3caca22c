package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Compiled code enumerates the keys of an object's shape and the entries of collections itself. */
class EnumerationTest {
    private final CompilationLog log = CompilationLog.ofListings("lengths", 100);

    @Test
    void theKeysOfAShapeNeedNoInterpreter() {
        Object length = log.run("""
                const object = { a: 1, bb: 2, ccc: 3 };
                function lengths(o) { let sum = 0; for (const key in o) sum += key.length; return sum; }
                let last = 0;
                for (let i = 0; i < 300000; i++) last = lengths(object);
                last;
                """);
        assertEquals(6, length);
        assertTrue(log.last().contains("ForInEnumeration.nextOfShape"), log.last());
    }

    @Test
    void theEntriesOfACollectionNeedNoInterpreter() {
        Object sum = log.run("""
                const map = new Map([['a', 1], ['bb', 2], ['ccc', 3]]), set = new Set([1, 2, 3]);
                function lengths() { let sum = 0; for (const [key, value] of map) sum += key.length * value; for (const value of set) sum += value; return sum; }
                let last = 0;
                for (let i = 0; i < 100000; i++) last = lengths();
                last;
                """);
        assertEquals(20, sum);
        assertTrue(log.last().contains("CompiledIteration.step"), log.last());
        assertFalse(log.last().contains("Instructions.run"), log.last());
    }

    @Test
    void collectionsAreEnumeratedAsTheInterpreterEnumeratesThem() throws InterruptedException {
        TierComparison.assertSame("entries of collections", """
                const map = new Map([['a', 1], ['b', 2.5], ['c', {}]]), set = new Set([1, 'x']);
                function run(m, limit) {
                    const out = [];
                    for (const [k, v] of m) { out.push(k, typeof v); if (out.length > limit) break; }
                    for (const v of set) { out.push(v); if (limit === 3 && out.length < 20) set.add(out.length); if (limit === 4) set.delete('x'); }
                    for (const c of 'a\\u{1F600}b') out.push(c);
                    const [first, , third, fourth, fifth] = m.keys();
                    out.push(first, third, fourth, fifth, ...m.values());
                    return out.join();
                }
                let last;
                for (let i = 0; i < 2000; i++) last = run(map, 9);
                print(last);
                print(run(map, 2), run(map, 3), run(map, 4), run(new Map(), 9), run(new Map([[1, 2]]), 9));
                const prototype = Object.getPrototypeOf(new Map().entries()), next = prototype.next;
                prototype.return = function () { print('closed'); return {}; };
                print(run(map, 2));
                prototype.next = function () { const result = next.call(this); return result.done ? result : { done: false, value: ['own', 1] }; };
                print(run(map, 9));
                """);
    }
}
