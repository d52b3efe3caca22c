package dev.gyre.loop.queues;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.openjdk.jol.info.GraphLayout;

/** What the two rings of a runtime weigh, measured by JOL. */
class RingFootprintTest {
    private static final int IDLE_BYTES = 100;

    private final JobRing ticks = new JobRing();
    private final JobRing microtasks = new JobRing();

    private long bytes() {
        return GraphLayout.parseInstance(ticks, microtasks).totalSize();
    }

    @Test
    void bothIdleRingsTogetherAreBelowAHundredBytes() {
        assertTrue(
                bytes() < IDLE_BYTES,
                GraphLayout.parseInstance(ticks, microtasks).toFootprint());
    }

    @Test
    void aSinglePendingJobAllocatesNoRing() {
        var idle = bytes();
        Runnable job = new Job();
        var jobBytes = GraphLayout.parseInstance(job).totalSize();
        for (var round = 0; round < 1000; round++) {
            ticks.add(job);
            microtasks.add(job);
            assertEquals(idle + jobBytes, bytes());
            ticks.poll();
            microtasks.poll();
        }
        assertEquals(idle, bytes());
    }

    @Test
    void aMillionJobsLeaveNothingBehind() {
        var idle = bytes();
        Runnable job = new Job();
        for (var i = 0; i < 1_000_000; i++) {
            ticks.add(job);
            microtasks.add(job);
        }
        assertTrue(bytes() > 8_000_000);
        while (ticks.poll() != null && microtasks.poll() != null) {
            assertEquals(ticks.size(), microtasks.size());
        }
        microtasks.poll();
        ticks.trim();
        microtasks.trim();
        assertEquals(idle, bytes());
    }

    /** A job without state. */
    private static final class Job implements Runnable {
        @Override
        public void run() {
            throw new AssertionError("never run");
        }
    }
}
