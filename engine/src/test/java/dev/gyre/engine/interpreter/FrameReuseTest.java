package dev.gyre.engine.interpreter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.gyre.engine.JsTest;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.realm.StackSampler;
import dev.gyre.engine.runtime.value.Undefined;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Frames that calls give back for later calls. */
class FrameReuseTest extends JsTest {
    private final List<StackFrame> frames = new ArrayList<>();
    private WeakReference<Object> noted;

    @BeforeEach
    void defineFunctions() {
        realm.agent().hotCodeMonitor(null, false);
        define("frame", argument -> frames.add(realm.agent().topFrame()));
        define("note", argument -> noted = new WeakReference<>(argument));
    }

    private void define(String name, Consumer<Object> code) {
        realm.globalObject().put(name, new NativeClosure(realm, name, 1, (inRealm, callee, self, args, newTarget) -> {
            code.accept(args.length == 0 ? null : args[0]);
            return Undefined.INSTANCE;
        }));
    }

    private void assertText(String expected, String source) {
        assertEquals(expected, run(source).toString());
    }

    @Test
    void aCallHasTheFrameOfOneThatHasReturned() {
        run("function f() { frame(); } f(); f(); new f(); (() => frame())()");
        assertSame(frames.get(0), frames.get(1));
        assertSame(frames.get(0), frames.get(2));
        assertSame(frames.get(0), frames.get(3));
    }

    @Test
    void nestedCallsHaveFramesOfTheirOwn() {
        assertText(
                "3 2 1 0",
                "function f(n) { const before = n; const below = n ? f(n - 1) : ''; frame();"
                        + " return (before + ' ' + below).trim(); } f(9); f(3)");
        assertEquals(4, frames.subList(10, 14).stream().distinct().count());
        assertEquals(10, frames.stream().distinct().count());
    }

    @Test
    void whatSuspendsKeepsItsFrame() {
        run("function* g() { frame(); yield 1; frame(); } async function a() { frame(); await 1; frame(); }"
                + " function f() { frame(); } f(); const one = g(); one.next(); a(); f(); one.next(); f()");
        StackFrame ofCall = frames.getFirst();
        assertSame(ofCall, frames.get(3));
        assertNotSame(ofCall, frames.get(1));
        assertNotSame(ofCall, frames.get(2));
        assertSame(frames.get(1), frames.get(4));
        assertSame(ofCall, frames.get(5));
        assertSame(frames.get(2), frames.get(6));
    }

    @Test
    void aCallThatThrowsDoesNotGiveItsFrameBack() {
        run("function f(bad) { frame(); if (bad) throw 1; } f(false); try { f(true); } catch {} f(false)");
        assertSame(frames.get(0), frames.get(1));
        assertNotSame(frames.get(0), frames.get(2));
    }

    @Test
    void aCallStartsWithUndefinedRegisters() {
        assertText(
                "undefined undefined undefined",
                "function fill(a, b) { var x = a + b, y = [x], z = { y }; return z; }"
                        + " function read(a) { var x, y; return a + ' ' + x + ' ' + y; } fill(1, 2); fill('', 3); read()");
        assertText(
                "0 false undefined",
                "function Made(a) { 'use strict'; this.a = a; } new Made(1);"
                        + " (function () { 'use strict'; return arguments.length; })(1, 2);"
                        + " (function () { 'use strict'; return arguments.length + ' ' + (new.target !== undefined) + ' ' + this; })()");
    }

    @Test
    void aFrameThatIsGivenBackKeepsNothing() throws InterruptedException {
        run("(function () { const local = {}, f = () => local; note(local); f(); return 1; })();"
                + " (function (...all) { note(all); return all.length; }).call({}, 1, 2)");
        for (int i = 0; i < 50 && noted.get() != null; i++) {
            System.gc();
            Thread.sleep(10);
        }
        assertNull(noted.get());
    }

    @Test
    void aProfilerSeesEachFrameOnce() {
        realm.agent().sampler(new StackSampler() {
            @Override
            public void sample(boolean isEntry) {}

            @Override
            public void sampleInBuiltin() {}
        });
        run("function f() { frame(); } f(); f()");
        assertNotSame(frames.get(0), frames.get(1));
        realm.agent().sampler(null);
        run("f(); f()");
        assertSame(frames.get(2), frames.get(3));
    }

    @Test
    void stackTracesStayAsTheyWere() {
        assertText(
                "Error: a\n    at f (test.js:1:27)",
                "function f(text) { return new Error(text); } function g(text) { const other = [text]; return f(other); }"
                        + " const first = f('a'); g('b'); g('c'); first.stack.split('\\n').slice(0, 2).join('\\n')");
    }

    @Test
    void whereEveryCheckIsAPollALaterUseFails() {
        realm.agent().hotCodeMonitor(null, true);
        run("function f() { frame(); } f(); f()");
        assertNotSame(frames.get(0), frames.get(1));
        assertNull(((Frame) frames.get(0)).code);
    }
}
