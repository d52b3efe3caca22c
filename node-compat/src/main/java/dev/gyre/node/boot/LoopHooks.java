package dev.gyre.node.boot;

import dev.gyre.loop.ticks.TickHooks;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.ProgramPlace;

/** The drain's view of the runtime. */
public final class LoopHooks implements TickHooks {
    private final Environment context;

    public LoopHooks(Environment context) {
        this.context = context;
    }

    @Override
    public boolean hasRejectionToWarn() {
        return context.rejections().hasPending();
    }

    @Override
    public boolean processPromiseRejections() {
        return context.rejections().process();
    }

    @Override
    public void uncaught(Throwable error) {
        context.fatalErrors().uncaught(error);
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
        return current == null ? context.borrowedPlace() : current;
    }

    @Override
    public boolean canCall() {
        return !context.isExiting();
    }
}
