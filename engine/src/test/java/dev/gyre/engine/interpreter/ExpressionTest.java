package dev.gyre.engine.interpreter;

import dev.gyre.engine.JsTest;
import org.junit.jupiter.api.Test;

/** Operators, literals and property access. */
class ExpressionTest extends JsTest {
    @Test
    void arithmeticOverflowsIntoDoubles() {
        assertEval("2147483648", "2147483647 + 1");
        assertEval("-2147483649", "-2147483648 - 1");
        assertEval("4611686014132420600", "2147483647 * 2147483647");
        assertEval("-Infinity", "1 / (-1 * 0)");
        assertEval("0.5", "1 / 2");
        assertEval("-0", "Object.is(-5 % 5, -0) ? '-0' : '0'");
        assertEval("NaN", "5 % 0");
        assertEval("8", "2 ** 63 % 10");
        assertEval("-8", "-(2 ** 63) % 10");
        assertEval("1", "9007199254740993 % 9007199254740991");
        assertEval("4294967295", "-1 >>> 0");
    }

    @Test
    void additionConcatenatesStrings() {
        assertEval("a1", "'a' + 1");
        assertEval("1,2", "'' + [1, 2]");
        assertEval("3", "1 + 2");
        assertEval("xundefined", "'x' + undefined");
    }

    @Test
    void bigIntsDoNotMixWithNumbers() {
        assertEval("1267650600228229401496703205376", "2n ** 100n");
        assertThrown("TypeError: Cannot mix BigInt and other types, use explicit conversions", "1n + 1");
        assertThrown("RangeError: Division by zero", "1n / 0n");
    }

    @Test
    void comparisons() {
        assertEval("[true, false, false, true, true]", "[1 < 2, NaN < 1, NaN >= 1, 'a' < 'b', null == undefined]");
        assertEval("[true, false, true]", "[1 == '1', 1 === '1', 1.0 === 1]");
    }

    @Test
    void propertiesOfUndefined() {
        assertThrown("TypeError: Cannot read properties of undefined (reading 'x')", "var u; u.x");
        assertThrown("TypeError: Cannot read properties of null (reading '0')", "null[0]");
        assertThrown("TypeError: Cannot set properties of undefined (setting 'x')", "var u; u.x = 1");
        assertThrown("ReferenceError: nope is not defined", "nope");
        assertThrown("TypeError: o.f is not a function", "var o = {}; o.f()");
    }

    @Test
    void inlineCachesSeeChangesOfShape() {
        assertEval("[1, 2, 3, undefined]", """
                function get(o) { return o.x }
                [get({x: 1}), get({y: 0, x: 2}), get(Object.create({x: 3})), get({})]""");
        assertEval("[1, 9, 7]", """
                class A { get v() { return 1 } }
                function read(o) { return o.v }
                var a = new A, result = [read(a), 0, 0];
                for (var i = 0; i < 3; i++) read(a);
                Object.defineProperty(A.prototype, 'v', {get() { return 9 }});
                result[1] = read(a);
                Object.defineProperty(a, 'v', {value: 7});
                result[2] = read(a);
                result""");
    }

    @Test
    void storesAddPropertiesAndFindSetters() {
        assertEval(
                "{a: 1, b: 2}",
                "function make(v) { var o = {}; o.a = v; o.b = v + 1; return o } make(5); make(6); make(1)");
        assertEval("[42, false]", """
                var seen; function store(o) { o.p = 42 }
                store({}); store({});
                var proto = {}; var child = Object.create(proto);
                store(Object.create(proto));
                Object.defineProperty(proto, 'p', {set(v) { seen = v }});
                store(child);
                [seen, child.hasOwnProperty('p')]""");
    }

    @Test
    void literals() {
        assertEval("[1, 2, 3]", "[...[1, 2], 3]");
        assertEval("{a: 1, b: 2}", "({...{a: 1}, b: 2})");
        assertEval("a-1-b", "`a-${1}-b`");
        assertEval("[[a, c], b]", "function tag(s, v) { return [[s[0], s[1]], v] } tag`a${'b'}c`");
        assertEval("true", "function id(s) { return s } function f() { return id`x` } f() === f()");
    }
}
