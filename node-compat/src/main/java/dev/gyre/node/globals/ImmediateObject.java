package dev.gyre.node.globals;

import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.realm.Agent;
import dev.gyre.loop.timers.Immediate;
import dev.gyre.node.runtime.NodeContext;

/** The Immediate object of setImmediate. */
// https://nodejs.org/api/timers.html#class-immediate
final class ImmediateObject extends JsObject {
    private final NodeContext context;
    private final JsObject callback;
    private final Object[] arguments;
    private final Immediate immediate;
    private final Object asyncContext;

    ImmediateObject(NodeContext context, JsObject prototype, JsObject callback, Object[] arguments) {
        super(prototype);
        this.context = context;
        this.callback = callback;
        this.arguments = arguments;
        this.asyncContext = context.realm().agent().asyncContext();
        this.immediate = new Immediate(this::fire);
    }

    private void fire() {
        Agent agent = context.realm().agent();
        Object outer = agent.asyncContext();
        agent.asyncContext(asyncContext);
        try {
            callback.call(this, arguments);
        } finally {
            agent.asyncContext(outer);
        }
    }

    NodeContext context() {
        return context;
    }

    Immediate immediate() {
        return immediate;
    }

    @Override
    public String className() {
        return "Immediate";
    }
}
