package dev.gyre.node.boot;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.gyre.engine.runtime.host.SchedulerTimes;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** What Linux tells about the threads of the JVM. For use by one thread. */
final class HotSpotThreads {
    // https://man7.org/linux/man-pages/man5/proc_pid_task.5.html
    private static final String TASKS = "/proc/self/task";
    /** Linux keeps the first 15 characters of "C2 CompilerThread0". */
    private static final String OPTIMIZING_COMPILER = "C2 CompilerThre";

    /** By the number of a thread, whether the optimizing compiler runs in it. HotSpot adds and removes compiler threads. */
    private final Map<String, Boolean> compiles = new HashMap<>();

    /** The times of the threads in which HotSpot's optimizing compiler runs now; null on systems that do not tell. */
    SchedulerTimes compilerTimes() {
        String[] numbers = new File(TASKS).list();
        if (numbers == null) return null;
        long run = 0, runDelay = 0;
        boolean found = false;
        for (String number : numbers) {
            if (!compiles.computeIfAbsent(number, HotSpotThreads::isOptimizingCompiler)) continue;
            // https://docs.kernel.org/scheduler/sched-stats.html#proc-pid-schedstat
            String[] times = read(number, "schedstat").split(" ");
            if (times.length < 2) continue;
            run += Long.parseLong(times[0]);
            runDelay += Long.parseLong(times[1]);
            found = true;
        }
        return found ? new SchedulerTimes(run, runDelay) : null;
    }

    private static boolean isOptimizingCompiler(String number) {
        return read(number, "comm").startsWith(OPTIMIZING_COMPILER);
    }

    /** A file of a thread; the empty string if the thread has ended. */
    private static String read(String number, String file) {
        try (var in = new FileInputStream(new File(new File(TASKS, number), file))) {
            return new String(in.readAllBytes(), US_ASCII);
        } catch (IOException ended) {
            return "";
        }
    }
}
