package dev.gyre.node.profile;

import dev.gyre.engine.profile.CpuProfiler;
import dev.gyre.engine.runtime.realm.StackSampler;
import dev.gyre.node.environment.CloseListener;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import java.util.ArrayList;
import java.util.List;

/** The CPU profiles that are being taken of a runtime, each with a thread that gives the time between samples. */
public final class CpuProfiles implements StackSampler, CloseListener {
    public static final EnvironmentKey<CpuProfiles> KEY = new Key();

    private final Environment environment;
    private final List<SampledProfile> running = new ArrayList<>();
    private int started;

    private static final class Key extends EnvironmentKey<CpuProfiles> {
        @Override
        protected CpuProfiles create(Environment environment) {
            CpuProfiles profiles = new CpuProfiles(environment);
            environment.onClose(profiles);
            return profiles;
        }
    }

    private CpuProfiles(Environment environment) {
        this.environment = environment;
    }

    /**
     * Begins a profile of the runtime's thread, on that thread.
     *
     * @return a number for {@link #stop}
     */
    public int start(long intervalNanos) {
        JvmTimes times = new JvmTimes(Thread.currentThread());
        CpuProfiler profiler = new CpuProfiler(environment.realm().agent(), times, intervalNanos);
        SampledProfile profile = new SampledProfile(++started, profiler, intervalNanos);
        running.add(profile);
        environment.realm().agent().sampler(this);
        profile.begin();
        return started;
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
