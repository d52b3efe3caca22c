package dev.gyre.engine.compiler;

import dev.gyre.engine.JsTest;
import org.junit.jupiter.api.Test;

class ScopeTest extends JsTest {
    @Test
    void closuresShareTheirVariables() {
        assertEval(
                "[1, 2]",
                "function f() { var n = 0; return [() => ++n, () => n] } var [inc, get] = f(); inc(); [get(), (inc(), get())]");
        assertEval("6", "(a => b => c => a + b + c)(1)(2)(3)");
    }

    @Test
    void deadZones() {
        assertThrown("ReferenceError: Cannot access 'x' before initialization", "{ x; let x }");
        assertThrown("ReferenceError: Cannot access 'x' before initialization", "{ (() => x)(); let x }");
        assertThrown("ReferenceError: Cannot access 'x' before initialization", "let x = x");
        assertThrown("ReferenceError: Cannot access 'x' before initialization", "for (let x of [x]);");
        assertThrown("ReferenceError: Cannot access 'c' before initialization", "{ c = 1; const c = 2 }");
        assertThrown("TypeError: Assignment to constant variable.", "const c = 1; c = 2");
        assertEval("undefined", "{ let x; x }");
    }

    @Test
    void functionNames() {
        assertEval("function", "(function f() { f = 1; return typeof f })()");
        assertThrown("TypeError: Assignment to constant variable.", "(function f() { 'use strict'; f = 1 })()");
        assertEval("2", "(function f() { var f = 2; return f })()");
    }

    @Test
    void argumentsObjects() {
        assertEval("[2, 3]", "(function (a, b) { a = 2; arguments[1] = 3; return [arguments[0], b] })(1, 1)");
        assertEval(
                "[1, 1]",
                "(function (a, b) { 'use strict'; a = 2; arguments[1] = 3; return [arguments[0], b] })(1, 1)");
        assertEval("[3, 9]", "(function () { return (() => [arguments.length, arguments[2]])() })(7, 8, 9)");
        assertEval("2", "(function (a, a) { return a })(1, 2)");
    }

    @Test
    void hoistedFunctions() {
        assertEval("2", "function f() { return 1 } var r = f(); function f() { return 2 } r");
        assertEval(
                "[undefined, function]",
                "(function () { var before = typeof g; { function g() {} } return [before, typeof g] })()");
        assertEval("inner", "(function () { { function g() { return 'inner' } } return g() })()");
    }

    @Test
    void withStatements() {
        assertEval("[1, 5]", "(function () { var x = 1, o = {y: 2}; with (o) { y = 5; x = x } return [x, o.y] })()");
        assertEval("7", "var o = {x: 1}; with (o) { var x = 7 } o.x");
        assertEval(
                "[true, undefined]",
                "var o = {f() { return this === o }, [Symbol.unscopables]: {g: true}, g: 1}, g = undefined; with (o) { [f(), g] }");
        assertEval("outer", "(function () { var x = 'outer'; with ({}) { return (() => x)() } })()");
    }

    @Test
    void directEval() {
        assertEval("[3, 1]", "(function (a) { eval('var b = a + 2'); return [b, a] })(1)");
        assertEval("5", "(function () { let x = 1; eval('x = 5'); return x })()");
        assertEval("undefined", "(function () { eval('let y = 1; const z = 2'); return typeof y })() + ''");
        assertEval("undefined", "(function () { 'use strict'; eval('var y = 1'); return typeof y })()");
        assertEval("global", "var v = 'global'; (function () { var v = 'local'; return (0, eval)('v') })()");
        assertEval(
                "[o, f]",
                "var o = {m() { return eval('[this === o ? \"o\" : 0, typeof new.target === \"undefined\" ? \"f\" : 1]') }}; o.m()");
        assertEval("inner", "(function () { eval('function g() { return \"inner\" }'); return g() })()");
        assertThrown(
                "SyntaxError: Identifier 'x' has already been declared",
                "(function () { let x; { eval('var x') } })()");
    }

    @Test
    void catchParametersStandInFrontOfVariables() {
        assertEval(
                "[2, undefined]",
                "(function () { var seen; try { throw 1 } catch (e) { var e = 2; seen = e } return [seen, e] })()");
    }

    @Test
    void globals() {
        assertEval(
                "[1, false, true]",
                "var a = 1; let b = 2; ['a' in globalThis && globalThis.a, 'b' in globalThis, delete globalThis.nothing]");
        assertThrown("ReferenceError: nope is not defined", "'use strict'; nope = 1");
        assertThrown("ReferenceError: later is not defined", "'use strict'; later = (globalThis.later = 5)");
    }
}
