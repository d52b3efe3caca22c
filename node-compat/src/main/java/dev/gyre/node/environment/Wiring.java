package dev.gyre.node.environment;

import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.loop.ticks.TickHooks;

/** Adds the features to a new runtime, which depends on none of them. */
public interface Wiring {
    /** Creates the tick queue's hooks; called before there is a loop. */
    TickHooks tickHooks(Environment environment);

    /** Creates the engine's hooks; called before there is a realm. */
    HostHooks hostHooks(Environment environment);

    /** The object that internalBinding(name) returns; called once for each name. */
    JsObject binding(Environment environment, String name);

    /** Defines the globals of the new realm. */
    void installGlobals(Environment environment);
}
