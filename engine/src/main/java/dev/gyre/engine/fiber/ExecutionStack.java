package dev.gyre.engine.fiber;

import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.StackState;

/**
 * A stack of its own for code of an agent: {@link #resume} runs it on the agent's thread, on top of what runs there, until it ends or suspends itself. A switch
 * exchanges the agent's {@link StackState}. There are two kinds: a {@link SuspendableStack} can stop at any depth and continue later, a {@link NestedStack} runs to
 * its end, which is enough for jobs that interrupt others.
 *
 * <p>Subclasses have the code to run and what else belongs to it. Not thread-safe: all methods are for the agent's thread.
 */
public abstract class ExecutionStack extends StackState {
    protected final Agent agent;
    private boolean begun;
    private boolean running;

    ExecutionStack(Agent agent) {
        super(agent);
        this.agent = agent;
    }

    /** Whether this JVM can suspend stacks. Where it cannot, {@link SuspendableStack} and {@link StackScope} must not be used. */
    public static boolean canSuspend() {
        return Access.GRANTED;
    }

    /** The code of the stack. What it throws, {@link #resume} throws. */
    protected abstract void body();

    /** Runs the body, or what is left of it, on the thread's stack. */
    abstract void run();

    /**
     * Begins or continues, and returns when the code has ended or suspended itself.
     *
     * @throws IllegalStateException if it runs already or has ended
     */
    public final void resume() {
        if (running) throw new IllegalStateException("the stack is running");
        if (isDone()) throw new IllegalStateException("the stack has ended");
        if (!begun) {
            begun = true;
            beginAt(agent);
        }
        running = true;
        agent.exchange(this);
        try {
            run();
        } finally {
            agent.exchange(this);
            running = false;
        }
    }

    /**
     * Stops the running stack, which must be this one: {@link #resume} returns, and this method when it is called again.
     *
     * @throws PinnedStackException if the stack cannot be suspended here; it goes on running
     */
    public abstract void suspend();

    /** Whether the code has ended. */
    public abstract boolean isDone();

    /** Whether {@link #resume} has been called. */
    public final boolean hasBegun() {
        return begun;
    }

    /** Whether this stack runs, or code that it is waiting for on top of it. */
    public final boolean isRunning() {
        return running;
    }

    /** Tested at the first question. */
    private static final class Access {
        static final boolean GRANTED = isGranted();

        private Access() {}

        private static boolean isGranted() {
            if (!Object.class.getModule().isExported("jdk.internal.vm", Access.class.getModule())) return false;
            try {
                // Fails on a JVM without continuations.
                Class.forName("jdk.internal.vm.Continuation");
                return true;
            } catch (ReflectiveOperationException | LinkageError | UnsupportedOperationException missing) {
                return false;
            }
        }
    }
}
