package dev.gyre.engine.runtime.wrapper;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import java.math.BigInteger;

/** A BigInt object: one with [[BigIntData]]. */
public final class BigIntObject extends PrimitiveWrapper {
    private final BigInteger value;

    public BigIntObject(JsObject prototype, BigInteger value) {
        super(Shape.rootFor(prototype, ShapeKind.ORDINARY));
        this.value = value;
    }

    @Override
    public BigInteger value() {
        return value;
    }

    @Override
    public String className() {
        return "BigInt";
    }
}
