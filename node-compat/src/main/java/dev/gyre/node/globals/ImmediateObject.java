package dev.gyre.node.globals;

import dev.gyre.engine.object.JsObject;
import dev.gyre.loop.timers.Immediate;
import dev.gyre.node.runtime.NodeContext;

/** The Immediate object of setImmediate. */
// https://nodejs.org/api/timers.html#class-immediate
final class ImmediateObject extends JsObject {
    private final NodeContext context;
    private final JsObject callback;
    private final Object[] arguments;
    private final Immediate immediate;

    ImmediateObject(NodeContext context, JsObject prototype, JsObject callback, Object[] arguments) {
        super(prototype);
        this.context = context;
        this.callback = callback;
        this.arguments = arguments;
        this.immediate = new Immediate(this::fire);
    }

    private void fire() {
        callback.call(this, arguments);
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
