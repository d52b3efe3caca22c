package dev.gyre.node.gyreloop;

import dev.gyre.loop.ActiveResource;
import dev.gyre.loop.LoopWatcher;
import dev.gyre.loop.Phase;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Callbacks to call when nothing referenced can wake the loop any more, and the watchers that detect it. */
public final class IdleWaiters {
    static final EnvironmentKey<IdleWaiters> KEY = new Key();

    private final Environment environment;
    private final List<Waiter> waiters = new ArrayList<>();
    private LoopWatcher watcher;

    /** A waiting callback; resources of the kinds that it ignores do not count. */
    public static final class Waiter {
        private final Set<String> ignored;
        private final Runnable callback;

        private Waiter(Set<String> ignored, Runnable callback) {
            this.ignored = ignored;
            this.callback = callback;
        }
    }

    private static final class Key extends EnvironmentKey<IdleWaiters> {
        @Override
        protected IdleWaiters create(Environment environment) {
            return new IdleWaiters(environment);
        }
    }

    IdleWaiters(Environment environment) {
        this.environment = environment;
    }

    /** Runs {@code callback} once, in a callback scope, when only resources of the ignored kinds are left. */
    public Waiter add(Set<String> ignoredKinds, Runnable callback) {
        Waiter waiter = new Waiter(ignoredKinds, callback);
        waiters.add(waiter);
        if (watcher == null) watcher = new TurnWatcher(environment);
        // Just before the poll, after which the loop might wait forever.
        watcher.start(this::look);
        return waiter;
    }

    public void cancel(Waiter waiter) {
        waiters.remove(waiter);
        if (waiters.isEmpty() && watcher != null) watcher.stop();
    }

    /**
     * Called when the loop of a runtime has ended: calls all waiting callbacks, which may create work; returns whether
     * there was one.
     */
    public static boolean loopIsEmpty(Environment environment) {
        IdleWaiters waiters = environment.existing(KEY);
        return waiters != null && waiters.loopIsEmpty();
    }

    private boolean loopIsEmpty() {
        if (waiters.isEmpty()) return false;
        finish(List.copyOf(waiters));
        return true;
    }

    private void look() {
        List<Waiter> done = new ArrayList<>();
        List<ActiveResource> sources = environment.loop().activeHandles();
        for (Waiter waiter : waiters) {
            if (isSettled(sources, waiter.ignored)) done.add(waiter);
        }
        finish(done);
    }

    private static boolean isSettled(List<ActiveResource> sources, Set<String> ignored) {
        for (ActiveResource source : sources) {
            if (source.active() && source.referenced() && !ignored.contains(source.kind())) return false;
        }
        return true;
    }

    private void finish(List<Waiter> done) {
        for (Waiter waiter : done) {
            if (!waiters.contains(waiter)) continue;
            cancel(waiter);
            environment.loop().call(waiter.callback);
        }
    }

    /** The prepare watcher, which is not listed as active. */
    private static final class TurnWatcher extends LoopWatcher {
        TurnWatcher(Environment environment) {
            super(environment.loop(), Phase.PREPARE, "settled");
            unref();
        }

        @Override
        protected void describe(List<ActiveResource> sources) {
            // Not listed: it does not keep the loop alive.
        }
    }
}
