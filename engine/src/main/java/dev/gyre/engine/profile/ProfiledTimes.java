package dev.gyre.engine.profile;

/** The clocks that a profile needs, beside the time that passes. Any thread may call them. */
public interface ProfiledTimes {
    /** The time in milliseconds for which garbage collection has stopped the program so far. */
    long collectionMillis();

    /** The time in nanoseconds for which the thread of the agent has run. */
    long threadCpuNanos();
}
