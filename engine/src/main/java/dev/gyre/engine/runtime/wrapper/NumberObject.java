package dev.gyre.engine.runtime.wrapper;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;

/** A Number object: one with [[NumberData]]. */
public final class NumberObject extends PrimitiveWrapper {
    private final Object value;

    public NumberObject(JsObject prototype, Object value) {
        super(Shape.rootFor(prototype, ShapeKind.ORDINARY));
        this.value = value;
    }

    @Override
    public Object value() {
        return value;
    }

    @Override
    public String builtinTag() {
        return "Number";
    }

    @Override
    public String className() {
        return "Number";
    }
}
