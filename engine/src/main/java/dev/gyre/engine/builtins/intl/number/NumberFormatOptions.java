package dev.gyre.engine.builtins.intl.number;

import com.ibm.icu.util.Currency;
import dev.gyre.engine.builtins.intl.context.FormatterKey;
import dev.gyre.engine.builtins.intl.options.OptionReader;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The resolved options of a NumberFormat, without its locale.
 *
 * @param currency null unless the style is currency, and so for other options that belong to a style or notation
 * @param useGrouping "always", "auto", "min2" or "false"
 */
public record NumberFormatOptions(
        String style,
        String currency,
        String currencyDisplay,
        String currencySign,
        String unit,
        String unitDisplay,
        DigitOptions digits,
        String useGrouping,
        String notation,
        String compactDisplay,
        String signDisplay)
        implements FormatterKey {
    @Override
    public List<Object> values() {
        return Arrays.asList(
                style,
                currency,
                currencyDisplay,
                currencySign,
                unit,
                unitDisplay,
                digits.values(),
                useGrouping,
                notation,
                compactDisplay,
                signDisplay);
    }

    private static final DigitOptions DECIMAL_DIGITS = DigitOptions.fraction(1, 0, 3, "halfExpand");
    /** The options of a NumberFormat without any. */
    static final NumberFormatOptions DEFAULT = new NumberFormatOptions(
            "decimal", null, null, null, null, null, DECIMAL_DIGITS, "auto", "standard", null, "auto");

    /** A plain number with some digits; without {@code signed} negative numbers look like positive ones. */
    public static NumberFormatOptions decimal(DigitOptions digits, boolean signed) {
        return new NumberFormatOptions(
                "decimal", null, null, null, null, null, digits, "false", "standard", null, signed ? "auto" : "never");
    }

    /** A number of a unit. */
    public static NumberFormatOptions unit(String unit, String display, DigitOptions digits, boolean signed) {
        return new NumberFormatOptions(
                "unit", null, null, null, unit, display, digits, "auto", "standard", null, signed ? "auto" : "never");
    }

    /** Reads the options that follow those of the locale. */
    static NumberFormatOptions read(OptionReader options) {
        if (options.isEmpty()) return DEFAULT;
        String style = options.oneOf("style", "decimal", "decimal", "percent", "currency", "unit");
        String currency = options.string("currency");
        if (currency == null) {
            if (style.equals("currency")) throw Errors.typeError("Currency code is required with currency style.");
        } else if (!isWellFormedCurrency(currency)) {
            throw Errors.rangeError("Invalid currency code : " + currency);
        }
        String currencyDisplay = options.oneOf("currencyDisplay", "symbol", "code", "symbol", "narrowSymbol", "name");
        String currencySign = options.oneOf("currencySign", "standard", "standard", "accounting");
        String unit = options.string("unit");
        if (unit == null) {
            if (style.equals("unit")) throw Errors.typeError("Invalid unit argument for Intl.NumberFormat() ''");
        } else if (!SanctionedUnits.isWellFormed(unit)) {
            throw Errors.rangeError("Invalid unit argument for Intl.NumberFormat() '" + unit + "'");
        }
        String unitDisplay = options.oneOf("unitDisplay", "short", "short", "narrow", "long");
        String notation = options.oneOf("notation", "standard", "standard", "scientific", "engineering", "compact");
        boolean isCurrency = style.equals("currency"), isUnit = style.equals("unit");
        if (isCurrency) currency = currency.toUpperCase(Locale.ROOT);
        boolean compact = notation.equals("compact");
        DigitOptions digits = digits(options, style, notation, currency);
        String compactDisplay = options.oneOf("compactDisplay", "short", "short", "long");
        String useGrouping = useGrouping(options, compact ? "min2" : "auto");
        String signDisplay = options.oneOf("signDisplay", "auto", "auto", "never", "always", "exceptZero", "negative");
        return new NumberFormatOptions(
                style,
                isCurrency ? currency : null,
                isCurrency ? currencyDisplay : null,
                isCurrency ? currencySign : null,
                isUnit ? unit : null,
                isUnit ? unitDisplay : null,
                digits,
                useGrouping,
                notation,
                compact ? compactDisplay : null,
                signDisplay);
    }

    private static DigitOptions digits(OptionReader options, String style, String notation, String currency) {
        int minimum = 0, maximum = style.equals("percent") ? 0 : 3;
        if (style.equals("currency") && notation.equals("standard")) minimum = maximum = currencyDigits(currency);
        return DigitOptions.read(options, minimum, maximum, notation.equals("compact"));
    }

    // IsWellFormedCurrencyCode ( currency ), https://tc39.es/ecma402/#sec-iswellformedcurrencycode
    static boolean isWellFormedCurrency(String code) {
        if (code.length() != 3) return false;
        for (int i = 0; i < 3; i++) {
            char c = code.charAt(i);
            if (!(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z')) return false;
        }
        return true;
    }

    // CurrencyDigits ( currency ), https://tc39.es/ecma402/#sec-currencydigits
    private static int currencyDigits(String currency) {
        return switch (currency) {
            case "USD", "EUR", "GBP" -> 2;
            default -> Currency.getInstance(currency).getDefaultFractionDigits();
        };
    }

    // GetBooleanOrStringNumberFormatOption ( options, property, stringValues, fallback ),
    // https://tc39.es/ecma402/#sec-getbooleanorstringnumberformatoption
    private static String useGrouping(OptionReader options, String fallback) {
        Object value = options.value("useGrouping");
        if (value == Undefined.INSTANCE) return fallback;
        if (value == Boolean.TRUE) return "always";
        if (!TypeConversion.toBoolean(value)) return "false";
        String text = TypeConversion.toString(value);
        if (text.equals("true") || text.equals("false")) return fallback;
        if (!Arrays.asList("min2", "auto", "always").contains(text)) throw options.outOfRange("useGrouping", text);
        return text;
    }
}
