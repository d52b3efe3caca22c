package dev.gyre.engine.fiber;

import dev.gyre.engine.runtime.realm.Agent;

/** Code that runs to its end on top of what runs on the thread, with state of its own. It cannot be suspended. */
public abstract class NestedStack extends ExecutionStack {
    private boolean done;

    protected NestedStack(Agent agent) {
        super(agent);
    }

    @Override
    final void run() {
        try {
            body();
        } finally {
            done = true;
        }
    }

    /** @throws PinnedStackException always */
    @Override
    public final void suspend() {
        throw new PinnedStackException(
                "the Java virtual machine was started without access to jdk.internal.vm.Continuation");
    }

    @Override
    public final boolean isDone() {
        return done;
    }
}
