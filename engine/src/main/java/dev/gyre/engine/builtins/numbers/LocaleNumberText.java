package dev.gyre.engine.builtins.numbers;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.BigIntDigits;
import dev.gyre.engine.runtime.value.Rope;
import dev.gyre.engine.runtime.value.Undefined;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Currency;
import java.util.Locale;

/** The en-US text of a number with the digit, style and grouping options of Intl.NumberFormat. */
final class LocaleNumberText {
    private static final int GROUP = 3;
    /** BigInts of more bits are not converted to BigDecimal, whose algorithms take quadratic time. */
    private static final int LONG_BITS = 4096;

    private int minimumFraction;
    private int maximumFraction;
    private int minimumInteger;
    private int minimumSignificant;
    private int maximumSignificant;
    private boolean grouping = true;
    private String prefix = "";
    private String suffix = "";
    private boolean percent;

    private LocaleNumberText() {}

    /** The text of a BigInt. */
    static String format(Realm realm, BigInteger integer, Object options) {
        LocaleNumberText text = new LocaleNumberText();
        text.read(options == Undefined.INSTANCE ? null : TypeConversion.toObject(realm, options));
        BigInteger magnitude = integer.abs();
        if (magnitude.bitLength() <= LONG_BITS) return text.format(new BigDecimal(magnitude), integer.signum() < 0);
        String digits = BigIntDigits.toString(magnitude, 10) + (text.percent ? "00" : "");
        if (text.maximumSignificant > 0) digits = round(digits, text.maximumSignificant);
        return text.assemble(
                digits,
                text.maximumSignificant > 0 || text.minimumFraction == 0 ? "" : "." + "0".repeat(text.minimumFraction),
                integer.signum() < 0);
    }

    private static String round(String digits, int places) {
        BigInteger head = new BigInteger(digits.substring(0, places));
        if (digits.charAt(places) >= '5') head = head.add(BigInteger.ONE);
        return head + "0".repeat(digits.length() - places);
    }

    /** The text of a decimal; {@code negative} is a parameter because zero may be negative. */
    static String format(Realm realm, BigDecimal magnitude, boolean negative, Object options) {
        LocaleNumberText text = new LocaleNumberText();
        text.read(options == Undefined.INSTANCE ? null : TypeConversion.toObject(realm, options));
        return text.format(magnitude, negative);
    }

    /** The text of an infinity or NaN, which have no digits. */
    static String formatSpecial(Realm realm, double number, Object options) {
        LocaleNumberText text = new LocaleNumberText();
        text.read(options == Undefined.INSTANCE ? null : TypeConversion.toObject(realm, options));
        String symbol = number != number ? "NaN" : "\u221e";
        return (number < 0 ? "-" : "") + text.prefix + symbol + text.suffix;
    }

    private void read(JsObject options) {
        int defaultMinimum = 0, defaultMaximum = 3;
        String style = option(options, "style");
        if ("percent".equals(style)) {
            percent = true;
            suffix = "%";
            defaultMaximum = 0;
        } else if ("currency".equals(style)) {
            String code = option(options, "currency");
            if (code == null) throw Errors.typeError("Currency code is required with currency style.");
            prefix = symbol(code.toUpperCase(Locale.ROOT));
            defaultMinimum = defaultMaximum = fractionDigits(code.toUpperCase(Locale.ROOT));
        } else if (style != null && !style.equals("decimal") && !style.equals("unit")) {
            throw Errors.rangeError("Value " + style + " out of range for Intl.NumberFormat options property style");
        }
        minimumInteger = digits(options, "minimumIntegerDigits", 1, 21, 1);
        readFractionDigits(options, defaultMinimum, defaultMaximum);
        minimumSignificant = digits(options, "minimumSignificantDigits", 1, 21, 0);
        maximumSignificant = digits(
                options,
                "maximumSignificantDigits",
                Math.max(minimumSignificant, 1),
                21,
                minimumSignificant > 0 ? 21 : 0);
        Object useGrouping = options == null ? Undefined.INSTANCE : options.get("useGrouping");
        grouping = useGrouping == Undefined.INSTANCE
                || TypeConversion.toBoolean(useGrouping) && !"false".equals(useGrouping.toString());
    }

    private void readFractionDigits(JsObject options, int defaultMinimum, int defaultMaximum) {
        int minimum = digits(options, "minimumFractionDigits", 0, 100, -1);
        int maximum = digits(options, "maximumFractionDigits", 0, 100, -1);
        if (minimum >= 0 && maximum >= 0 && minimum > maximum)
            throw Errors.rangeError("maximumFractionDigits value is out of range.");
        minimumFraction = minimum >= 0 ? minimum : maximum >= 0 ? Math.min(defaultMinimum, maximum) : defaultMinimum;
        maximumFraction = maximum >= 0 ? maximum : Math.max(defaultMaximum, minimumFraction);
    }

    private static String option(JsObject options, String name) {
        Object value = options == null ? Undefined.INSTANCE : options.get(name);
        return value == Undefined.INSTANCE ? null : TypeConversion.toString(value);
    }

    // GetNumberOption ( options, property, minimum, maximum, fallback ), https://tc39.es/ecma402/#sec-getnumberoption
    private static int digits(JsObject options, String name, int minimum, int maximum, int fallback) {
        Object value = options == null ? Undefined.INSTANCE : options.get(name);
        if (value == Undefined.INSTANCE) return fallback;
        double number = TypeConversion.toNumber(value);
        if (!(number >= minimum && number <= maximum)) throw Errors.rangeError(name + " value is out of range.");
        return (int) number;
    }

    private static String symbol(String code) {
        return switch (code) {
            case "USD" -> "$";
            case "EUR" -> "\u20ac";
            case "GBP" -> "\u00a3";
            case "JPY" -> "\u00a5";
            case "INR" -> "\u20b9";
            case "CNY" -> "CN\u00a5";
            case "KRW" -> "\u20a9";
            case "CAD" -> "CA$";
            case "AUD" -> "A$";
            case "BRL" -> "R$";
            case "MXN" -> "MX$";
            default -> {
                if (code.length() != GROUP) throw Errors.rangeError("Invalid currency code : " + code);
                yield code + "\u00a0";
            }
        };
    }

    private static int fractionDigits(String code) {
        try {
            return Math.max(Currency.getInstance(code).getDefaultFractionDigits(), 0);
        } catch (IllegalArgumentException unknownCurrency) {
            return 2;
        }
    }

    private String format(BigDecimal magnitude, boolean negative) {
        BigDecimal value = percent ? magnitude.movePointRight(2) : magnitude;
        int minimum = minimumFraction;
        if (maximumSignificant > 0) {
            value = value.signum() == 0
                    ? BigDecimal.ZERO
                    : value.round(new MathContext(maximumSignificant, RoundingMode.HALF_UP))
                            .stripTrailingZeros();
            int integerDigits = Math.max(value.precision() - value.scale(), 1);
            minimum = Math.max(minimumSignificant - integerDigits, 0);
        } else {
            value = value.setScale(maximumFraction, RoundingMode.HALF_UP).stripTrailingZeros();
        }
        if (value.scale() < minimum) value = value.setScale(minimum, RoundingMode.UNNECESSARY);
        String digits = value.toPlainString();
        int point = digits.indexOf('.');
        String integer = point < 0 ? digits : digits.substring(0, point);
        integer = "0".repeat(Math.max(minimumInteger - integer.length(), 0)) + integer;
        return assemble(integer, point < 0 ? "" : digits.substring(point), negative);
    }

    private String assemble(String integer, String fraction, boolean negative) {
        return (negative ? "-" : "") + prefix + (grouping ? grouped(integer) : integer) + fraction + suffix;
    }

    private static String grouped(String integer) {
        Rope.checkLength(integer.length() + (integer.length() - 1L) / GROUP);
        StringBuilder text = new StringBuilder(integer.length() + integer.length() / GROUP);
        int at = (integer.length() - 1) % GROUP + 1;
        text.append(integer, 0, at);
        for (; at < integer.length(); at += GROUP) text.append(',').append(integer, at, at + GROUP);
        return text.toString();
    }
}
