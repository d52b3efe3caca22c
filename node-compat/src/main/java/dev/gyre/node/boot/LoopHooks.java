package dev.gyre.node.boot;

import dev.gyre.loop.ticks.TickHooks;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.SourceLocation;
import dev.gyre.node.errors.FatalErrors;
import dev.gyre.node.errors.RejectionTracker;

/** The drain's view of the runtime. */
final class LoopHooks implements TickHooks {
    private final Environment environment;
    private final RejectionTracker rejections;

    LoopHooks(Environment environment) {
        this.environment = environment;
        rejections = environment.get(RejectionTracker.KEY);
    }

    @Override
    public boolean hasRejectionToWarn() {
        return rejections.hasPending();
    }

    @Override
    public boolean processPromiseRejections() {
        return rejections.process();
    }

    @Override
    public void uncaught(Throwable error) {
        environment.get(FatalErrors.KEY).uncaught(error);
    }

    @Override
    public void entered() {
        environment.realm().agent().hold();
    }

    @Override
    public void left() {
        environment.realm().agent().release();
    }

    @Override
    public void drained() {
        environment.realm().agent().clearKeptObjects();
    }

    @Override
    public void starving(Ring ring, long jobs, Runnable next) {
        // Jobs without a poll of their own must not hide from those who watch.
        environment.polled();
    }

    @Override
    public Object place() {
        SourceLocation current = SourceLocation.current(environment.realm());
        return current == null ? environment.places().borrowed() : current;
    }

    @Override
    public boolean canCall() {
        return !environment.exitState().isExiting();
    }
}
