package dev.gyre.engine.jit;

import org.junit.jupiter.api.Test;

/** Calls of bound functions. */
class BoundCallsTest {
    @Test
    void boundFunctionsGetTheirValues() throws InterruptedException {
        TierComparison.assertSame("bound functions", """
                let fail = 0;
                function sum(a, b, c) { if (fail) throw new Error('sum'); return this.base + a + b + (c === undefined ? 0.5 : c); }
                function sloppy() { return typeof this + arguments.length; }
                function strict(a, b, c) { 'use strict'; return String(this) + [a, b, c].join() + arguments.length; }
                const holder = { base: 1 }, one = sum.bind(holder, 1), two = sum.bind(holder, 1, 2), none = sum.bind(holder);
                const primitive = sloppy.bind(7, 1), nothing = strict.bind(undefined, null, undefined), many = strict.bind('s', 1, 2, 3, 4, 5, 6), twice = one.bind({}, 10), native = Math.max.bind(null, 3), arrow = ((x) => x).bind(1, 'arrow'), async = (async () => 1).bind(null);
                class K { constructor() { } }
                const bare = K.bind(null);
                function call(f, i) { return f(i, i); }
                function run(i) { return [one(i), one(i, 3), two(i), none(i, 1), primitive(), nothing(i), many(i, 8), twice(i), native(i), arrow(), typeof async()].join(); }
                let last;
                for (let i = 0; i < 3000; i++) last = run(i);
                print(last);
                for (let i = 0; i < 3000; i++) call(one, i);
                print(call(one, 1), call(two, 1), call(sum.bind({ base: 5 }, 1), 1), call(sloppy, 1));
                fail = 1;
                try { run(1); } catch (error) { print(error.stack.split('\\n').slice(0, 3).join()); }
                try { bare(); } catch (error) { print(error.message); }
                """);
    }
}
