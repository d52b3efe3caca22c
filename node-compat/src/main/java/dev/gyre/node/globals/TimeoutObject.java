package dev.gyre.node.globals;

import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.realm.Agent;
import dev.gyre.loop.timers.Timeout;
import dev.gyre.node.runtime.NodeContext;

/** The Timeout object of setTimeout and setInterval. */
// https://nodejs.org/api/timers.html#class-timeout
final class TimeoutObject extends JsObject {
    private static final Object[] NO_ARGUMENTS = {};

    private final NodeContext context;
    private final JsObject callback;
    private final Object[] arguments;
    private final Timeout timeout;
    private final int id;
    private final Object asyncContext;

    TimeoutObject(NodeContext context, JsObject prototype, JsObject callback, Object[] arguments, int duration, boolean repeats, int id) {
        super(prototype);
        this.context = context;
        this.callback = callback;
        this.arguments = arguments.length == 0 ? NO_ARGUMENTS : arguments;
        this.id = id;
        this.asyncContext = context.realm().agent().asyncContext();
        this.timeout = new Timeout(this::fire, duration, repeats);
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

    Timeout timeout() {
        return timeout;
    }

    /** The number that Symbol.toPrimitive gives and clearTimeout takes. */
    int id() {
        return id;
    }


    @Override
    public String className() {
        return "Timeout";
    }
}
