package dev.gyre.node.vm;

import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import dev.gyre.node.environment.PollListener;

/** The current runs with a limit: each refers to the one around it. */
final class RunLimits implements PollListener {
    static final EnvironmentKey<RunLimits> KEY = new Key();

    private RunLimit innermost;

    private static final class Key extends EnvironmentKey<RunLimits> {
        @Override
        protected RunLimits create(Environment environment) {
            RunLimits limits = new RunLimits();
            environment.onPoll(limits);
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
    public void polled() {
        if (innermost != null) innermost.check();
    }
}
