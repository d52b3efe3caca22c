package dev.gyre.node.boot;

import dev.gyre.loop.ticks.TickHooks;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.SourceLocation;
import dev.gyre.node.errors.FatalErrors;
import dev.gyre.node.errors.RejectionTracker;

/** The tick queue's hooks. */
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
        environment.drained();
    }

    @Override
    public void starving(Ring ring, long jobs, Runnable next) {
        // Jobs without an interrupt check of their own must still be seen by poll listeners.
        environment.polled();
    }

    @Override
    public Object place() {
        SourceLocation current = SourceLocation.current(environment.realm());
        return current == null ? environment.callerPositions().borrowed() : current;
    }

    @Override
    public boolean canCall() {
        return !environment.exitState().isExiting();
    }
}
