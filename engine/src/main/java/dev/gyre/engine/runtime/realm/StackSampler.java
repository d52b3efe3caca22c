package dev.gyre.engine.runtime.realm;

/** A profiler that takes the agent's stack at interrupt checks. */
public interface StackSampler {
    /**
     * Takes a sample if one is due. On the agent's thread, at each poll, and where a function returns while an interrupt is requested.
     *
     * @param isEntry whether the innermost function begins, so that the time until now has passed in its caller
     */
    void sample(boolean isEntry);

    /** The same at a poll in a builtin function, which the innermost frame has called. */
    void sampleInBuiltin();
}
