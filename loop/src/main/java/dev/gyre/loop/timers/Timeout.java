package dev.gyre.loop.timers;

/** One setTimeout or setInterval: an entry of the list of all timeouts of the same duration. */
public class Timeout {
    Timeout previous;
    Timeout next;
    TimerList list;
    Runnable callback;
    boolean destroyed;
    boolean referenced = true;

    private final boolean repeats;
    private final int duration;
    private long start;

    /** A timeout of {@code duration} milliseconds (see {@link TimerLists#duration}) that {@link TimerLists#start} starts. */
    public Timeout(Runnable callback, int duration, boolean repeats) {
        this.callback = callback;
        this.duration = duration;
        this.repeats = repeats;
    }

    /** The delay in milliseconds, from 1 to {@link TimerLists#MAX_DURATION}. */
    public final int duration() {
        return duration;
    }

    /** Whether it is an interval. */
    public final boolean repeats() {
        return repeats;
    }

    /** Whether it keeps the loop alive while it runs. */
    public final boolean hasRef() {
        return referenced;
    }

    /** True once the timeout has fired for the last time or was cleared. */
    public final boolean isDestroyed() {
        return destroyed;
    }

    /** The loop's time in milliseconds ({@link dev.gyre.loop.EventLoop#now}) at which the timeout was started last. */
    public final long start() {
        return start;
    }

    /** The line of the program that created this timeout ("app.js:31"), for diagnosis; empty if unknown. */
    public String place() {
        return "";
    }

    /** The list in which the timeout waits, or null. */
    public final TimerList list() {
        return list;
    }

    /** The timeout of the same list that was started before this one, or null. */
    public final Timeout older() {
        return previous;
    }

    /** The timeout of the same list that was started after this one, or null. */
    public final Timeout newer() {
        return next;
    }

    final void setStart(long start) {
        this.start = start;
    }
}
