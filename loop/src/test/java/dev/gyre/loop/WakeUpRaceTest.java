package dev.gyre.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.loop.net.TcpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Producers that hand the loop a completion at the moment when it begins to wait. Without the look at the queue in {@link CompletionQueue#mayWait},
 * without clearing the flag there, or with the one before the other, a completion is forgotten.
 */
class WakeUpRaceTest {
    private static final int PRODUCERS = 2;
    private static final int ROUNDS = 10_000;
    private static final int LOOKS = 500_000;
    private static final long LOOK_NANOS = 2_000_000_000L;
    private static final int SPIN = 8;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void noCompletionIsForgottenByALoopThatGoesToSleep(boolean netty) {
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(30), () -> race(netty));
    }

    /** The two sides alone, without the wait: whoever was not seen has sent a wake-up. */
    @Test
    void whoIsNotSeenSendsAWakeUp() throws Exception {
        var loop = new EventLoop(LoopClock.system(), new TestScope(), new WorkPool(1));
        var queue = loop.completions();
        var asked = new AtomicInteger();
        var answered = new AtomicInteger();
        var producer = Thread.ofPlatform().daemon().start(() -> answer(queue, asked, answered));
        var overlooked = 0;
        var end = System.nanoTime() + LOOK_NANOS;
        for (var round = 1; round <= LOOKS && System.nanoTime() < end; round++) {
            var before = queue.wakeUps();
            asked.set(round);
            for (var spin = ThreadLocalRandom.current().nextInt(SPIN); spin > 0; spin--) {
                Thread.onSpinWait();
            }
            var waits = queue.mayWait();
            while (answered.get() < round) {
                Thread.onSpinWait();
            }
            if (waits && queue.wakeUps() == before) {
                overlooked++;
            }
            queue.deliver();
        }
        asked.set(-1);
        producer.join();
        assertEquals(0, overlooked);
        loop.close();
    }

    private static void answer(CompletionQueue queue, AtomicInteger asked, AtomicInteger answered) {
        for (var round = 1; ; round++) {
            while (asked.get() < round) {
                if (asked.get() < 0) {
                    return;
                }
                Thread.onSpinWait();
            }
            for (var spin = ThreadLocalRandom.current().nextInt(SPIN); spin > 0; spin--) {
                Thread.onSpinWait();
            }
            queue.add(() -> { });
            answered.set(round);
        }
    }

    private static void race(boolean netty) throws Exception {
        var loop = new EventLoop(LoopClock.system(), new TestScope(), new WorkPool(1));
        if (netty) {
            new TcpServer(loop, socket -> { }).listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 1);
        }
        var keepAlive = new Async(loop, "race", () -> { });
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
