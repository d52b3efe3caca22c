package dev.gyre.engine.module;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.gyre.engine.JsTest;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.operations.TypeConversion;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Linking and evaluating graphs of modules. */
class ModuleTest extends JsTest {
    private void assertPrints(String entry, String... lines) {
        PromiseObject promise = runModule(entry);
        assertEquals(PromiseObject.State.FULFILLED, promise.state(), () -> TypeConversion.toString(promise.result()));
        assertEquals(List.of(lines), printed());
    }

    @Test
    void bindingsAreLive() {
        module("counter", "export let count = 0; export function increment() { count++ } export default 'd'");
        module(
                "main",
                "import d, {count, increment as inc} from 'counter'; import * as ns from 'counter'; inc(); print(count, ns.count, d, Object.keys(ns))");
        assertPrints("main", "1 1 d [count, default, increment]");
    }

    @Test
    void cyclesSeeHoistedFunctionsAndTheDeadZone() {
        module("a", "import {fromB, readA} from 'b'; export const a = 1; print(fromB, readA())");
        module(
                "b",
                "import {a, } from 'a'; export const fromB = 'b'; export function readA() { return a } try { a } catch (e) { print(e.message) }");
        assertPrints("a", "Cannot access 'a' before initialization", "b 1");
    }

    @Test
    void reexportsAndStars() {
        module("leaf", "export const x = 1, y = 2; export default 3");
        module("middle", "export * from 'leaf'; export {default as d} from 'leaf'; export * as ns from 'leaf'");
        module("main", "import {x, y, d, ns} from 'middle'; print(x, y, d, ns.default)");
        assertPrints("main", "1 2 3 3");
    }

    @Test
    void missingExportsAreSyntaxErrors() {
        module("leaf", "export const x = 1");
        module("main", "import {nope} from 'leaf'");
        var error = assertThrows(JsException.class, () -> runModule("main"));
        assertEquals(
                "SyntaxError: The requested module 'leaf' does not provide an export named 'nope'",
                TypeConversion.toString(error.value(realm)));
    }

    @Test
    void topLevelAwaitKeepsTheOrder() {
        module("slow", "print('slow 1'); await null; await null; print('slow 2'); export const v = 's'");
        module("fast", "print('fast'); export const v = 'f'");
        module("main", "import {v} from 'slow'; import {v as w} from 'fast'; print(v, w)");
        assertPrints("main", "slow 1", "fast", "slow 2", "s f");
    }

    @Test
    void aModuleThatAwaitedCanBeImportedAgain() {
        module("slow", "await null; export const v = 's'");
        module("main", "import 'slow'; const { v } = await import('slow'); print(v)");
        assertPrints("main", "s");
    }

    @Test
    void stacksShowWhoWaitsForAnImport() {
        module("bad", "throw new Error('bad')");
        module(
                "main",
                "async function load() { await import('bad') }  try { await load() } catch (error) { print(error.stack) }");
        assertPrints("main", "Error: bad\n    at bad:1:7\n    at async load (main:1:25)\n    at async main:1:54");
    }

    @Test
    void errorsAreKept() {
        module("bad", "throw new Error('once')");
        module("main", "import 'bad'");
        PromiseObject first = runModule("main"), second = runModule("main");
        assertEquals(PromiseObject.State.REJECTED, first.state());
        assertSame(first.result(), second.result());
    }

    @Test
    void dynamicImportResolvesWithTheNamespace() {
        module("leaf", "export const x = 1; print('evaluated')");
        module(
                "main",
                "import('leaf').then(ns => print(ns.x, ns[Symbol.toStringTag])); import('nope').catch(e => print(e.message)); print('first')");
        assertPrints("main", "first", "evaluated", "Cannot find module 'nope'", "1 Module");
    }

    @Test
    void syntheticModulesExport() {
        var synthetic = SyntheticModule.withDefaultExport(realm, 42, null);
        synthetic.link();
        synthetic.evaluate();
        assertEquals(42, synthetic.namespace().get("default"));
    }

    @Test
    void longChainsOfReexportsAreFollowedWithoutRecursion() {
        int length = 20_000;
        for (int i = 0; i < length; i++) {
            module("star" + i, "export * from 'star" + (i + 1) + "'");
            module("name" + i, "export { x } from 'name" + (i + 1) + "'");
        }
        module("star" + length, "export const x = 1; export default 2");
        module("name" + length, "export const x = 3");
        module(
                "main",
                "import { x } from 'star0'; import * as all from 'star0'; import { x as named } from 'name0'; print(x, Object.keys(all), named)");
        assertPrints("main", "1 [x] 3");
        module("missing", "import { y } from 'star0'");
        var error = assertThrows(JsException.class, () -> runModule("missing"));
        assertEquals(
                "SyntaxError: The requested module 'star0' does not provide an export named 'y'",
                TypeConversion.toString(error.value(realm)));
    }
}
