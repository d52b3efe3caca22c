package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.temporal.TemporalOptions.Precision;
import dev.gyre.engine.builtins.temporal.TemporalOptions.UnitGroup;
import dev.gyre.engine.builtins.temporal.TemporalOptions.UnitOption;
import dev.gyre.engine.builtins.temporal.difference.Differences;
import dev.gyre.engine.builtins.temporal.difference.Rounding;
import dev.gyre.engine.builtins.temporal.iso.InternalDuration;
import dev.gyre.engine.builtins.temporal.iso.IsoText;
import dev.gyre.engine.builtins.temporal.iso.Nanoseconds;
import dev.gyre.engine.builtins.temporal.iso.RoundingMode;
import dev.gyre.engine.builtins.temporal.iso.TemporalUnit;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;

/** Temporal.Duration.prototype. */
// https://tc39.es/proposal-temporal/#sec-properties-of-the-temporal-duration-prototype-object
@BuiltinObject(intrinsic = "%Temporal.Duration.prototype%")
public final class DurationPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Temporal.Duration";

    private static final String PREFIX = TO_STRING_TAG + ".prototype.";

    private DurationPrototype() {}

    private static DurationObject require(Object self, String method) {
        if (self instanceof DurationObject duration) return duration;
        throw TemporalErrors.incompatible(self, TO_STRING_TAG, method);
    }

    // get Temporal.Duration.prototype.years and so on
    // https://tc39.es/proposal-temporal/#sec-get-temporal.duration.prototype.years
    @Builtin(
            getter = true,
            names = {
                "years",
                "months",
                "weeks",
                "days",
                "hours",
                "minutes",
                "seconds",
                "milliseconds",
                "microseconds",
                "nanoseconds"
            },
            magic = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
    static Object component(Realm realm, Object self, int magic) {
        DurationObject duration = require(self, TemporalUnit.values()[magic].name());
        return TypeConversion.number(duration.components()[magic]);
    }

    // https://tc39.es/proposal-temporal/#sec-get-temporal.duration.prototype.sign
    @Builtin(getter = true)
    static int sign(Realm realm, Object self) {
        return require(self, "sign").sign();
    }

    // https://tc39.es/proposal-temporal/#sec-get-temporal.duration.prototype.blank
    @Builtin(getter = true)
    static boolean blank(Realm realm, Object self) {
        return require(self, "blank").sign() == 0;
    }

    // Temporal.Duration.prototype.with ( temporalDurationLike )
    // https://tc39.es/proposal-temporal/#sec-temporal.duration.prototype.with
    @Builtin
    static Object with(Realm realm, Object self, Object durationLike) {
        double[] components = require(self, "with").components().clone();
        if (!(durationLike instanceof JsObject object)) {
            throw TemporalErrors.type("Duration argument must be object or string.");
        }
        DurationConstructor.readPartial(object, components);
        return DurationObject.create(realm, components);
    }

    // Temporal.Duration.prototype.negated ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.duration.prototype.negated
    @Builtin
    static Object negated(Realm realm, Object self) {
        return require(self, "negated").negated(realm);
    }

    // Temporal.Duration.prototype.abs ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.duration.prototype.abs
    @Builtin
    static Object abs(Realm realm, Object self) {
        double[] components = require(self, "abs").components().clone();
        for (int i = 0; i < components.length; i++) components[i] = Math.abs(components[i]);
        return DurationObject.create(realm, components);
    }

    // Temporal.Duration.prototype.add ( other )
    // Temporal.Duration.prototype.subtract ( other )
    // https://tc39.es/proposal-temporal/#sec-temporal.duration.prototype.add
    @Builtin(
            names = {"add", "subtract"},
            magic = {0, 1})
    static Object add(Realm realm, Object self, Object other, int magic) {
        DurationObject duration = require(self, magic == 0 ? "add" : "subtract");
        DurationObject added = DurationConstructor.toAdded(realm, other, magic != 0);
        TemporalUnit largest = TemporalUnit.larger(duration.largestUnit(), added.largestUnit());
        if (largest.isCalendarUnit()) {
            throw TemporalErrors.range("Largest unit cannot be a calendar unit when adding two durations.");
        }
        InternalDuration one = duration.toInternalWith24HourDays();
        Nanoseconds sum = one.time().plus(added.toInternalWith24HourDays().time());
        if (!sum.isValidDuration()) throw TemporalErrors.range("Duration was not valid.");
        return DurationObject.of(realm, new InternalDuration(one.date(), sum), largest);
    }

    // Temporal.Duration.prototype.round ( roundTo )
    // https://tc39.es/proposal-temporal/#sec-temporal.duration.prototype.round
    @Builtin
    static Object round(Realm realm, Object self, Object roundTo) {
        DurationObject duration = require(self, "round");
        TemporalOptions options = TemporalOptions.orShorthand(realm, roundTo, "smallestUnit", PREFIX + "round");
        UnitOption largestOption = options.unit("largestUnit");
        RelativeTo relativeTo = RelativeTo.read(realm, options);
        int increment = options.roundingIncrement();
        RoundingMode mode = options.roundingMode(RoundingMode.HALF_EXPAND);
        UnitOption smallestOption = options.unit("smallestUnit");
        TemporalUnit smallest = TemporalOptions.require(smallestOption, UnitGroup.DATE_TIME, TemporalUnit.NANOSECOND);
        if (smallestOption == null && largestOption == null) {
            throw TemporalErrors.range("smallestUnit and largestUnit cannot both be None.");
        }
        TemporalUnit largest = largestOption == null || largestOption.unit() == null
                ? TemporalUnit.larger(duration.largestUnit(), smallest)
                : largestOption.unit();
        TemporalOptions.requireOrder(largest, smallest);
        TemporalOptions.requireIncrement(increment, smallest);
        if (increment > 1 && largest != smallest && smallest.isDateUnit()) {
            throw TemporalErrors.range("roundingIncrement must be one when balancing a date unit");
        }
        return round(realm, duration, relativeTo, new Rounding(largest, smallest, increment, mode));
    }

    private static DurationObject round(
            Realm realm, DurationObject duration, RelativeTo relativeTo, Rounding rounding) {
        TemporalUnit largest = rounding.largestUnit();
        if (relativeTo.zoned() != null) {
            InternalDuration rounded =
                    DurationMeasure.of(duration, relativeTo.zoned()).round(rounding);
            return DurationObject.of(realm, rounded, largest.isDateUnit() ? TemporalUnit.HOUR : largest);
        }
        if (relativeTo.plain() != null) {
            return DurationObject.of(
                    realm, DurationMeasure.of(duration, relativeTo.plain()).round(rounding), largest);
        }
        if (duration.largestUnit().isCalendarUnit() || largest.isCalendarUnit()) {
            throw TemporalErrors.range("Using a calendar unit in rounding requires relativeTo.");
        }
        InternalDuration exact = duration.toInternalWith24HourDays();
        return DurationObject.of(realm, Differences.time(exact.time(), rounding), largest);
    }

    // Temporal.Duration.prototype.total ( totalOf )
    // https://tc39.es/proposal-temporal/#sec-temporal.duration.prototype.total
    @Builtin
    static Object total(Realm realm, Object self, Object totalOf) {
        DurationObject duration = require(self, "total");
        TemporalOptions options = TemporalOptions.orShorthand(realm, totalOf, "unit", PREFIX + "total");
        RelativeTo relativeTo = RelativeTo.read(realm, options);
        TemporalUnit unit = TemporalOptions.require(options.requiredUnit("unit"), UnitGroup.DATE_TIME, null);
        return TypeConversion.number(total(duration, relativeTo, unit) + 0.0);
    }

    private static double total(DurationObject duration, RelativeTo relativeTo, TemporalUnit unit) {
        if (relativeTo.zoned() != null)
            return DurationMeasure.of(duration, relativeTo.zoned()).total(unit);
        if (relativeTo.plain() != null)
            return DurationMeasure.of(duration, relativeTo.plain()).total(unit);
        if (duration.largestUnit().isCalendarUnit() || unit.isCalendarUnit()) throw TemporalErrors.range("");
        return duration.toInternalWith24HourDays().time().dividedBy(unit.nanoseconds());
    }

    // Temporal.Duration.prototype.toString ( [ options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.duration.prototype.tostring
    @Builtin(length = 0)
    static Object toString(Realm realm, Object self, Object options) {
        DurationObject duration = require(self, "toString");
        TemporalOptions read = TemporalOptions.of(options, PREFIX + "toString");
        int digits = read.fractionalSecondDigits();
        RoundingMode mode = read.roundingMode(RoundingMode.TRUNC);
        UnitOption unit = read.unit("smallestUnit");
        Precision precision = TemporalOptions.precision(unit, digits, false);
        if (precision.unit() == TemporalUnit.NANOSECOND && precision.increment() == 1) {
            return DurationText.of(duration, precision.digits());
        }
        InternalDuration exact = duration.toInternal();
        TemporalUnit largest = TemporalUnit.larger(duration.largestUnit(), TemporalUnit.SECOND);
        Rounding rounding = new Rounding(largest, precision.unit(), precision.increment(), mode);
        InternalDuration rounded = new InternalDuration(
                exact.date(), Differences.time(exact.time(), rounding).time());
        return DurationText.of(DurationObject.of(realm, rounded, largest), precision.digits());
    }

    // Temporal.Duration.prototype.toJSON ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.duration.prototype.tojson
    @Builtin
    static Object toJSON(Realm realm, Object self) {
        return DurationText.of(require(self, "toJSON"), IsoText.AUTO);
    }

    // Temporal.Duration.prototype.toLocaleString ( [ locales [ , options ] ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.duration.prototype.tolocalestring
    @Builtin(length = 0)
    static Object toLocaleString(Realm realm, Object self, Object locales, Object options) {
        return realm.toLocaleString(require(self, "toLocaleString"), locales, options);
    }

    // Temporal.Duration.prototype.valueOf ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.duration.prototype.valueof
    @Builtin
    static Object valueOf(Realm realm, Object self) {
        throw TemporalErrors.noPrimitive(TO_STRING_TAG);
    }
}
