package dev.gyre.engine.compiler;

import dev.gyre.engine.JsTest;
import org.junit.jupiter.api.Test;

class EvaluationOrderTest extends JsTest {
    private static final String LOG = """
            var log = [];
            function v(name, value) { log.push(name); return value }
            function key(name) { return {toString() { log.push('key ' + name); return name }} }
            """;

    @Test
    void operandsAreReadBeforeLaterOnesWrite() {
        assertEval("3", "(function (x) { return x + (x = 2) })(1)");
        assertEval("[1, 2]", "(function (x) { return [x, x = 2] })(1)");
        assertEval("1", "(function (x) { return ((a, b) => a)(x, x = 2) })(1)");
        assertEval("3", "(function (x) { x += (x = 2); return x })(1)");
        assertEval("1", "(function (x) { x = x++; return x })(1)");
        assertEval("{a: 1, b: 1}", "(function (x) { x = {a: x, b: x}; return x })(1)");
        assertEval("7", "(function (f) { return f(f = null) })(() => 7)");
    }

    @Test
    void memberAssignmentEvaluatesObjectKeyValueThenConvertsTheKey() {
        assertEval("[object, key, value, key k]", LOG + "v('object', {})[v('key', key('k'))] = v('value', 1); log");
        assertThrown("TypeError: Cannot set properties of null", "null[{toString() { throw 1 }}] = 1");
    }

    @Test
    void compoundAssignmentConvertsTheKeyOnce() {
        assertEval("[key k, value]", LOG + "var o = {k: 1}; o[key('k')] += v('value', 1); log");
        assertEval("[key k]", LOG + "var o = {k: 1}; o[key('k')]++; log");
        assertEval("[]", LOG + "try { null[key('k')] += 1 } catch {} log");
    }

    @Test
    void logicalAssignmentEvaluatesItsValueOnlyWhenNeeded() {
        assertEval(
                "[[1, 2, 3], []]",
                LOG + "var o = {a: 1, c: 3}; o.a ||= v('a'); o.b ??= 2; o.c ??= v('c'); [[o.a, o.b, o.c], log]");
    }

    @Test
    void failedAssignmentsLeaveTheVariableAlone() {
        assertEval(
                "1", "(function () { var x = 1; try { x = {a: 1, b: (() => { throw 0 })()} } catch {} return x })()");
        assertEval("1", "(function () { var x = 1; try { x = 0 || (() => { throw 0 })() } catch {} return x })()");
        assertEval("1", "(function () { var x = 1; try { x = [2, (() => { throw 0 })()] } catch {} return x })()");
    }

    @Test
    void optionalChainsEndAsAWhole() {
        assertEval("[undefined, []]", LOG + "var o = null; [o?.a.b[v('x')].c(v('y')), log]");
        assertEval(
                "[1, undefined, true]", "var o = {m() { return this.x }, x: 1}; [(o?.m)(), o.n?.(), delete o?.zzz?.y]");
        assertEval("1", "var o = {f() { return this.x }, x: 1}; o?.['f']()");
    }

    @Test
    void templates() {
        assertEval(
                "[a|b, 1, true]",
                "function tag(s, x) { return [s.raw.join('|'), x, s === last || !last ? (last = s, true) : false] } var last, r; for (var i = 0; i < 2; i++) r = tag`a${1}b`; r");
        assertEval("x1y", "`x${1}y`");
        assertThrown("TypeError: Cannot convert a Symbol value to a string", "`${Symbol()}`");
    }

    @Test
    void calleesAreShownAsTheyAreWritten() {
        assertThrown("TypeError: o.a.b is not a function", "var o = {a: {}}; o.a.b()");
        assertThrown("TypeError: (intermediate value)(...) is not a function", "(() => {})()()");
        assertThrown("TypeError: o[0] is not a function", "var o = {}; o[0]()");
        assertThrown("TypeError: a is not a constructor", "var a = 1; new a");
        assertThrown("TypeError: o is not iterable", "var o = {}; for (var x of o);");
        assertThrown("TypeError: (x + 1) is not a function", "var x = 1; (x + 1)()");
    }

    @Test
    void spreads() {
        assertEval("[1, 2, 3, 4]", "((...a) => a)(1, ...[2, 3], 4)");
        assertEval("{a: 1, b: 3}", "({a: 1, b: 2, ...{b: 3}})");
        assertEval("3", "new Array(...[1, 2, 3]).length");
    }
}
