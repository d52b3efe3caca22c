package dev.gyre.node.gyreloop;

import dev.gyre.loop.ActiveResource;
import dev.gyre.loop.LoopWatcher;
import dev.gyre.loop.Phase;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Who wants to know when nothing referenced can wake the loop any more, and the moments at which that can be seen. */
public final class IdleWaiters {
    static final EnvironmentKey<IdleWaiters> KEY = new Key();

    private final Environment environment;
    private final List<Waiter> waiters = new ArrayList<>();
    private LoopWatcher watcher;

    /** One that waits; what is of the kinds it ignores does not count. */
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

    /** Runs {@code callback} once, in a callback scope, when nothing is left but what is of the ignored kinds. */
    public Waiter add(Set<String> ignoredKinds, Runnable callback) {
        Waiter waiter = new Waiter(ignoredKinds, callback);
        waiters.add(waiter);
        if (watcher == null) watcher = new TurnWatcher(environment);
        // Just before the poll: after it the loop may wait for good.
        watcher.start(this::look);
        return waiter;
    }

    public void cancel(Waiter waiter) {
        waiters.remove(waiter);
        if (waiters.isEmpty() && watcher != null) watcher.stop();
    }

    /** The loop of a runtime has run empty: calls back all who wait; true if there was one, who may have made work. */
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

    /** The prepare watcher, which is nothing that anybody waits for. */
    private static final class TurnWatcher extends LoopWatcher {
        TurnWatcher(Environment environment) {
            super(environment.loop(), Phase.PREPARE, "settled");
            unref();
        }

        @Override
        protected void describe(List<ActiveResource> sources) {
            // Stands for those who wait, not for a reason to go on.
        }
    }
}
