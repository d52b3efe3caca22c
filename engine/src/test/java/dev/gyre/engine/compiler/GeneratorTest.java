package dev.gyre.engine.compiler;

import dev.gyre.engine.JsTest;
import org.junit.jupiter.api.Test;

class GeneratorTest extends JsTest {
    @Test
    void yieldsInsideExpressionsKeepWhatWasEvaluated() {
        assertEval(
                "[1, 2, 13]",
                "function* g() { return 10 + (yield 1) + (yield 2) } var i = g(); [i.next().value, i.next(1).value, i.next(2).value]");
        assertEval(
                "[a, b, c]",
                "function* g() { return [yield, yield, yield] } var i = g(); i.next(); i.next('a'); i.next('b'); i.next('c').value");
    }

    @Test
    void returnRunsFinallyBlocks() {
        assertOutput("""
                function* g() { try { try { yield 1 } finally { print('inner') } } finally { print('outer'); yield 2 } }
                var i = g(); i.next(); print(i.return(5).value); print(i.next().value)""", "inner", "outer", "2", "5");
    }

    @Test
    void throwIsCaughtWhereTheGeneratorWaits() {
        assertEval(
                "[1, caught x, true]",
                "function* g() { try { yield 1 } catch (e) { yield 'caught ' + e } } var i = g(); [i.next().value, i.throw('x').value, i.next().done]");
    }

    @Test
    void delegationPassesEverythingOn() {
        assertEval(
                "[1, got a, 9]",
                "function* inner() { var x = yield 1; yield 'got ' + x; return 9 } function* outer() { return yield* inner() } var i = outer(); [i.next().value, i.next('a').value, i.next().value]");
        assertOutput(
                "function* inner() { try { yield 1 } finally { print('closed') } } function* outer() { yield* inner() } var i = outer(); i.next(); i.return()",
                "closed");
        assertThrown("TypeError: The iterator does not provide a 'throw' method.", """
                function* g() { yield* {[Symbol.iterator]() { return {next() { return {done: false} }} }} }
                var i = g(); i.next(); i.throw(1)""");
    }

    @Test
    void parametersAreBoundAtTheCall() {
        assertThrown("Error: now", "function* g(a = (() => { throw new Error('now') })()) {} g()");
    }

    @Test
    void loopsAndClosuresSurviveSuspension() {
        assertEval("[0, 1, 2]", "function* g() { for (let i = 0; i < 3; i++) yield () => i } [...g()].map(f => f())");
    }

    @Test
    void asyncFunctions() {
        assertOutput("""
                async function f() { try { await Promise.reject('no') } catch (e) { print('caught', e) } finally { print('finally') } return 'done' }
                f().then(print); print('first')""", "first", "caught no", "finally", "done");
        assertOutput("var o = {x: 1, async m() { return (await (async () => this.x)()) }}; o.m().then(print)", "1");
    }

    @Test
    void forAwaitClosesItsIterator() {
        assertOutput("""
                var it = {[Symbol.asyncIterator]() { return {n: 0, async next() { return {value: this.n++, done: false} }, async return() { print('closed'); return {} }} }};
                (async () => { for await (const x of it) { print(x); if (x == 1) break } print('end') })()""", "0", "1", "closed", "end");
    }

    @Test
    void asyncGenerators() {
        assertOutput("""
                async function* g() { try { yield Promise.resolve(1); yield* [2, 3] } finally { print('end') } }
                (async () => { for await (const x of g()) print(x) })()""", "1", "2", "3", "end");
    }
}
