package dev.gyre.engine.compiler;

import dev.gyre.engine.JsTest;
import org.junit.jupiter.api.Test;

class ClassTest extends JsTest {
    @Test
    void fieldsAndMethods() {
        assertEval("[1, 2, 3, 4]", """
                class A { x = 1; ['y'] = 2; static z = 3; m() { return 4 } }
                var a = new A; [a.x, a.y, A.z, a.m()]""");
    }

    @Test
    void privateMembers() {
        assertEval("[6, true, false, 9]", """
                class A { #x = 5; #inc() { return ++this.#x } get #y() { return this.#x } set #y(v) { this.#x = v }
                    run() { this.#inc(); var seen = this.#y; this.#y = 9; return [seen, #x in this, #x in {}, this.#x] } }
                new A().run()""");
        assertThrown(
                "TypeError: Cannot read private member #x from an object whose class did not declare it",
                "{ class A { #x; static f(o) { return o.#x } } A.f({}) }");
        assertEval("true", "{ class A { #m() {} static same(a, b) { return a.#m === b.#m } } A.same(new A, new A) }");
    }

    @Test
    void privateMethodsExistBeforeFields() {
        assertEval("7", "{ class A { x = this.#m(); #m() { return 7 } } new A().x }");
    }

    @Test
    void derivedConstructors() {
        assertEval(
                "[1, 2]",
                "{ class A { constructor(x) { this.x = x } } class B extends A { y = 2 } var b = new B(1); [b.x, b.y] }");
        assertThrown(
                "ReferenceError: Must call super constructor in derived class before accessing 'this' or returning from derived constructor",
                "{ class A {} class B extends A { constructor() { this.x } } new B }");
        assertThrown(
                "ReferenceError: Super constructor may only be called once",
                "{ class A {} class B extends A { constructor() { super(); super() } } new B }");
        assertEval("3", "{ class B extends Array { constructor() { const f = () => super(3); f() } } new B().length }");
        assertEval("5", "{ class B extends Object { constructor() { eval('super()'); this.x = 5 } } new B().x }");
    }

    @Test
    void superProperties() {
        assertEval(
                "[a, b!]",
                "{ class A { m() { return 'a' } static s() { return 'b' } } class B extends A { m() { return super.m() } static s() { return super['s']() + '!' } } [new B().m(), B.s()] }");
        assertEval(
                "[1, 2]",
                "var o = {__proto__: {x: 1}, m() { var f = () => super.x; super.y = 2; return [f(), this.y] }}; o.m()");
    }

    @Test
    void staticBlocksAndInitialisersRunInOrder() {
        assertOutput(
                "class A { static a = print('a'); static { print('block', this === A) } static b = print('b') }",
                "a",
                "block true",
                "b");
    }

    @Test
    void keysAreEvaluatedOnceInOrder() {
        assertOutput(
                "function k(x) { print(x); return x } class A { [k('f')] = print('value'); static [k('s')] = print('static'); [k('m')]() {} } new A; new A",
                "f",
                "s",
                "m",
                "static",
                "value",
                "value");
    }

    @Test
    void innerNamesAreConstant() {
        assertThrown("TypeError: Assignment to constant variable.", "{ class A { static m() { A = 1 } } A.m() }");
        assertThrown("ReferenceError: Cannot access 'A' before initialization", "{ class A extends A {} }");
        assertEval("function", "{ class A { m() { return A } } var B = A; A = null; typeof new B().m() }");
    }

    @Test
    void names() {
        assertEval("[A, m, get g, #p, , [s]]", """
                class A { m() {} get g() { return 0 } static p() { return this.#p.name } static #p() {} static ['']() {} }
                [A.name, A.prototype.m.name, Object.getOwnPropertyDescriptor(A.prototype, 'g').get.name, A.p(), A[''].name,
                    Object.keys({[Symbol('s')]() {}}).length ? 0 : ({[Symbol.for('s')]() {}})[Symbol.for('s')].name]""");
        assertEval(
                "[C, key]",
                "var C = class { static n = this.name }, o = {['key']: class { static n = this.name }}; [C.n, o.key.n]");
    }
}
