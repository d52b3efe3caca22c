package dev.gyre.engine.runtime.object;

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
