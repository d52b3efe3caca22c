package dev.gyre.node.profile;

import dev.gyre.engine.profile.AllocationProfiler;
import dev.gyre.engine.profile.CpuProfiler;
import dev.gyre.engine.profile.SamplingProfiler;
import dev.gyre.engine.runtime.realm.StackSampler;
import dev.gyre.node.environment.CloseListener;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The profiles that are being taken of a runtime, each with a thread that gives the time between samples. */
public final class SamplingProfiles implements StackSampler, CloseListener {
    public static final EnvironmentKey<SamplingProfiles> KEY = new Key();

    private static final long ALLOCATION_TICK_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

    private final Environment environment;
    private final List<SampledProfile> running = new ArrayList<>();
    private int started;

    private static final class Key extends EnvironmentKey<SamplingProfiles> {
        @Override
        protected SamplingProfiles create(Environment environment) {
            SamplingProfiles profiles = new SamplingProfiles(environment);
            environment.onClose(profiles);
            return profiles;
        }
    }

    private SamplingProfiles(Environment environment) {
        this.environment = environment;
    }

    /**
     * Begins a profile of the time that functions take, of the runtime's thread, on that thread.
     *
     * @param mostSamples how many samples are listed
     * @return a number for {@link #stop}
     */
    public int startCpu(long intervalNanos, long mostSamples) {
        JvmCounters counters = new JvmCounters(Thread.currentThread());
        return start(new CpuProfiler(environment.realm().agent(), counters, intervalNanos, mostSamples), intervalNanos);
    }

    /**
     * Begins a profile of what functions allocate, of the runtime's thread, on that thread.
     *
     * @param intervalBytes the least number of bytes between two samples
     * @param mostFrames how many functions of a stack are kept apart, from the innermost
     * @return a number for {@link #stop}
     */
    public int startAllocations(long intervalBytes, int mostFrames) {
        JvmCounters counters = new JvmCounters(Thread.currentThread());
        return start(
                new AllocationProfiler(
                        environment.realm().agent(), counters::threadAllocatedBytes, intervalBytes, mostFrames),
                ALLOCATION_TICK_NANOS);
    }

    private int start(SamplingProfiler profiler, long tickNanos) {
        SampledProfile profile = new SampledProfile(++started, profiler, tickNanos);
        running.add(profile);
        environment.realm().agent().sampler(this);
        profile.begin();
        return started;
    }

    /** A running profile so far, as JSON. */
    public String text(int id) {
        for (SampledProfile profile : running)
            if (profile.id() == id) return profile.profiler().text();
        throw new IllegalArgumentException("no profile " + id);
    }

    /** Ends a profile; returns it as JSON, null if it does not run. */
    public String stop(int id) {
        for (SampledProfile profile : running) {
            if (profile.id() != id) continue;
            running.remove(profile);
            if (running.isEmpty()) environment.realm().agent().sampler(null);
            return profile.end();
        }
        return null;
    }

    @Override
    public void sample(boolean isEntry) {
        for (int i = 0; i < running.size(); i++) running.get(i).profiler().sample(isEntry);
    }

    @Override
    public void sampleInBuiltin() {
        for (int i = 0; i < running.size(); i++) running.get(i).profiler().sampleInBuiltin();
    }

    @Override
    public void closing() {
        for (SampledProfile profile : running) profile.end();
        running.clear();
    }
}
