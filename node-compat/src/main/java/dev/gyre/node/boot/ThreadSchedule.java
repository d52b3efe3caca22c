package dev.gyre.node.boot;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.FileInputStream;
import java.io.IOException;

/** What Linux's scheduler tells about the calling thread. */
final class ThreadSchedule {
    // https://docs.kernel.org/scheduler/sched-stats.html#proc-pid-schedstat
    private static final String FILE = "/proc/thread-self/schedstat";

    private ThreadSchedule() {}

    /** For how long the thread could have run and had no core, in nanoseconds; 0 on systems that do not tell. */
    static long waitForCore() {
        try (var in = new FileInputStream(FILE)) {
            return Long.parseLong(new String(in.readAllBytes(), US_ASCII).split(" ")[1]);
        } catch (IOException unknown) {
            return 0;
        }
    }
}
