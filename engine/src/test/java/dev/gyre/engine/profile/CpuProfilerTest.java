package dev.gyre.engine.profile;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class CpuProfilerTest {
    /** The ticks without a stack wait for the next sample, however many they are. */
    @Test
    void aThreadThatOnlyWakesUpBrieflyForHoursHasAProfile() {
        var times = new ProfiledTimes() {
            private int calls;
            private long cpu;

            @Override
            public long collectionMillis() {
                return 0;
            }

            @Override
            public long threadCpuNanos() {
                return cpu += calls++ % 2 == 0 ? 0 : 1_000_000;
            }
        };
        HostHooks hooks = new HostHooks() {
            @Override
            public void enqueuePromiseJob(Runnable job, Realm realmOrNull) {
                throw new AssertionError("there are no promises here");
            }
        };
        var profiler = new CpuProfiler(new Agent(hooks), times, 1_000_000, 1_000_000);
        for (int i = 0; i < 200_000; i++) profiler.tick();
        String text = profiler.finish();
        assertTrue(text.contains("(idle)") && text.contains("(program)"));
        var samples = Pattern.compile("\"samples\":\\[([^\\]]*)\\]").matcher(text);
        assertTrue(samples.find());
        assertTrue(samples.group(1).split(",").length >= 200_000);
    }
}
