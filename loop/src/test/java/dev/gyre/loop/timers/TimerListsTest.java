package dev.gyre.loop.timers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.loop.ActiveResource;
import dev.gyre.loop.EventLoop;
import dev.gyre.loop.RunMode;
import dev.gyre.loop.TestClock;
import dev.gyre.loop.TestScope;
import dev.gyre.loop.WorkPool;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TimerListsTest {
    private final TestClock clock = new TestClock();
    private final TestScope scope = new TestScope();
    private final EventLoop loop = new EventLoop(clock, scope, new WorkPool(1));
    private final TimerLists timers = new TimerLists(loop);
    private final List<String> log = new ArrayList<>();

    private Timeout start(Runnable callback, int duration, boolean repeats) {
        var timeout = new Timeout(callback, duration, repeats);
        timers.start(timeout);
        return timeout;
    }

    private Timeout start(String name, int duration) {
        return start(() -> log.add(name + "@" + loop.now()), duration, false);
    }

    @Test
    void runsByExpiryThenByStart() {
        start("b", 20);
        start("a", 10);
        start("c", 20);
        start("d", 10);
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("a@10", "d@10", "b@20", "c@20"), log);
        assertFalse(loop.isAlive());
    }

    @Test
    void aListThatBecomesDueWhileOthersRunLeavesTheHandleFreeForTheNext() {
        var times = new int[1];
        var timeout = new Timeout[1];
        timeout[0] = start(
                () -> {
                    log.add("fired");
                    if (++times[0] < 2) {
                        timers.refresh(timeout[0]);
                        // So that the refreshed one is due before the phase ends.
                        clock.advance(3);
                    }
                },
                1,
                false);
        loop.run(RunMode.DEFAULT);
        start("next", 5);
        assertTrue(loop.isAlive());
        loop.run(RunMode.DEFAULT);
        assertEquals(3, log.size());
    }

    @Test
    void aLaterEntryOfAListWaitsForItsOwnTime() {
        start("first", 10);
        clock.advance(5);
        start("second", 10);
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("first@10", "second@15"), log);
    }

    @Test
    void clearedTimeoutsNeverRunAndLetTheLoopEnd() {
        var first = start("first", 10);
        var second = start("second", 10);
        timers.clear(second);
        timers.clear(first);
        timers.clear(first);
        assertEquals(0, timers.referencedTimeouts());
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of(), log);
        assertEquals(0, loop.now());
    }

    @Test
    void aTimeoutClearedByAnEarlierOneInTheSamePhaseDoesNotRun() {
        var victim = new Timeout[1];
        start(() -> timers.clear(victim[0]), 10, false);
        victim[0] = start("victim", 10);
        start("last", 10);
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("last@10"), log);
    }

    @Test
    void intervalsRepeatUntilClearedFromInside() {
        var interval = new Timeout[1];
        interval[0] = start(
                () -> {
                    log.add("at " + loop.now());
                    if (log.size() == 3) {
                        timers.clear(interval[0]);
                    }
                },
                7,
                true);
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("at 7", "at 14", "at 21"), log);
        assertEquals(0, timers.referencedTimeouts());
    }

    @Test
    void theLoopPollsBetweenTwoRunsOfAnIntervalThatTakesLongerThanItsPeriod() {
        var interval = new Timeout[1];
        interval[0] = start(
                () -> {
                    log.add("interval");
                    clock.advance(50);
                    if (log.size() == 1) loop.post(() -> log.add("posted"));
                    if (log.contains("posted") || log.size() > 5) timers.clear(interval[0]);
                },
                10,
                true);
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("interval", "posted", "interval"), log);
    }

    @Test
    void refreshStartsTheWaitAnewAndRevivesAFiredTimeout() {
        var timeout = start("t", 10);
        clock.advance(6);
        timers.refresh(timeout);
        loop.run(RunMode.DEFAULT);
        timers.refresh(timeout);
        assertEquals(1, timers.referencedTimeouts());
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("t@16", "t@26"), log);
        timers.clear(timeout);
        timers.refresh(timeout);
        assertFalse(loop.isAlive());
    }

    @Test
    void anUnreferencedTimeoutRunsOnlyWhileSomethingElseKeepsTheLoopAlive() {
        timers.unref(start("unref", 10));
        start("ref", 20);
        timers.unref(start("late", 30));
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("unref@10", "ref@20"), log);
    }

    @Test
    void jobsDrainBetweenTwoTimers() {
        start("a", 10);
        start("b", 10);
        start("c", 5);
        clock.advance(20);
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("c@20", "a@20", "b@20"), log);
        assertEquals(2, scope.betweens);
    }

    @Test
    void aTimerThatThrowsDoesNotLoseTheOthers() {
        start(
                () -> {
                    throw new IllegalStateException("boom");
                },
                10,
                false);
        start("second", 10);
        var interval = new Timeout[1];
        interval[0] = start(
                () -> {
                    log.add("interval");
                    if (log.size() > 3) {
                        timers.clear(interval[0]);
                    }
                    throw new IllegalStateException("again");
                },
                10,
                true);
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("second@10", "interval", "interval", "interval"), log);
        assertEquals(4, scope.errors.size());
    }

    @Test
    void normalisesDelaysAsNode() {
        assertEquals(1, TimerLists.duration(0));
        assertEquals(1, TimerLists.duration(-5));
        assertEquals(1, TimerLists.duration(Double.NaN));
        assertEquals(1, TimerLists.duration(2147483648.0));
        assertEquals(2147483647, TimerLists.duration(2147483647));
        assertEquals(3, TimerLists.duration(3.9));
    }

    @Test
    void listsEveryTimeoutAsAnActiveResource() {
        start("a", 250);
        start(() -> {}, 40, true);
        assertEquals(
                List.of("interval 40 ms", "timer 250 ms"),
                loop.activeHandles().stream()
                        .map(ActiveResource::toString)
                        .sorted()
                        .toList());
    }

    @Test
    void agreesWithASimpleModelUnderRandomStartsAndClears() {
        var random = new Random(11);
        var running = new ArrayList<Timeout>();
        var fired = new int[1];
        var cleared = 0;
        for (var i = 0; i < 20_000; i++) {
            var duration = 1 + random.nextInt(300);
            var due = clock.nanoTime() / 1_000_000 + duration;
            running.add(start(
                    () -> {
                        fired[0]++;
                        assertTrue(loop.now() >= due);
                    },
                    duration,
                    false));
            if (random.nextInt(3) == 0) {
                var victim = running.get(random.nextInt(running.size()));
                if (!victim.isDestroyed()) {
                    cleared++;
                }
                timers.clear(victim);
            }
            if (random.nextInt(50) == 0) {
                clock.advance(random.nextInt(40));
                loop.run(RunMode.NOWAIT);
            }
        }
        loop.run(RunMode.DEFAULT);
        assertEquals(20_000, fired[0] + cleared);
        assertEquals(List.of(), scope.errors);
        assertEquals(List.of(), loop.activeHandles());
    }

    @Test
    void nothingFiresOnceTheContextIsGone() {
        var other = new TimerLists(loop);
        var survivor = new Timeout(() -> log.add("survivor"), 50, false);
        other.start(survivor);
        var late = new Timeout(() -> log.add("late"), 1, false);
        start(
                () -> {
                    log.add("first");
                    timers.close();
                    timers.start(late);
                },
                10,
                true);
        var second = start("second", 10);
        start("third", 20);
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("first", "survivor"), log);
        assertTrue(late.isDestroyed());
        timers.refresh(second);
        timers.unref(second);
        timers.ref(second);
        timers.clear(second);
        assertTrue(second.isDestroyed());
        timers.close();
        assertFalse(loop.run(RunMode.DEFAULT));
        assertEquals(2, log.size());
        assertEquals(List.of(), scope.errors);
        assertEquals(List.of(), loop.activeHandles());
    }
}
