package dev.gyre.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.loop.clock.LoopClock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class EventLoopTest {
    private final TestScope scope = new TestScope();
    private final EventLoop loop = new EventLoop(LoopClock.system(), scope, new WorkPool(1));
    private final List<String> log = new ArrayList<>();

    @AfterEach
    void close() {
        loop.close();
        assertEquals(0, scope.depth);
    }

    private LoopWatcher watcher(Phase phase) {
        return new LoopWatcher(loop, phase, "test");
    }

    @Test
    void anEmptyLoopEndsAtOnceAndTouchesNoNetty() {
        assertFalse(loop.run(RunMode.DEFAULT));
        assertEquals(0, loop.turns());
        assertFalse(loop.hasPoller());
    }

    @Test
    void phasesRunInOrder() {
        for (var phase : List.of(Phase.CHECK, Phase.PREPARE, Phase.IDLE)) {
            watcher(phase).start(() -> {
                assertEquals(phase, loop.phase());
                log.add(phase.name());
            });
        }
        var timer = new LoopTimer(loop, "test");
        timer.start(
                () -> {
                    log.add("TIMERS");
                    timer.close(() -> log.add("CLOSING"));
                },
                0,
                0);
        loop.pending().add(() -> log.add("PENDING"));
        loop.post(() -> log.add("POLL"));
        loop.run(RunMode.NOWAIT);
        loop.run(RunMode.NOWAIT);
        assertEquals(
                List.of("PENDING", "IDLE", "PREPARE", "POLL", "CHECK", "TIMERS", "IDLE", "PREPARE", "CHECK", "CLOSING"),
                log);
    }

    @Test
    void defaultModeRunsDueTimersBeforeTheFirstTurn() {
        var timer = new LoopTimer(loop, "test");
        timer.start(() -> log.add("timer"), 0, 0);
        var idle = watcher(Phase.IDLE);
        idle.start(() -> log.add("idle"));
        var check = watcher(Phase.CHECK);
        check.start(() -> {
            log.add("check");
            idle.stop();
            check.stop();
        });
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("timer", "idle", "check"), log);
    }

    @Test
    void pendingAddedByPendingRunsAtMostEightTimesInATurn() {
        var count = new int[1];
        var again = new Runnable() {
            @Override
            public void run() {
                if (++count[0] < 100) {
                    loop.pending().add(this);
                }
            }
        };
        loop.pending().add(again);
        loop.run(RunMode.NOWAIT);
        assertEquals(9, count[0]);
        loop.run(RunMode.DEFAULT);
        assertEquals(100, count[0]);
    }

    @Test
    void stopEndsTheRunAfterTheTurn() {
        var idle = watcher(Phase.IDLE);
        idle.start(() -> {
            log.add("idle");
            loop.stop();
        });
        assertTrue(loop.run(RunMode.DEFAULT));
        assertTrue(loop.run(RunMode.DEFAULT));
        assertEquals(List.of("idle", "idle"), log);
    }

    @Test
    void anUnreferencedHandleDoesNotKeepTheLoopAlive() {
        var timer = new LoopTimer(loop, "test");
        timer.start(() -> log.add("never"), 100_000, 0);
        assertTrue(loop.isAlive());
        timer.unref();
        assertFalse(loop.run(RunMode.DEFAULT));
        timer.ref();
        assertTrue(loop.isAlive());
        timer.stop();
        assertFalse(loop.isAlive());
        timer.unref();
        timer.ref();
        assertFalse(loop.isAlive());
    }

    @Test
    void closeCallbacksRunNewestFirstInTheClosingPhase() {
        for (var name : List.of("a", "b", "c")) {
            new LoopTimer(loop, name).close(() -> {
                assertEquals(Phase.CLOSING, loop.phase());
                log.add(name);
            });
        }
        assertTrue(loop.isAlive());
        assertFalse(loop.run(RunMode.DEFAULT));
        assertEquals(List.of("c", "b", "a"), log);
        assertEquals(List.of(), loop.activeHandles());
    }

    @Test
    void whatACallbackThrowsGoesToTheScopeAndTheOthersStillRun() {
        var failure = new IllegalStateException("boom");
        loop.pending().add(() -> {
            throw failure;
        });
        loop.pending().add(() -> log.add("second"));
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of(failure), scope.errors);
        assertEquals(List.of("second"), log);
    }

    @Test
    void everyActiveResourceIsListedWithItsReason() {
        new LoopTimer(loop, "retry of the upload").start(() -> {}, 1000, 0);
        new LoopTimer(loop, "not started");
        new Async(loop, "watcher thread", () -> {});
        var sources = loop.activeHandles();
        assertEquals(
                List.of("timer retry of the upload", "async watcher thread"),
                sources.stream().map(ActiveResource::toString).toList());
    }

    @Test
    void refusesOtherThreadsAndReentry() throws InterruptedException {
        var refused = new ArrayList<Throwable>();
        var thread = new Thread(
                () -> refused.add(assertThrows(IllegalStateException.class, () -> loop.run(RunMode.NOWAIT))));
        thread.start();
        thread.join();
        assertEquals(1, refused.size());
        loop.pending().add(() -> loop.run(RunMode.NOWAIT));
        loop.run(RunMode.DEFAULT);
        assertEquals("run was entered from a callback", scope.errors.getFirst().getMessage());
    }

    @Test
    void nothingIsCalledOnceTheScopeRefuses() {
        loop.pending().add(() -> scope.callable = false);
        loop.pending().add(() -> log.add("late"));
        new LoopTimer(loop, "late").start(() -> log.add("late"), 0, 0);
        loop.run(RunMode.NOWAIT);
        assertEquals(List.of(), log);
    }

    @Test
    void anInterruptedThreadStopsTheWait() {
        new Async(loop, "nobody", () -> {});
        Thread.currentThread().interrupt();
        assertTrue(loop.run(RunMode.DEFAULT));
        assertTrue(Thread.interrupted());
    }

    @Test
    void aWatcherStartedInsideItsPhaseWaitsForTheNextTurn() {
        var second = watcher(Phase.CHECK);
        var first = watcher(Phase.CHECK);
        first.start(() -> {
            log.add("first");
            second.start(() -> log.add("second"));
        });
        loop.run(RunMode.NOWAIT);
        assertEquals(List.of("first"), log);
        loop.run(RunMode.NOWAIT);
        assertEquals(List.of("first", "second", "first"), log);
    }

    @Test
    void onceWaitsForOneTimerAndRunsItInTheSameTurn() {
        var timer = new LoopTimer(loop, "test");
        timer.start(() -> log.add("first"), 5, 0);
        new LoopTimer(loop, "later").start(() -> log.add("later"), 60_000, 0);
        assertTrue(loop.run(RunMode.ONCE));
        assertEquals(List.of("first"), log);
        assertEquals(1, loop.turns());
        assertEquals(1, loop.statistics().waits());
        assertTrue(loop.idleNanos() > 0);
    }

    @Test
    void onceDoesNotWaitWhileSomethingIsPendingOrIdle() {
        new LoopTimer(loop, "later").start(() -> log.add("later"), 60_000, 0);
        loop.pending().add(() -> log.add("pending"));
        assertTrue(loop.run(RunMode.ONCE));
        var idle = watcher(Phase.IDLE);
        idle.start(null);
        assertTrue(loop.run(RunMode.ONCE));
        assertEquals(List.of("pending"), log);
        assertEquals(0, loop.statistics().waits());
    }

    @Test
    void nowaitNeverWaitsAndRunsTimersOnlyAfterThePoll() {
        new LoopTimer(loop, "due").start(() -> log.add("timer"), 0, 0);
        watcher(Phase.CHECK).start(() -> log.add("check"));
        assertTrue(loop.run(RunMode.NOWAIT));
        assertEquals(List.of("check", "timer"), log);
        assertEquals(0, loop.statistics().waits());
    }

    @Test
    void stopBeforeRunSpendsItselfOnThatRun() {
        var timer = new LoopTimer(loop, "due");
        timer.start(() -> log.add("timer"), 0, 0);
        loop.stop();
        assertEquals(0, loop.backendTimeout());
        assertTrue(loop.run(RunMode.DEFAULT));
        assertEquals(List.of(), log);
        assertEquals(0, loop.turns());
        assertFalse(loop.run(RunMode.DEFAULT));
        assertEquals(List.of("timer"), log);
    }

    @Test
    void thePollWaitsForTheNextTimerUnlessSomethingElseIsDue() {
        assertEquals(0, loop.backendTimeout());
        var handle = new Async(loop, "thread", () -> {});
        assertEquals(-1, loop.backendTimeout());
        var timer = new LoopTimer(loop, "t");
        timer.start(() -> {}, 500, 0);
        assertEquals(500, loop.backendTimeout());
        timer.unref();
        assertEquals(500, loop.backendTimeout());
        timer.start(() -> {}, Long.MAX_VALUE, 0);
        assertEquals(Integer.MAX_VALUE, loop.backendTimeout());
        timer.stop();
        watcher(Phase.CHECK).start(null);
        assertEquals(-1, loop.backendTimeout());
        handle.close(null);
        assertEquals(0, loop.backendTimeout());
    }
}
