package dev.gyre.node.boot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.gyre.engine.runtime.host.SchedulerTimes;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class HotSpotThreadsTest {
    @Test
    void theOptimizingCompilerHasRun() throws Exception {
        assertEquals("grows", result("-XX:+TieredCompilation"));
    }

    @Test
    void withoutAnOptimizingCompilerNothingIsKnown() throws Exception {
        assertEquals("null", result("-XX:TieredStopAtLevel=1"));
    }

    private static String result(String option) throws Exception {
        assumeTrue(Files.exists(Path.of("/proc/self/task")));
        var process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin/java").toString(),
                        option,
                        "-cp",
                        System.getProperty("java.class.path"),
                        HotSpotThreadsTest.class.getName())
                .redirectErrorStream(true)
                .start();
        return new String(process.getInputStream().readAllBytes()).strip();
    }

    public static void main(String[] arguments) {
        var threads = new HotSpotThreads();
        SchedulerTimes before = threads.compilerTimes();
        if (before == null) {
            System.out.println(before);
            return;
        }
        for (double sum = 0; threads.compilerTimes().run() <= before.run(); ) {
            for (int i = 0; i < 100_000; i++) sum += Math.sqrt(i);
            if (Double.isNaN(sum)) throw new AssertionError();
        }
        System.out.println("grows");
    }
}
