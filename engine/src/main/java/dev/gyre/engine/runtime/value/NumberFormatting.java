package dev.gyre.engine.runtime.value;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;

/** Formats Number values: Number::toString and the formatting methods of Number.prototype. */
public final class NumberFormatting {
    private static final String DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz";
    /** Enough digits for every fraction a double has in base 2. */
    private static final int MAXIMUM_FRACTION_DIGITS = 1100;

    private static final double TWO_53 = 9007199254740992.0;
    /** Doubles below this have less precision than two digits. */
    private static final double SHORT_LIMIT = 1e-322;

    private NumberFormatting() {}

    // Number::toString ( x, 10 ), https://tc39.es/ecma262/#sec-numeric-types-number-tostring
    public static String toString(double x) {
        int integer = (int) x;
        if (integer == x) {
            return Integer.toString(integer);
        }
        if (x != x) {
            return "NaN";
        }
        if (Double.isInfinite(x)) {
            return x > 0 ? "Infinity" : "-Infinity";
        }
        if (x == (long) x && Math.abs(x) < 1L << 53) {
            return Long.toString((long) x);
        }
        double magnitude = Math.abs(x);
        return fromJavaText(shortest(magnitude), x < 0);
    }

    /** Java's text has at least two digits, but the smallest doubles need only one. */
    private static String shortest(double magnitude) {
        String javaText = Double.toString(magnitude);
        if (magnitude > SHORT_LIMIT) {
            return javaText;
        }
        String oneDigit = new BigDecimal(javaText).round(new MathContext(1)).toString();
        String normal = oneDigit.charAt(0) + ".0" + oneDigit.substring(1);
        return Double.parseDouble(oneDigit) == magnitude ? normal : javaText;
    }

    /**
     * Takes the shortest digits from Java's text (JDK 19 and later produce them) and formats them as ECMAScript does.
     */
    private static String fromJavaText(String javaText, boolean negative) {
        int exponentAt = javaText.indexOf('E');
        int exponent = exponentAt < 0 ? 0 : Integer.parseInt(javaText, exponentAt + 1, javaText.length(), 10);
        int mantissaEnd = exponentAt < 0 ? javaText.length() : exponentAt;
        int point = javaText.indexOf('.');
        var digits = new StringBuilder(20);
        digits.append(javaText, 0, point).append(javaText, point + 1, mantissaEnd);
        int n = point + exponent;
        int start = 0;
        while (start < digits.length() - 1 && digits.charAt(start) == '0') {
            start++;
            n--;
        }
        int end = digits.length();
        while (end > start + 1 && digits.charAt(end - 1) == '0') {
            end--;
        }
        var result = new StringBuilder(28);
        if (negative) {
            result.append('-');
        }
        appendDecimal(result, digits.substring(start, end), n);
        return result.toString();
    }

    /** The layout rules of Number::toString: digits s of length k, value s × 10^(n-k). */
    private static void appendDecimal(StringBuilder result, String s, int n) {
        int k = s.length();
        if (k <= n && n <= 21) {
            result.append(s).repeat('0', n - k);
        } else if (0 < n && n <= 21) {
            result.append(s, 0, n).append('.').append(s, n, k);
        } else if (-6 < n && n <= 0) {
            result.append("0.").repeat('0', -n).append(s);
        } else {
            result.append(s.charAt(0));
            if (k > 1) {
                result.append('.').append(s, 1, k);
            }
            appendExponent(result, n - 1);
        }
    }

    private static void appendExponent(StringBuilder result, int exponent) {
        result.append('e').append(exponent < 0 ? '-' : '+').append(Math.abs(exponent));
    }

    // Number::toString ( x, radix ), https://tc39.es/ecma262/#sec-numeric-types-number-tostring
    public static String toString(double x, int radix) {
        if (radix == 10 || x != x || Double.isInfinite(x)) {
            return toString(x);
        }
        if (x == (int) x) {
            return Integer.toString((int) x, radix);
        }
        double magnitude = Math.abs(x);
        double integer = Math.floor(magnitude);
        double fraction = magnitude - integer;
        var fractionDigits = new StringBuilder();
        if (fraction > 0) {
            integer += appendFraction(fractionDigits, magnitude, fraction, radix);
        }
        var result = new StringBuilder();
        if (x < 0) {
            result.append('-');
        }
        result.append(integerDigits(integer, radix));
        return result.append(fractionDigits).toString();
    }

    /**
     * Appends digits until the remainder is less than half the distance to the next double (V8's DoubleToRadixCString);
     * returns the carry into the integer.
     */
    private static int appendFraction(StringBuilder out, double value, double fraction, int radix) {
        double delta = Math.max(0.5 * (Math.nextUp(value) - value), Math.nextUp(0.0));
        if (fraction < delta) {
            return 0;
        }
        var digits = new byte[MAXIMUM_FRACTION_DIGITS];
        int count = 0;
        do {
            fraction *= radix;
            delta *= radix;
            int digit = (int) fraction;
            digits[count++] = (byte) digit;
            fraction -= digit;
            if ((fraction > 0.5 || fraction == 0.5 && (digit & 1) != 0) && fraction + delta > 1) {
                while (true) {
                    count--;
                    if (count < 0) {
                        return 1;
                    }
                    if (digits[count] + 1 < radix) {
                        digits[count++]++;
                        break;
                    }
                }
                break;
            }
        } while (fraction >= delta);
        out.append('.');
        for (int i = 0; i < count; i++) {
            out.append(DIGITS.charAt(digits[i]));
        }
        return 0;
    }

    /**
     * Above 2^53, digits beyond the double's precision are zeros; the digits above them are V8's, which divides
     * doubles.
     */
    private static String integerDigits(double integer, int radix) {
        if (integer < TWO_53) {
            return Long.toString((long) integer, radix);
        }
        int zeros = 0;
        while (integer / radix >= TWO_53) {
            integer /= radix;
            zeros++;
        }
        var text = new StringBuilder();
        do {
            double remainder = integer % radix;
            text.append(DIGITS.charAt((int) remainder));
            integer = (integer - remainder) / radix;
        } while (integer > 0);
        return text.reverse().repeat('0', zeros).toString();
    }

    // Number.prototype.toFixed ( fractionDigits ), https://tc39.es/ecma262/#sec-number.prototype.tofixed
    public static String toFixed(double x, int fractionDigits) {
        if (!(Math.abs(x) < 1e21)) {
            return toString(x);
        }
        double magnitude = Math.abs(x);
        String text = fixedInLong(magnitude, fractionDigits);
        if (text == null) {
            text = new BigDecimal(magnitude)
                    .setScale(fractionDigits, RoundingMode.HALF_UP)
                    .toPlainString();
        }
        return x < 0 ? "-" + text : text;
    }

    /**
     * The text of toFixed where a long is wide enough for an exact result: for numbers from 1/128 to 2^53. Each digit is taken from the binary fraction by multiplying
     * it by ten, which needs four bits more than the fraction has.
     *
     * @return null where it is not
     */
    private static String fixedInLong(double magnitude, int fractionDigits) {
        int fractionBits = 52 - Math.getExponent(magnitude);
        if (fractionBits < 0 || fractionBits > 59) return null;
        long significand = Double.doubleToRawLongBits(magnitude) & (1L << 52) - 1 | 1L << 52;
        long mask = (1L << fractionBits) - 1;
        long integer = significand >>> fractionBits;
        long fraction = significand & mask;
        byte[] digits = new byte[fractionDigits];
        for (int i = 0; i < fractionDigits; i++) {
            fraction *= 10;
            digits[i] = (byte) ('0' + (fraction >>> fractionBits));
            fraction &= mask;
        }
        if (fraction << 1 > mask) {
            int last = fractionDigits - 1;
            while (last >= 0 && digits[last] == '9') digits[last--] = '0';
            if (last >= 0) digits[last]++;
            else integer++;
        }
        String whole = Long.toString(integer);
        return fractionDigits == 0 ? whole : whole + '.' + new String(digits, StandardCharsets.ISO_8859_1);
    }

    // Number.prototype.toExponential ( fractionDigits ), https://tc39.es/ecma262/#sec-number.prototype.toexponential
    /** A negative fractionDigits means undefined: as many digits as needed. */
    public static String toExponential(double x, int fractionDigits) {
        if (x != x || Double.isInfinite(x)) {
            return toString(x);
        }
        var result = new StringBuilder();
        if (x < 0) {
            result.append('-');
            x = -x;
        }
        String digits;
        int exponent;
        if (x == 0) {
            digits = "0".repeat(Math.max(fractionDigits, 0) + 1);
            exponent = 0;
        } else {
            var decimal = fractionDigits < 0
                    ? new BigDecimal(shortest(x)).stripTrailingZeros()
                    : new BigDecimal(x).round(new MathContext(fractionDigits + 1, RoundingMode.HALF_UP));
            digits = decimal.unscaledValue().toString();
            exponent = digits.length() - 1 - decimal.scale();
            if (fractionDigits >= 0 && digits.length() <= fractionDigits) {
                digits += "0".repeat(fractionDigits + 1 - digits.length());
            }
        }
        result.append(digits.charAt(0));
        if (digits.length() > 1) {
            result.append('.').append(digits, 1, digits.length());
        }
        appendExponent(result, exponent);
        return result.toString();
    }

    // Number.prototype.toPrecision ( precision ), https://tc39.es/ecma262/#sec-number.prototype.toprecision
    public static String toPrecision(double x, int precision) {
        if (x != x || Double.isInfinite(x)) {
            return toString(x);
        }
        var result = new StringBuilder();
        if (x < 0) {
            result.append('-');
            x = -x;
        }
        if (x == 0) {
            result.append('0');
            if (precision > 1) {
                result.append('.').repeat('0', precision - 1);
            }
            return result.toString();
        }
        var decimal = new BigDecimal(x).round(new MathContext(precision, RoundingMode.HALF_UP));
        String digits = decimal.unscaledValue().toString();
        int exponent = digits.length() - 1 - decimal.scale();
        if (digits.length() < precision) {
            digits += "0".repeat(precision - digits.length());
        }
        if (exponent < -6 || exponent >= precision) {
            result.append(digits.charAt(0));
            if (precision > 1) {
                result.append('.').append(digits, 1, precision);
            }
            appendExponent(result, exponent);
        } else if (exponent == precision - 1) {
            result.append(digits);
        } else if (exponent >= 0) {
            result.append(digits, 0, exponent + 1).append('.').append(digits, exponent + 1, precision);
        } else {
            result.append("0.").repeat('0', -(exponent + 1)).append(digits);
        }
        return result.toString();
    }

    // BigInt::toString ( x, radix ), https://tc39.es/ecma262/#sec-numeric-types-bigint-tostring
    public static String toString(BigInteger x, int radix) {
        return BigIntDigits.toString(x, radix);
    }
}
