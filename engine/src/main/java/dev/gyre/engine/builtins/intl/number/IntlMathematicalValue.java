package dev.gyre.engine.builtins.intl.number;

import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.operations.TypeConversion.Hint;
import dev.gyre.engine.runtime.value.BigIntParsing;
import dev.gyre.engine.runtime.value.NumberParsing;
import java.math.BigDecimal;
import java.math.BigInteger;

/** The numbers that NumberFormat formats exactly: Numbers, BigInts, and the decimals in strings. */
// Intl mathematical values, https://tc39.es/ecma402/#intl-mathematical-value
final class IntlMathematicalValue {
    private IntlMathematicalValue() {}

    // ToIntlMathematicalValue ( value ), https://tc39.es/ecma402/#sec-tointlmathematicalvalue
    /** Integer, Double, BigInteger or BigDecimal; infinities, NaN and -0 are Doubles. */
    static Number of(Object value) {
        if (value instanceof Integer || value instanceof Double) return (Number) value;
        Object primitive = TypeConversion.toPrimitive(value, Hint.NUMBER);
        if (primitive instanceof BigInteger integer) return integer;
        if (primitive instanceof CharSequence text) return ofText(text.toString());
        return (Number) TypeConversion.toNumberValue(primitive);
    }

    private static Number ofText(String text) {
        double rounded = NumberParsing.stringToNumber(text);
        if (!Double.isFinite(rounded) || rounded == 0) return rounded;
        String trimmed = text.strip();
        if (trimmed.length() <= 15 && rounded == Math.rint(rounded)) return rounded;
        try {
            return new BigDecimal(trimmed.replace("\uFEFF", ""));
        } catch (NumberFormatException notDecimal) {
            // Hexadecimal, octal and binary digits: exact up to 53 bits, and beyond that by their BigInt.
            BigInteger integer = BigIntParsing.stringToBigInt(text);
            return integer == null ? (Number) rounded : integer;
        }
    }

    /** Whether the value is below zero or -0. */
    static boolean isNegative(Number value) {
        return switch (value) {
            case BigInteger integer -> integer.signum() < 0;
            case BigDecimal decimal -> decimal.signum() < 0;
            default -> {
                double number = value.doubleValue();
                yield number < 0 || number == 0 && 1 / number < 0;
            }
        };
    }

    static boolean isNaN(Number value) {
        return value instanceof Double number && number.isNaN();
    }
}
