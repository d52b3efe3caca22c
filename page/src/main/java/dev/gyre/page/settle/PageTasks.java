package dev.gyre.page;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.PriorityQueue;

/** A page's tasks and timers on its own clock, which is virtual: it jumps to the next timer when nothing else is to be done. */
final class PageTasks {
    private static final class Timer implements Comparable<Timer> {
        final int id;
        final double due;
        final long sequence;
        final Runnable task;

        Timer(int id, double due, long sequence, Runnable task) {
            this.id = id;
            this.due = due;
            this.sequence = sequence;
            this.task = task;
        }

        @Override
        public int compareTo(Timer other) {
            int order = Double.compare(due, other.due);
            return order != 0 ? order : Long.compare(sequence, other.sequence);
        }
    }

    private final ArrayDeque<Runnable> tasks = new ArrayDeque<>();
    private final PriorityQueue<Timer> timers = new PriorityQueue<>();
    private final HashMap<Integer, Timer> byId = new HashMap<>();
    private double now;
    private int lastId;
    private long lastSequence;

    double now() {
        return now;
    }

    void add(Runnable task) {
        tasks.add(task);
    }

    int nextId() {
        return ++lastId;
    }

    /** Starts a timer with a number from {@link #nextId}. */
    void start(int id, double milliseconds, Runnable task) {
        var timer = new Timer(id, now + Math.max(0, milliseconds), lastSequence++, task);
        byId.put(id, timer);
        timers.add(timer);
    }

    void stop(int id) {
        Timer timer = byId.remove(id);
        if (timer != null) timers.remove(timer);
    }

    /** The next task, or the next timer's if there is none; null if neither is due by then. */
    Runnable next(double until) {
        Runnable task = tasks.poll();
        if (task != null) return task;
        Timer timer = timers.peek();
        if (timer == null || timer.due > until) return null;
        timers.poll();
        byId.remove(timer.id);
        now = Math.max(now, timer.due);
        return timer.task;
    }
}
