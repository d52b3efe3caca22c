package dev.gyre.engine.builtins.intl.number;

import com.ibm.icu.number.FractionPrecision;
import com.ibm.icu.number.IntegerWidth;
import com.ibm.icu.number.NumberFormatter;
import com.ibm.icu.number.NumberFormatterSettings;
import com.ibm.icu.number.Precision;
import dev.gyre.engine.builtins.intl.context.FormatterKey;
import dev.gyre.engine.builtins.intl.options.OptionReader;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.value.Undefined;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.List;

/**
 * How a number is rounded and how many digits it has.
 *
 * @param minimumFraction -1 if the type does not use it, and so for the other numbers of digits
 */
// SetNumberFormatDigitOptions ( intlObj, options, mnfdDefault, mxfdDefault, notation ),
// https://tc39.es/ecma402/#sec-setnfdigitoptions
public record DigitOptions(
        int minimumInteger,
        int minimumFraction,
        int maximumFraction,
        int minimumSignificant,
        int maximumSignificant,
        int increment,
        String mode,
        RoundingType type,
        String trailingZeros)
        implements FormatterKey {
    @Override
    public List<Object> values() {
        return Arrays.asList(
                minimumInteger,
                minimumFraction,
                maximumFraction,
                minimumSignificant,
                maximumSignificant,
                increment,
                mode,
                type,
                trailingZeros);
    }

    /** [[RoundingType]] */
    public enum RoundingType {
        FRACTION_DIGITS("auto"),
        SIGNIFICANT_DIGITS("auto"),
        MORE_PRECISION("morePrecision"),
        LESS_PRECISION("lessPrecision");

        private final String priority;

        RoundingType(String priority) {
            this.priority = priority;
        }
    }

    private static final String[] MODES = {
        "ceil", "floor", "expand", "trunc", "halfCeil", "halfFloor", "halfExpand", "halfTrunc", "halfEven"
    };
    private static final int[] INCREMENTS = {1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000};

    /** Rounding to a fixed range of fraction digits. */
    public static DigitOptions fraction(int minimumInteger, int minimum, int maximum, String mode) {
        return new DigitOptions(
                minimumInteger, minimum, maximum, -1, -1, 1, mode, RoundingType.FRACTION_DIGITS, "auto");
    }

    /** Reads the options in the order of the specification. */
    public static DigitOptions read(OptionReader options, int minimumDefault, int maximumDefault, boolean compact) {
        if (options.isEmpty() && !compact) return fraction(1, minimumDefault, maximumDefault, "halfExpand");
        int minimumInteger = options.number("minimumIntegerDigits", 1, 21, 1);
        Object minimumFraction = options.value("minimumFractionDigits");
        Object maximumFraction = options.value("maximumFractionDigits");
        Object minimumSignificant = options.value("minimumSignificantDigits");
        Object maximumSignificant = options.value("maximumSignificantDigits");
        int increment = options.number("roundingIncrement", 1, 5000, 1);
        if (Arrays.binarySearch(INCREMENTS, increment) < 0)
            throw Errors.rangeError("roundingIncrement value is out of range.");
        String mode = options.oneOf("roundingMode", "halfExpand", MODES);
        String priority = options.oneOf("roundingPriority", "auto", "auto", "morePrecision", "lessPrecision");
        String trailingZeros = options.oneOf("trailingZeroDisplay", "auto", "auto", "stripIfInteger");
        boolean hasSignificant = minimumSignificant != Undefined.INSTANCE || maximumSignificant != Undefined.INSTANCE;
        boolean hasFraction = minimumFraction != Undefined.INSTANCE || maximumFraction != Undefined.INSTANCE;
        boolean automatic = priority.equals("auto");
        boolean needsSignificant = !automatic || hasSignificant;
        boolean needsFraction = !automatic || !(needsSignificant || !hasFraction && compact);
        int[] significant = needsSignificant
                ? significant(hasSignificant, minimumSignificant, maximumSignificant)
                : new int[] {-1, -1};
        int highest = increment == 1 ? maximumDefault : minimumDefault;
        int[] fraction = needsFraction
                ? fraction(hasFraction, minimumFraction, maximumFraction, minimumDefault, highest)
                : new int[] {-1, -1};
        RoundingType type = type(priority, needsSignificant, needsFraction);
        if (!needsSignificant && !needsFraction) {
            significant = new int[] {1, 2};
            fraction = new int[] {0, 0};
        }
        if (increment != 1) checkIncrement(type, fraction);
        return new DigitOptions(
                minimumInteger,
                fraction[0],
                fraction[1],
                significant[0],
                significant[1],
                increment,
                mode,
                type,
                trailingZeros);
    }

    private static RoundingType type(String priority, boolean needsSignificant, boolean needsFraction) {
        if (priority.equals("morePrecision") || !needsSignificant && !needsFraction) return RoundingType.MORE_PRECISION;
        if (priority.equals("lessPrecision")) return RoundingType.LESS_PRECISION;
        return needsSignificant ? RoundingType.SIGNIFICANT_DIGITS : RoundingType.FRACTION_DIGITS;
    }

    private static int[] significant(boolean given, Object minimum, Object maximum) {
        if (!given) return new int[] {1, 21};
        int lowest = OptionReader.number(minimum, "minimumSignificantDigits", 1, 21, 1);
        return new int[] {lowest, OptionReader.number(maximum, "maximumSignificantDigits", lowest, 21, 21)};
    }

    private static int[] fraction(boolean given, Object minimum, Object maximum, int lowDefault, int highDefault) {
        if (!given) return new int[] {lowDefault, highDefault};
        int low = OptionReader.number(minimum, "minimumFractionDigits", 0, 100, -1);
        int high = OptionReader.number(maximum, "maximumFractionDigits", 0, 100, -1);
        if (low < 0) low = Math.min(lowDefault, high);
        else if (high < 0) high = Math.max(highDefault, low);
        else if (low > high) throw Errors.rangeError("maximumFractionDigits value is out of range.");
        return new int[] {low, high};
    }

    private static void checkIncrement(RoundingType type, int[] fraction) {
        if (type != RoundingType.FRACTION_DIGITS) throw Errors.typeError("RoundingType is not fractionDigits");
        if (fraction[0] != fraction[1]) throw Errors.rangeError("maximumFractionDigits value is out of range.");
    }

    /** Sets ICU's digits and rounding. {@code negative} tells the sign of the numbers, on which two of the modes depend. */
    public <T extends NumberFormatterSettings<T>> T applyTo(T settings, boolean negative) {
        T rounded = settings.precision(precision()).roundingMode(roundingMode(negative));
        return minimumInteger > 1 ? rounded.integerWidth(IntegerWidth.zeroFillTo(minimumInteger)) : rounded;
    }

    /** Whether negative numbers are rounded by another of ICU's modes than positive ones. */
    public boolean dependsOnSign() {
        return mode.equals("halfCeil") || mode.equals("halfFloor");
    }

    private Precision precision() {
        Precision precision = increment != 1
                ? Precision.increment(BigDecimal.valueOf(increment, maximumFraction))
                : switch (type) {
                    case FRACTION_DIGITS -> Precision.minMaxFraction(minimumFraction, maximumFraction);
                    case SIGNIFICANT_DIGITS ->
                        Precision.minMaxSignificantDigits(minimumSignificant, maximumSignificant);
                    case MORE_PRECISION -> both(NumberFormatter.RoundingPriority.RELAXED);
                    case LESS_PRECISION -> both(NumberFormatter.RoundingPriority.STRICT);
                };
        return trailingZeros.equals("auto")
                ? precision
                : precision.trailingZeroDisplay(NumberFormatter.TrailingZeroDisplay.HIDE_IF_WHOLE);
    }

    private Precision both(NumberFormatter.RoundingPriority priority) {
        FractionPrecision fraction = Precision.minMaxFraction(minimumFraction, maximumFraction);
        return fraction.withSignificantDigits(minimumSignificant, maximumSignificant, priority);
    }

    private RoundingMode roundingMode(boolean negative) {
        return switch (mode) {
            case "ceil" -> RoundingMode.CEILING;
            case "floor" -> RoundingMode.FLOOR;
            case "expand" -> RoundingMode.UP;
            case "trunc" -> RoundingMode.DOWN;
            case "halfCeil" -> negative ? RoundingMode.HALF_DOWN : RoundingMode.HALF_UP;
            case "halfFloor" -> negative ? RoundingMode.HALF_UP : RoundingMode.HALF_DOWN;
            case "halfTrunc" -> RoundingMode.HALF_DOWN;
            case "halfEven" -> RoundingMode.HALF_EVEN;
            default -> RoundingMode.HALF_UP;
        };
    }

    /** The properties of resolvedOptions that stand before the rounding options. */
    public void describeDigits(JsObject result) {
        result.createDataPropertyOrThrow("minimumIntegerDigits", minimumInteger);
        if (minimumFraction >= 0) {
            result.createDataPropertyOrThrow("minimumFractionDigits", minimumFraction);
            result.createDataPropertyOrThrow("maximumFractionDigits", maximumFraction);
        }
        if (minimumSignificant >= 0) {
            result.createDataPropertyOrThrow("minimumSignificantDigits", minimumSignificant);
            result.createDataPropertyOrThrow("maximumSignificantDigits", maximumSignificant);
        }
    }

    /** The properties of resolvedOptions for the rounding. */
    public void describeRounding(JsObject result) {
        result.createDataPropertyOrThrow("roundingIncrement", increment);
        result.createDataPropertyOrThrow("roundingMode", mode);
        result.createDataPropertyOrThrow("roundingPriority", type.priority);
        result.createDataPropertyOrThrow("trailingZeroDisplay", trailingZeros);
    }
}
