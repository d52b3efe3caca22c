package dev.gyre.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LoopTimerTest {
    private final TestClock clock = new TestClock();
    private final TestScope scope = new TestScope();
    private final EventLoop loop = new EventLoop(clock, scope, new WorkPool(1));
    private final List<String> log = new ArrayList<>();

    private LoopTimer timer(String name, long timeout) {
        var timer = new LoopTimer(loop, name);
        timer.start(() -> log.add(name + "@" + loop.now()), timeout, 0);
        return timer;
    }

    @Test
    void firesByDueTimeThenByStart() {
        timer("c", 20);
        timer("a", 10);
        timer("b", 10);
        timer("d", 20);
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("a@10", "b@10", "c@20", "d@20"), log);
    }

    @Test
    void anHourPassesAtOnceInVirtualTime() {
        timer("hour", 3_600_000);
        var before = System.nanoTime();
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("hour@3600000"), log);
        assertEquals(0, (System.nanoTime() - before) / 5_000_000_000L);
    }

    @Test
    void aTimerStoppedByAnEarlierOneDoesNotFire() {
        var second = new LoopTimer(loop, "second");
        var first = new LoopTimer(loop, "first");
        first.start(second::stop, 5, 0);
        second.start(() -> log.add("second"), 5, 0);
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of(), log);
    }

    @Test
    void whatBecomesDueWhileTimersRunWaitsForTheNextTurn() {
        var first = new LoopTimer(loop, "first");
        first.start(
                () -> {
                    log.add("first in turn " + loop.turns());
                    new LoopTimer(loop, "zero").start(() -> log.add("zero in turn " + loop.turns()), 0, 0);
                },
                0,
                0);
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("first in turn 0", "zero in turn 1"), log);
    }

    @Test
    void repeatsUntilStopped() {
        var timer = new LoopTimer(loop, "repeating");
        timer.start(
                () -> {
                    log.add("at " + loop.now());
                    if (log.size() == 3) {
                        timer.stop();
                    }
                },
                10,
                7);
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("at 10", "at 17", "at 24"), log);
    }

    @Test
    void timeNeverGoesBackwards() {
        clock.advance(100);
        assertEquals(100, loop.updateTime());
        clock.advance(-50);
        assertEquals(100, loop.updateTime());
    }

    @Test
    void keepsTheHeapOrderedThroughRandomStartsAndStops() {
        var random = new Random(3);
        var timers = new ArrayList<LoopTimer>();
        var due = new ArrayList<Long>();
        for (var i = 0; i < 2000; i++) {
            var timer = new LoopTimer(loop, "t" + i);
            timer.start(() -> due.add(loop.now()), random.nextInt(500), 0);
            timers.add(timer);
            if (i % 3 == 0) {
                timers.get(random.nextInt(timers.size())).stop();
            }
        }
        var active = timers.stream().filter(Handle::isActive).count();
        loop.run(RunMode.DEFAULT);
        assertEquals(active, due.size());
        assertEquals(due.stream().sorted().toList(), due);
    }
}
