package dev.gyre.node.vm;

import dev.gyre.engine.runtime.realm.StackLocal;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import dev.gyre.node.environment.PollListener;

/** The current runs with a limit: each refers to the one around it. */
final class RunLimits implements PollListener, StackLocal {
    static final EnvironmentKey<RunLimits> KEY = new Key();

    private RunLimit innermost;

    private static final class Key extends EnvironmentKey<RunLimits> {
        @Override
        protected RunLimits create(Environment environment) {
            RunLimits limits = new RunLimits();
            environment.onPoll(limits);
            environment.realm().agent().addStackLocal(limits);
            return limits;
        }
    }

    /** The innermost run with a limit, or null. */
    RunLimit innermost() {
        return innermost;
    }

    void innermost(RunLimit limitOrNull) {
        innermost = limitOrNull;
    }

    @Override
    public Object exchange(Object valueOrNull) {
        RunLimit former = innermost;
        innermost = (RunLimit) valueOrNull;
        return former;
    }

    @Override
    public void polled() {
        if (innermost != null) innermost.check();
    }
}
