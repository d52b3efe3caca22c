package dev.gyre.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.loop.clock.LoopClock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class WorkRequestTest {
    private final TestScope scope = new TestScope();
    private final WorkPool pool = new WorkPool(2);
    private final EventLoop loop = new EventLoop(LoopClock.system(), scope, pool);

    /** Work that counts where it ran. */
    private abstract class Work extends WorkRequest {
        Throwable failure;
        boolean done;

        Work() {
            super(loop);
        }

        @Override
        public String reason() {
            return "test";
        }

        @Override
        protected void afterWork(Throwable failure) {
            assertTrue(loop.isLoopThread());
            assertEquals(Phase.POLL, loop.phase());
            this.failure = failure;
            done = true;
        }
    }

    @Test
    void keepsTheLoopAliveAndDeliversOnItsThread() {
        var threads = new ArrayList<String>();
        var work = new Work() {
            @Override
            protected void work() {
                threads.add(Thread.currentThread().getName());
                assertTrue(Thread.currentThread().isDaemon());
            }
        };
        assertEquals(0, pool.threadsStarted());
        work.submit();
        assertEquals(
                List.of("work test"),
                loop.activeHandles().stream().map(ActiveResource::toString).toList());
        assertFalse(loop.run(RunMode.DEFAULT));
        assertTrue(work.done);
        assertEquals(List.of("gyre-work-1"), threads);
        assertFalse(loop.hasPoller());
    }

    @Test
    void deliversWhatTheWorkThrew() {
        var work = new Work() {
            @Override
            protected void work() {
                throw new StackOverflowError("deep");
            }
        };
        work.submit();
        loop.run(RunMode.DEFAULT);
        assertInstanceOf(StackOverflowError.class, work.failure);
        assertEquals(List.of(), scope.errors);
    }

    @Test
    void onlyWorkThatHasNotBegunCanBeCancelled() throws InterruptedException {
        var begun = new CountDownLatch(2);
        var release = new CountDownLatch(1);
        var running = new ArrayList<Work>();
        for (var i = 0; i < 2; i++) {
            var work = new Work() {
                @Override
                protected void work() throws InterruptedException {
                    begun.countDown();
                    release.await();
                }
            };
            work.submit();
            running.add(work);
        }
        var queued = new Work() {
            @Override
            protected void work() {
                throw new AssertionError("ran although cancelled");
            }
        };
        queued.submit();
        begun.await();
        assertFalse(running.getFirst().cancel());
        assertTrue(queued.cancel());
        release.countDown();
        loop.run(RunMode.DEFAULT);
        assertInstanceOf(CancellationException.class, queued.failure);
        assertTrue(running.getFirst().done && running.getLast().done);
    }

    @Test
    void readsThePoolSizeAsLibuvDoes() {
        assertEquals(4, WorkPool.sizeFrom(null));
        assertEquals(7, WorkPool.sizeFrom("7"));
        assertEquals(1, WorkPool.sizeFrom("0"));
        assertEquals(1, WorkPool.sizeFrom("many"));
        assertEquals(1024, WorkPool.sizeFrom("99999"));
    }
}
