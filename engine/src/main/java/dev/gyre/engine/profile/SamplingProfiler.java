package dev.gyre.engine.profile;

import dev.gyre.engine.runtime.realm.StackSampler;

/** A profile that is being taken from samples. A thread of the embedder calls {@link #tick} once an interval, which may request a sample of the stack. */
public interface SamplingProfiler extends StackSampler {
    /** Must be called once an interval, on another thread than the agent's. */
    void tick();

    /** The profile so far, as JSON. On the agent's thread. */
    String text();

    /** Ends the profile; returns it as JSON. On the agent's thread. */
    String finish();
}
