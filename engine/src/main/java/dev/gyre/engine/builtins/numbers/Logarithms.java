package dev.gyre.engine.builtins.numbers;

/** The logarithms and inverse hyperbolic functions that java.lang.Math lacks. */
final class Logarithms {
    private static final double LN2 = 0.6931471805599453;

    private Logarithms() {}

    /** Base-2 logarithm, exact for powers of two. */
    static double log2(double x) {
        if (x > 0 && x < Double.POSITIVE_INFINITY) {
            int exponent = Math.getExponent(x);
            if (exponent >= Double.MIN_EXPONENT && x == Math.scalb(1.0, exponent)) return exponent;
        }
        return Math.log(x) / LN2;
    }

    static double acosh(double x) {
        if (x < 1) return Double.NaN;
        if (x > 1e8) return Math.log(x) + LN2;
        double t = x - 1;
        return Math.log1p(t + Math.sqrt(2 * t + t * t));
    }

    static double asinh(double x) {
        if (x == 0 || Double.isInfinite(x)) return x;
        double magnitude = Math.abs(x);
        double result = magnitude > 1e8 ? Math.log(magnitude) + LN2
                : Math.log1p(magnitude + magnitude * magnitude / (1 + Math.sqrt(1 + magnitude * magnitude)));
        return Math.copySign(result, x);
    }

    static double atanh(double x) {
        if (x == 0) return x;
        return Math.copySign(0.5 * Math.log1p(2 * Math.abs(x) / (1 - Math.abs(x))), x);
    }
}
