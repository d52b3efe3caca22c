package dev.gyre.node.environment;

import dev.gyre.loop.CallbackScope;
import dev.gyre.node.gyreloop.StallMonitor;

/** The callback scope with a clock beside it, as long as somebody watches for stalls. */
final class ObservedScope implements CallbackScope {
    private final CallbackScope scope;
    private StallMonitor monitor;
    private int depth;

    ObservedScope(CallbackScope scope) {
        this.scope = scope;
    }

    void monitor(StallMonitor newMonitor) {
        monitor = newMonitor;
    }

    @Override
    public void open() {
        if (depth++ == 0 && monitor != null) monitor.begin();
        scope.open();
    }

    @Override
    public void close(boolean failed) {
        scope.close(failed);
        if (--depth == 0 && monitor != null) monitor.end();
    }

    @Override
    public void between() {
        scope.between();
        if (depth == 1 && monitor != null) {
            monitor.end();
            monitor.begin();
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
