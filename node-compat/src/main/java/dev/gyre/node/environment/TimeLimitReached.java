package dev.gyre.node.environment;

/** Unwinds the stack when a call has used up its time; no JavaScript catches it. */
public final class TimeLimitReached extends Error {
    private static final long serialVersionUID = 1;

    private final String place;

    TimeLimitReached(String place) {
        super("time limit", null, false, false);
        this.place = place;
    }

    /** The line of the program that was running. */
    public String place() {
        return place;
    }
}
