package dev.gyre.engine.interpreter;

import dev.gyre.engine.JsTest;
import org.junit.jupiter.api.Test;

/** Functions, closures, classes and this. */
class FunctionTest extends JsTest {
    @Test
    void callsPassArguments() {
        assertEval("[1, undefined]", "function f(a, b) { return [a, b] } f(1)");
        assertEval("[1, 2, 3, 4, 5]", "function f(...r) { return r } f(1, 2, 3, 4, 5)");
        assertEval("[1, [2, 3]]", "function f(a, ...r) { return [a, r] } f(1, ...[2, 3])");
        assertEval("6", "function f(a, b = a + 1, {c} = {c: 3}) { return a + b + c } f(1)");
    }

    @Test
    void mappedArgumentsAliasParameters() {
        assertEval("[9, 8, 1]", "function f(a, b) { arguments[0] = 9; b = 8; return [a, arguments[1], 1] } f(1, 2)");
        assertEval(
                "[1, 2]",
                "function f(a, b) { 'use strict'; arguments[0] = 9; b = 8; return [a, arguments[1]] } f(1, 2)");
    }

    @Test
    void closuresKeepTheirIteration() {
        assertEval("[0, 1, 2]", "var fs = []; for (let i = 0; i < 3; i++) fs.push(() => i); fs.map(f => f())");
    }

    @Test
    void ownPropertiesOfFunctions() {
        assertEval(
                "[length, name, prototype]",
                "Object.getOwnPropertyNames(function f(a) {}).filter(n => n !== 'arguments' && n !== 'caller')");
        assertEval("[length, name]", "Object.getOwnPropertyNames(() => 1)");
        assertEval("[f, 2, f]", "var f = function (a, b, c = 1) {}; [f.name, f.length, f.prototype.constructor.name]");
        assertEval("function f ( a ) { }", "function f ( a ) { } f.toString()");
    }

    @Test
    void sloppyThisIsCoerced() {
        assertEval("[true, object, number]", """
                function f() { return this } function g() { 'use strict'; return typeof this }
                [f() === globalThis, typeof f.call(1), g.call(1)]""");
    }

    @Test
    void classesConstruct() {
        assertEval("[1, 2, 3]", """
                class A { x = 1; constructor(y) { this.y = y } static s = 3 }
                class B extends A { }
                var b = new B(2); [b.x, b.y, B.s]""");
        assertThrown("TypeError: Class constructor A cannot be invoked without 'new'", "{ class A {} A() }");
        assertThrown(
                "ReferenceError: Must call super constructor in derived class before accessing 'this' or returning from derived constructor",
                "{ class A {} class B extends A { constructor() { this.x = 1 } } new B }");
        assertEval(
                "true", "{ class A { constructor() { this.ok = new.target === B } } class B extends A {} new B().ok }");
    }

    @Test
    void arrowsInConstructorsShareThis() {
        assertEval(
                "5",
                "class A { constructor() { this.v = 5 } } class B extends A { constructor() { var f = () => super(); f(); this.g = () => this.v } } new B().g()");
    }

    @Test
    void superPropertiesAndPrivateNames() {
        assertEval("[base, 3, true, false]", """
                class A { m() { return 'base' } }
                class B extends A { #p = 1; m() { return super.m() } inc() { return this.#p += 2 } static has(o) { return #p in o } }
                var b = new B; [b.m(), b.inc(), B.has(b), B.has({})]""");
        assertThrown(
                "TypeError: Cannot read private member #p from an object whose class did not declare it",
                "{ class A { #p; static get(o) { return o.#p } } A.get({}) }");
    }

    @Test
    void runawayRecursionIsARangeError() {
        assertEval(
                "RangeError: Maximum call stack size exceeded",
                "function f() { return f() } try { f() } catch (e) { String(e) }");
    }

    @Test
    void rareInstructionsThrowIntoTheirHandler() {
        assertEval("[TypeError, caught]", """
                function f() { try { with (undefined) {} } catch (e) { return e.name } }
                function g() { try { eval('throw 1') } catch (e) { return 'caught' } }
                [f(), g()]""");
    }

    @Test
    void finallyRunsOnEveryWayOut() {
        assertEval(
                "[r, f]",
                "var log = []; function f() { try { return log.push('r') } finally { log.push('f') } } f(); log");
        assertEval("2", "function f() { try { throw 1 } catch (e) { return e + 1 } finally { } } f()");
        assertEval("3", "function f() { for (;;) { try { return 1 } finally { break } } return 3 } f()");
    }

    @Test
    void evalSeesAndDeclaresVariables() {
        assertEval("[1, 2, 3]", "function f() { var a = 1; eval('var b = 2; a'); return [a, b, eval('a + b')] } f()");
        assertEval("undefined", "(0, eval)('typeof local')");
        assertEval("[7, 1]", "function f(o) { var x = 1; with (o) { x = 7 } return [o.x, x] } f({x: 0})");
    }

    @Test
    void functionConstructor() {
        assertEval("3", "new Function('a', 'b', 'return a + b')(1, 2)");
        assertEval("function anonymous(a,b\n) {\nreturn a + b\n}", "Function('a', 'b', 'return a + b').toString()");
    }

    @Test
    void stackTracesNameFunctionsAndPlaces() {
        assertEval(
                "Error: x\n    at inner (test.js:1:26)\n    at A.method (test.js:2:22)\n    at new B (test.js:3:35)\n    at test.js:4:7",
                """
                function inner() { throw new Error('x') }
                class A { method() { inner() } }
                class B { constructor() { new A().method() } }
                try { new B } catch (e) { e.stack }""");
    }
}
