package dev.gyre.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.loop.clock.LoopClock;
import dev.gyre.loop.net.TcpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CompletionQueueTest {
    private static final int PRODUCERS = 8;
    private static final int EACH = 50_000;

    private final TestScope scope = new TestScope();
    private final EventLoop loop = new EventLoop(LoopClock.system(), scope, new WorkPool(1));

    private void useNetty(boolean netty) throws Exception {
        if (netty) {
            new TcpServer(loop, socket -> {}).listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 1);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void arrivesOnceInOrderPerProducerWithFewWakeUps(boolean netty) throws Exception {
        useNetty(netty);
        var next = new int[PRODUCERS];
        var remaining = new int[] {PRODUCERS * EACH};
        var keepAlive = new Async(loop, "producers", () -> {});
        for (var p = 0; p < PRODUCERS; p++) {
            var producer = p;
            Thread.ofPlatform().daemon().start(() -> {
                for (var i = 0; i < EACH; i++) {
                    var number = i;
                    loop.post(() -> {
                        assertEquals(number, next[producer]++);
                        if (--remaining[0] == 0) {
                            keepAlive.close(null);
                            loop.stop();
                        }
                    });
                }
            });
        }
        loop.run(RunMode.DEFAULT);
        assertEquals(0, remaining[0]);
        assertEquals(scope.errors.size(), 0);
        assertEquals(netty, loop.hasPoller());
        assertTrue(
                loop.completions().wakeUps() < PRODUCERS * EACH / 4,
                loop.completions().wakeUps() + " wake-ups");
        loop.close();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void nobodyWakesALoopThatIsAtWork(boolean netty) throws Exception {
        useNetty(netty);
        var each = 1_000;
        var keepAlive = new Async(loop, "at work", () -> {});
        var wakeUps = new long[2];
        Runnable work = () -> {
            wakeUps[0] = loop.completions().wakeUps();
            var producer = Thread.ofPlatform().daemon().start(() -> {
                for (var i = 0; i < each; i++) {
                    loop.post(() -> {});
                }
            });
            try {
                producer.join();
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
            wakeUps[1] = loop.completions().wakeUps();
            keepAlive.close(loop::stop);
        };
        Thread.ofPlatform().daemon().start(() -> {
            // The loop waits by now, or soon: either way it has been awake before.
            java.util.concurrent.locks.LockSupport.parkNanos(5_000_000);
            loop.post(work);
        });
        loop.run(RunMode.DEFAULT);
        assertEquals(wakeUps[0], wakeUps[1]);
        assertEquals(0, scope.errors.size());
        loop.close();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void noWakeUpIsLostWhenEachWaitsForTheOneBefore(boolean netty) throws Exception {
        useNetty(netty);
        var rounds = 5_000;
        var keepAlive = new Async(loop, "ping-pong", () -> {});
        var turn = new java.util.concurrent.SynchronousQueue<Integer>();
        Thread.ofPlatform().daemon().start(() -> {
            try {
                for (var i = 0; i < rounds; i++) {
                    loop.post(() -> turn.offer(1));
                    turn.poll(50, java.util.concurrent.TimeUnit.MICROSECONDS);
                }
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
            loop.post(() -> keepAlive.close(loop::stop));
        });
        var before = System.nanoTime();
        loop.run(RunMode.DEFAULT);
        assertTrue(System.nanoTime() - before < 20_000_000_000L);
        assertEquals(rounds + 1, loop.completions().delivered());
        loop.close();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void wakesAWaitingLoopSoon(boolean netty) throws Exception {
        useNetty(netty);
        var keepAlive = new Async(loop, "latency", () -> {});
        var samples = 50;
        var latencies = new long[samples];
        Thread.ofPlatform().daemon().start(() -> {
            for (var i = 0; i < samples; i++) {
                var index = i;
                java.util.concurrent.locks.LockSupport.parkNanos(2_000_000);
                var sent = System.nanoTime();
                loop.post(() -> latencies[index] = System.nanoTime() - sent);
            }
            loop.post(() -> keepAlive.close(loop::stop));
        });
        loop.run(RunMode.DEFAULT);
        java.util.Arrays.sort(latencies);
        assertTrue(latencies[samples / 2] < 20_000_000, "median " + latencies[samples / 2] + " ns");
        loop.close();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aBatchIsOneEntryAndAFailureLosesNothing(boolean netty) throws Exception {
        useNetty(netty);
        var ran = new int[1];
        for (var i = 0; i < 10; i++) {
            var index = i;
            loop.post(() -> {
                ran[0]++;
                if (index == 4) {
                    throw new IllegalStateException("boom");
                }
            });
        }
        new LoopTimer(loop, "keep alive").start(() -> {}, 0, 0);
        var opened = scope.opened;
        loop.run(RunMode.NOWAIT);
        assertEquals(10, ran[0]);
        assertEquals(1, scope.errors.size());
        assertEquals(3, scope.opened - opened);
        assertEquals(8, scope.betweens);
        loop.close();
        assertFalse(loop.isAlive());
    }
}
