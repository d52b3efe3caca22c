package dev.gyre.node.environment;

/** Unwinds the stack when a call has used up its time; no JavaScript catches it. */
public final class TimeLimitReached extends Error {
    private static final long serialVersionUID = 1;

    private final transient CallLimit limit;
    private final String place;

    TimeLimitReached(CallLimit limit, String place) {
        super("time limit", null, false, false);
        this.limit = limit;
        this.place = place;
    }

    /** The line of the program that was running. */
    public String place() {
        return place;
    }

    /** The stack is unwound: the call that is under way has used up its time. */
    public void unwound() {
        limit.reached(this);
    }
}
