package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.temporal.TemporalOptions.Precision;
import dev.gyre.engine.builtins.temporal.TemporalOptions.Show;
import dev.gyre.engine.builtins.temporal.TemporalOptions.UnitGroup;
import dev.gyre.engine.builtins.temporal.TemporalOptions.UnitOption;
import dev.gyre.engine.builtins.temporal.calendar.CalendarArithmetic;
import dev.gyre.engine.builtins.temporal.calendar.CalendarFields;
import dev.gyre.engine.builtins.temporal.calendar.CalendarSystem;
import dev.gyre.engine.builtins.temporal.calendar.Overflow;
import dev.gyre.engine.builtins.temporal.difference.Differences;
import dev.gyre.engine.builtins.temporal.difference.Rounding;
import dev.gyre.engine.builtins.temporal.iso.DateDuration;
import dev.gyre.engine.builtins.temporal.iso.InternalDuration;
import dev.gyre.engine.builtins.temporal.iso.IsoDate;
import dev.gyre.engine.builtins.temporal.iso.IsoDateTime;
import dev.gyre.engine.builtins.temporal.iso.IsoText;
import dev.gyre.engine.builtins.temporal.iso.Nanoseconds;
import dev.gyre.engine.builtins.temporal.iso.RoundingMode;
import dev.gyre.engine.builtins.temporal.iso.TemporalUnit;
import dev.gyre.engine.builtins.temporal.iso.TimeOfDay;
import dev.gyre.engine.builtins.temporal.zone.Disambiguation;
import dev.gyre.engine.builtins.temporal.zone.TimeZone;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** Temporal.PlainDateTime.prototype. */
// https://tc39.es/proposal-temporal/#sec-properties-of-the-temporal-plaindatetime-prototype-object
@BuiltinObject(intrinsic = "%Temporal.PlainDateTime.prototype%")
public final class PlainDateTimePrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Temporal.PlainDateTime";

    private static final String PREFIX = TO_STRING_TAG + ".prototype.";

    private PlainDateTimePrototype() {}

    private static PlainDateTimeObject require(Object self, String method) {
        if (self instanceof PlainDateTimeObject dateTime) return dateTime;
        throw TemporalErrors.incompatible(self, TO_STRING_TAG, method);
    }

    // https://tc39.es/proposal-temporal/#sec-get-temporal.plaindatetime.prototype.calendarid
    @Builtin(getter = true)
    static Object calendarId(Realm realm, Object self) {
        return require(self, "calendarId").calendar().id();
    }

    // get Temporal.PlainDateTime.prototype.era and so on
    // https://tc39.es/proposal-temporal/#sec-get-temporal.plaindatetime.prototype.era
    @Builtin(
            getter = true,
            names = {
                "era",
                "eraYear",
                "year",
                "month",
                "monthCode",
                "day",
                "dayOfWeek",
                "dayOfYear",
                "weekOfYear",
                "yearOfWeek",
                "daysInWeek",
                "daysInMonth",
                "daysInYear",
                "monthsInYear",
                "inLeapYear"
            },
            magic = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14})
    static Object field(Realm realm, Object self, int magic) {
        PlainDateTimeObject dateTime = require(self, DateGetters.name(magic));
        return DateGetters.get(dateTime.calendar(), dateTime.dateTime().date(), magic);
    }

    // https://tc39.es/proposal-temporal/#sec-get-temporal.plaindatetime.prototype.hour
    @Builtin(
            getter = true,
            names = {"hour", "minute", "second", "millisecond", "microsecond", "nanosecond"},
            magic = {15, 16, 17, 18, 19, 20})
    static int component(Realm realm, Object self, int magic) {
        return DateGetters.ofTime(
                require(self, DateGetters.name(magic)).dateTime().time(), magic);
    }

    // Temporal.PlainDateTime.prototype.with ( temporalDateTimeLike [ , options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindatetime.prototype.with
    @Builtin(length = 1)
    static Object with(Realm realm, Object self, Object dateTimeLike, Object options) {
        PlainDateTimeObject dateTime = require(self, "with");
        JsObject partial = FieldReading.requirePartial(dateTimeLike);
        CalendarSystem calendar = dateTime.calendar();
        CalendarFields fields =
                FieldReading.ofDate(calendar, dateTime.dateTime().date(), CalendarFields.DATE);
        FieldReading.setTime(fields, dateTime.dateTime().time());
        fields.merge(calendar, FieldReading.readPartial(calendar, partial, CalendarFields.DATE | CalendarFields.TIME));
        Overflow overflow = TemporalOptions.of(options, PREFIX + "with").overflow();
        return PlainDateTimeObject.create(realm, FieldReading.dateTime(calendar, fields, overflow), calendar);
    }

    // Temporal.PlainDateTime.prototype.withPlainTime ( [ plainTimeLike ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindatetime.prototype.withplaintime
    @Builtin(length = 0)
    static Object withPlainTime(Realm realm, Object self, Object timeLike) {
        PlainDateTimeObject dateTime = require(self, "withPlainTime");
        long time = PlainTimeConstructor.toTimeOrMidnight(realm, timeLike, PREFIX + "withPlainTime");
        return PlainDateTimeObject.create(
                realm, new IsoDateTime(dateTime.dateTime().date(), time), dateTime.calendar());
    }

    // Temporal.PlainDateTime.prototype.withCalendar ( calendarLike )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindatetime.prototype.withcalendar
    @Builtin
    static Object withCalendar(Realm realm, Object self, Object calendarLike) {
        PlainDateTimeObject dateTime = require(self, "withCalendar");
        return PlainDateTimeObject.create(realm, dateTime.dateTime(), Conversion.toCalendar(calendarLike));
    }

    // Temporal.PlainDateTime.prototype.add ( temporalDurationLike [ , options ] )
    // Temporal.PlainDateTime.prototype.subtract ( temporalDurationLike [ , options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindatetime.prototype.add
    @Builtin(
            names = {"add", "subtract"},
            magic = {0, 1},
            length = 1)
    static Object add(Realm realm, Object self, Object duration, Object options, int magic) {
        String method = magic == 0 ? "add" : "subtract";
        PlainDateTimeObject dateTime = require(self, method);
        DurationObject added = DurationConstructor.toAdded(realm, duration, magic != 0);
        Overflow overflow = TemporalOptions.of(options, PREFIX + method).overflow();
        InternalDuration internal = added.toInternalWith24HourDays();
        TimeOfDay.Sum sum = TimeOfDay.add(dateTime.dateTime().time(), internal.time());
        DateDuration days = internal.date().withDays(sum.days());
        if (!days.isValid()) throw TemporalErrors.range("Duration was not valid.");
        IsoDate date =
                CalendarArithmetic.add(dateTime.calendar(), dateTime.dateTime().date(), days, overflow);
        return PlainDateTimeObject.create(realm, new IsoDateTime(date, sum.time()), dateTime.calendar());
    }

    // Temporal.PlainDateTime.prototype.until ( other [ , options ] )
    // Temporal.PlainDateTime.prototype.since ( other [ , options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindatetime.prototype.until
    @Builtin(
            names = {"until", "since"},
            magic = {0, 1},
            length = 1)
    static Object until(Realm realm, Object self, Object other, Object options, int magic) {
        String method = magic == 0 ? "until" : "since";
        PlainDateTimeObject start = require(self, method);
        PlainDateTimeObject end =
                PlainDateTimeConstructor.toDateTime(realm, other, Undefined.INSTANCE, PREFIX + method);
        start.requireCalendarOf(end);
        Rounding rounding = TemporalOptions.of(options, PREFIX + method)
                .difference(magic != 0, UnitGroup.DATE_TIME, TemporalUnit.NANOSECOND, TemporalUnit.DAY, false);
        InternalDuration difference = Differences.plain(start.dateTime(), end.dateTime(), start.calendar(), rounding);
        DurationObject result = DurationObject.of(realm, difference, rounding.largestUnit());
        return magic == 0 ? result : result.negated(realm);
    }

    // Temporal.PlainDateTime.prototype.round ( roundTo )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindatetime.prototype.round
    @Builtin
    static Object round(Realm realm, Object self, Object roundTo) {
        PlainDateTimeObject dateTime = require(self, "round");
        TemporalOptions options = TemporalOptions.orShorthand(realm, roundTo, "smallestUnit", PREFIX + "round");
        int increment = options.roundingIncrement();
        RoundingMode mode = options.roundingMode(RoundingMode.HALF_EXPAND);
        TemporalUnit unit = roundedUnit(options.requiredUnit("smallestUnit"), increment);
        return PlainDateTimeObject.create(realm, dateTime.dateTime().round(increment, unit, mode), dateTime.calendar());
    }

    /** The unit to which a date and time can be rounded: a day, or a unit of times. Throws a RangeError for others, and for other increments. */
    static TemporalUnit roundedUnit(UnitOption option, int increment) {
        TemporalUnit unit = option.unit() == TemporalUnit.DAY
                ? TemporalUnit.DAY
                : TemporalOptions.require(option, UnitGroup.TIME, null);
        if (unit == TemporalUnit.DAY) TemporalOptions.requireIncrement(increment, 1, true);
        else TemporalOptions.requireIncrement(increment, unit);
        return unit;
    }

    // Temporal.PlainDateTime.prototype.equals ( other )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindatetime.prototype.equals
    @Builtin
    static boolean equals(Realm realm, Object self, Object other) {
        PlainDateTimeObject dateTime = require(self, "equals");
        PlainDateTimeObject compared =
                PlainDateTimeConstructor.toDateTime(realm, other, Undefined.INSTANCE, PREFIX + "equals");
        return dateTime.dateTime().equals(compared.dateTime()) && dateTime.hasCalendarOf(compared);
    }

    // Temporal.PlainDateTime.prototype.toString ( [ options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindatetime.prototype.tostring
    @Builtin(length = 0)
    static Object toString(Realm realm, Object self, Object options) {
        PlainDateTimeObject dateTime = require(self, "toString");
        TemporalOptions read = TemporalOptions.of(options, PREFIX + "toString");
        Show show = read.calendarName();
        int digits = read.fractionalSecondDigits();
        RoundingMode mode = read.roundingMode(RoundingMode.TRUNC);
        UnitOption unit = read.unit("smallestUnit");
        Precision precision = TemporalOptions.precision(unit, digits, true);
        IsoDateTime rounded = dateTime.dateTime().round(precision.increment(), precision.unit(), mode);
        if (!rounded.isWithinLimits()) throw TemporalErrors.range("DateTime is not within a valid range.");
        return text(rounded, dateTime.calendar(), precision.digits(), show);
    }

    private static String text(IsoDateTime dateTime, CalendarSystem calendar, int precision, Show show) {
        StringBuilder text = new StringBuilder();
        IsoText.dateTime(text, dateTime, precision);
        DateGetters.annotate(text, calendar, show);
        return text.toString();
    }

    // Temporal.PlainDateTime.prototype.toLocaleString ( [ locales [ , options ] ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindatetime.prototype.tolocalestring
    @Builtin(length = 0)
    static Object toLocaleString(Realm realm, Object self, Object locales, Object options) {
        return realm.toLocaleString(require(self, "toLocaleString"), locales, options);
    }

    // Temporal.PlainDateTime.prototype.toJSON ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindatetime.prototype.tojson
    @Builtin
    static Object toJSON(Realm realm, Object self) {
        PlainDateTimeObject dateTime = require(self, "toJSON");
        return text(dateTime.dateTime(), dateTime.calendar(), IsoText.AUTO, Show.AUTO);
    }

    // Temporal.PlainDateTime.prototype.valueOf ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindatetime.prototype.valueof
    @Builtin
    static Object valueOf(Realm realm, Object self) {
        throw TemporalErrors.noPrimitive(TO_STRING_TAG);
    }

    // Temporal.PlainDateTime.prototype.toZonedDateTime ( temporalTimeZoneLike [ , options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindatetime.prototype.tozoneddatetime
    @Builtin(length = 1)
    static Object toZonedDateTime(Realm realm, Object self, Object timeZoneLike, Object options) {
        PlainDateTimeObject dateTime = require(self, "toZonedDateTime");
        TimeZone zone = Conversion.toTimeZone(timeZoneLike);
        Disambiguation disambiguation =
                TemporalOptions.of(options, PREFIX + "toZonedDateTime").disambiguation();
        Nanoseconds epoch = zone.instantOf(dateTime.dateTime(), disambiguation);
        return ZonedDateTimeObject.create(realm, epoch, zone, dateTime.calendar());
    }

    // Temporal.PlainDateTime.prototype.toPlainDate ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindatetime.prototype.toplaindate
    @Builtin
    static Object toPlainDate(Realm realm, Object self) {
        PlainDateTimeObject dateTime = require(self, "toPlainDate");
        return PlainDateObject.create(realm, dateTime.dateTime().date(), dateTime.calendar());
    }

    // Temporal.PlainDateTime.prototype.toPlainTime ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindatetime.prototype.toplaintime
    @Builtin
    static Object toPlainTime(Realm realm, Object self) {
        return PlainTimeObject.create(
                realm, require(self, "toPlainTime").dateTime().time());
    }
}
