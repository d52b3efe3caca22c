package dev.gyre.engine.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.CompiledFunction;
import dev.gyre.engine.Realms;
import dev.gyre.engine.Script;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.interpreter.BytecodeFunction;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.host.CompilationCache;
import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Programs that several realms run from one compilation cache. */
class ProgramTemplateTest {
    private final CompilationCache cache = new CompilationCache();

    private Realm realm() {
        return Realms.create(new Agent(new HostHooks() {
            @Override
            public void enqueuePromiseJob(Runnable job, Realm realmOrNull) {}

            @Override
            public CompilationCache compilationCache() {
                return cache;
            }
        }));
    }

    private Object run(String name, String text) {
        return run(realm(), name, text);
    }

    private static Object run(Realm realm, String name, String text) {
        return Script.parse(realm, new Source(name, text)).run();
    }

    private JsFunction function(String text) {
        return CompiledFunction.compile(realm(), new Source("f.js", text), "a");
    }

    private static SharedFunctionInfo shared(Object function) {
        return ((BytecodeFunction) function).shared();
    }

    @Test
    void aTextIsKeptFromItsSecondCompilationOn() {
        boolean[] hasBody = new boolean[4];
        for (int i = 0; i < 4; i++)
            hasBody[i] = shared(function("return a + 1")).hasBody();
        assertEquals(List.of(false, true, true, true), List.of(hasBody[0], hasBody[1], hasBody[2], hasBody[3]));
    }

    @Test
    void copiesHaveOneArrayOfInstructionsAndTheirOwnInlineCaches() {
        for (int i = 0; i < 2; i++) function("return a.x").call(Undefined.INSTANCE, new Object[] {"text"});
        JsFunction first = function("return a.x"), second = function("return a.x");
        first.call(Undefined.INSTANCE, new Object[] {"text"});
        second.call(Undefined.INSTANCE, new Object[] {"text"});
        assertSame(shared(first).code().code, shared(second).code().code);
        assertNotSame(shared(first).code(), shared(second).code());
        assertNotSame(shared(first).code().caches, shared(second).code().caches);
    }

    @Test
    void aTextWithOtherParametersIsAnotherProgram() {
        for (int i = 0; i < 3; i++) function("return a");
        JsFunction other = CompiledFunction.compile(realm(), new Source("f.js", "return a"), "b");
        assertTrue(!shared(other).hasBody());
        assertThrows(JsException.class, () -> other.call(Undefined.INSTANCE, new Object[] {1}));
    }

    @Test
    void functionsOfClassesClosuresAndGeneratorsRunInEachRealm() {
        String text = """
                class A { #x = 1; static #count = 0; #m() { return this.#x }
                  constructor() { A.#count++ } get m() { return this.#m() + A.#count } }
                function* g(n) { for (let i = 0; i < n; i++) yield () => i }
                const values = [...g(3)].map(f => f());
                [new A().m, new A().m, values, eval('values.length'), /b+/.exec('abb')[0], (x => x * 2)(21)].join()""";
        for (int i = 0; i < 4; i++)
            assertEquals("2,3,0,1,2,3,bb,42", run("a.js", text).toString());
    }

    @Test
    void stackTracesHaveTheNameOfTheCopy() {
        String text =
                "function fail() {\n  throw new Error('no') }\ntry { fail() } catch (e) { e.stack.split('\\n')[1] }";
        for (String name : List.of("one.js", "two.js", "three.js"))
            assertEquals("    at fail (" + name + ":2:9)", run(name, text).toString());
    }

    @Test
    void eachCopyHasTemplateObjectsOfItsOwn() {
        Realm realm = realm();
        String text = "(strings => strings)`a`";
        var seen = new ArrayList<Object>();
        for (int i = 0; i < 4; i++) {
            Object strings = run(realm, "a.js", text);
            assertTrue(seen.stream().noneMatch(each -> each == strings));
            seen.add(strings);
        }
    }

    @Test
    void aSyntaxErrorIsThrownEachTime() {
        for (int i = 0; i < 3; i++) assertThrows(JsException.class, () -> run("a.js", "let a; let a"));
    }

    @Test
    void aCopyHasASerialForm() {
        for (int i = 0; i < 2; i++) function("return (() => a)()");
        byte[] bytes = CompiledFunction.bytes(function("return (() => a)()"), 7);
        assertNotNull(bytes);
        JsFunction read = CompiledFunction.read(realm(), new Source("f.js", "return (() => a)()"), null, bytes, 7);
        assertEquals(5, read.call(Undefined.INSTANCE, new Object[] {5}));
    }

    @Test
    void functionsHaveTheirTextAndNames() {
        String text = "const o = { m(x) { return x }, f: function () {} }; [o.m, o.f.name, o.m.length].join()";
        for (int i = 0; i < 3; i++)
            assertEquals("m(x) { return x },f,1", run("a.js", text).toString());
    }

    @Test
    void threadsCopyAtOnce() throws InterruptedException, ExecutionException {
        var text = new StringBuilder("let sum = 0;\n");
        for (int i = 0; i < 300; i++)
            text.append("sum += (function (x) { return [1].map(y => y + x)[0] })(")
                    .append(i)
                    .append(");\n");
        text.append("sum");
        for (int i = 0; i < 2; i++) assertEquals(45150, run("a.js", text.toString()));
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            var results = new ArrayList<Future<Object>>();
            for (int i = 0; i < 16; i++) results.add(threads.submit(() -> run("a.js", text.toString())));
            for (Future<Object> result : results) assertEquals(45150, result.get());
        }
    }

    @Test
    void aRealmsObjectsStayInIt() {
        String text = "this.made = []; Object.getPrototypeOf(made) === Array.prototype && made";
        for (int i = 0; i < 3; i++) {
            Realm realm = realm();
            JsObject made = (JsObject) run(realm, "a.js", text);
            assertSame(made, realm.globalObject().get("made"));
        }
    }
}
