package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.temporal.calendar.Overflow;
import dev.gyre.engine.builtins.temporal.difference.Rounding;
import dev.gyre.engine.builtins.temporal.iso.IsoText;
import dev.gyre.engine.builtins.temporal.iso.RoundingMode;
import dev.gyre.engine.builtins.temporal.iso.TemporalUnit;
import dev.gyre.engine.builtins.temporal.zone.Disambiguation;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.List;

/**
 * The options of a method. Each is read when it is asked for, so that the order of the calls can be seen by programs. All throw a RangeError for a value that is not allowed.
 */
// Operations for Reading Options, https://tc39.es/proposal-temporal/#sec-temporal-abstract-ops
final class TemporalOptions {
    private static final int MAX_INCREMENT = 1_000_000_000;
    private static final List<String> OVERFLOWS = List.of("constrain", "reject");
    private static final List<String> DISAMBIGUATIONS = List.of("compatible", "earlier", "later", "reject");
    private static final List<String> OFFSETS = List.of("prefer", "use", "ignore", "reject");
    private static final List<String> CALENDAR_NAMES = List.of("auto", "always", "never", "critical");
    private static final List<String> TIME_ZONE_NAMES = List.of("auto", "never", "critical");
    private static final List<String> SHOWN_OFFSETS = List.of("auto", "never");
    private static final List<String> DIRECTIONS = List.of("next", "previous");

    /** The units that a method takes. */
    enum UnitGroup {
        DATE,
        TIME,
        DATE_TIME;

        boolean contains(TemporalUnit unit) {
            return this == DATE_TIME || unit.isDateUnit() == (this == DATE);
        }
    }

    /** What a calendar or time zone is shown as. */
    enum Show {
        AUTO,
        ALWAYS,
        NEVER,
        CRITICAL
    }

    /** What is done about an offset that the time zone does not have at that time. */
    enum OffsetOption {
        PREFER,
        USE,
        IGNORE,
        REJECT
    }

    /** The value of an option that is a unit; no unit means {@code auto}. */
    record UnitOption(TemporalUnit unit) {
        static final UnitOption AUTO = new UnitOption(null);
    }

    /** How seconds are shown; the digits are as in {@link IsoText}. */
    record Precision(int digits, TemporalUnit unit, int increment) {}

    private final JsObject options;
    private final String method;

    private TemporalOptions(JsObject options, String method) {
        this.options = options;
        this.method = method;
    }

    // GetOptionsObject ( options )
    /** Throws a TypeError for a value that is no object; {@code method} names the builtin in errors. */
    static TemporalOptions of(Object options, String method) {
        if (options == Undefined.INSTANCE) return new TemporalOptions(null, method);
        if (options instanceof JsObject object) return new TemporalOptions(object, method);
        throw TemporalErrors.type("Option must be object: options.");
    }

    /** The required argument of a method, which may also be a string that is the value of one option. */
    static TemporalOptions orShorthand(Realm realm, Object argument, String option, String method) {
        if (argument == Undefined.INSTANCE) throw TemporalErrors.type("Must specify a roundTo parameter.");
        if (!(argument instanceof CharSequence)) return of(argument, method);
        JsObject object = JsObject.create(realm, null);
        object.createDataProperty(option, argument);
        return new TemporalOptions(object, method);
    }

    Object get(String name) {
        return options == null ? Undefined.INSTANCE : options.get(name);
    }

    private RuntimeException outOfRange(Object value, String name) {
        return Errors.rangeError("Value " + TypeConversion.toString(value) + " out of range for " + method
                + " options property " + name);
    }

    // GetOption ( options, property, string, values, default )
    /** The index of the value in the list of those allowed; {@code absent} if there is none, which is an error if it is negative. */
    private int index(String name, List<String> allowed, int absent) {
        Object value = get(name);
        if (value == Undefined.INSTANCE) {
            if (absent < 0) throw outOfRange(value, name);
            return absent;
        }
        String text = TypeConversion.toString(value);
        int index = allowed.indexOf(text);
        if (index < 0) throw outOfRange(text, name);
        return index;
    }

    // GetTemporalOverflowOption ( options )
    Overflow overflow() {
        return index("overflow", OVERFLOWS, 0) == 0 ? Overflow.CONSTRAIN : Overflow.REJECT;
    }

    // GetTemporalDisambiguationOption ( options )
    Disambiguation disambiguation() {
        return Disambiguation.values()[index("disambiguation", DISAMBIGUATIONS, 0)];
    }

    // GetTemporalOffsetOption ( options, fallback )
    OffsetOption offset(OffsetOption fallback) {
        return OffsetOption.values()[index("offset", OFFSETS, fallback.ordinal())];
    }

    // GetTemporalShowCalendarNameOption ( options )
    Show calendarName() {
        return Show.values()[index("calendarName", CALENDAR_NAMES, 0)];
    }

    // GetTemporalShowTimeZoneNameOption ( options )
    Show timeZoneName() {
        int index = index("timeZoneName", TIME_ZONE_NAMES, 0);
        return index == 0 ? Show.AUTO : index == 1 ? Show.NEVER : Show.CRITICAL;
    }

    // GetTemporalShowOffsetOption ( options )
    boolean showsOffset() {
        return index("offset", SHOWN_OFFSETS, 0) == 0;
    }

    // GetDirectionOption ( options )
    boolean isNextDirection() {
        return index("direction", DIRECTIONS, -1) == 0;
    }

    // GetRoundingModeOption ( options, fallback )
    RoundingMode roundingMode(RoundingMode fallback) {
        Object value = get("roundingMode");
        if (value == Undefined.INSTANCE) return fallback;
        String text = TypeConversion.toString(value);
        RoundingMode mode = RoundingMode.named(text);
        if (mode == null) throw outOfRange(text, "roundingMode");
        return mode;
    }

    // GetRoundingIncrementOption ( options )
    int roundingIncrement() {
        Object value = get("roundingIncrement");
        if (value == Undefined.INSTANCE) return 1;
        double increment = Conversion.toIntegerWithTruncation(value);
        if (increment < 1 || increment > MAX_INCREMENT) throw TemporalErrors.range("Integer out of range.");
        return (int) increment;
    }

    // GetTemporalFractionalSecondDigitsOption ( options )
    /** The number of digits, or {@link IsoText#AUTO}. */
    int fractionalSecondDigits() {
        Object value = get("fractionalSecondDigits");
        if (value == Undefined.INSTANCE) return IsoText.AUTO;
        if (!(value instanceof Integer || value instanceof Double)) {
            if (TypeConversion.toString(value).equals("auto")) return IsoText.AUTO;
            throw Errors.rangeError("fractionalSecondDigits value is out of range.");
        }
        double digits = Math.floor(((Number) value).doubleValue());
        if (!(digits >= 0 && digits <= 9)) throw Errors.rangeError("fractionalSecondDigits value is out of range.");
        return (int) digits;
    }

    // GetTemporalUnitValuedOption ( options, key, default )
    /** The unit, or null if the option is unset. */
    UnitOption unit(String name) {
        Object value = get(name);
        if (value == Undefined.INSTANCE) return null;
        String text = TypeConversion.toString(value);
        if (text.equals("auto")) return UnitOption.AUTO;
        TemporalUnit unit = TemporalUnit.named(text);
        if (unit == null) throw outOfRange(text, name);
        return new UnitOption(unit);
    }

    UnitOption requiredUnit(String name) {
        UnitOption unit = unit(name);
        if (unit == null) throw outOfRange(Undefined.INSTANCE, name);
        return unit;
    }

    // ValidateTemporalUnitValue ( value, unitGroup )
    /** The unit of an option, or the default if it is unset; throws a RangeError for {@code auto} and units outside the group. */
    static TemporalUnit require(UnitOption option, UnitGroup group, TemporalUnit unset) {
        if (option == null) return unset;
        if (option.unit == null || !group.contains(option.unit)) {
            throw TemporalErrors.range("Unit was not part of the "
                    + (group == UnitGroup.DATE ? "date" : group == UnitGroup.TIME ? "time" : "date/time")
                    + " unit group.");
        }
        return option.unit;
    }

    // ValidateTemporalRoundingIncrement ( increment, dividend, inclusive )
    static void requireIncrement(long increment, long dividend, boolean inclusive) {
        if (increment > (inclusive ? dividend : dividend - 1) || dividend % increment != 0) {
            throw TemporalErrors.range("dividend is not divisible by roundingIncrement");
        }
    }

    /** As {@link #requireIncrement(long, long, boolean)} for a unit, whose increment may be any if it is a unit of dates. */
    static void requireIncrement(long increment, TemporalUnit unit) {
        if (unit.maximumIncrement() != 0) requireIncrement(increment, unit.maximumIncrement(), false);
    }

    // GetDifferenceSettings
    /**
     * @param since whether the difference is to be negated
     * @param smallest the smallest unit by default
     * @param largest the largest unit by default, if the smallest is not larger
     * @param onlyMonths whether weeks and days are not allowed
     */
    Rounding difference(
            boolean since, UnitGroup group, TemporalUnit smallest, TemporalUnit largest, boolean onlyMonths) {
        UnitOption largestOption = unit("largestUnit");
        int increment = roundingIncrement();
        RoundingMode mode = roundingMode(RoundingMode.TRUNC);
        UnitOption smallestOption = unit("smallestUnit");
        boolean automatic = largestOption == null || largestOption.unit == null;
        TemporalUnit largestUnit = automatic ? null : require(largestOption, group, null);
        if (onlyMonths && !automatic) requireMonths(largestUnit);
        TemporalUnit smallestUnit = require(smallestOption, group, smallest);
        if (onlyMonths) requireMonths(smallestUnit);
        if (automatic) largestUnit = TemporalUnit.larger(largest, smallestUnit);
        requireOrder(largestUnit, smallestUnit);
        requireIncrement(increment, smallestUnit);
        return new Rounding(largestUnit, smallestUnit, increment, since ? mode.negated() : mode);
    }

    private static void requireMonths(TemporalUnit unit) {
        if (unit.ordinal() > TemporalUnit.MONTH.ordinal())
            throw TemporalErrors.range("Unit was not part of the date unit group.");
    }

    static void requireOrder(TemporalUnit largest, TemporalUnit smallest) {
        if (smallest.isLargerThan(largest)) {
            throw TemporalErrors.range("smallestUnit was larger than largestunit in DifferenceSettings");
        }
    }

    // ToSecondsStringPrecisionRecord ( smallestUnit, fractionalDigitCount )
    /** Throws a RangeError for hours and longer units. */
    static Precision precision(UnitOption smallestUnit, int digits, boolean acceptsMinute) {
        TemporalUnit unit = require(smallestUnit, UnitGroup.TIME, null);
        if (unit == null) return precision(digits);
        return switch (unit) {
            case MINUTE -> {
                if (!acceptsMinute) throw TemporalErrors.range("smallestUnit must be a valid time unit.");
                yield new Precision(IsoText.MINUTE, unit, 1);
            }
            case SECOND -> new Precision(0, unit, 1);
            case MILLISECOND -> new Precision(3, unit, 1);
            case MICROSECOND -> new Precision(6, unit, 1);
            case NANOSECOND -> new Precision(9, unit, 1);
            default -> throw TemporalErrors.range("smallestUnit must be a valid time unit.");
        };
    }

    private static Precision precision(int digits) {
        return switch (digits) {
            case IsoText.AUTO -> new Precision(digits, TemporalUnit.NANOSECOND, 1);
            case 0 -> new Precision(0, TemporalUnit.SECOND, 1);
            case 1 -> new Precision(digits, TemporalUnit.MILLISECOND, 100);
            case 2 -> new Precision(digits, TemporalUnit.MILLISECOND, 10);
            case 3 -> new Precision(digits, TemporalUnit.MILLISECOND, 1);
            case 4 -> new Precision(digits, TemporalUnit.MICROSECOND, 100);
            case 5 -> new Precision(digits, TemporalUnit.MICROSECOND, 10);
            case 6 -> new Precision(digits, TemporalUnit.MICROSECOND, 1);
            case 7 -> new Precision(digits, TemporalUnit.NANOSECOND, 100);
            case 8 -> new Precision(digits, TemporalUnit.NANOSECOND, 10);
            default -> new Precision(digits, TemporalUnit.NANOSECOND, 1);
        };
    }
}
