package dev.gyre.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.loop.clock.LoopClock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LoopFaultsTest {
    private final TestScope scope = new TestScope();
    private final WorkPool pool = new WorkPool(2);
    private final EventLoop loop = new EventLoop(LoopClock.system(), scope, pool);
    private final List<String> log = new ArrayList<>();

    private WorkRequest work(String name, RuntimeException failure) {
        return new WorkRequest(loop) {
            @Override
            public String reason() {
                return name;
            }

            @Override
            protected void work() {
                if (failure != null) {
                    throw failure;
                }
            }

            @Override
            protected void afterWork(Throwable outcome) {
                log.add(name + (outcome == null ? " done" : " failed"));
                if (outcome != null) {
                    throw new IllegalStateException("callback of " + name);
                }
            }
        };
    }

    @Test
    void workThatThrowsCostsNeitherItsThreadNorTheOthers() {
        for (var i = 0; i < 50; i++) {
            work("bad", new IllegalArgumentException("boom")).submit();
            work("good", null).submit();
        }
        loop.run(RunMode.DEFAULT);
        assertEquals(50, log.stream().filter("bad failed"::equals).count());
        assertEquals(50, log.stream().filter("good done"::equals).count());
        assertEquals(50, scope.errors.size());
        assertTrue(pool.threadsStarted() <= 2, pool.threadsStarted() + " threads");
        assertEquals(0, scope.depth);
    }

    @Test
    void aCloseCallbackThatThrowsLeavesTheOthersToRun() {
        for (var name : List.of("a", "b", "c")) {
            new LoopTimer(loop, name).close(() -> {
                log.add(name);
                if (name.equals("b")) {
                    throw new IllegalStateException("boom");
                }
            });
        }
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("c", "b", "a"), log);
        assertEquals(1, scope.errors.size());
        assertFalse(loop.isAlive());
    }

    @Test
    void closingTheLoopRunsCloseCallbacksThatThrow() {
        new LoopTimer(loop, "a").close(() -> {
            throw new IllegalStateException("boom");
        });
        new LoopTimer(loop, "b").start(() -> log.add("never"), 1, 0);
        loop.close();
        assertEquals(1, scope.errors.size());
        assertEquals(List.of(), log);
        assertFalse(loop.isAlive());
        loop.close();
    }

    @Test
    void aHandleClosedDuringThePollIsNotCalledAnyMore() {
        var handles = new ArrayList<Async>();
        for (var i = 0; i < 3; i++) {
            handles.add(new Async(loop, "handle", () -> {
                log.add("called");
                handles.forEach(handle -> handle.close(() -> log.add("closed")));
            }));
        }
        handles.forEach(Async::send);
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("called", "closed", "closed", "closed"), log);
    }

    @Test
    void theLoopIsNotClosedUnderACallbackButAfterIt() {
        new LoopTimer(loop, "t").start(loop::close, 0, 100);
        loop.post(loop::stop);
        assertTrue(loop.run(RunMode.DEFAULT));
        assertTrue(scope.errors.stream().anyMatch(error -> "the loop is running".equals(error.getMessage())));
        loop.close();
        assertFalse(loop.isAlive());
    }

    @Test
    void resultsThatArriveAfterTheCloseAreDropped() throws InterruptedException {
        var late = work("late", null);
        late.submit();
        loop.close();
        pool.close();
        loop.post(() -> log.add("never"));
        Thread.sleep(5);
        assertEquals(List.of(), log);
    }

    @Test
    void aThousandLoopsComeAndGo() {
        var threads = Thread.activeCount();
        for (var i = 0; i < 1000; i++) {
            var own = new WorkPool(1);
            var other = new EventLoop(LoopClock.system(), scope, own);
            new LoopTimer(other, "t").start(() -> log.add("fired"), 0, 0);
            var request = new Async(other, "a", () -> log.add("sent"));
            request.send();
            other.run(RunMode.NOWAIT);
            other.close();
            own.close();
        }
        assertEquals(2000, log.size());
        assertTrue(Thread.activeCount() <= threads + 4);
    }
}
