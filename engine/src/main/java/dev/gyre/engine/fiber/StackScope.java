package dev.gyre.engine.fiber;

import jdk.internal.vm.ContinuationScope;

/**
 * A kind of suspendable stacks. Stacks of different kinds may be nested, as fibers that a job runs; suspending one suspends those on top of it with it. Code on a
 * stack must not resume another one of the same kind that then suspends the first.
 */
public final class StackScope {
    final ContinuationScope scope;

    /** @throws IllegalAccessError where {@link ExecutionStack#canSuspend} is false */
    public StackScope(String name) {
        scope = new ContinuationScope(name);
    }
}
