package dev.gyre.engine.builtins;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.Realms;
import dev.gyre.engine.Script;
import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.syntax.source.Source;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Builtins that loop for long can be interrupted, and pass the poll about once for each step. The embedder interrupts at one of its polls, and the
 * time between two of them is measured in the processor's time: a busy machine changes neither.
 */
class InterruptionTest {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long LONGEST_NANOS = 1_000_000_000;
    /** The embedder's poll that interrupts. */
    private static final int LAST_POLL = 20;
    /** Steps of the inputs of which polls are counted: native callbacks, no JavaScript function that would poll by itself. */
    private static final int STEPS = 45_000;

    private static final int LEAST_POLLS = 2;

    private static final class Interrupted extends RuntimeException {
        Interrupted() {
            super(null, null, false, false);
        }
    }

    /** Counts polls and the longest time without one. */
    private static final class Hooks implements HostHooks {
        private int lastPoll = Integer.MAX_VALUE;
        private int polls;
        private long longest;
        private long previous = THREADS.getCurrentThreadCpuTime();

        @Override
        public void poll(Agent agent) {
            long now = THREADS.getCurrentThreadCpuTime();
            longest = Math.max(longest, now - previous);
            previous = now;
            if (++polls >= lastPoll) throw new Interrupted();
        }

        @Override
        public void enqueuePromiseJob(Runnable job, Realm realmOrNull) {}
    }

    /** What each input that a source names is made by. */
    private static final Map<String, String> INPUTS = Map.of(
            "text", "var text = 'a'.repeat(STEPS)",
            "typed", "var typed = new Uint32Array(STEPS)",
            "bytes", "var bytes = new Uint8Array(STEPS * 8)",
            "array", "var array = Array.from(new Uint32Array(STEPS).keys())",
            "set", "var set = new Set(new Uint32Array(STEPS).keys())",
            "map", "var map = new Map(Array.from(new Uint32Array(STEPS).keys(), key => [key, key]))",
            "digits", "var digits = '7'.repeat(STEPS * 4)",
            "object", "var object = {}; for (const key of new Uint32Array(STEPS).keys()) object['key' + key] = key",
            "proxy", "var proxy = new Proxy({}, { ownKeys: () => Array.from(new Uint32Array(STEPS).keys(), String) })");

    private static void run(Realm realm, String source) {
        Script.parse(realm, new Source("test.js", source)).run();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Array.prototype.concat.call([], asked)",
                "Array.prototype.copyWithin.call(endless, 1, 0)",
                "Array.prototype.every.call(endless, Object)",
                "Array.prototype.fill.call(mute, 1)",
                "Array.prototype.filter.call(endless, Boolean)",
                "Array.prototype.find.call(endless, Boolean)",
                "Array.prototype.findIndex.call(endless, Boolean)",
                "Array.prototype.findLast.call(endless, Boolean)",
                "Array.prototype.findLastIndex.call(endless, Boolean)",
                "Array.prototype.flat.call(endless)",
                "Array.prototype.flatMap.call(endless, Object)",
                "Array.prototype.forEach.call(endless, Object)",
                "Array.prototype.includes.call(endless, 1)",
                "Array.prototype.indexOf.call(endless, 1)",
                "Array.prototype.join.call(endless, '')",
                "Array.prototype.lastIndexOf.call(endless, 1)",
                "Array.prototype.map.call(asked, Object)",
                "Array.prototype.reduce.call(endless, Object, 0)",
                "Array.prototype.reduceRight.call(endless, Object, 0)",
                "Array.prototype.reverse.call(endless)",
                "Array.prototype.shift.call(endless)",
                "Array.prototype.slice.call(asked)",
                "Array.prototype.some.call(endless, Boolean)",
                "Array.prototype.sort.call(asked)",
                "Array.prototype.splice.call(endless, 0, 1)",
                "Array.prototype.toLocaleString.call(endless)",
                "Array.prototype.toReversed.call(halfSparse)",
                "Array.prototype.toSorted.call(halfSparse)",
                "Array.prototype.unshift.call(endless, 1)",
                "Array.prototype.with.call(halfSparse, 0, 1)",
                "Array.prototype.toSpliced.call(halfSparse, 0, 1)",
                "Array.from.call(Object, endless)",
                "Array.from(forever)",
                "[...forever]",
                "new Set(forever)",
                "new Map({ [Symbol.iterator]: () => ({ next: Object.bind(null, { value: [1, 2], done: false }) }) })",
                "Object.fromEntries({ [Symbol.iterator]: () => ({ next: Object.bind(null, { value: [1, 2], done: false }) }) })",
                "Object.groupBy(forever, Object)",
                "Map.groupBy(forever, Object)",
                "Math.sumPrecise(forever)",
                "new Set([1, 2]).union({ size: 1, has: Object, keys: () => iterator })",
                "new Set([1, 2]).intersection({ size: 1, has: Object, keys: () => iterator })",
                "new Set([1, 2]).difference({ size: 1, has: Object, keys: () => iterator })",
                "new Set([1, 2]).symmetricDifference({ size: 1, has: Object, keys: () => iterator })",
                "new Set([1, 2]).isDisjointFrom({ size: 1, has: Object, keys: () => iterator })",
                "new Set([0, 2]).isSupersetOf({ size: 1, has: Object, keys: () => iterator })",
                "Iterator.from(iterator).drop(Infinity).next()",
                "Iterator.from(iterator).filter(Boolean).next()",
                "Iterator.from(iterator).map(Object).forEach(Object)",
                "Iterator.from(iterator).reduce(Object, 0)",
                "Iterator.from(iterator).some(Boolean)",
                "Iterator.from(iterator).toArray()",
                "Uint8Array.from(forever)",
                "new Uint8Array(forever)",
                "Promise.all(forever)",
                "JSON.stringify(sparse)",
                "JSON.stringify(1, sparse)",
                "JSON.parse('[[1], 2]', reviver)",
                "String.raw({ raw: endless })",
                "'a'.repeat(2 ** 24).indexOf('a'.repeat(2 ** 23) + 'b')",
                "'a'.repeat(2 ** 24).lastIndexOf('b' + 'a'.repeat(2 ** 23))",
                "'a'.repeat(2 ** 24).includes('a'.repeat(2 ** 23) + 'b')",
                "'a'.repeat(2 ** 24).split('a'.repeat(2 ** 23) + 'b')",
                "'a'.repeat(2 ** 24).replaceAll('a'.repeat(2 ** 23) + 'b', 'c')",
                "/(.*)\\1[bc]/s.exec('a'.repeat(2 ** 24))",
                "/(a+)+[bc]/.exec('a'.repeat(40))",
                "'\u00e9'.repeat(2 ** 24).normalize('NFD')",
                "('a' + '\u0301\u0316'.repeat(2 ** 16)).normalize() + '\u00e9'.repeat(2 ** 24).normalize('NFD')",
                "('\u00e9'.repeat(2 ** 22) + 'a').localeCompare('\u00e9'.repeat(2 ** 22) + 'b')",
                "'\u00df'.repeat(2 ** 22).toUpperCase()",
                "'\u03a3'.repeat(2 ** 22).toLowerCase()",
                "huge * huge",
                "huge * 3n ** 100000n",
                "huge / 3n ** 1000000n",
                "huge % 3n ** 1000000n",
                "huge.toString()",
                "'' + huge",
                "huge.toString(7)",
                "huge.toLocaleString()",
                "3n ** 300000000n",
                "BigInt('7'.repeat(2 ** 24))",
                "huge == '7'.repeat(2 ** 24)",
                "huge < '7'.repeat(2 ** 24)",
                "Math.max.apply(null, { __proto__: null, length: 2 ** 22 })",
                "Reflect.ownKeys(new Proxy({}, { ownKeys: Object.bind(null, { __proto__: new Proxy({}, { get: String.bind(null, 'a') }), length: 2 ** 25 }) }))",
                "Object.getOwnPropertyNames('a'.repeat(2 ** 22))",
                "Object.keys(new Uint8Array(2 ** 22))",
                "for (const key in new Uint8Array(2 ** 22)) ;",
                "Object.seal(new Proxy(new Uint8Array(0), { ownKeys: () => Array.from(Array(2 ** 16).keys(), String), defineProperty: Object.bind(null, true) }))",
            })
    void endsSoon(String source) {
        var hooks = new Hooks();
        var agent = new Agent(hooks);
        agent.stackLimit(500);
        var realm = Realms.create(agent);
        run(realm, """
                var mute = new Proxy({ length: 2 ** 53 - 1 }, { set: Object.bind(null, true), defineProperty: Object.bind(null, true) });
                var endless = { __proto__: null, length: 2 ** 53 - 2 };
                var sparse = new Array(2 ** 32 - 1);
                var asked = Object.setPrototypeOf(new Array(2 ** 32 - 1), new Proxy(Array.prototype, {}));
                var halfSparse = { length: 2 ** 25 };
                var iterator = { next: Object.bind(null, { value: 0, done: false }) };
                var forever = { [Symbol.iterator]: () => iterator };
                function reviver(key, value) { if (key === '0' && Array.isArray(this) && this.length === 2) this[1] = sparse; return value; }
                """);
        if (source.contains("huge")) run(realm, "var huge = (1n << 100_000_000n) - 1n");
        hooks.polls = 0;
        hooks.lastPoll = LAST_POLL;
        assertThrows(Interrupted.class, () -> run(realm, source));
        assertTrue(hooks.longest < LONGEST_NANOS, () -> "once did not poll for " + hooks.longest / 1_000_000 + " ms");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "array.concat(array)",
                "array.copyWithin(1, 0)",
                "array.every(Object)",
                "array.fill(1)",
                "array.filter(Object)",
                "array.find(isNaN)",
                "array.findIndex(isNaN)",
                "array.findLast(isNaN)",
                "array.findLastIndex(isNaN)",
                "array.flat()",
                "array.flatMap(Object)",
                "array.forEach(Object)",
                "array.includes(-1)",
                "array.indexOf(-1)",
                "array.join()",
                "array.lastIndexOf(-1)",
                "array.map(Object)",
                "array.reduce(Object)",
                "array.reduceRight(Object)",
                "array.reverse()",
                "array.slice()",
                "array.some(isNaN)",
                "array.sort()",
                "array.sort(Math.min)",
                "array.splice(0, STEPS)",
                "array.toLocaleString()",
                "array.toReversed()",
                "array.toSorted()",
                "array.toSpliced(0, 1)",
                "array.unshift(1)",
                "array.with(0, 1)",
                "Array.from(array)",
                "Array.from({ length: STEPS })",
                "typed.every(Object)",
                "typed.fill(1)",
                "typed.filter(Object)",
                "typed.find(isNaN)",
                "typed.findIndex(isNaN)",
                "typed.findLast(isNaN)",
                "typed.findLastIndex(isNaN)",
                "typed.forEach(Object)",
                "typed.includes(-1)",
                "typed.indexOf(-1)",
                "typed.join()",
                "typed.lastIndexOf(-1)",
                "typed.map(Math.abs)",
                "typed.reduce(Object)",
                "typed.reduceRight(Object)",
                "typed.reverse()",
                "typed.set(array)",
                "typed.set(new Uint8Array(STEPS))",
                "typed.some(isNaN)",
                "typed.sort()",
                "typed.sort(Math.min)",
                "typed.toLocaleString()",
                "typed.toReversed()",
                "typed.toSorted()",
                "typed.with(0, 1)",
                "new Float32Array(typed)",
                "new Float32Array(array)",
                "new Float32Array({ length: STEPS })",
                "Float32Array.from({ length: STEPS })",
                "Float32Array.from(array)",
                "map.forEach(Object)",
                "set.forEach(Object)",
                "new Map(map)",
                "new Set(set)",
                "set.union(set)",
                "set.intersection(set)",
                "set.difference(set)",
                "set.symmetricDifference(set)",
                "set.isSubsetOf(set)",
                "set.isSupersetOf(set)",
                "new Set().isDisjointFrom(set) && set.isDisjointFrom(new Set(array.map(Math.sqrt)))",
                "Map.groupBy(set, isNaN)",
                "Object.groupBy(set, isNaN)",
                "Object.fromEntries(map)",
                "Object.keys(object)",
                "Object.values(object)",
                "Object.entries(object)",
                "Object.assign({}, object)",
                "Object.getOwnPropertyNames(object)",
                "Object.getOwnPropertyDescriptors(object)",
                "({ ...object })",
                "Object.defineProperties({}, Object.getOwnPropertyDescriptors(object))",
                "JSON.stringify(object)",
                "JSON.stringify(array)",
                "JSON.parse('[' + '1,'.repeat(STEPS) + '1]')",
                "JSON.parse('[' + '1,'.repeat(STEPS) + '1]', Object)",
                "text.split('')",
                "text.split('a')",
                "text.replaceAll('a', 'b')",
                "text.replace(/a/g, 'b')",
                "text.split(/a/)",
                "text.match(/a/g)",
                "[...text.matchAll(/a/g)]",
                "'a'.replace('a', '$&'.repeat(STEPS))",
                "encodeURIComponent(text)",
                "decodeURIComponent('%20'.repeat(STEPS))",
                "escape(text)",
                "unescape('%20'.repeat(STEPS))",
                "Iterator.from(array).toArray()",
                "Iterator.concat(set, set).toArray()",
                "set.values().map(Object).filter(Object).drop(1).toArray()",
                "bytes.toHex()",
                "bytes.toBase64()",
                "Uint8Array.fromHex('00'.repeat(STEPS * 8))",
                "Uint8Array.fromBase64('AAAA'.repeat(STEPS * 8))",
                "BigInt(digits)",
                "Object.isFrozen(new Proxy(Object.freeze(object), {}))",
                "Object.keys(new String(text))",
                "Object.keys(proxy)",
                "for (const key in object) ;",
            })
    void pollsAsItGoes(String source) {
        var hooks = new Hooks();
        var agent = new Agent(hooks);
        agent.stackLimit(500);
        var realm = Realms.create(agent);
        run(realm, "var STEPS = " + STEPS);
        for (var input : INPUTS.entrySet()) {
            if (source.contains(input.getKey())) run(realm, input.getValue());
        }
        hooks.polls = 0;
        run(realm, source);
        assertTrue(hooks.polls >= LEAST_POLLS, () -> "polled " + hooks.polls + " times: " + source);
    }
}
