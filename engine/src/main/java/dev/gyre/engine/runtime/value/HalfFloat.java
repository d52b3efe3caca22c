package dev.gyre.engine.runtime.value;

/** IEEE 754 binary16, rounded once from binary64. */
public final class HalfFloat {
    private HalfFloat() {}

    /** The half-precision bits nearest to a double, ties to even; going through float would round twice. */
    public static short fromDouble(double value) {
        float single = (float) value;
        if (single != value && !Double.isNaN(value) && !Float.isInfinite(single)) {
            // Rounds to odd, so that the second rounding accounts for the lost bits.
            int bits = Float.floatToRawIntBits(single);
            boolean tooLarge = Math.abs((double) single) > Math.abs(value);
            if ((bits & 1) == 0) single = Float.intBitsToFloat(tooLarge ? bits - 1 : bits + 1);
        }
        return Float.floatToFloat16(single);
    }
}
