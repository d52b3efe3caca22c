package dev.gyre.node.environment;

/**
 * Whether the lines that create timers are recorded, and the position to report while the library works for the program
 * later.
 */
public final class CallerPositions {
    private boolean recorded;
    private Object borrowed;

    CallerPositions() {}

    /** Whether every timer records the line that created it. */
    public boolean areRecorded() {
        return recorded;
    }

    /** From now on timers record the line that created them. */
    public void record() {
        recorded = true;
    }

    /** The position that {@link #at} has set; null if there is none. */
    public Object borrowed() {
        return borrowed;
    }

    /** Runs {@code work} as if the program were at an earlier position. */
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
