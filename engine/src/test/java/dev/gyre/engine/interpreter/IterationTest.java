package dev.gyre.engine.interpreter;

import dev.gyre.engine.JsTest;
import org.junit.jupiter.api.Test;

/** Iteration, destructuring and generators. */
class IterationTest extends JsTest {
    @Test
    void forOfClosesIterators() {
        assertEval("[1, closed]", """
                var log = [];
                var it = {[Symbol.iterator]() { return {next() { return {value: 1, done: false} }, return() { log.push('closed'); return {} }} }};
                for (var x of it) { log.push(x); break }
                log""");
        assertThrown("TypeError: 5 is not iterable", "for (var x of 5) ;");
    }

    @Test
    void arraysMayGrowWhileIterated() {
        assertEval(
                "[1, 2, 10]",
                "var a = [1, 2], seen = []; for (var x of a) { seen.push(x); if (x === 2) a.push(10) } seen");
    }

    @Test
    void destructuring() {
        assertEval("[1, 3, [4], 9]", "var [a, , b, ...c] = [1, 2, 3, 4]; var {z = 9} = {}; [a, b, c, z]");
        assertEval("[1, {b: 2, c: 3}]", "var {a, ...rest} = {a: 1, b: 2, c: 3}; [a, rest]");
        assertThrown("TypeError: Cannot destructure property 'a' of 'null' as it is null.", "var {a} = null");
    }

    @Test
    void generatorsYieldAndReceive() {
        assertEval(
                "[{value: 1, done: false}, {value: 5, done: false}, {value: 9, done: true}]",
                "function* g() { var x = yield 1; yield x; return 9 } var it = g(); [it.next(), it.next(5), it.next()]");
        assertEval("[0, 1, 2]", "function* g() { for (var i = 0; i < 3; i++) yield i } [...g()]");
        assertEval(
                "[1, 2, 3]",
                "function* a() { yield 2; return 3 } function* g() { yield 1; var r = yield* a(); yield r } [...g()]");
    }

    @Test
    void generatorReturnRunsFinally() {
        assertEval("[{value: 7, done: true}, cleaned]", """
                var log = []; function* g() { try { yield 1 } finally { log.push('cleaned') } }
                var it = g(); it.next(); log.unshift(it.return(7)); log""");
        assertThrown("TypeError: Generator is already running", "var it = (function* () { it.next() })(); it.next()");
    }

    @Test
    void forInVisitsInheritedKeysOnce() {
        assertEval(
                "[1, a, b, c]",
                "var keys = []; for (var k in Object.create({b: 1, c: 2, a: 0}, {a: {value: 1, enumerable: true}, 1: {value: 1, enumerable: true}, b: {enumerable: true}})) keys.push(k); keys");
        assertEval("[a]", "var o = {a: 1, b: 2}, keys = []; for (var k in o) { keys.push(k); delete o.b } keys");
    }

    @Test
    void usingDisposesInReverse() {
        assertEval("[body, b, a]", """
                var log = []; var r = n => ({[Symbol.dispose]() { log.push(n) }});
                { using a = r('a'), b = r('b'); log.push('body') }
                log""");
        assertEval("[SuppressedError, 2, 1]", """
                try { using x = {[Symbol.dispose]() { throw 2 }}; throw 1 } catch (e) { [e.name, e.error, e.suppressed] }""");
    }
}
