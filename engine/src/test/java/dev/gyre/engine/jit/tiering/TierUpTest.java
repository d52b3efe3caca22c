package dev.gyre.engine.jit.tiering;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.Realms;
import dev.gyre.engine.Script;
import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.runtime.host.CompilationCache;
import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.host.JitOptions;
import dev.gyre.engine.runtime.host.SchedulerTimes;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

/** When code is recorded, compiled, entered, left and compiled again, with a compiler that only interprets. */
class TierUpTest {
    /** Loops, calls, exceptions, generators, async functions, closures and recursion. */
    private static final String PROGRAM = """
            var log;
            function program() { log = [];
            function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
            function* squares(n) { for (let i = 0; i < n; i++) { const got = yield i * i; if (got) log.push(got); } return 'end'; }
            function guarded(n) {
                let sum = 0;
                for (let i = 0; i < n; i++) {
                    try { if (i % 3 === 0) throw new Error('x' + i); sum += i; }
                    catch (e) { sum += e.message.length; }
                    finally { sum += 0.5; }
                }
                return sum;
            }
            async function later(n) { let sum = 0; for (let i = 0; i < n; i++) sum += await i; return sum; }
            class Point { #x; constructor(x) { this.#x = x; } add(o) { return new Point(this.#x + o.#x); } get x() { return this.#x; } }
            log.push(fib(12));
            log.push([...squares(9)].join());
            const it = squares(3); it.next(); it.next('sent'); log.push(it.return(7).value);
            log.push(guarded(50));
            let p = new Point(0); for (const i of [1, 2, 3, 4]) p = p.add(new Point(i)); log.push(p.x);
            let big = 2147483000; for (let i = 0; i < 1000; i++) big++; log.push(big);
            const fs = []; for (let i = 0; i < 3; i++) fs.push(() => i); log.push(fs.map(f => f()).join());
            for (const key in { a: 1, b: 2 }) log.push(key);
            later(20).then(v => log.push(v));
            function deep(n) { return deep(n + 1) + 1; }
            try { deep(0); } catch (e) { log.push(e.name); }
            function where() { return new Error('at').stack.split('\\n').slice(0, 3).join('|'); }
            log.push((() => where())());
            }
            """;

    private final SteppingCompiler compiler = new SteppingCompiler();
    private final ArrayDeque<Runnable> jobs = new ArrayDeque<>();
    private final ArrayDeque<Runnable> compilations = new ArrayDeque<>();
    private final List<String> lines = new ArrayList<>();
    /** The time in nanoseconds when it does not pass by itself; in it the compilers are never idle. */
    private final AtomicLong stopped = new AtomicLong();

    private LongSupplier clock;
    /** What the realms of a test share; null if they share nothing. */
    private CompilationCache cache;

    private Realm realm;

    private void start(JitOptions options, Executor executor) {
        startPaced(options.unpaced(3), executor);
    }

    private void startPaced(JitOptions options, Executor executor) {
        var agent = new Agent(new HostHooks() {
            @Override
            public void enqueuePromiseJob(Runnable job, Realm ofRealm) {
                jobs.add(job);
            }

            @Override
            public JitOptions jitOptions() {
                return options;
            }

            @Override
            public void enqueueCompilation(Runnable compilation) {
                executor.execute(compilation);
            }

            @Override
            public CompilationCache compilationCache() {
                return cache;
            }

            @Override
            public SchedulerTimes compilerTimes() {
                return new SchedulerTimes(stopped.get(), 0);
            }

            @Override
            public void traceJit(String line) {
                lines.add(line);
            }
        });
        agent.stackLimit(300);
        TierUp.install(agent, () -> compiler, clock);
        realm = Realms.create(agent);
        run(PROGRAM);
    }

    private String run(String text) {
        Object value = Script.parse(realm, new Source("test.js", text)).run();
        for (Runnable job; (job = jobs.poll()) != null; ) job.run();
        return TypeConversion.toString(value);
    }

    private String resultOfProgram() {
        run("program()");
        return run("log.join('\\n')");
    }

    private String interpreted() {
        start(JitOptions.of(JitOptions.Mode.OFF), Runnable::run);
        String result = resultOfProgram();
        assertTrue(compiler.units.isEmpty());
        return result;
    }

    @Test
    void eagerCodeGivesTheSame() {
        String expected = interpreted();
        start(JitOptions.of(JitOptions.Mode.EAGER), Runnable::run);
        assertEquals(expected, resultOfProgram());
        assertTrue(compiler.units.contains("fib (test.js:3:1)"), compiler.units.toString());
    }

    @Test
    void randomExitsGiveTheSame() {
        String expected = interpreted();
        for (int seed = 1; seed <= 20; seed++) {
            start(new JitOptions(JitOptions.Mode.EAGER, seed, false, false, null), Runnable::run);
            assertEquals(expected, resultOfProgram(), "seed " + seed);
        }
    }

    @Test
    void disturbancesGiveTheSame() {
        String expected = interpreted();
        for (int seed = 1; seed <= 20; seed++) {
            start(new JitOptions(JitOptions.Mode.ON, seed, false, false, null), Runnable::run);
            for (int i = 0; i < 5; i++) assertEquals(expected, resultOfProgram(), "seed " + seed);
        }
        assertTrue(compiler.units.size() > 1000, compiler.units.size() + " compilations");
    }

    @Test
    void faultsNameTheFunction() {
        start(JitOptions.of(JitOptions.Mode.EAGER), Runnable::run);
        run("function f() { g(); } function g() { return 1; }");
        compiler.faultyName = "g";
        var fault = assertThrows(ArithmeticException.class, () -> run("f()"));
        assertEquals(1, fault.getSuppressed().length);
        assertEquals("g (test.js:1:1)", fault.getSuppressed()[0].getMessage());
    }

    @Test
    void warmCodeGivesTheSame() {
        String expected = interpreted();
        start(JitOptions.of(JitOptions.Mode.ON), Runnable::run);
        for (int i = 0; i < 100; i++) assertEquals(expected, resultOfProgram());
        assertTrue(compiler.units.size() > 3, compiler.units.toString());
    }

    @Test
    void aFunctionThatIsCalledOftenIsCompiledOnce() {
        start(JitOptions.of(JitOptions.Mode.ON), Runnable::run);
        run("function f(x) { return x + 1; }");
        assertTrue(compiler.units.isEmpty());
        assertEquals("100000", run("var n = 0; for (var i = 0; i < 100000; i++) n = f(n); n"));
        assertEquals(
                1, compiler.units.stream().filter("f (test.js:1:1)"::equals).count());
    }

    @Test
    void aLongLoopIsEnteredInTheMiddle() {
        start(JitOptions.of(JitOptions.Mode.ON), Runnable::run);
        run("function f() { let s = 0; for (let i = 0; i < 100000; i++) s += i & 3; return s; }");
        assertEquals("150000", run("f()"));
        assertEquals(1, compiler.units.size(), compiler.units.toString());
        assertTrue(compiler.units.getFirst().startsWith("loop at "), compiler.units.toString());
        run("for (var i = 0; i < 5; i++) f()");
        assertTrue(compiler.units.contains("f (test.js:1:1)"), compiler.units.toString());
    }

    @Test
    void compiledCodeIsInstalledAtAPollAfterItsCompilationHasEnded() {
        start(new JitOptions(JitOptions.Mode.ON, 0, true, false, null), compilations::add);
        run("function f(x) { return x + 1; } for (var i = 0; i < 50000; i++) f(i)");
        assertTrue(compiler.units.isEmpty());
        assertFalse(compilations.isEmpty());
        for (Runnable next; (next = compilations.poll()) != null; ) next.run();
        assertTrue(lines.isEmpty());
        run("for (var i = 0; i < 1000; i++) f(i)");
        assertTrue(
                lines.stream().anyMatch(line -> line.startsWith("[jit] compiled f (test.js:1:1) in ")),
                lines.toString());
    }

    @Test
    void codeThatExitsIsCompiledAFewTimesAndThenRunsWithoutExits() {
        compiler.exitsAt = Op.MUL;
        start(new JitOptions(JitOptions.Mode.ON, 0, false, true, null), Runnable::run);
        assertEquals(
                "400000",
                run("function f(x, y) { return x * y; } var s = 0; for (var i = 0; i < 200000; i++) s += f(2, 1); s"));
        long compilationsOfF =
                compiler.units.stream().filter("f (test.js:1:1)"::equals).count();
        assertEquals(1 + CodeTier.RECOMPILATIONS, compilationsOfF);
        long exits = lines.stream()
                .filter(line -> line.startsWith("[jit] exit from f (test.js:1:1) at 1:"))
                .count();
        assertEquals(10 + 100 + 1000, exits);
        assertTrue(lines.getFirst().endsWith(" MUL): OTHER"), lines.getFirst());
    }

    @Test
    void codeThatReachesWhatHadNotRunIsCompiledAgainSoon() {
        compiler.exitsAt = Op.MUL;
        compiler.reason = ExitReason.NOT_SEEN;
        start(JitOptions.of(JitOptions.Mode.ON), Runnable::run);
        assertEquals(
                "400000",
                run("function f(x, y) { return x * y; } var s = 0; for (var i = 0; i < 200000; i++) s += f(2, 1); s"));
        assertTrue(compiler.units.stream().filter("f (test.js:1:1)"::equals).count() > 8, compiler.units.toString());
    }

    @Test
    void codeThatReachesWhatHadNotRunIsCompiledAgainAfterMoreAndMoreExits() {
        compiler.exitsAt = Op.MUL;
        compiler.reason = ExitReason.NOT_SEEN;
        start(new JitOptions(JitOptions.Mode.ON, 0, false, true, null), Runnable::run);
        run("function f(x, y) { return x * y; }");
        while (lines.size() < 2 + 8 + 32 + 128) run("for (var i = 0; i < 100; i++) f(2, 1)");
        assertEquals(
                5, compiler.units.stream().filter("f (test.js:1:1)"::equals).count(), compiler.units.toString());
    }

    @Test
    void longCodeThatReachesWhatHadNotRunIsCompiledAgainAfterMoreExits() {
        compiler.exitsAt = Op.MUL;
        compiler.reason = ExitReason.NOT_SEEN;
        start(new JitOptions(JitOptions.Mode.ON, 0, false, true, null), Runnable::run);
        run("function f(x, y) { " + "x = x + 1; ".repeat(100) + "return x * y; }");
        while (compiler.units.stream().filter("f (test.js:1:1)"::equals).count() < 2) run("f(2, 1)");
        assertTrue(lines.size() > 8, lines.size() + " exits");
    }

    @Test
    void afterALargeCompilationTheHottestCodeIsCompiledFirst() {
        clock = stopped::get;
        startPaced(new JitOptions(JitOptions.Mode.ON, 0, false, false, null, 3, 0.25), Runnable::run);
        run("function large(x) { " + "x = x + 1; ".repeat(300) + "return x; }");
        run("new Array(20000).fill(1).forEach(large)");
        List<String> first = List.copyOf(compiler.units);
        assertTrue(first.contains("large (test.js:1:1)"), first.toString());
        run("function cool(x) { return x + 1; } function hot(x) { return x + 2; }");
        run("new Array(10000).fill(1).forEach(cool); new Array(100000).fill(1).forEach(hot)");
        assertEquals(first, compiler.units);
        while (compiler.units.size() == first.size()) {
            stopped.addAndGet(100_000_000);
            assertTrue(stopped.get() < 60_000_000_000L, "nothing more is compiled");
            run("new Array(1000).fill(1).forEach(cool); new Array(1000).fill(1).forEach(hot)");
        }
        assertEquals("hot (test.js:1:36)", compiler.units.get(first.size()));
    }

    @Test
    void copiesOfCodeThatWasCompiledInVainInOtherRealmsAreCompiledLater() {
        clock = stopped::get;
        int enough = 0;
        while (compiler.units.isEmpty()) callInNewRealm(enough += 500);
        cache = new CompilationCache();
        compiler.units.clear();
        for (int i = 0; i < 10; i++) callInNewRealm(enough);
        int compiled = compiler.units.size();
        assertTrue(compiled > 1 && compiled < 5, compiler.units.toString());
        callInNewRealm(300_000);
        callInNewRealm(enough);
        assertEquals(compiled + 2, compiler.units.size(), compiler.units.toString());
    }

    private void callInNewRealm(int calls) {
        startPaced(new JitOptions(JitOptions.Mode.ON, 0, false, false, null, 3, 1000), Runnable::run);
        run("function f(x) { return x + 1; }");
        run("new Array(" + calls + ").fill(1).forEach(f)");
    }

    @Test
    void longCodeIsCompiledAfterMoreCalls() {
        start(JitOptions.of(JitOptions.Mode.ON), Runnable::run);
        run("function brief(x) { return x + 1; }");
        run("function long(x) { " + "x = x + 1; ".repeat(50) + "return x; }");
        run("new Array(10000).fill(1).forEach(brief); new Array(4000).fill(1).forEach(long)");
        assertTrue(compiler.units.contains("brief (test.js:1:1)"), compiler.units.toString());
        assertFalse(compiler.units.contains("long (test.js:1:1)"), compiler.units.toString());
        run("new Array(50000).fill(1).forEach(long)");
        assertTrue(compiler.units.contains("long (test.js:1:1)"), compiler.units.toString());
    }

    @Test
    void aShortLoopInLongCodeIsCompiledAfterMoreLaps() {
        start(JitOptions.of(JitOptions.Mode.ON), Runnable::run);
        run("function brief(n) { for (var i = 0; i < n; i++); }");
        run("function long(n) { for (var i = 0; i < n; i++); " + "n = n + 1; ".repeat(300) + "}");
        run("brief(10000); long(10000)");
        assertEquals(List.of("loop at 5 of brief (test.js:1:1)"), compiler.units);
        run("long(200000)");
        assertEquals(2, compiler.units.size(), compiler.units.toString());
    }

    @Test
    void shortActivationsWithLoopsAreCompiledFromTheStart() {
        start(JitOptions.of(JitOptions.Mode.ON), Runnable::run);
        run("function f(n) { for (var i = 0; i < n; i++) for (var j = 0; j < n; j++); }");
        run("for (var k = 0; k < 300; k++) f(15)");
        List<String> ofF =
                compiler.units.stream().filter(unit -> unit.contains("f (")).toList();
        assertEquals(List.of("f (test.js:1:1)"), ofF);
    }

    @Test
    void theEntryIsCompiledWhenAnActivationWasRecordedFromIt() {
        start(JitOptions.of(JitOptions.Mode.ON), Runnable::run);
        run("function f(n) { let s = 0; for (let i = 0; i < n; i++) s += i & 3; return s; }");
        for (int i = 0; i < 10; i++) run("f(20000)");
        assertTrue(compiler.units.contains("f (test.js:1:1)"), compiler.units.toString());
        assertEquals(List.of(), compiler.unseenEntries);
    }
}
