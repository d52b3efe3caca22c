package dev.gyre.node.vm;

import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import dev.gyre.node.environment.PollListener;

/** The scripts of a runtime that run under a limit: the innermost leads to the others. */
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

    /** The innermost script that runs under a limit, or null. */
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
