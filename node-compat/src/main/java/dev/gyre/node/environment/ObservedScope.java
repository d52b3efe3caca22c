package dev.gyre.node.environment;

import dev.gyre.loop.CallbackScope;
import dev.gyre.loop.ticks.TickScope;

/** A callback scope that notifies an observer of each outermost callback. */
final class ObservedScope implements CallbackScope {
    private final TickScope scope;
    private CallbackObserver observer;
    private int depth;

    ObservedScope(TickScope scope) {
        this.scope = scope;
    }

    void observe(CallbackObserver added) {
        observer = observer == null ? added : new BothObservers(observer, added);
    }

    /** Two observers of the same callbacks. */
    private record BothObservers(CallbackObserver first, CallbackObserver second) implements CallbackObserver {
        @Override
        public void begin() {
            first.begin();
            second.begin();
        }

        @Override
        public void end() {
            first.end();
            second.end();
        }

        @Override
        public void sleeping() {
            first.sleeping();
            second.sleeping();
        }
    }

    /** As StackLocal.exchange: the open scopes of a stack. Each begins inside the one scope of the callback that runs it. */
    Object exchange(Object valueOrNull) {
        Integer former = depth == 1 ? null : (Integer) depth;
        depth = valueOrNull == null ? 1 : (int) valueOrNull;
        scope.exchangeDepth(depth);
        return former;
    }

    @Override
    public void open() {
        if (depth++ == 0 && observer != null) observer.begin();
        scope.open();
    }

    @Override
    public void close(boolean failed) {
        scope.close(failed);
        if (--depth == 0 && observer != null) observer.end();
    }

    @Override
    public void between() {
        scope.between();
        if (depth == 1 && observer != null) {
            observer.end();
            observer.begin();
        }
    }

    @Override
    public void leaveRemainingJobs() {
        scope.leaveRemainingJobs();
    }

    @Override
    public void uncaught(Throwable error) {
        scope.uncaught(error);
    }

    @Override
    public boolean canCall() {
        return scope.canCall();
    }

    @Override
    public void sleeping() {
        if (observer != null) observer.sleeping();
        scope.sleeping();
    }

    @Override
    public Object place() {
        return scope.place();
    }
}
