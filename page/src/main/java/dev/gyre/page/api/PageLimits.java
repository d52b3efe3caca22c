package dev.gyre.page.api;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import dev.gyre.node.environment.PollListener;
import dev.gyre.page.PageLimitException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** What a page may use: CPU time, time of its clock, bytes of memory and of answers; and how long one may wait for it. */
final class PageLimits {
    private static final double CPU = 30_000;
    private static final double WALL = 30_000;
    private static final double VIRTUAL = 24 * 3_600_000.0;
    private static final double BYTES = 512 << 20;

    /** Checks the limits of the page that runs at each interrupt check of the engine. */
    private static final class Watch implements PollListener {
        static final EnvironmentKey<Watch> KEY = new EnvironmentKey<>() {
            @Override
            protected Watch create(Environment environment) {
                var watch = new Watch();
                environment.onPoll(watch);
                return watch;
            }
        };

        PageLimits current;

        @Override
        public void polled() {
            if (current != null) current.check();
        }
    }

    private final Watch watch;
    private final Consumer<String> exceeded;
    private final double cpuNanos;
    private final double wall;
    private final double virtual;
    private final double bytes;
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final PageMemory memory;
    private double usedNanos;
    private double receivedBytes;
    private long began;
    private long asked;

    /**
     * @param exceeded receives the limit that has been exceeded, when no code of the page is on the stack
     * @param roots finds the objects that the page consists of
     */
    PageLimits(Environment environment, Object given, Consumer<String> exceeded, Supplier<List<?>> roots) {
        this.watch = environment.get(Watch.KEY);
        this.exceeded = exceeded;
        cpuNanos = limit(given, "cpu", CPU) * 1e6;
        wall = limit(given, "wall", WALL);
        virtual = limit(given, "virtual", VIRTUAL);
        bytes = limit(given, "bytes", BYTES);
        memory = new PageMemory(environment, bytes, roots);
    }

    private static double limit(Object given, String name, double otherwise) {
        Object value = given instanceof JsObject limits ? limits.get(name) : Undefined.INSTANCE;
        return value == Undefined.INSTANCE ? otherwise : TypeConversion.toNumber(value);
    }

    double virtualTime() {
        return virtual;
    }

    long wallMilliseconds() {
        return (long) Math.min(wall, Integer.MAX_VALUE);
    }

    /** A task of the page begins. */
    void begin() {
        watch.current = this;
        began = threads.getCurrentThreadCpuTime();
        asked = System.nanoTime();
        memory.begin();
    }

    void end() {
        watch.current = null;
        usedNanos += threads.getCurrentThreadCpuTime() - began;
        memory.end();
    }

    /** Ends a page whose tasks have used too much together. */
    void checkBetweenTasks() {
        if (usedNanos > cpuNanos) exceeded.accept("cpu");
        else if (memory.isExceededBetweenTasks()) exceeded.accept("bytes");
    }

    /** A task has used all memory that there is. */
    void outOfMemory() {
        exceeded.accept("bytes");
    }

    private void check() {
        long now = System.nanoTime();
        // Asking for the CPU time costs a system call.
        if (now - asked < 2_000_000) return;
        asked = now;
        if (usedNanos + threads.getCurrentThreadCpuTime() - began > cpuNanos) stop("cpu");
        if (memory.isExceeded()) stop("bytes");
    }

    private void stop(String limit) {
        watch.current = null;
        throw new PageLimitException(limit, () -> exceeded.accept(limit));
    }

    /** Counts an answer; returns false if it is one too many. */
    boolean received(int count) {
        receivedBytes += count;
        return receivedBytes <= bytes;
    }
}
