package dev.gyre.loop.queues;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Random;
import org.junit.jupiter.api.Test;

class JobRingTest {
    private static Runnable job() {
        return new Runnable() {
            @Override
            public void run() {}
        };
    }

    @Test
    void oneJobNeedsNoArray() {
        var ring = new JobRing();
        for (var i = 0; i < 1000; i++) {
            var job = job();
            ring.add(job);
            assertSame(job, ring.poll());
        }
        assertEquals(0, ring.capacity());
        assertNull(ring.poll());
    }

    @Test
    void ordersLikeAQueueWhateverTheMixture() {
        var random = new Random(7);
        var ring = new JobRing();
        var model = new ArrayDeque<Runnable>();
        for (var step = 0; step < 200_000; step++) {
            if (random.nextInt(1000) == 0) {
                for (var burst = random.nextInt(10_000); burst > 0; burst--) {
                    var job = job();
                    ring.add(job);
                    model.add(job);
                }
            }
            if (random.nextBoolean()) {
                var job = job();
                ring.add(job);
                model.add(job);
            } else {
                assertSame(model.poll(), ring.poll());
                assertSame(model.poll(), ring.poll());
            }
            assertEquals(model.size(), ring.size());
        }
    }

    @Test
    void aMillionJobsComeOutInOrderAndTheMemoryComesBack() {
        var ring = new JobRing();
        var ran = new int[1];
        for (var i = 0; i < 1_000_000; i++) {
            var expected = i;
            ring.add(() -> {
                assertEquals(expected, ran[0]);
                ran[0]++;
            });
        }
        assertTrue(ring.capacity() >= 1_000_000);
        for (var job = ring.poll(); job != null; job = ring.poll()) {
            job.run();
        }
        assertEquals(1_000_000, ran[0]);
        assertTrue(ring.capacity() <= 4096);
        ring.trim();
        assertEquals(0, ring.capacity());
    }

    @Test
    void shrinksWhileJobsStillWait() {
        var ring = new JobRing();
        var next = new int[1];
        for (var i = 0; i < 100_000; i++) {
            ring.add(numbered(next, i));
        }
        for (var i = 0; i < 99_900; i++) {
            ring.poll().run();
        }
        assertEquals(4096, ring.capacity());
        for (var i = 100_000; i < 200_000; i++) {
            ring.add(numbered(next, i));
            ring.poll().run();
        }
        assertEquals(100, ring.size());
        assertEquals(4096, ring.capacity());
        assertEquals(199_900, ring.taken());
    }

    private static Runnable numbered(int[] next, int number) {
        return () -> assertEquals(number, next[0]++);
    }

    @Test
    void trimGivesASmallRingBack() {
        var ring = new JobRing();
        ring.add(job());
        ring.add(job());
        ring.poll();
        ring.trim();
        assertEquals(16, ring.capacity());
        ring.poll();
        ring.trim();
        assertEquals(0, ring.capacity());
    }
}
