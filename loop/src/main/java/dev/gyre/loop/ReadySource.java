package dev.gyre.loop;

import java.util.ArrayDeque;

/** The events of one channel in a poll, in their order; a seed decides which channel's event runs next. */
public final class ReadySource {
    private final SeededSchedule schedule;
    private final long number;
    private final ArrayDeque<Runnable> events = new ArrayDeque<>();

    ReadySource(SeededSchedule schedule, long number) {
        this.schedule = schedule;
        this.number = number;
    }

    /** Defers an event until the poll is over. */
    public void add(Runnable event) {
        if (events.isEmpty()) {
            schedule.ready(this);
        }
        events.add(event);
    }

    /** Runs all deferred events, because the channel is about to be closed. */
    public void flush() {
        while (!events.isEmpty()) {
            runNext();
        }
    }

    /** The index in the order of creation, which depends only on the program. */
    long number() {
        return number;
    }

    boolean isEmpty() {
        return events.isEmpty();
    }

    void runNext() {
        events.poll().run();
    }
}
