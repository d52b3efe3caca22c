package dev.gyre.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.loop.clock.LoopClock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Test;

class SeededScheduleTest {
    private static final int WORK = 12;

    /** A program of independent work, each followed by more of it; the order in which it saw the results. */
    private static List<String> run(long seed) {
        var pool = new WorkPool(4);
        var scope = new TestScope();
        var loop = new EventLoop(LoopClock.virtual(0), scope, pool);
        var log = new ArrayList<String>();
        loop.seedSchedule(seed);
        for (var i = 0; i < WORK; i++) {
            start(loop, log, "a" + i, true);
        }
        new LoopTimer(loop, "timer").start(() -> log.add("timer"), 1, 0);
        loop.post(() -> log.add("message 1"));
        loop.post(() -> log.add("message 2"));
        loop.run(RunMode.DEFAULT);
        assertThrows(IllegalStateException.class, () -> {
            start(loop, log, "late", false);
            loop.seedSchedule(1);
        });
        loop.run(RunMode.DEFAULT);
        loop.close();
        pool.close();
        assertEquals(0, scope.errors.size());
        assertEquals(2 * WORK + 4, log.size());
        return log;
    }

    private static void start(EventLoop loop, List<String> log, String name, boolean more) {
        new WorkRequest(loop) {
            @Override
            public String reason() {
                return name;
            }

            @Override
            protected void work() throws InterruptedException {
                // The machine's own order is another in every run.
                Thread.sleep(0, ThreadLocalRandom.current().nextInt(900_000));
            }

            @Override
            protected void afterWork(Throwable failure) {
                log.add(name);
                if (more) {
                    start(loop, log, name + "+", false);
                }
            }
        }.submit();
    }

    @Test
    void theSameSeedGivesTheSameOrderAndOthersGiveOthers() {
        var orders = new HashSet<List<String>>();
        for (var seed = 0; seed < 5; seed++) {
            var first = run(seed);
            assertEquals(first, run(seed));
            assertEquals(first, run(seed));
            assertTrue(first.indexOf("message 1") < first.indexOf("message 2"));
            orders.add(first);
        }
        assertEquals(5, orders.size());
    }
}
