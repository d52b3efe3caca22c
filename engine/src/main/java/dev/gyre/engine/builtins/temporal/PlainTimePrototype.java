package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.temporal.TemporalOptions.Precision;
import dev.gyre.engine.builtins.temporal.TemporalOptions.UnitGroup;
import dev.gyre.engine.builtins.temporal.TemporalOptions.UnitOption;
import dev.gyre.engine.builtins.temporal.calendar.CalendarFields;
import dev.gyre.engine.builtins.temporal.calendar.CalendarSystem;
import dev.gyre.engine.builtins.temporal.calendar.Overflow;
import dev.gyre.engine.builtins.temporal.difference.Differences;
import dev.gyre.engine.builtins.temporal.difference.Rounding;
import dev.gyre.engine.builtins.temporal.iso.IsoText;
import dev.gyre.engine.builtins.temporal.iso.Nanoseconds;
import dev.gyre.engine.builtins.temporal.iso.RoundingMode;
import dev.gyre.engine.builtins.temporal.iso.TemporalUnit;
import dev.gyre.engine.builtins.temporal.iso.TimeOfDay;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** Temporal.PlainTime.prototype. */
// https://tc39.es/proposal-temporal/#sec-properties-of-the-temporal-plaintime-prototype-object
@BuiltinObject(intrinsic = "%Temporal.PlainTime.prototype%")
public final class PlainTimePrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Temporal.PlainTime";

    private static final String PREFIX = TO_STRING_TAG + ".prototype.";

    private PlainTimePrototype() {}

    private static PlainTimeObject require(Object self, String method) {
        if (self instanceof PlainTimeObject time) return time;
        throw TemporalErrors.incompatible(self, TO_STRING_TAG, method);
    }

    // https://tc39.es/proposal-temporal/#sec-get-temporal.plaintime.prototype.hour
    @Builtin(
            getter = true,
            names = {"hour", "minute", "second", "millisecond", "microsecond", "nanosecond"},
            magic = {15, 16, 17, 18, 19, 20})
    static int component(Realm realm, Object self, int magic) {
        return DateGetters.ofTime(require(self, DateGetters.name(magic)).time(), magic);
    }

    // Temporal.PlainTime.prototype.add ( temporalDurationLike )
    // Temporal.PlainTime.prototype.subtract ( temporalDurationLike )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaintime.prototype.add
    @Builtin(
            names = {"add", "subtract"},
            magic = {0, 1})
    static Object add(Realm realm, Object self, Object duration, int magic) {
        PlainTimeObject time = require(self, magic == 0 ? "add" : "subtract");
        Nanoseconds added =
                DurationConstructor.toAdded(realm, duration, magic != 0).time();
        return PlainTimeObject.create(realm, TimeOfDay.add(time.time(), added).time());
    }

    // Temporal.PlainTime.prototype.with ( temporalTimeLike [ , options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaintime.prototype.with
    @Builtin(length = 1)
    static Object with(Realm realm, Object self, Object timeLike, Object options) {
        PlainTimeObject time = require(self, "with");
        JsObject partial = FieldReading.requirePartial(timeLike);
        CalendarFields given = PlainTimeConstructor.readTime(partial);
        CalendarFields fields = new CalendarFields();
        FieldReading.setTime(fields, time.time());
        fields.merge(CalendarSystem.iso(), given);
        Overflow overflow = TemporalOptions.of(options, PREFIX + "with").overflow();
        return PlainTimeObject.create(realm, FieldReading.time(fields, overflow));
    }

    // Temporal.PlainTime.prototype.until ( other [ , options ] )
    // Temporal.PlainTime.prototype.since ( other [ , options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaintime.prototype.until
    @Builtin(
            names = {"until", "since"},
            magic = {0, 1},
            length = 1)
    static Object until(Realm realm, Object self, Object other, Object options, int magic) {
        String method = magic == 0 ? "until" : "since";
        PlainTimeObject time = require(self, method);
        long end = PlainTimeConstructor.toTime(realm, other, Undefined.INSTANCE, PREFIX + method);
        Rounding rounding = TemporalOptions.of(options, PREFIX + method)
                .difference(magic != 0, UnitGroup.TIME, TemporalUnit.NANOSECOND, TemporalUnit.HOUR, false);
        Nanoseconds difference = Nanoseconds.of(end - time.time());
        DurationObject result =
                DurationObject.of(realm, Differences.time(difference, rounding), rounding.largestUnit());
        return magic == 0 ? result : result.negated(realm);
    }

    // Temporal.PlainTime.prototype.round ( roundTo )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaintime.prototype.round
    @Builtin
    static Object round(Realm realm, Object self, Object roundTo) {
        PlainTimeObject time = require(self, "round");
        TemporalOptions options = TemporalOptions.orShorthand(realm, roundTo, "smallestUnit", PREFIX + "round");
        int increment = options.roundingIncrement();
        RoundingMode mode = options.roundingMode(RoundingMode.HALF_EXPAND);
        TemporalUnit unit = TemporalOptions.require(options.requiredUnit("smallestUnit"), UnitGroup.TIME, null);
        TemporalOptions.requireIncrement(increment, unit);
        return PlainTimeObject.create(realm, round(time.time(), increment, unit, mode));
    }

    private static long round(long time, int increment, TemporalUnit unit, RoundingMode mode) {
        return TimeOfDay.round(time, increment, unit, mode) % TimeOfDay.NANOS_PER_DAY;
    }

    // Temporal.PlainTime.prototype.equals ( other )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaintime.prototype.equals
    @Builtin
    static boolean equals(Realm realm, Object self, Object other) {
        PlainTimeObject time = require(self, "equals");
        return time.time() == PlainTimeConstructor.toTime(realm, other, Undefined.INSTANCE, PREFIX + "equals");
    }

    // Temporal.PlainTime.prototype.toString ( [ options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaintime.prototype.tostring
    @Builtin(length = 0)
    static Object toString(Realm realm, Object self, Object options) {
        PlainTimeObject time = require(self, "toString");
        TemporalOptions read = TemporalOptions.of(options, PREFIX + "toString");
        int digits = read.fractionalSecondDigits();
        RoundingMode mode = read.roundingMode(RoundingMode.TRUNC);
        UnitOption unit = read.unit("smallestUnit");
        Precision precision = TemporalOptions.precision(unit, digits, true);
        return text(round(time.time(), precision.increment(), precision.unit(), mode), precision.digits());
    }

    // TimeRecordToString ( time, precision )
    static String text(long time, int precision) {
        StringBuilder text = new StringBuilder();
        IsoText.time(text, time, precision);
        return text.toString();
    }

    // Temporal.PlainTime.prototype.toLocaleString ( [ locales [ , options ] ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaintime.prototype.tolocalestring
    @Builtin(length = 0)
    static Object toLocaleString(Realm realm, Object self, Object locales, Object options) {
        return realm.toLocaleString(require(self, "toLocaleString"), locales, options);
    }

    // Temporal.PlainTime.prototype.toJSON ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaintime.prototype.tojson
    @Builtin
    static Object toJSON(Realm realm, Object self) {
        return text(require(self, "toJSON").time(), IsoText.AUTO);
    }

    // Temporal.PlainTime.prototype.valueOf ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaintime.prototype.valueof
    @Builtin
    static Object valueOf(Realm realm, Object self) {
        throw TemporalErrors.noPrimitive(TO_STRING_TAG);
    }
}
