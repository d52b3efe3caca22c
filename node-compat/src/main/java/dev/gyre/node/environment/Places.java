package dev.gyre.node.environment;

/** Whether the lines that make timers are recorded, and the place that stands for the program while the library works for it later. */
public final class Places {
    private boolean recorded;
    private Object borrowed;

    Places() {}

    /** Whether every timer remembers the line that made it. */
    public boolean areRecorded() {
        return recorded;
    }

    /** From now on timers remember the line that made them. */
    public void record() {
        recorded = true;
    }

    /** The place that {@link #at} has set; null when there is none. */
    public Object borrowed() {
        return borrowed;
    }

    /** Runs {@code work} as if the program were at a place that it was at before. */
    public void at(Object place, Runnable work) {
        Object outer = borrowed;
        borrowed = place;
        try {
            work.run();
        } finally {
            borrowed = outer;
        }
    }
}
