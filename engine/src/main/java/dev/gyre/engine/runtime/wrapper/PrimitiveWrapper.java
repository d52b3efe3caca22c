package dev.gyre.engine.runtime.wrapper;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;

/** An object around a primitive value. */
public abstract class PrimitiveWrapper extends JsObject {
    protected PrimitiveWrapper(Shape shape) {
        super(shape);
    }

    /** [[NumberData]], [[StringData]], ... */
    public abstract Object value();
}
