package dev.gyre.node.environment;

import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.loop.ticks.TickHooks;

/** What puts the features into a new runtime, which knows none of them. */
public interface Wiring {
    /** The tick queue's view of the runtime; called before there is a loop. */
    TickHooks tickHooks(Environment environment);

    /** The engine's view of the runtime; called before there is a realm. */
    HostHooks hostHooks(Environment environment);

    /** The object that internalBinding(name) returns; called once for each name. */
    JsObject binding(Environment environment, String name);

    /** Defines the globals of the new realm. */
    void installGlobals(Environment environment);
}
