package dev.gyre.node.vm;

import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.NodeErrors;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import sun.misc.Signal;
import sun.misc.SignalHandler;

/** A run of a script with a time limit, or that ^C can stop. Runs may be nested. */
public final class RunLimit implements SignalHandler {
    private final Realm realm;
    private final RunLimits limits;
    private final RunLimit outer;
    private final long millis;
    private final long deadline;
    private volatile boolean interrupted;

    private RunLimit(Realm realm, long millis) {
        this.realm = realm;
        limits = Environment.of(realm).get(RunLimits.KEY);
        outer = limits.innermost();
        this.millis = millis;
        deadline = millis > 0 ? System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis) : 0;
    }

    /** Unwinds the stack to the run that was stopped; JavaScript cannot catch it. */
    private static final class Stopped extends Error {
        private static final long serialVersionUID = 1;
        private final transient RunLimit limit;

        Stopped(RunLimit limit) {
            super("script stopped", null, false, false);
            this.limit = limit;
        }
    }

    /**
     * Runs {@code work} with a limit in milliseconds, if it is more than 0. If the run is stopped, throws an Error of the realm whose code it runs.
     */
    public static Object run(Realm realm, long millis, boolean breakOnInterrupt, Supplier<Object> work) {
        if (millis <= 0 && !breakOnInterrupt) return work.get();
        var limit = new RunLimit(realm, millis);
        return limit.run(breakOnInterrupt, work);
    }

    private Object run(boolean breakOnInterrupt, Supplier<Object> work) {
        Agent agent = realm.agent();
        StackFrame frame = agent.topFrame();
        long depth = agent.depth();
        SignalHandler previous = breakOnInterrupt ? Signal.handle(new Signal("INT"), this) : null;
        limits.innermost(this);
        try {
            return work.get();
        } catch (Stopped stopped) {
            if (stopped.limit != this) throw stopped;
            agent.topFrame(frame);
            agent.depth(depth);
            limits.innermost(outer);
            throw interrupted
                    ? NodeErrors.in(realm, "ERR_SCRIPT_EXECUTION_INTERRUPTED")
                    : NodeErrors.in(realm, "ERR_SCRIPT_EXECUTION_TIMEOUT", (double) millis);
        } finally {
            limits.innermost(outer);
            if (previous != null) Signal.handle(new Signal("INT"), previous);
        }
    }

    @Override
    public void handle(Signal signal) {
        interrupted = true;
        realm.agent().requestInterrupt();
    }

    /** The interrupt check: stops the outermost run that has exceeded its limit. */
    void check() {
        RunLimit over = null;
        long now = System.nanoTime();
        for (RunLimit limit = this; limit != null; limit = limit.outer) {
            if (limit.interrupted || limit.deadline != 0 && now - limit.deadline > 0) over = limit;
        }
        if (over != null) throw new Stopped(over);
    }
}
