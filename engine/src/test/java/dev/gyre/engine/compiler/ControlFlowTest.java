package dev.gyre.engine.compiler;

import dev.gyre.engine.JsTest;
import org.junit.jupiter.api.Test;

class ControlFlowTest extends JsTest {
    @Test
    void finallyRunsOnEveryWayOut() {
        assertEval("[return, break, continue, throw]", """
                var log = [];
                (function () { try { return 1 } finally { log.push('return') } })();
                for (;;) { try { break } finally { log.push('break') } }
                for (var i = 0; i < 1; i++) { try { continue } finally { log.push('continue') } }
                try { try { throw 1 } finally { log.push('throw') } } catch {}
                log""");
    }

    @Test
    void finallyOverridesTheCompletion() {
        assertEval("2", "(function () { try { return 1 } finally { return 2 } })()");
        assertEval("ok", "(function () { l: try { throw 1 } finally { break l } return 'ok' })()");
        assertEval("1", "(function () { var x = 1; try { return x } finally { x = 2 } })()");
    }

    @Test
    void nestedFinallyBlocksRunInsideOut() {
        assertOutput("o: for (;;) { try { try { break o } finally { print(1) } } finally { print(2) } }", "1", "2");
        assertOutput("(function () { for (const x of [1]) { try { return } finally { print('f') } } })()", "f");
    }

    @Test
    void labelledLoops() {
        assertEval(
                "[0,0, 1,0]",
                "var r = []; a: for (var i = 0; i < 2; i++) for (var j = 0; j < 2; j++) { r.push(i + ',' + j); continue a } r");
        assertEval("1", "var n = 0; a: { n++; break a; n++ } n");
    }

    @Test
    void forOfClosesOnBreakOnly() {
        var counted =
                "var closed = 0, it = {[Symbol.iterator]() { var i = 0; return {next() { return {done: i > 2, value: i++} }, return() { closed++; return {} }} }};";
        assertEval("1", counted + "for (var x of it) break; closed");
        assertEval("0", counted + "for (var x of it) continue; closed");
        assertEval("1", counted + "try { for (var x of it) throw 1 } catch {} closed");
        assertEval("1", counted + "o: for (;;) { for (var x of it) break o } closed");
        assertEval("2", counted + "o: for (var i = 0; i < 2; i++) { for (var x of it) continue o } closed");
    }

    @Test
    void switches() {
        assertEval(
                "[b, c, d]",
                "var r = []; switch (2) { case 1: r.push('a'); case 2: r.push('b'); default: r.push('c'); case 3: r.push('d') } r");
        assertThrown(
                "ReferenceError: Cannot access 'x' before initialization", "switch (1) { case 0: let x; case 1: x }");
    }

    @Test
    void perIterationBindings() {
        assertEval("[0, 1, 2]", "var f = []; for (let i = 0; i < 3; i++) f.push(() => i); f.map(g => g())");
        assertEval("[1, 2]", "var f = []; for (let x of [1, 2]) f.push(() => x); f.map(g => g())");
        assertEval("[a, b]", "var f = []; for (const k in {a: 1, b: 2}) f.push(() => k); f.map(g => g())");
        assertEval("0", "var f; for (let i = 0, g = () => i; i < 1; i++) f = g; f()");
    }

    @Test
    void completionValues() {
        assertEval("1", "1; var x = 2;");
        assertEval("undefined", "1; if (true) {}");
        assertEval("2", "1; do { 2; break } while (false)");
        assertEval("undefined", "do { -2; if (true) { break } -3 } while (false)");
        assertEval("1", "try { 1 } finally { 2 }");
        assertEval("42", "do { try { 39 } finally { 42; break } } while (false)");
        assertEval("undefined", "do { try { 39 } finally { break } } while (false)");
        assertEval("3", "eval('1; l: { 2; 3; break l }')");
        assertEval("b", "switch (1) { case 1: 'a'; case 2: 'b'; break; default: 'c' }");
    }

    @Test
    void longChainsDoNotOverflow() {
        assertEval("10000", "var one = 1; eval(new Array(10000).fill('one').join('+'))");
        assertEval(
                "499",
                "var x = 499; eval(Array.from({length: 500}, (_, i) => 'if (x === ' + i + ') ' + i + ';').join(' else '))");
        assertEval(
                "399",
                "var x = 399; eval(Array.from({length: 400}, (_, i) => 'x === ' + i + ' ? ' + i + ' : ').join('') + 'null')");
        assertEval("true", "var t = true; eval(new Array(10000).fill('t').join('&&'))");
    }

    @Test
    void resourcesAreDisposedInReverse() {
        assertOutput(
                """
                function r(n) { return {[Symbol.dispose]() { print('dispose', n) }} }
                { using a = r(1), b = r(2); print('body') }
                (function () { using c = r(3); return print('return') })();
                for (using d of [r(4), r(5)]) print('loop');""", "body", "dispose 2", "dispose 1", "return", "dispose 3", "loop", "dispose 4", "loop", "dispose 5");
        assertOutput("""
                async function f() { await using a = {async [Symbol.asyncDispose]() { print('async') }}; print('body') }
                f().then(() => print('end'))""", "body", "async", "end");
    }
}
