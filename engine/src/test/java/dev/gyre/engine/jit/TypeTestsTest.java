package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Comparisons of the result of typeof with the name of a type. */
class TypeTestsTest {
    private final CompilationLog log = CompilationLog.ofListings("count", 100);

    @Test
    void aTestOfATypeMakesNoString() {
        assertEquals(600 * 250, log.run("""
                const all = [1, 'a', null, {}];
                function count(n) { let s = 0; for (let i = 0; i < n; i++) if (typeof all[i & 3] === 'string') s++; return s; }
                let sum = 0;
                for (let k = 0; k < 600; k++) sum += count(1000);
                sum;
                """));
        assertTrue(log.last().contains("CompiledTypes.isString"), log.last());
        assertFalse(log.last().contains("TypeConversion.typeof"), log.last());
    }

    @Test
    void everyTypeIsTestedAsTheInterpreterTestsIt() throws InterruptedException {
        var program = new StringBuilder();
        for (String type : new String[] {
            "undefined", "object", "boolean", "number", "bigint", "string", "symbol", "function", "other"
        }) {
            program.append("""
                    tests.push(
                        x => typeof x === 'TYPE', x => typeof x !== 'TYPE', x => 'TYPE' == typeof x, x => { if (typeof x != 'TYPE') return 1; return 2; },
                        x => { const t = typeof x; return t === 'TYPE' ? t : t + '!'; },
                        x => { let n = 0; for (let i = 0; i < 3; i++) { if (typeof x === 'TYPE') n++; x = i; } return n; },
                        x => { x = typeof x; return x === 'TYPE'; });
                    """.replace("TYPE", type));
        }
        TierComparison.assertSame("type tests", """
                const tests = [];
                %s
                const values = [undefined, null, true, 1, 1.5, 2n, 'text', 'a'.repeat(40) + tests.length, Symbol(), {}, [], () => 1, class {}, new Proxy({}, {}), new Proxy(() => 1, {})];
                const run = () => tests.map(test => values.map(test).join()).join('\\n');
                let last;
                for (let i = 0; i < 200; i++) last = run();
                print(last);
                """.formatted(program));
    }

    @Test
    void instanceofMakesNoFrame() {
        assertEquals(600 * 500, log.run("""
                class Base {}
                class Derived extends Base {}
                const all = [new Base(), {}, new Derived(), 1];
                function count(n) { let s = 0; for (let i = 0; i < n; i++) if (all[i & 3] instanceof Base) s++; return s; }
                let sum = 0;
                for (let k = 0; k < 600; k++) sum += count(1000);
                sum;
                """));
        assertTrue(log.last().contains("CompiledTypes.isInstance"), log.last());
        assertFalse(log.last().contains("CompiledCalls.frame("), log.last());
    }

    @Test
    void instancesAreFoundAsTheInterpreterFindsThem() throws InterruptedException {
        TierComparison.assertSame("instances", """
                const seen = [];
                class Base {}
                class Derived extends Base {}
                function Old() {}
                const trap = new Proxy({}, { getPrototypeOf() { seen.push('asked'); return Base.prototype; } });
                const custom = { [Symbol.hasInstance]: value => { seen.push('custom'); return value === 1; } };
                class Even { static [Symbol.hasInstance](value) { return value % 2 === 0; } }
                function test(value, type) { return value instanceof type; }
                function run(values, types) {
                    return types.map(type => values.map(value => { try { return +test(value, type); } catch (error) { return error.message; } }).join()).join('|');
                }
                const values = [1, 'a', null, {}, [], new Base(), new Derived(), new Old(), Object.create(null), () => 1];
                let last;
                for (let i = 0; i < 1000; i++) last = run(values, [Base, Derived, Old]);
                print(last);
                print(run([trap, Object.create(trap)], [Base, Derived]), seen.join());
                print(run(values, [Object, Array, Function, custom, Even, Base.bind(null), {}, 1, () => 1]), seen.length);
                Old.prototype = Base.prototype;
                print(run(values, [Old]));
                Old.prototype = 5;
                print(run(values, [Old]));
                Object.setPrototypeOf(Derived.prototype, null);
                print(run(values, [Base, Derived]));
                Object.defineProperty(Base, Symbol.hasInstance, { value: () => true });
                print(run(values, [Base, Derived]));
                """);
    }
}
