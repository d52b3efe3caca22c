package dev.gyre.page.settle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The tasks and timers of a page and its frames on one clock. A virtual clock stands still while there are tasks, and otherwise jumps to the next timer; a real one is the system's.
 */
public final class PageTasks {
    /** Who queued a task or timer; none of them runs once it is gone. */
    public interface Owner {
        boolean isGone();

        /** Runs a task, with what follows it. */
        void run(Runnable task);

        /** The address of its document. */
        String url();
    }

    private record Task(Owner owner, Runnable work) {}

    private static final class Timer implements Comparable<Timer> {
        final int id;
        final double due;
        final long sequence;
        final Runnable task;
        final Pending pending;

        Timer(int id, double due, long sequence, Runnable task, Pending pending) {
            this.id = id;
            this.due = due;
            this.sequence = sequence;
            this.task = task;
            this.pending = pending;
        }

        @Override
        public int compareTo(Timer other) {
            int order = Double.compare(due, other.due);
            return order != 0 ? order : Long.compare(sequence, other.sequence);
        }
    }

    private static final int READS_A_MILLISECOND = 1000;

    private final boolean virtual;
    private final Runnable wake;
    private final long origin = System.nanoTime();
    private final ArrayDeque<Task> tasks = new ArrayDeque<>();
    private final PriorityQueue<Timer> timers = new PriorityQueue<>();
    private final HashMap<Integer, Timer> byId = new HashMap<>();
    private double now;
    /** Whose running task waits; null if none does. */
    private Owner holder;
    /** Whose tasks run in that time. */
    private Predicate<Owner> runs;
    /** How often the running task has read the clock. */
    private int reads;

    private int lastId;
    private long lastSequence;

    /** @param wake is called when a task or timer is added */
    public PageTasks(boolean virtual, Runnable wake) {
        this.virtual = virtual;
        this.wake = wake;
    }

    public boolean isVirtual() {
        return virtual;
    }

    /** Milliseconds since the page was opened. */
    public double now() {
        return virtual ? now : (System.nanoTime() - origin) / 1e6;
    }

    /**
     * Milliseconds since the page was opened, for a program that reads them. Each thousandth time in one task lets a millisecond of virtual time pass, so that loops that wait for the clock end.
     */
    public double read() {
        if (virtual && ++reads % READS_A_MILLISECOND == 0) now++;
        return now();
    }

    /** Lets virtual time pass up to a moment before which nothing is due. */
    public void advanceTo(double moment) {
        if (virtual) now = Math.max(now, moment);
    }

    public void add(Owner owner, Runnable work) {
        tasks.add(new Task(owner, work));
        wake.run();
    }

    /** Something has happened that those who wait for the page must know, though there is no task. */
    public void wake() {
        wake.run();
    }

    /** A number for {@link #start}. */
    public int nextId() {
        return ++lastId;
    }

    /** Starts a timer with a number from {@link #nextId}. */
    public void start(int id, double milliseconds, Pending pending, Runnable task) {
        var timer = new Timer(id, now() + Math.max(0, milliseconds), lastSequence++, task, pending);
        byId.put(id, timer);
        timers.add(timer);
        wake.run();
    }

    public void stop(int id) {
        Timer timer = byId.remove(id);
        if (timer != null) timers.remove(timer);
    }

    // https://html.spec.whatwg.org/#pause
    /** A running task waits: until {@link #release}, or until its owner is gone, only tasks and timers of some owners run. */
    public void hold(Owner waiting, Predicate<Owner> others) {
        holder = waiting;
        runs = others;
    }

    /** All tasks and timers run again. */
    public void release() {
        holder = null;
        runs = null;
    }

    /** Whether the tasks of an owner must wait until another's has ended. */
    public boolean isHeld(Owner owner) {
        if (holder == null) return false;
        if (!holder.isGone()) return !runs.test(owner);
        release();
        return false;
    }

    /** Whether a task can run, or a timer that is due by then. */
    public boolean isReady(double until) {
        if (nextDue() <= (virtual ? until : now())) return true;
        if (!hasTask()) return false;
        for (Task task : tasks) {
            if (!task.owner.isGone() && !isHeld(task.owner)) return true;
        }
        return false;
    }

    /** Whether a task waits, timers aside. */
    public boolean hasTask() {
        while (!tasks.isEmpty() && tasks.peek().owner.isGone()) tasks.poll();
        return !tasks.isEmpty();
    }

    /** When the next timer that can run is due, in milliseconds since the page was opened; infinite if there is none. */
    public double nextDue() {
        Timer next = nextTimer();
        return next == null ? Double.POSITIVE_INFINITY : next.due;
    }

    private Timer nextTimer() {
        while (!timers.isEmpty() && timers.peek().pending.owner().isGone()) byId.remove(timers.poll().id);
        if (timers.isEmpty() || !isHeld(timers.peek().pending.owner())) return timers.peek();
        Timer next = null;
        for (Timer timer : timers) {
            boolean runsNow = !timer.pending.owner().isGone() && !isHeld(timer.pending.owner());
            if (runsNow && (next == null || timer.compareTo(next) < 0)) next = timer;
        }
        return next;
    }

    /** Null if none can run. */
    private Task pollTask() {
        if (!hasTask()) return null;
        if (!isHeld(tasks.peek().owner)) return tasks.poll();
        for (var each = tasks.iterator(); each.hasNext(); ) {
            Task task = each.next();
            if (task.owner.isGone() || isHeld(task.owner)) continue;
            each.remove();
            return task;
        }
        return null;
    }

    /** Runs the next task, or the next timer's if there is none; returns false if neither is due by then. */
    public boolean runNext(double until) {
        Task task = pollTask();
        if (task != null) {
            reads = 0;
            task.owner.run(task.work);
            return true;
        }
        double limit = virtual ? until : now();
        Timer timer = nextTimer();
        if (timer == null || timer.due > limit) return false;
        reads = 0;
        timers.remove(timer);
        byId.remove(timer.id);
        now = Math.max(now, timer.due);
        timer.pending.owner().run(timer.task);
        return true;
    }

    /** Whether there is a timer of another kind than these. */
    public boolean hasOtherThan(Set<String> kinds) {
        for (Timer timer : timers) {
            if (!kinds.contains(timer.pending.kind()) && !timer.pending.owner().isGone()) return true;
        }
        return false;
    }

    /** What the timers wait for, in the order in which they are due. */
    public List<Pending> pending() {
        var list = new ArrayList<Timer>(timers);
        list.sort(null);
        var result = new ArrayList<Pending>();
        for (Timer timer : list) {
            if (!timer.pending.owner().isGone()) result.add(timer.pending);
        }
        return result;
    }
}
