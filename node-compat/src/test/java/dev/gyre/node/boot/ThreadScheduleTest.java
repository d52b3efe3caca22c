package dev.gyre.node.boot;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ThreadScheduleTest {
    private volatile boolean ended;

    @Test
    @Timeout(60)
    void aThreadAmongMoreThanThereAreCoresWaitsForOne() {
        assumeTrue(Files.exists(Path.of("/proc/thread-self/schedstat")));
        long before = ThreadSchedule.waitForCore();
        for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
            Thread.ofPlatform().daemon().start(() -> {
                while (!ended) Thread.onSpinWait();
            });
        }
        try {
            while (ThreadSchedule.waitForCore() - before < 1_000_000) Thread.onSpinWait();
        } finally {
            ended = true;
        }
    }
}
