package dev.gyre.node.gyrefiber;

import dev.gyre.engine.fiber.StackScope;
import dev.gyre.engine.fiber.SuspendableStack;
import dev.gyre.engine.runtime.realm.Agent;

/** The stack of a fiber. */
final class FiberStack extends SuspendableStack {
    private static final StackScope SCOPE = new StackScope("fiber");

    private final FiberObject fiber;

    FiberStack(Agent agent, FiberObject fiber) {
        super(agent, SCOPE);
        this.fiber = fiber;
    }

    @Override
    protected void body() {
        fiber.body();
    }
}
