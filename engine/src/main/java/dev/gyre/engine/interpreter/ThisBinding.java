package dev.gyre.engine.interpreter;

import dev.gyre.engine.runtime.object.JsObject;

/** The state that arrow functions and direct evals share with the enclosing function: this value, new.target and function object. */
public final class ThisBinding {
    /** The this value; null while a derived constructor has not returned from super(). */
    Object value;

    final JsObject newTarget;
    /** The nearest enclosing function that is not an arrow; null at the top level. */
    final BytecodeFunction function;

    ThisBinding(Object value, JsObject newTarget, BytecodeFunction function) {
        this.value = value;
        this.newTarget = newTarget;
        this.function = function;
    }
}
