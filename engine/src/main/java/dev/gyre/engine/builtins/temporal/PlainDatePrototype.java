package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.temporal.TemporalOptions.Show;
import dev.gyre.engine.builtins.temporal.TemporalOptions.UnitGroup;
import dev.gyre.engine.builtins.temporal.calendar.CalendarArithmetic;
import dev.gyre.engine.builtins.temporal.calendar.CalendarFields;
import dev.gyre.engine.builtins.temporal.calendar.CalendarResolution;
import dev.gyre.engine.builtins.temporal.calendar.CalendarSystem;
import dev.gyre.engine.builtins.temporal.calendar.Overflow;
import dev.gyre.engine.builtins.temporal.difference.Origin;
import dev.gyre.engine.builtins.temporal.difference.RelativeDuration;
import dev.gyre.engine.builtins.temporal.difference.Rounding;
import dev.gyre.engine.builtins.temporal.iso.DateDuration;
import dev.gyre.engine.builtins.temporal.iso.InternalDuration;
import dev.gyre.engine.builtins.temporal.iso.IsoDate;
import dev.gyre.engine.builtins.temporal.iso.IsoDateTime;
import dev.gyre.engine.builtins.temporal.iso.Nanoseconds;
import dev.gyre.engine.builtins.temporal.iso.TemporalUnit;
import dev.gyre.engine.builtins.temporal.zone.Disambiguation;
import dev.gyre.engine.builtins.temporal.zone.TimeZone;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** Temporal.PlainDate.prototype. */
// https://tc39.es/proposal-temporal/#sec-properties-of-the-temporal-plaindate-prototype-object
@BuiltinObject(intrinsic = "%Temporal.PlainDate.prototype%")
public final class PlainDatePrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Temporal.PlainDate";

    private static final String PREFIX = TO_STRING_TAG + ".prototype.";

    private PlainDatePrototype() {}

    private static PlainDateObject require(Object self, String method) {
        if (self instanceof PlainDateObject date) return date;
        throw TemporalErrors.incompatible(self, TO_STRING_TAG, method);
    }

    // https://tc39.es/proposal-temporal/#sec-get-temporal.plaindate.prototype.calendarid
    @Builtin(getter = true)
    static Object calendarId(Realm realm, Object self) {
        return require(self, "calendarId").calendar().id();
    }

    // get Temporal.PlainDate.prototype.era and so on
    // https://tc39.es/proposal-temporal/#sec-get-temporal.plaindate.prototype.era
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
        PlainDateObject date = require(self, DateGetters.name(magic));
        return DateGetters.get(date.calendar(), date.date(), magic);
    }

    // Temporal.PlainDate.prototype.toPlainYearMonth ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindate.prototype.toplainyearmonth
    @Builtin
    static Object toPlainYearMonth(Realm realm, Object self) {
        PlainDateObject date = require(self, "toPlainYearMonth");
        CalendarSystem calendar = date.calendar();
        CalendarFields fields = FieldReading.ofDate(calendar, date.date(), CalendarFields.DATE);
        return PlainYearMonthObject.create(
                realm, CalendarResolution.yearMonth(calendar, fields, Overflow.CONSTRAIN), calendar);
    }

    // Temporal.PlainDate.prototype.toPlainMonthDay ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindate.prototype.toplainmonthday
    @Builtin
    static Object toPlainMonthDay(Realm realm, Object self) {
        PlainDateObject date = require(self, "toPlainMonthDay");
        CalendarSystem calendar = date.calendar();
        CalendarFields fields = FieldReading.ofDate(calendar, date.date(), CalendarFields.DATE);
        return PlainMonthDayObject.create(
                realm, CalendarResolution.monthDay(calendar, fields, Overflow.CONSTRAIN), calendar);
    }

    // Temporal.PlainDate.prototype.add ( temporalDurationLike [ , options ] )
    // Temporal.PlainDate.prototype.subtract ( temporalDurationLike [ , options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindate.prototype.add
    @Builtin(
            names = {"add", "subtract"},
            magic = {0, 1},
            length = 1)
    static Object add(Realm realm, Object self, Object duration, Object options, int magic) {
        String method = magic == 0 ? "add" : "subtract";
        PlainDateObject date = require(self, method);
        DateDuration added =
                DurationConstructor.toAdded(realm, duration, magic != 0).toDate();
        Overflow overflow = TemporalOptions.of(options, PREFIX + method).overflow();
        IsoDate result = CalendarArithmetic.add(date.calendar(), date.date(), added, overflow);
        return PlainDateObject.create(realm, result, date.calendar());
    }

    // Temporal.PlainDate.prototype.with ( temporalDateLike [ , options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindate.prototype.with
    @Builtin(length = 1)
    static Object with(Realm realm, Object self, Object dateLike, Object options) {
        PlainDateObject date = require(self, "with");
        JsObject partial = FieldReading.requirePartial(dateLike);
        CalendarSystem calendar = date.calendar();
        CalendarFields fields = FieldReading.ofDate(calendar, date.date(), CalendarFields.DATE);
        fields.merge(calendar, FieldReading.readPartial(calendar, partial, CalendarFields.DATE));
        Overflow overflow = TemporalOptions.of(options, PREFIX + "with").overflow();
        return PlainDateObject.create(realm, CalendarResolution.date(calendar, fields, overflow), calendar);
    }

    // Temporal.PlainDate.prototype.withCalendar ( calendarLike )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindate.prototype.withcalendar
    @Builtin
    static Object withCalendar(Realm realm, Object self, Object calendarLike) {
        PlainDateObject date = require(self, "withCalendar");
        return PlainDateObject.create(realm, date.date(), Conversion.toCalendar(calendarLike));
    }

    // Temporal.PlainDate.prototype.until ( other [ , options ] )
    // Temporal.PlainDate.prototype.since ( other [ , options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindate.prototype.until
    @Builtin(
            names = {"until", "since"},
            magic = {0, 1},
            length = 1)
    static Object until(Realm realm, Object self, Object other, Object options, int magic) {
        String method = magic == 0 ? "until" : "since";
        PlainDateObject date = require(self, method);
        PlainDateObject end = PlainDateConstructor.toDate(realm, other, PREFIX + method);
        date.requireCalendarOf(end);
        Rounding rounding = TemporalOptions.of(options, PREFIX + method)
                .difference(magic != 0, UnitGroup.DATE, TemporalUnit.DAY, TemporalUnit.DAY, false);
        DurationObject result = difference(realm, date, end, rounding);
        return magic == 0 ? result : result.negated(realm);
    }

    // DifferenceTemporalPlainDate ( operation, temporalDate, other, options )
    private static DurationObject difference(
            Realm realm, PlainDateObject start, PlainDateObject end, Rounding rounding) {
        if (start.date().compareTo(end.date()) == 0) return DurationObject.zero(realm);
        CalendarSystem calendar = start.calendar();
        DateDuration exact = CalendarArithmetic.until(calendar, start.date(), end.date(), rounding.largestUnit());
        InternalDuration duration = new InternalDuration(exact, Nanoseconds.ZERO);
        if (rounding.smallestUnit() != TemporalUnit.DAY || rounding.increment() != 1) {
            Origin origin = Origin.plain(new IsoDateTime(start.date(), 0), calendar);
            Nanoseconds destination = new IsoDateTime(end.date(), 0).toEpoch();
            duration = new RelativeDuration(duration, origin, destination).round(rounding);
        }
        return DurationObject.of(realm, duration, TemporalUnit.DAY);
    }

    // Temporal.PlainDate.prototype.equals ( other )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindate.prototype.equals
    @Builtin
    static boolean equals(Realm realm, Object self, Object other) {
        PlainDateObject date = require(self, "equals");
        PlainDateObject compared = PlainDateConstructor.toDate(realm, other, PREFIX + "equals");
        return date.date().equals(compared.date()) && date.hasCalendarOf(compared);
    }

    // Temporal.PlainDate.prototype.toPlainDateTime ( [ temporalTime ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindate.prototype.toplaindatetime
    @Builtin(length = 0)
    static Object toPlainDateTime(Realm realm, Object self, Object time) {
        PlainDateObject date = require(self, "toPlainDateTime");
        long clock = PlainTimeConstructor.toTimeOrMidnight(realm, time, PREFIX + "toPlainDateTime");
        return PlainDateTimeObject.create(realm, new IsoDateTime(date.date(), clock), date.calendar());
    }

    // Temporal.PlainDate.prototype.toZonedDateTime ( item )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindate.prototype.tozoneddatetime
    @Builtin
    static Object toZonedDateTime(Realm realm, Object self, Object item) {
        PlainDateObject date = require(self, "toZonedDateTime");
        Object zoneLike = item instanceof JsObject object ? object.get("timeZone") : Undefined.INSTANCE;
        TimeZone zone = Conversion.toTimeZone(zoneLike == Undefined.INSTANCE ? item : zoneLike);
        Object time = zoneLike == Undefined.INSTANCE ? zoneLike : ((JsObject) item).get("plainTime");
        return ZonedDateTimeObject.create(realm, instant(realm, date.date(), zone, time), zone, date.calendar());
    }

    private static Nanoseconds instant(Realm realm, IsoDate date, TimeZone zone, Object time) {
        if (time == Undefined.INSTANCE) return zone.startOfDay(date);
        long clock = PlainTimeConstructor.toTimeOrMidnight(realm, time, PREFIX + "toZonedDateTime");
        IsoDateTime dateTime = new IsoDateTime(date, clock);
        if (!dateTime.isWithinLimits()) throw TemporalErrors.range("DateTime is not within a valid range.");
        return zone.instantOf(dateTime, Disambiguation.COMPATIBLE);
    }

    // Temporal.PlainDate.prototype.toString ( [ options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindate.prototype.tostring
    @Builtin(length = 0)
    static Object toString(Realm realm, Object self, Object options) {
        PlainDateObject date = require(self, "toString");
        Show show = TemporalOptions.of(options, PREFIX + "toString").calendarName();
        return DateGetters.text(date.date(), date.calendar(), show);
    }

    // Temporal.PlainDate.prototype.toLocaleString ( [ locales [ , options ] ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindate.prototype.tolocalestring
    @Builtin(length = 0)
    static Object toLocaleString(Realm realm, Object self, Object locales, Object options) {
        return realm.toLocaleString(require(self, "toLocaleString"), locales, options);
    }

    // Temporal.PlainDate.prototype.toJSON ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindate.prototype.tojson
    @Builtin
    static Object toJSON(Realm realm, Object self) {
        PlainDateObject date = require(self, "toJSON");
        return DateGetters.text(date.date(), date.calendar(), Show.AUTO);
    }

    // Temporal.PlainDate.prototype.valueOf ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.plaindate.prototype.valueof
    @Builtin
    static Object valueOf(Realm realm, Object self) {
        throw TemporalErrors.noPrimitive(TO_STRING_TAG);
    }
}
