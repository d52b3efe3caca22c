package dev.gyre.node.gyreloop;

import dev.gyre.engine.runtime.error.CallSiteInfo;
import dev.gyre.engine.runtime.error.StackCapture;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.node.environment.CallbackObserver;
import dev.gyre.node.environment.CloseListener;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import dev.gyre.node.environment.PollListener;
import dev.gyre.node.environment.SourceLocation;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Finds callbacks that take long, and their current line: a thread checks how long the current callback has been
 * running and, past the threshold, makes the engine's next interrupt check record its stack. A builtin that makes no
 * interrupt checks is recorded when it returns.
 */
final class StallMonitor implements CallbackObserver, PollListener, CloseListener {
    static final EnvironmentKey<StallMonitor> KEY = new Key();

    private static final long LOOKS_PER_THRESHOLD = 4;
    private static final int FRAMES = 10;
    /** After this many thresholds the callback may never end. */
    private static final long ENDLESS = 10;

    private final Agent agent;
    private final Environment environment;
    private final List<Listener> listeners = new ArrayList<>();
    private final Thread thread;
    private volatile long busySince;
    private volatile boolean asked;
    private volatile boolean endless;
    private boolean told;
    private volatile long threshold = Long.MAX_VALUE;
    private volatile boolean closed;
    private String place = "";
    private String stack = "";

    /** Receives each stall after its end. */
    interface Listener {
        /** In milliseconds. */
        double threshold();

        void stalled(double duration, String place, String stack);

        /** Called once for a stall that lasts very long, with its current line. */
        default void goesOn(double duration, String place, String stack) {}
    }

    private static final class Key extends EnvironmentKey<StallMonitor> {
        @Override
        protected StallMonitor create(Environment environment) {
            StallMonitor monitor = new StallMonitor(environment);
            environment.observeCallbacks(monitor);
            environment.onPoll(monitor);
            environment.onClose(monitor);
            return monitor;
        }
    }

    StallMonitor(Environment environment) {
        this.environment = environment;
        agent = environment.realm().agent();
        thread = Thread.ofPlatform().daemon().name("stall monitor").unstarted(this::watch);
        thread.start();
    }

    /** The loop's thread only. */
    public void add(Listener listener) {
        listeners.add(listener);
        updateThreshold();
    }

    public void remove(Listener listener) {
        listeners.remove(listener);
        updateThreshold();
    }

    private void updateThreshold() {
        double least = Double.MAX_VALUE;
        for (Listener listener : listeners) least = Math.min(least, listener.threshold());
        threshold = least == Double.MAX_VALUE ? Long.MAX_VALUE : (long) (least * 1e6);
        LockSupport.unpark(thread);
    }

    private void watch() {
        while (!closed) {
            long limit = threshold;
            if (limit == Long.MAX_VALUE) {
                LockSupport.park(this);
                continue;
            }
            LockSupport.parkNanos(this, Math.max(limit / LOOKS_PER_THRESHOLD, TimeUnit.MILLISECONDS.toNanos(1)));
            long since = busySince;
            long elapsed = since == 0 ? 0 : System.nanoTime() - since;
            if (since != 0 && !asked && elapsed >= limit) {
                asked = true;
                agent.requestInterrupt();
            } else if (since != 0 && !endless && elapsed / ENDLESS >= limit) {
                endless = true;
                agent.requestInterrupt();
            }
        }
    }

    /** Begins a callback. */
    @Override
    public void begin() {
        place = "";
        stack = "";
        asked = false;
        endless = false;
        told = false;
        busySince = System.nanoTime() | 1;
    }

    /** The engine's interrupt check: records the stack if the monitor has requested it. */
    @Override
    public void polled() {
        if (busySince == 0) return;
        if (asked && place.isEmpty()) note();
        if (!endless || told) return;
        told = true;
        note();
        double duration = (System.nanoTime() - busySince) / 1e6;
        for (Listener listener : List.copyOf(listeners)) listener.goesOn(duration, place, stack);
    }

    private void note() {
        SourceLocation current = SourceLocation.current(environment.realm());
        if (current == null) return;
        place = current.toString();
        StringBuilder text = new StringBuilder();
        for (CallSiteInfo frame : StackCapture.capture(environment.realm(), agent.topFrame(), FRAMES, null)) {
            text.append(text.isEmpty() ? "" : "\n").append("    at ").append(frame.format());
        }
        stack = text.toString();
    }

    /** Ends a callback. */
    @Override
    public void end() {
        long since = busySince;
        // The monitor was started in the middle of this callback.
        if (since == 0) return;
        busySince = 0;
        long elapsed = System.nanoTime() - since;
        if (elapsed < threshold) return;
        double duration = elapsed / 1e6;
        for (Listener listener : List.copyOf(listeners)) {
            if (duration >= listener.threshold()) listener.stalled(duration, place, stack);
        }
    }

    @Override
    public void closing() {
        closed = true;
        LockSupport.unpark(thread);
    }
}
