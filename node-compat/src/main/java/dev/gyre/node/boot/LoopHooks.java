package dev.gyre.node.boot;

import dev.gyre.loop.ticks.TickHooks;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.ProgramPlace;
import dev.gyre.node.errors.FatalErrors;
import dev.gyre.node.errors.RejectionTracker;

/** The drain's view of the runtime. */
final class LoopHooks implements TickHooks {
    private final Environment context;
    private final RejectionTracker rejections;

    LoopHooks(Environment context) {
        this.context = context;
        rejections = context.get(RejectionTracker.KEY);
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
        context.get(FatalErrors.KEY).uncaught(error);
    }

    @Override
    public void entered() {
        context.realm().agent().hold();
    }

    @Override
    public void left() {
        context.realm().agent().release();
    }

    @Override
    public void drained() {
        context.realm().agent().clearKeptObjects();
    }

    @Override
    public void starving(Ring ring, long jobs, Runnable next) {
        // Jobs without a poll of their own must not hide from those who watch.
        context.polled();
    }

    @Override
    public Object place() {
        ProgramPlace current = ProgramPlace.current(context.realm());
        return current == null ? context.places().borrowed() : current;
    }

    @Override
    public boolean canCall() {
        return !context.exitState().isExiting();
    }
}
