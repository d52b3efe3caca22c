package dev.gyre.loop.ticks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.loop.EventLoop;
import dev.gyre.loop.WorkPool;
import dev.gyre.loop.clock.LoopClock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TickQueueTest implements TickHooks {
    private final List<String> log = new ArrayList<>();
    private final TickQueue queue = new TickQueue(this);
    private final TickScope scope = new TickScope(queue, this);
    private final EventLoop loop = new EventLoop(LoopClock.system(), scope, new WorkPool(1));
    private int rejections;
    private boolean callable = true;

    @Override
    public boolean hasRejectionToWarn() {
        return rejections > 0;
    }

    @Override
    public boolean processPromiseRejections() {
        if (rejections == 0) {
            return false;
        }
        rejections--;
        log.add("rejection");
        queue.nextTick(() -> log.add("tick of rejection"));
        return true;
    }

    @Override
    public void uncaught(Throwable error) {
        log.add("uncaught " + error.getMessage());
    }

    @Override
    public boolean canCall() {
        return callable;
    }

    @Test
    void allTicksThenAllMicrotasksRepeatedlyRejectionsLast() {
        loop.call(() -> {
            rejections = 1;
            queue.enqueueMicrotask(() -> {
                log.add("micro 1");
                queue.nextTick(() -> log.add("tick of micro"));
                queue.enqueueMicrotask(() -> log.add("micro 2"));
            });
            queue.nextTick(() -> {
                log.add("tick 1");
                queue.nextTick(() -> log.add("tick 3"));
            });
            queue.nextTick(() -> log.add("tick 2"));
        });
        assertEquals(
                List.of(
                        "tick 1",
                        "tick 2",
                        "tick 3",
                        "micro 1",
                        "micro 2",
                        "tick of micro",
                        "rejection",
                        "tick of rejection"),
                log);
    }

    @Test
    void microtasksGoFirstWhenNoTickIsScheduled() {
        loop.call(() -> queue.enqueueMicrotask(() -> {
            log.add("micro");
            queue.nextTick(() -> log.add("tick"));
            queue.enqueueMicrotask(() -> log.add("micro 2"));
        }));
        assertEquals(List.of("micro", "micro 2", "tick"), log);
    }

    @Test
    void nestedScopesDoNotDrain() {
        loop.call(() -> {
            loop.call(() -> queue.nextTick(() -> log.add("tick")));
            log.add("outer");
        });
        assertEquals(List.of("outer", "tick"), log);
    }

    @Test
    void aFailedScopeDoesNotDrainButTheNextDoes() {
        loop.call(() -> {
            queue.nextTick(() -> log.add("tick"));
            throw new IllegalStateException("boom");
        });
        assertEquals(List.of("uncaught boom"), log);
        loop.call(() -> log.add("next"));
        assertEquals(List.of("uncaught boom", "next", "tick"), log);
    }

    @Test
    void aThrowingMicrotaskDoesNotKeepTheOthersFromRunning() {
        loop.call(() -> {
            queue.enqueueMicrotask(() -> {
                throw new IllegalStateException("boom");
            });
            queue.enqueueMicrotask(() -> log.add("second"));
        });
        assertEquals(List.of("uncaught boom", "second"), log);
    }

    @Test
    void aThrowingTickLeavesTheOthersToTheNextScope() {
        loop.call(() -> {
            queue.nextTick(() -> {
                throw new IllegalStateException("boom");
            });
            queue.nextTick(() -> log.add("second"));
        });
        assertEquals(List.of("uncaught boom"), log);
        loop.call(() -> {});
        assertEquals(List.of("uncaught boom", "second"), log);
    }

    @Test
    void nothingRunsOnceTheHooksRefuse() {
        loop.call(() -> {
            queue.nextTick(() -> log.add("tick"));
            callable = false;
        });
        assertEquals(List.of(), log);
    }

    @Test
    void aMillionTicksAndMicrotasksRun() {
        var count = new int[1];
        loop.call(() -> {
            for (var i = 0; i < 1_000_000; i++) {
                queue.nextTick(() -> count[0]++);
                queue.enqueueMicrotask(() -> count[0]++);
            }
        });
        assertEquals(2_000_000, count[0]);
        assertTrue(queue.isEmpty());
    }
}
