package dev.gyre.engine.fiber;

import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.realm.Agent;
import jdk.internal.vm.Continuation;

/**
 * A stack that can be suspended at any depth, builtins and compiled code included, and continues where it was. Not where it is pinned: with a native method or the
 * initialiser of a class on it. A stack that is never resumed is collected as garbage and runs no {@code finally}. Monitors do not pin it, so no code may hold one,
 * or a lock, when it calls JavaScript: another stack that waits for it would stop the thread for ever.
 *
 * <p>The JVM's option {@code --add-exports=java.base/jdk.internal.vm=ALL-UNNAMED} must be set, as the manifest of gyre.jar does.
 */
public abstract class SuspendableStack extends ExecutionStack {
    private final StackScope scope;
    private final Pinnable continuation;

    /** A stack that has not begun, of a kind. */
    protected SuspendableStack(Agent agent, StackScope scope) {
        super(agent);
        this.scope = scope;
        continuation = new Pinnable(this);
    }

    @Override
    final void run() {
        continuation.run();
    }

    @Override
    public final void suspend() {
        if (!isRunning()) throw new IllegalStateException("the stack is not running");
        if (Continuation.yield(scope.scope)) return;
        throw new PinnedStackException(
                switch (continuation.takeReason()) {
                    case NATIVE -> "a native method or the initialiser of a class is on the stack";
                    case MONITOR -> "a monitor is held on the stack";
                    case CRITICAL_SECTION -> "a critical section of the Java virtual machine is on the stack";
                    case null, default -> "the Java virtual machine has pinned the stack";
                });
    }

    /** The innermost frame while the stack is suspended, for stack traces; null if it has not begun or runs. */
    public final StackFrame frames() {
        return isRunning() || !hasBegun() || isDone() ? null : SuspendedFrames.of(this, continuation, scope.scope);
    }

    @Override
    public final boolean isDone() {
        return continuation.isDone();
    }

    /** The JVM's continuation, which by default throws where it is pinned. */
    private static final class Pinnable extends Continuation {
        private Pinned reason;

        Pinnable(SuspendableStack stack) {
            super(stack.scope.scope, stack::body);
        }

        @Override
        protected void onPinned(Pinned cause) {
            reason = cause;
        }

        Pinned takeReason() {
            Pinned cause = reason;
            reason = null;
            return cause;
        }
    }
}
