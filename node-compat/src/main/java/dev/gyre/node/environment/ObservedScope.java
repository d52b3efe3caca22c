package dev.gyre.node.environment;

import dev.gyre.loop.CallbackScope;

/** A callback scope that notifies an observer of each outermost callback. */
final class ObservedScope implements CallbackScope {
    private final CallbackScope scope;
    private CallbackObserver observer;
    private int depth;

    ObservedScope(CallbackScope scope) {
        this.scope = scope;
    }

    void observe(CallbackObserver newObserver) {
        observer = newObserver;
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
    public void uncaught(Throwable error) {
        scope.uncaught(error);
    }

    @Override
    public boolean canCall() {
        return scope.canCall();
    }

    @Override
    public void sleeping() {
        scope.sleeping();
    }

    @Override
    public Object place() {
        return scope.place();
    }
}
