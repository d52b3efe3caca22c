package dev.gyre.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.loop.clock.LoopClock;
import dev.gyre.loop.net.TcpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Producers that add a completion at the moment when the loop begins to wait. Without the check of the queue in {@link CompletionQueue#mayWait},
 * without clearing the flag there, or with the one before the other, a completion is forgotten.
 */
class WakeUpRaceTest {
    private static final int PRODUCERS = 2;
    private static final int ROUNDS = 10_000;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void noCompletionIsForgottenByALoopThatGoesToSleep(boolean netty) {
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(30), () -> race(netty));
    }

    /** A producer adds a completion while the loop checks the queue, which is empty by then: the flag must be clear by then. */
    @Test
    void whoComesBehindTheLookSendsAWakeUp() {
        var loop = new EventLoop(LoopClock.system(), new TestScope(), new WorkPool(1));
        var late = new ArrayList<CompletionQueue>();
        var queue = new CompletionQueue(loop, new ConcurrentLinkedQueue<>() {
            private static final long serialVersionUID = 1L;

            @Override
            public boolean isEmpty() {
                var empty = super.isEmpty();
                while (!late.isEmpty()) {
                    hand(late.removeLast());
                }
                return empty;
            }
        });
        late.add(queue);
        assertTrue(queue.mayWait());
        assertEquals(1, queue.wakeUps());
        assertFalse(queue.mayWait());
        loop.close();
    }

    private static void hand(CompletionQueue queue) {
        try {
            Thread.ofPlatform().daemon().start(() -> queue.add(() -> {})).join();
        } catch (InterruptedException stopped) {
            throw new AssertionError(stopped);
        }
    }

    private static void race(boolean netty) throws Exception {
        var loop = new EventLoop(LoopClock.system(), new TestScope(), new WorkPool(1));
        if (netty) {
            new TcpServer(loop, socket -> {}).listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 1);
        }
        var keepAlive = new Async(loop, "race", () -> {});
        var producing = new AtomicInteger(PRODUCERS);
        for (var producer = 0; producer < PRODUCERS; producer++) {
            Thread.ofPlatform().daemon().start(() -> {
                produce(loop);
                if (producing.decrementAndGet() == 0) {
                    loop.post(() -> keepAlive.close(loop::stop));
                }
            });
        }
        loop.run(RunMode.DEFAULT);
        assertEquals(PRODUCERS * ROUNDS + 1, loop.completions().delivered());
        assertTrue(loop.completions().wakeUps() <= loop.completions().delivered());
        loop.close();
    }

    private static void produce(EventLoop loop) {
        var delivered = new AtomicInteger();
        for (var i = 0; i < ROUNDS; i++) {
            loop.post(delivered::incrementAndGet);
            // The loop delivers and goes back to waiting: the next completion comes about then.
            while (delivered.get() <= i) {
                Thread.onSpinWait();
            }
            for (var spin = ThreadLocalRandom.current().nextInt(200); spin > 0; spin--) {
                Thread.onSpinWait();
            }
        }
    }
}
