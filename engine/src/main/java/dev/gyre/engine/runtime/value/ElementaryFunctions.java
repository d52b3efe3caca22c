package dev.gyre.engine.runtime.value;

/**
 * Functions whose results are bit for bit V8's, which uses fdlibm and its FreeBSD successor. Most functions use
 * java.lang.StrictMath, which is fdlibm too; this class has the functions that it lacks and those that differ.
 */
public final class ElementaryFunctions {
    private static final double LN2 = 0.6931471805599453;
    private static final double SMALL = 0x1p-28;
    private static final double LARGE = 0x1p28;
    /** 1 / ln 2 in two parts. */
    private static final double INVERSE_LN2_HIGH = 0x1.71547652p0;

    private static final double INVERSE_LN2_LOW = 1.67517131648865118353e-10;
    private static final long HIGH_WORD = 0xFFFFFFFF_00000000L;

    private ElementaryFunctions() {}

    public static double trunc(double x) {
        return x < 0 ? Math.ceil(x) : Math.floor(x);
    }

    /** To the nearest integer, and halfway up; what rounds to 0 from below gives -0. */
    public static double round(double x) {
        double floor = Math.floor(x);
        double rounded = x - floor >= 0.5 ? floor + 1 : floor;
        return rounded == 0 && (x < 0 || 1 / x < 0) ? -0.0 : rounded;
    }

    public static double exp(double x) {
        return x == 1 ? Math.E : StrictMath.exp(x);
    }

    public static double cosh(double x) {
        return Math.abs(x) == 1 ? 0.5 * Math.E + 0.5 / Math.E : StrictMath.cosh(x);
    }

    public static double tanh(double x) {
        return Math.abs(x) < SMALL ? x : StrictMath.tanh(x);
    }

    public static double atan2(double y, double x) {
        boolean vertical = x < 0 && Double.isFinite(x) && Double.isFinite(y) && (exponent(y) - exponent(x) >> 20) > 60;
        return vertical ? Math.copySign(Math.PI / 2, y) : StrictMath.atan2(y, x);
    }

    /** The exponent and the upper twenty bits of the fraction. */
    private static int exponent(double x) {
        return (int) (Double.doubleToRawLongBits(x) >>> 32) & 0x7FFFFFFF;
    }

    public static double acosh(double x) {
        if (x < 1) return Double.NaN;
        if (x >= LARGE) return StrictMath.log(x) + LN2;
        if (x > 2) return StrictMath.log(2 * x - 1 / (x + Math.sqrt(x * x - 1)));
        double t = x - 1;
        return StrictMath.log1p(t + Math.sqrt(2 * t + t * t));
    }

    public static double asinh(double x) {
        double magnitude = Math.abs(x);
        if (magnitude < SMALL || !Double.isFinite(x)) return x;
        double square = x * x;
        double result;
        if (magnitude > LARGE) result = StrictMath.log(magnitude) + LN2;
        else if (magnitude > 2) result = StrictMath.log(2 * magnitude + 1 / (Math.sqrt(square + 1) + magnitude));
        else result = StrictMath.log1p(magnitude + square / (1 + Math.sqrt(1 + square)));
        return Math.copySign(result, x);
    }

    public static double atanh(double x) {
        double magnitude = Math.abs(x);
        if (magnitude < SMALL) return x;
        double twice = magnitude + magnitude;
        double argument = magnitude < 0.5 ? twice + twice * magnitude / (1 - magnitude) : twice / (1 - magnitude);
        return Math.copySign(0.5 * StrictMath.log1p(argument), x);
    }

    /** Newton's method: a rough estimate from the exponent, a polynomial for 23 bits, and one step. */
    public static double cbrt(double x) {
        if (x == 0 || !Double.isFinite(x)) return x;
        double magnitude = Math.abs(x);
        boolean subnormal = magnitude < Double.MIN_NORMAL;
        long high = Double.doubleToRawLongBits(subnormal ? magnitude * 0x1p54 : magnitude) >>> 32;
        double t = Double.longBitsToDouble(high / 3 + (subnormal ? 696219795 : 715094163) << 32);
        double r = t * t * (t / magnitude);
        t *= 1.87595182427177009643
                + r * (-1.88497979543377169875 + r * 1.621429720105354466140)
                + r * r * r * (-0.758397934778766047437 + r * 0.145996192886612446982);
        t = Double.longBitsToDouble(Double.doubleToRawLongBits(t) + 0x80000000L & 0xFFFFFFFF_C0000000L);
        double square = t * t;
        double quotient = magnitude / square;
        return Math.copySign(t + t * ((quotient - t) / (t + t + quotient)), x);
    }

    /**
     * The exponent plus the logarithm of the significand scaled to about 1; the product with 1 / ln 2 is computed in
     * two parts.
     */
    public static double log2(double x) {
        if (!(x > 0) || x == Double.POSITIVE_INFINITY || x == 1) return x == 1 ? 0 : StrictMath.log(x);
        boolean subnormal = x < Double.MIN_NORMAL;
        long bits = Double.doubleToRawLongBits(subnormal ? x * 0x1p54 : x);
        int high = (int) (bits >>> 32);
        int fraction = high & 0xFFFFF;
        int upper = fraction + 0x95F64 & 0x100000;
        double exponent = (high >> 20) - 1023 + (upper >> 20) - (subnormal ? 54 : 0);
        double f = Double.longBitsToDouble((long) (fraction | upper ^ 0x3FF00000) << 32 | bits & 0xFFFFFFFFL) - 1;
        double halfSquare = 0.5 * f * f;
        double head = Double.longBitsToDouble(Double.doubleToRawLongBits(f - halfSquare) & HIGH_WORD);
        double tail = f - head - halfSquare + logarithmRest(f, halfSquare);
        double product = head * INVERSE_LN2_HIGH;
        double rest = (tail + head) * INVERSE_LN2_LOW + tail * INVERSE_LN2_HIGH;
        double sum = exponent + product;
        return rest + (exponent - sum + product) + sum;
    }

    /** ln(1 + f) - f + f * f / 2 for small f, by a polynomial in the square of f / (2 + f). */
    private static double logarithmRest(double f, double halfSquare) {
        double s = f / (2 + f), z = s * s, w = z * z;
        double even = w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01));
        double odd = z
                * (6.666666666666735130e-01
                        + w
                                * (2.857142874366239149e-01
                                        + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01)));
        return s * (halfSquare + (even + odd));
    }
}
