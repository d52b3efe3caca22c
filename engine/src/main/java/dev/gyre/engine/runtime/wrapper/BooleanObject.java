package dev.gyre.engine.runtime.wrapper;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;

/** A Boolean object: one with [[BooleanData]]. */
public final class BooleanObject extends PrimitiveWrapper {
    private final Boolean value;

    public BooleanObject(JsObject prototype, Boolean value) {
        super(Shape.rootFor(prototype, ShapeKind.ORDINARY));
        this.value = value;
    }

    @Override
    public Boolean value() {
        return value;
    }

    @Override
    public String builtinTag() {
        return "Boolean";
    }

    @Override
    public String className() {
        return "Boolean";
    }
}
