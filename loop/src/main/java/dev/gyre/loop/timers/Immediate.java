package dev.gyre.loop.timers;

/** One setImmediate: an entry of the {@link ImmediateQueue}. */
public class Immediate {
    Immediate previous;
    Immediate next;
    Runnable callback;
    boolean destroyed;
    boolean referenced;

    /** An immediate that {@link ImmediateQueue#add} queues. An exception of the callback goes to the loop's scope. */
    public Immediate(Runnable callback) {
        this.callback = callback;
    }

    /** Whether it keeps the loop alive while it waits; false before it is queued. */
    public final boolean hasRef() {
        return referenced;
    }

    /** True once the immediate has run or was cleared. */
    public final boolean isDestroyed() {
        return destroyed;
    }

    /** The line of the program that created this immediate ("app.js:31"), for diagnosis; empty if unknown. */
    public String place() {
        return "";
    }

    /** The immediate before this one in the queue, or null. */
    public final Immediate previous() {
        return previous;
    }

    /** The immediate after this one in the queue, or null. */
    public final Immediate next() {
        return next;
    }
}
