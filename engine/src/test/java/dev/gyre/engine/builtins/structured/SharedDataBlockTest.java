package dev.gyre.engine.builtins.structured;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class SharedDataBlockTest {
    private static final int WAITERS = 4;
    private static final int ROUNDS = 400;

    private final SharedDataBlock block = new SharedDataBlock(16, 16);

    private static final class Stopped extends Error {}

    private static Agent agent(Runnable poll) {
        return new Agent(new HostHooks() {
            @Override
            public void enqueuePromiseJob(Runnable job, Realm realmOrNull) {
                job.run();
            }

            @Override
            public void poll(Agent agent) {
                poll.run();
            }
        });
    }

    private boolean await(int index, long nanos, Agent agent) {
        block.enter();
        try {
            return block.await(index, nanos, agent);
        } finally {
            block.leave();
        }
    }

    /** Sleepers, asynchronous waiters, timeouts and notifiers race; every notification that was counted reached exactly one waiter. */
    @Test
    void everyNotificationReachesOneWaiter() throws InterruptedException {
        var received = new AtomicInteger();
        var sent = new AtomicInteger();
        var done = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < WAITERS; i++) {
            boolean sleeps = i % 2 == 0;
            threads.add(Thread.ofPlatform().start(() -> {
                Agent agent = agent(() -> {});
                for (int round = 0; round < ROUNDS; round++) {
                    if (sleeps) received.addAndGet(await(0, round % 3 * 20_000L, agent) ? 1 : 0);
                    else waitAsync(received, round % 3 == 0);
                }
                done.incrementAndGet();
            }));
        }
        threads.add(Thread.ofPlatform().start(() -> {
            while (done.get() < WAITERS) sent.addAndGet(block.notify(0, 1));
        }));
        while (done.get() < WAITERS) sent.addAndGet(block.notify(0, Double.POSITIVE_INFINITY));
        for (Thread thread : threads) thread.join();
        sent.addAndGet(block.notify(0, Double.POSITIVE_INFINITY));
        assertEquals(sent.get(), received.get());
        assertTrue(sent.get() > 0);
        assertEquals(0, block.notify(0, Double.POSITIVE_INFINITY), "nobody is left in the list");
    }

    private void waitAsync(AtomicInteger received, boolean cancels) {
        var ran = new AtomicBoolean();
        var waiter = new SharedDataBlock.Waiter(() -> {
            assertFalse(ran.getAndSet(true));
            received.incrementAndGet();
        });
        block.enter();
        block.awaitAsync(0, waiter);
        block.leave();
        if (cancels) assertEquals(!block.cancel(0, waiter), ran.get());
    }

    @Test
    void waitersWakeInTheOrderOfTheirComing() throws InterruptedException {
        var order = new ConcurrentLinkedQueue<Integer>();
        for (int i = 0; i < 3; i++) {
            int number = i;
            block.enter();
            block.awaitAsync(4, new SharedDataBlock.Waiter(() -> order.add(number)));
            block.leave();
        }
        assertEquals(0, block.notify(0, 9), "another index");
        assertEquals(1, block.notify(4, 1));
        assertEquals(2, block.notify(4, 2));
        assertEquals(List.of(0, 1, 2), List.copyOf(order));
    }

    @Test
    void aWaitGoesOnAfterAnInterruptUnlessTheEmbedderStopsIt() throws InterruptedException {
        var polls = new AtomicInteger();
        var woken = new AtomicBoolean();
        Agent goesOn = agent(polls::incrementAndGet);
        Thread waiter = Thread.ofPlatform().start(() -> woken.set(await(0, -1, goesOn)));
        while (polls.get() == 0) {
            waiter.interrupt();
            Thread.onSpinWait();
        }
        assertEquals(1, block.notify(0, 9), "it is in the list still");
        waiter.join();
        assertTrue(woken.get());

        Agent stops = agent(() -> {
            throw new Stopped();
        });
        Thread.currentThread().interrupt();
        assertThrows(Stopped.class, () -> await(0, TimeUnit.SECONDS.toNanos(9), stops));
        assertEquals(0, block.notify(0, 9));
    }
}
