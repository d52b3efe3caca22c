package dev.gyre.node.environment;

/** The time that a call from Java may take. */
public final class CallLimit implements PollListener {
    private final Environment environment;
    private final long nanos;
    private long deadline;
    private TimeLimitReached reached;

    public CallLimit(Environment environment) {
        this.environment = environment;
        nanos = environment.settings().limits().callNanos();
        if (nanos != 0) environment.onPoll(this);
    }

    /** Begins a call. */
    public void begin() {
        reached = null;
        deadline = nanos == 0 ? 0 : System.nanoTime() + nanos | 1;
    }

    /** Ends the call; returns what stopped it, or null. */
    public TimeLimitReached end() {
        deadline = 0;
        return reached;
    }

    void reached(TimeLimitReached limit) {
        reached = limit;
    }

    @Override
    public void polled() {
        if (deadline != 0 && System.nanoTime() - deadline > 0)
            throw new TimeLimitReached(this, String.valueOf(SourceLocation.current(environment.realm())));
    }
}
