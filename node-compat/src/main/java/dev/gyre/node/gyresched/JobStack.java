package dev.gyre.node.gyresched;

import dev.gyre.engine.fiber.ExecutionStack;
import dev.gyre.engine.fiber.NestedStack;
import dev.gyre.engine.fiber.StackScope;
import dev.gyre.engine.fiber.SuspendableStack;
import dev.gyre.engine.runtime.realm.Agent;

/** The stacks on which jobs run: one that can wait, if the JVM can suspend stacks. */
final class JobStack {
    private JobStack() {}

    static ExecutionStack of(Agent agent, StackScope scopeOrNull, Runnable body) {
        return scopeOrNull == null ? new Nested(agent, body) : new Suspendable(agent, scopeOrNull, body);
    }

    private static final class Nested extends NestedStack {
        private final Runnable body;

        Nested(Agent agent, Runnable body) {
            super(agent);
            this.body = body;
        }

        @Override
        protected void body() {
            body.run();
        }
    }

    private static final class Suspendable extends SuspendableStack {
        private final Runnable body;

        Suspendable(Agent agent, StackScope scope, Runnable body) {
            super(agent, scope);
            this.body = body;
        }

        @Override
        protected void body() {
            body.run();
        }
    }
}
