package dev.gyre.node.environment;

import dev.gyre.engine.runtime.object.JsObject;

/** A binding that another artifact adds to the library, by a service of this type. */
public interface BindingProvider {
    /** The name by which internalBinding finds it. */
    String name();

    /** The object that internalBinding returns; called once in a runtime, on its thread. */
    JsObject create(Environment environment);
}
