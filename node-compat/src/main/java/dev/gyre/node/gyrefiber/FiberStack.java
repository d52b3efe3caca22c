package dev.gyre.node.gyrefiber;

import dev.gyre.engine.fiber.StackScope;
import dev.gyre.engine.fiber.SuspendableStack;
import dev.gyre.engine.runtime.realm.Agent;

/** The stack of a fiber. */
final class FiberStack extends SuspendableStack {
    private final FiberObject fiber;

    FiberStack(Agent agent, StackScope scope, FiberObject fiber) {
        super(agent, scope);
        this.fiber = fiber;
    }

    @Override
    protected void body() {
        fiber.body();
    }
}
