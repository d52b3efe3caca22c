package dev.gyre.node.gyresched;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.gyre.engine.fiber.ExecutionStack;
import dev.gyre.loop.clock.LoopClock;
import dev.gyre.node.embed.NodeRuntime;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs of jobs under virtual time, which passes only in consume(): what they log is exact. */
class JobsTest {
    private static final String BEGIN = """
            const sched = require('gyre:sched');
            const { consume, now, spawn } = sched;
            const start = now();
            const log = (...what) => console.log(...what, now() - start);
            sched.configure({ loopEvery: Infinity });
            """;

    @TempDir
    Path folder;

    private int code;
    private String errors;

    private List<String> run(String program) throws IOException {
        Path file = folder.resolve("program.js");
        Files.writeString(file, BEGIN + program);
        var output = new ByteArrayOutputStream();
        var standardError = new ByteArrayOutputStream();
        code = NodeRuntime.builder()
                .argv(List.of("gyre", file.toString()))
                .clock(LoopClock.virtual(0))
                .stdin(InputStream.nullInputStream())
                .stdout(output)
                .stderr(standardError)
                .build()
                .runFile(file.toString());
        errors = standardError.toString(StandardCharsets.UTF_8);
        return output.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private void check(String program, String... expected) throws IOException {
        assertEquals(List.of(expected), run(program), () -> errors);
        assertEquals(0, code, () -> errors);
    }

    @Test
    void aTaskPreemptsAJobWithALaterDeadline() throws IOException {
        check("""
                const task = sched.task('task', { period: 10, until: 30 }, () => { log('task'); consume(2); });
                spawn(() => { log('begins'); consume(15); log('ends'); }, { deadline: 100 });
                sched.whenIdle().then(() => { const { ended, missed, latency } = task.stats(); console.log(ended, missed, latency.max); });
                """, "task 0", "begins 2", "task 10", "ends 19", "task 20", "3 0 0");
    }

    @Test
    void aJobHasItsOwnTicksAndMicrotasks() throws IOException {
        check(
                """
                process.nextTick(() => log('tick of the program'));
                spawn(() => {
                  Promise.resolve().then(() => log('microtask of low'));
                  process.nextTick(() => log('tick of low'));
                  spawn(() => {
                    queueMicrotask(() => log('microtask of high'));
                    log('high');
                  }, { deadline: 5 });
                  consume(1);
                  consume(1);
                  log('low');
                }, { deadline: 100 });
                """,
                "tick of the program 0",
                "high 0",
                "microtask of high 0",
                "low 2",
                "tick of low 2",
                "microtask of low 2");
    }

    @Test
    void theReactionsOfAJobKeepItsDeadline() throws IOException {
        check("""
                const timer = new Promise((resolve) => setTimeout(resolve, 5, 'value'));
                spawn(async () => {
                  log('first', await timer, sched.current.name);
                  return 'outcome';
                }, { name: 'urgent', deadline: 10 }).then((value) => log(value, sched.current));
                spawn(() => { consume(8); log('later'); }, { deadline: 100 });
                sched.configure({ loopEvery: 2 });
                """, "first value urgent 6", "outcome undefined 6", "later 8");
    }

    @Test
    void theLoopHasTurnsInTheMiddleOfAJob() throws IOException {
        check("""
                sched.configure({ loopEvery: 5 });
                const timer = setInterval(() => log('timer'), 10);
                spawn(() => { consume(22); log('job'); clearInterval(timer); });
                """, "timer 10", "timer 20", "job 22");
    }

    @Test
    void nothingPreemptsACriticalSection() throws IOException {
        check("""
                spawn(() => {
                  sched.atomically(() => { spawn(() => log('high'), { deadline: 1 }); consume(5); log('leaves'); });
                  log('low');
                }, { deadline: 100 });
                """, "leaves 5", "high 5", "low 5");
    }

    @Test
    void onlyJobsThatDoNotUseAResourcePreemptItsHolder() throws IOException {
        check("""
                sched.configure({ policy: 'fp' });
                const list = new sched.Resource('list');
                sched.task('user', { period: 100, offset: 2, until: 50, priority: 5, resources: [list] }, () => list.lock(() => log('user')));
                sched.task('other', { period: 100, offset: 1, until: 50, priority: 9 }, () => log('other'));
                spawn(() => { list.lock(() => { consume(4); log('unlocks'); }); log('ends'); }, { priority: 1 });
                """, "other 1", "unlocks 4", "user 4", "ends 4");
    }

    @Test
    void aJobWaitsOnItsStackWhileOthersRun() throws IOException {
        assumeTrue(ExecutionStack.canSuspend());
        check("""
                spawn(() => {
                  const values = [3, 1, 2].map((n) => sched.wait(new Promise((resolve) => setTimeout(resolve, n, n))));
                  log(values.join());
                }, { deadline: 10 });
                spawn(() => log('other'), { deadline: 20 });
                """, "other 0", "3,1,2 6");
    }

    @Test
    void whereStacksCannotBeSuspendedWaitingIsAnErrorThatNamesTheCause() throws IOException {
        assumeFalse(ExecutionStack.canSuspend());
        check(
                """
                spawn(() => [1].map(() => sched.wait(new Promise(() => {}))), { name: 'waits' })
                  .catch(({ code, message }) => log(code, message));
                spawn(() => log(sched.wait(Promise.resolve('settled'))), { deadline: 20 });
                """,
                "settled 0",
                "ERR_SCHED_WAIT The job cannot wait here: the Java virtual machine was started without access to jdk.internal.vm.Continuation 0");
    }

    @Test
    void waitingInACriticalSectionIsAnError() throws IOException {
        check("""
                const later = () => new Promise((resolve) => setTimeout(resolve, 1));
                spawn(() => sched.atomically(() => sched.wait(later())), { name: 'a' }).catch(({ code }) => log(code));
                spawn(() => sched.atomically(async () => {}), { name: 'b' }).catch(({ message }) => log(message));
                try { sched.wait(later()); } catch ({ code }) { log(code); }
                """, "ERR_SCHED_REQUIRED 0", "ERR_SCHED_CRITICAL 0", "The job 'b' cannot wait in a critical section 0");
    }

    @Test
    void errorsGoToThePromiseOrToUncaughtException() throws IOException {
        check("""
                process.on('uncaughtException', ({ message }) => log('uncaught', message));
                spawn(() => { throw new Error('one'); }).catch(({ message }) => log('caught', message));
                sched.task('task', { period: 10, until: 5 }, () => { throw new Error('two'); });
                spawn(() => { process.nextTick(() => { throw new Error('three'); }); }).then(() => log('ended'));
                """, "uncaught two 0", "uncaught three 0", "caught one 0", "ended 0");
    }

    @Test
    void aBudgetAbortsAJobThatCannotCatchIt() throws IOException {
        check("""
                spawn(() => { try { for (;;) consume(1); } catch { log('never'); } finally { log('never'); } }, {
                  name: 'endless', budget: { cpu: 3, onOverrun: 'abort' },
                }).catch(({ code, message }) => log(code, message));
                """, "ERR_SCHED_BUDGET The job 'endless' has used up its budget 3");
    }

    @Test
    void aMissIsToldToTheTask() throws IOException {
        check("""
                sched.task('slow', { period: 10, deadline: 2, until: 5, onMiss: ({ name, deadline, release }) => log(name, deadline - release) }, () => consume(4));
                """, "slow 2 4");
    }

    @Test
    void analysisAndAdmission() throws IOException {
        check("""
                sched.configure({ policy: 'fp', admission: 'reject' });
                const add = (name, wcet, period, priority) => sched.task(name, { wcet, period, priority, offset: 1e9 }, () => {}).unref();
                add('a', 1, 4, 3); add('b', 2, 6, 2); add('c', 3, 12, 1);
                const { schedulable, tasks, utilisation } = sched.analyse();
                console.log(schedulable, utilisation.toFixed(3), tasks.map(({ response }) => response).join());
                try { add('d', 4, 12, 0); } catch ({ code }) { console.log(code); }
                """, "true 0.833 1,3,10", "ERR_SCHED_ADMISSION");
    }

    @Test
    void aBoundFunctionRunsAsAJob() throws IOException {
        check("""
                const job = sched.bind(function handler(a, b) { log(sched.current.name, this.x, a, b); return a + b; }, { deadline: 5 });
                setTimeout(() => job.call({ x: 1 }, 2, 3).then((sum) => log(sum)), 7);
                """, "handler 1 2 3 7", "5 7");
    }

    @Test
    void anAbortedSignalKeepsAJobFromBeginning() throws IOException {
        check("""
                const controller = new AbortController();
                spawn(() => log('never'), { signal: controller.signal }).catch(({ name }) => log(name));
                controller.abort();
                """, "AbortError 0");
    }

    @Test
    void asyncLocalStorageAndStacksAreTheJobs() throws IOException {
        check("""
                const { AsyncLocalStorage } = require('async_hooks');
                const storage = new AsyncLocalStorage();
                storage.run('low', () => spawn(function low() {
                  storage.run('high', () => spawn(function high() {
                    log(storage.getStore(), new Error().stack.includes('low'));
                  }, { deadline: 1 }));
                  consume(1);
                  consume(1);
                  log(storage.getStore(), new Error().stack.includes('at low'));
                }, { deadline: 100 }));
                """, "high false 0", "low true 2");
    }

    @Test
    void aRejectionOfAPreemptedJobCanStillBeHandled() throws IOException {
        check("""
                process.on('unhandledRejection', () => log('unhandled'));
                spawn(() => {
                  const rejected = Promise.reject(new Error('x'));
                  spawn(() => Promise.resolve().then(() => log('high')), { deadline: 1 });
                  consume(1);
                  consume(1);
                  rejected.catch(() => log('handled'));
                }, { deadline: 100 });
                """, "high 0", "handled 2");
    }

    @Test
    void tracesAreWritten() throws IOException {
        check("""
                const fs = require('fs');
                for (const name of ['trace.json', 'trace.svg', 'trace.html']) {
                  const end = sched.trace(`${__dirname}/${name}`);
                  end();
                }
                const end = sched.trace(`${__dirname}/trace.json`);
                sched.task('a', { period: 5, until: 12 }, () => consume(1));
                spawn(() => consume(9), { name: 'b' });
                sched.whenIdle().then(() => {
                  end();
                  const { traceEvents } = JSON.parse(fs.readFileSync(`${__dirname}/trace.json`));
                  const bars = traceEvents.filter(({ ph, name }) => ph === 'X' && name === 'b');
                  console.log(bars.map(({ dur }) => dur).join(), fs.readFileSync(`${__dirname}/trace.svg`, 'utf8').slice(0, 4));
                });
                """, "4000,4000,1000 <svg");
    }
}
