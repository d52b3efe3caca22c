package dev.gyre.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.loop.clock.LoopClock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class VirtualClockTest {
    private static final long START = 1_000_000;

    private final LoopClock clock = LoopClock.virtual(START);
    private final TestScope scope = new TestScope();
    private final EventLoop loop = new EventLoop(clock, scope, new WorkPool(2));
    private final List<String> log = new ArrayList<>();

    private void timer(String name, long delay) {
        new LoopTimer(loop, name).start(() -> log.add(name + "@" + (clock.currentTimeMillis() - START)), delay, 0);
    }

    private void work(String name, long millis) {
        new WorkRequest(loop) {
            @Override
            public String reason() {
                return name;
            }

            @Override
            protected void work() throws InterruptedException {
                Thread.sleep(millis);
            }

            @Override
            protected void afterWork(Throwable failure) {
                log.add(name + "@" + (clock.currentTimeMillis() - START));
            }
        }.submit();
    }

    @Test
    void hoursPassAtOnceInTheOrderOfTheTimers() {
        var before = System.nanoTime();
        timer("two hours", 7_200_000);
        timer("an hour", 3_600_000);
        timer("a week", 604_800_000);
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("an hour@3600000", "two hours@7200000", "a week@604800000"), log);
        assertTrue(System.nanoTime() - before < TimeUnit.SECONDS.toNanos(5));
    }

    @Test
    void standsStillWhileWorkIsUnderWay() {
        timer("soon", 5);
        timer("in an hour", 3_600_000);
        work("file", 30);
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("file@0", "soon@5", "in an hour@3600000"), log);
    }

    @Test
    void goesOnWithoutWorkThatTakesUnusuallyLong() {
        timer("soon", 5);
        work("pipe", 300);
        loop.run(RunMode.DEFAULT);
        assertEquals("soon@5", log.getFirst());
        assertEquals(2, log.size());
    }

    @Test
    void passesAtTheMachinesPaceWhileAThreadMayWakeTheLoop() {
        var thread = new Async(loop, "thread", () -> {});
        new LoopTimer(loop, "end").start(() -> thread.close(null), 40, 0);
        var before = System.nanoTime();
        loop.run(RunMode.DEFAULT);
        assertTrue(System.nanoTime() - before >= 39_000_000);
        assertEquals(40, loop.now());
    }

    @Test
    void movesForAProgramThatWaitsByReadingIt() {
        var start = clock.currentTimeMillis();
        for (var i = 0; i < 500; i++) {
            assertEquals(start, clock.currentTimeMillis());
        }
        while (clock.currentTimeMillis() < start + 50) {
            Thread.onSpinWait();
        }
        assertTrue(clock.currentTimeMillis() >= start + 50);
    }

    @Test
    void aRealClockThatGoesBackDelaysNoTimer() {
        var backwards = new TestClock();
        var other = new EventLoop(backwards, scope, new WorkPool(1));
        backwards.advance(1000);
        other.updateTime();
        new LoopTimer(other, "t").start(() -> log.add("t@" + other.now()), 50, 0);
        backwards.advance(-3_600_000);
        assertEquals(1000, other.updateTime());
        assertEquals(50, other.backendTimeout());
        backwards.advance(20);
        assertEquals(1020, other.updateTime());
        other.run(RunMode.DEFAULT);
        assertEquals(List.of("t@1050"), log);
    }
}
