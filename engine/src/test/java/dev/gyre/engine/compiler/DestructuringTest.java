package dev.gyre.engine.compiler;

import dev.gyre.engine.JsTest;
import org.junit.jupiter.api.Test;

class DestructuringTest extends JsTest {
    private static final String COUNTED = """
            var closed = 0;
            function counted(n) { return {[Symbol.iterator]() { var i = 0; return {
                next() { return {done: i >= n, value: i++} }, return() { closed++; return {} } } } } }
            """;

    @Test
    void arrays() {
        assertEval("[1, 4, 5, 3]", "var [a, , b = 5, ...c] = [1, 2, 4, 9, 8, 7]; [a, b, 5, c.length]");
        assertEval("[undefined, 7]", "var [a, b = 7] = []; [a, b]");
        assertEval("[2, 1]", "var a = 1, b = 2; [a, b] = [b, a]; [a, b]");
    }

    @Test
    void objects() {
        assertEval("[1, 2, 3, {z: 4}]", "var {x, y: {w}, v = 3, ...rest} = {x: 1, y: {w: 2}, z: 4}; [x, w, v, rest]");
        assertEval("[1, {b: 2}]", "var k = 'a', {[k]: v, ...r} = {a: 1, b: 2}; [v, r]");
        assertEval("[9, 8]", "var o = {}; ({a: o.x, b: o['y']} = {a: 9, b: 8}); [o.x, o.y]");
    }

    @Test
    void defaultsTakeTheTargetsName() {
        assertEval("[f, g]", "var {f = () => {}} = {}, [g = function () {}] = []; [f.name, g.name]");
    }

    @Test
    void iteratorsCloseWhenTheyAreNotExhausted() {
        assertEval("[0, 1]", COUNTED + "var [a] = counted(3); [a, closed]");
        assertEval("0", COUNTED + "var [a, b] = counted(1); closed");
        assertEval("0", COUNTED + "var [...all] = counted(3); closed");
    }

    @Test
    void iteratorsCloseOnEveryAbruptPath() {
        assertEval("1", COUNTED + "try { [{}.x.y] = counted(3) } catch {} closed");
        assertEval(
                "1",
                COUNTED
                        + "try { let [a = (() => { throw 1 })()] = {[Symbol.iterator]() { return {next() { return {} }, return() { closed++ } } } } } catch {} closed");
        assertEval(
                "1",
                COUNTED
                        + "function* g() { let [a = yield] = {[Symbol.iterator]() { return {next() { return {} }, return() { closed++; return {} } } } } }"
                        + "var i = g(); i.next(); i.return(); closed");
    }

    @Test
    void errorsOfNextDoNotClose() {
        assertEval(
                "[boom, 0]",
                "var closed = 0, e; try { let [a] = {[Symbol.iterator]() { return {next() { throw 'boom' }, return() { closed++ } } } } } catch (x) { e = x } [e, closed]");
    }

    @Test
    void targetsAreEvaluatedBeforeTheirValues() {
        assertOutput("""
                function log(x) { print(x); return {} }
                [log('first').a, log('second')[print('key')]] = [1, 2]""", "first", "second", "key");
    }

    @Test
    void nullishValuesTellWhatCouldNotBeRead() {
        assertThrown(
                "TypeError: Cannot destructure property 'a' of 'o.b' as it is undefined.", "var o = {}; var {a} = o.b");
        assertThrown("TypeError: Cannot destructure 'null' as it is null.", "var {} = null");
        assertThrown(
                "TypeError: Cannot destructure property 'x' of 'undefined' as it is undefined.",
                "(function ({x}) {})()");
    }

    @Test
    void parameters() {
        assertEval(
                "[1, 1, 2, 3]",
                "(function (a, b = a, {c} = {c: 2}, ...d) { return [a, b, c, d.length] })(1, undefined, undefined, 1, 2, 3)");
        assertThrown("ReferenceError: Cannot access 'b' before initialization", "(function (a = b, b) {})()");
        assertEval("[1, 2]", "(function (a, f = () => a) { var a = 2; return [f(), a] })(1)");
    }
}
