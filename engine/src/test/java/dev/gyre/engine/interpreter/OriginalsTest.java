package dev.gyre.engine.interpreter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.gyre.engine.CompiledFunction;
import dev.gyre.engine.JsTest;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.syntax.source.Source;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What programs change of intrinsics the library does not see, and everything else does. */
class OriginalsTest extends JsTest {
    @BeforeEach
    void keep() {
        realm.agent().keepOriginals(realm);
    }

    /** A function of the library, with this body and the parameter {@code x}. */
    private JsObject library(String body) {
        return CompiledFunction.compile(realm, new Source("node:test", body).ofLibrary(), "x");
    }

    /** What the library's code gives before and after the program's, and a program's code after it. */
    private void check(String expected, String expectedLive, String body, String change) {
        JsObject function = library(body);
        JsObject live = CompiledFunction.compile(realm, new Source("test.js", body), "x");
        for (int i = 0; i < 3; i++) assertEquals(expected, text(function), body);
        run(change);
        for (int i = 0; i < 3; i++) assertEquals(expected, text(function), body + " after " + change);
        assertEquals(expectedLive, text(live), body + " of a program after " + change);
        assertEquals(expected, text(library(body)), body + " loaded after " + change);
    }

    private static String text(JsObject function) {
        return TypeConversion.toString(function.call(Undefined.INSTANCE, new Object[] {Undefined.INSTANCE}))
                .toString();
    }

    @Test
    void membersOfConstructorsAndNamespaces() {
        check("a", "0", "return Object.keys({ a: 1 })", "Object.keys = () => 0");
        check("2", "0", "return Math.max(1, 2)", "Object.defineProperty(Math, 'max', { value: () => 0 })");
        check("[1]", "undefined", "return JSON.stringify?.([1])", "delete JSON.stringify");
    }

    @Test
    void inheritedMembers() {
        check("1-2", "0", "return [1, 2].join('-')", "Array.prototype.join = () => 0");
        check("true", "undefined", "return [].hasOwnProperty?.('length')", "delete Object.prototype.hasOwnProperty");
        check("bc", "0", "return 'abc'.slice(1)", "String.prototype.slice = () => 0");
        check(
                "1",
                "0",
                "return new Map([[1, 1]]).size",
                "Object.defineProperty(Map.prototype, 'size', { get: () => 0 })");
        check("a", "undefined", "return Symbol('a').description", "delete Symbol.prototype.description");
    }

    @Test
    void prototypesOfIntrinsics() {
        check(
                "1,2",
                "undefined",
                "return new Uint8Array([1, 2]).join?.()",
                "Object.setPrototypeOf(Uint8Array.prototype, {})");
    }

    @Test
    void globals() {
        check("function", "undefined", "return typeof Map", "delete globalThis.Map");
        check("1", "0", "return parseInt('1')", "parseInt = () => 0");
        check("a", "0", "return Object.keys({ a: 1 })", "globalThis.Object = { keys: () => 0 }");
        check("2", "0", "return Math.max(1, 2)", "let Math = { max: () => 0 }");
    }

    @Test
    void iteration() {
        String body = "let r = 0; for (const v of [1, 2]) r += v; const [a] = [4]; return r + a + Math.max(...[8])";
        check("15", "0", body, "Array.prototype[Symbol.iterator] = function* () { yield 0; }");
        check("15", "0", body, "Object.getPrototypeOf([].values()).next = () => ({ done: true })");
        check(
                "3",
                "0",
                "let r = 0; for (const v of new Set([1, 2])) r += v; return r",
                "Set.prototype[Symbol.iterator] = function* () {}");
    }

    @Test
    void builtinsThatTheLibraryCalls() {
        check("1", "0", "return new Map([[1, 1]]).size", "Map.prototype.set = () => {}");
        check(
                "b",
                "null",
                "return 'a'.replace(/a/, 'b')",
                "RegExp.prototype.exec = () => null; RegExp.prototype[Symbol.replace] = () => null");
        check("1", "0", "return Array.from([1])", "Array.prototype[Symbol.iterator] = function* () { yield 0; }");
    }

    @Test
    void conversionsGoByTheProgramsRules() {
        check("1", "1", "return x === undefined ? 1 : 0", "Array.prototype.toString = () => 'changed'");
        assertEquals("changed", text(library("return `${[1]}`")));
        assertEquals("1", text(library("return [1].toString()")));
    }

    @Test
    void computedNamesShowWhatIsThere() {
        run("Array.prototype.join = () => 'changed'");
        assertEquals("changed", text(library("const name = 'join'; return [1][name]()")));
    }

    @Test
    void whatAProgramAddsIsSeen() {
        check("undefined", "undefined", "return [].added", "1");
        run("Array.prototype.added = 1");
        assertEquals("1", text(library("return [].added")));
        run("Array.prototype.added = 2; delete Array.prototype.join; Array.prototype.added = 3");
        assertEquals("3", text(library("return [].added")));
    }

    @Test
    void sitesThatHaveSeenManyShapes() {
        String body = """
                const objects = [{ a: 1 }, { b: 1 }, { c: 1 }, { d: 1 }, { e: 1 }, { f: 1 }];
                for (const object of objects) typeof object.hasOwnProperty;
                return [...objects, ...objects].map(o => typeof o.hasOwnProperty + o.added).join();
                """;
        String before = "functionundefined,".repeat(12);
        String after = "undefined1,".repeat(12);
        JsObject function = library(body);
        JsObject live = CompiledFunction.compile(realm, new Source("test.js", body), "x");
        for (int i = 0; i < 3; i++) assertEquals(before, text(function) + ",");
        for (int i = 0; i < 3; i++) assertEquals(before, text(live) + ",");
        run("delete Object.prototype.hasOwnProperty; Object.prototype.added = 1");
        for (int i = 0; i < 3; i++) assertEquals(after, text(live) + ",");
        for (int i = 0; i < 3; i++) assertEquals("function1,".repeat(12), text(function) + ",");
    }

    @Test
    void everyWayToChangeAProperty() {
        String body = "return [1, 2].join()";
        check("1,2", "0", body, "Reflect.set(Array.prototype, 'join', () => 0)");
        check("1,2", "1", body, "Object.assign(Array.prototype, { join: () => 1 })");
        check(
                "1,2",
                "2",
                body,
                "Object.defineProperties(Array.prototype, { join: { value: () => 2, writable: true, configurable: true } })");
        check("1,2", "3", body, "for (let i = 0; i < 4; i++) Array.prototype['jo' + 'in'] = () => i");
        check("1,2", "4", body, "Object.defineProperty(Array.prototype, 'join', { get: () => () => 4 })");
    }

    @Test
    void theFirstChangeOfEachPropertyIsKept() {
        check(
                "1,2",
                "0",
                "return [1, 2].join()",
                "for (const name of ['join', 'push', 'indexOf']) for (let i = 0; i < 3; i++) Array.prototype[name] = () => 0");
        check("1", "0", "return [1, 2].lastIndexOf(2)", "Array.prototype.lastIndexOf = () => 0");
    }

    @Test
    void aStoreThatIsRepeatedPassesTheSameWay() {
        run(
                "function change(o, f) { o.join = f; }; const o = { join: 1 }; for (let i = 0; i < 9; i++) change(o, i); change(Array.prototype, () => 0)");
        assertEquals("1,2", text(library("return [1, 2].join()")));
        assertEquals("0", run("[].join()").toString());
    }
}
