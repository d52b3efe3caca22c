package dev.gyre.node.environment;

/** Unwinds the stack when a call has exceeded its time; JavaScript cannot catch it. */
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

    /** Called when the stack is unwound: the current call has exceeded its time. */
    public void unwound() {
        limit.reached(this);
    }
}
