package dev.gyre.page;

import dev.gyre.engine.fiber.StackScope;
import dev.gyre.engine.fiber.SuspendableStack;
import dev.gyre.engine.runtime.realm.Agent;

/** The stack of a worker's task. Must not be used where stacks cannot be suspended. */
final class WorkerStack extends SuspendableStack {
    private final Runnable task;

    WorkerStack(Agent agent, StackScope scope, Runnable task) {
        super(agent, scope);
        this.task = task;
    }

    @Override
    protected void body() {
        task.run();
    }
}
