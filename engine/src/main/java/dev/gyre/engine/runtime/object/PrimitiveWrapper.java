package dev.gyre.engine.runtime.object;

/** An object around a primitive value. */
public abstract class PrimitiveWrapper extends JsObject {
    protected PrimitiveWrapper(Shape shape) {
        super(shape);
    }

    /** [[NumberData]], [[StringData]], ... */
    public abstract Object value();
}
