package dev.gyre.engine.jit.tiering;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PollIntervalTest {
    @Test
    void growsWhilePollsFollowEachOtherAtOnce() {
        var interval = new PollInterval(200, false);
        assertEquals(1000, interval.iterations());
        for (int i = 0; i < 1000; i++) interval.polled();
        assertEquals(64_000, interval.iterations());
    }

    @Test
    void staysWhereIterationsTakeLong() throws InterruptedException {
        var interval = new PollInterval(200, false);
        for (int i = 0; i < 3; i++) {
            Thread.sleep(2);
            interval.polled();
        }
        assertEquals(1000, interval.iterations());
    }

    @Test
    void staysShortUnderStress() {
        var interval = new PollInterval(200, true);
        for (int i = 0; i < 10; i++) interval.polled();
        assertEquals(5, interval.iterations());
    }
}
