package dev.gyre.engine.promise;

import dev.gyre.engine.JsTest;
import org.junit.jupiter.api.Test;

/** Promises, async functions and async generators: results and the order of jobs. */
class PromiseTest extends JsTest {
    @Test
    void reactionsRunInOrder() {
        assertOutput("""
                Promise.resolve().then(() => print('a1')).then(() => print('a2'));
                Promise.resolve().then(() => print('b1')).then(() => print('b2'));
                print('sync')""", "sync", "a1", "b1", "a2", "b2");
    }

    @Test
    void resolvingWithAPromiseTakesTwoMoreTurns() {
        assertOutput("""
                new Promise(r => r(Promise.resolve())).then(() => print('adopted'));
                Promise.resolve().then(() => print(1)).then(() => print(2)).then(() => print(3))""", "1", "2", "adopted", "3");
    }

    @Test
    void awaitTakesOneTurn() {
        assertOutput("""
                async function f() { print('f1'); await null; print('f2'); return 5 }
                f().then(print);
                Promise.resolve().then(() => print('p1')).then(() => print('p2'));
                print('end')""", "f1", "end", "f2", "p1", "5", "p2");
    }

    @Test
    void rejectionsAreCaughtByTry() {
        assertOutput("""
                async function f() { try { await Promise.reject(new Error('no')) } catch (e) { print(e.message) } finally { print('fin') } }
                f(); (async () => { throw 1 })().catch(e => print('caught', e))""", "no", "fin", "caught 1");
    }

    @Test
    void parameterErrorsReject() {
        assertOutput("async function f(a = (() => { throw 7 })()) {} f().catch(print)", "7");
    }

    @Test
    void combinators() {
        assertOutput("Promise.all([1, Promise.resolve(2)]).then(print)", "[1, 2]");
        assertOutput(
                "Promise.allSettled([1, Promise.reject(2)]).then(print)",
                "[{status: fulfilled, value: 1}, {status: rejected, reason: 2}]");
        assertOutput(
                "Promise.any([Promise.reject(1), 2]).then(print); Promise.any([]).catch(e => print(e.message, e.errors))",
                "All promises were rejected []",
                "2");
        assertOutput("Promise.race([new Promise(() => {}), 3]).then(print)", "3");
        assertOutput("Promise.try(() => { throw 4 }).catch(print)", "4");
        assertOutput("var {promise, resolve} = Promise.withResolvers(); promise.then(print); resolve(6)", "6");
    }

    @Test
    void chainingToItselfIsAnError() {
        assertOutput(
                "var p = Promise.resolve().then(() => p); p.catch(e => print(e.message))",
                "Chaining cycle detected for promise #<Promise>");
    }

    @Test
    void finallyPassesTheOutcomeOn() {
        assertOutput(
                "Promise.resolve(1).finally(() => 2).then(print); Promise.reject(3).finally(() => {}).catch(print)",
                "1",
                "3");
    }

    @Test
    void asyncGeneratorsQueueRequests() {
        assertOutput("""
                async function* g() { yield 1; yield await Promise.resolve(2); return 3 }
                var it = g();
                Promise.all([it.next(), it.next(), it.next(), it.next()]).then(r => print(r.map(x => [x.value, x.done])))""", "[[1, false], [2, false], [3, true], [undefined, true]]");
        assertOutput("""
                async function* g() { try { yield 1 } finally { print('cleanup') } }
                (async () => { for await (var x of g()) { print(x); break } print('after') })()""", "1", "cleanup", "after");
    }

    @Test
    void forAwaitTakesSyncIterables() {
        assertOutput("(async () => { for await (var x of [Promise.resolve(1), 2]) print(x) })()", "1", "2");
    }

    @Test
    void awaitUsingWaits() {
        assertOutput("""
                (async () => { { await using r = {async [Symbol.asyncDispose]() { await null; print('disposed') }}; print('body') } print('after') })()""", "body", "disposed", "after");
    }

    @Test
    void asyncStackTraces() {
        assertOutput("""
                async function inner() { await null; throw new Error('deep') }
                async function outer() { await inner() }
                outer().catch(e => print(e.stack.split('\\n').map(l => l.trim().split(' (')[0]).join('|')))""", "Error: deep|at inner|at async outer");
    }

    @Test
    void asyncStackTracesOfReactions() {
        String names = "var names = e => e.stack.split('\\n').map(l => l.trim().split(' (')[0]).join('|');\n";
        assertOutput(names + """
                async function outer() { await inner() }
                function inner() { return Promise.resolve().then(function reaction() { called() }) }
                function called() { throw new Error('deep') }
                outer().catch(e => print(names(e)))""", "Error: deep|at called|at reaction|at async outer");
        assertOutput(names + """
                async function outer() { await Promise.reject().catch(function reaction() { print(names(new Error('x'))) }) }
                outer()""", "Error: x|at reaction|at async outer");
        // The promise is awaited, but not that of the reaction, and a promise with two reactions has no one who awaits
        // it.
        assertOutput(names + """
                async function outer() { await new Promise(done => Promise.resolve().then(function reaction() { print(names(new Error('x'))); done() })) }
                outer()""", "Error: x|at reaction");
        assertOutput(names + """
                async function outer() {
                  const p = Promise.resolve().then(function reaction() { print(names(new Error('x'))) });
                  p.then(() => {});
                  await p;
                }
                outer()""", "Error: x|at reaction");
        // After a reaction there is none.
        assertOutput(names + """
                async function outer() { await Promise.resolve().then(() => { throw 1 }) }
                outer().catch(() => {});
                Promise.resolve().then(() => {}).then(() => {}).then(() => {}).then(() => {}).then(function last() { print(names(new Error('x'))) })""", "Error: x|at last");
    }
}
