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
import dev.gyre.engine.builtins.temporal.iso.IsoText;
import dev.gyre.engine.builtins.temporal.iso.Nanoseconds;
import dev.gyre.engine.builtins.temporal.iso.TemporalUnit;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** Temporal.PlainYearMonth.prototype. */
// https://tc39.es/proposal-temporal/#sec-properties-of-the-temporal-plainyearmonth-prototype-object
@BuiltinObject(intrinsic = "%Temporal.PlainYearMonth.prototype%")
public final class PlainYearMonthPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Temporal.PlainYearMonth";

    private static final String PREFIX = TO_STRING_TAG + ".prototype.";

    private PlainYearMonthPrototype() {}

    private static PlainYearMonthObject require(Object self, String method) {
        if (self instanceof PlainYearMonthObject yearMonth) return yearMonth;
        throw TemporalErrors.incompatible(self, TO_STRING_TAG, method);
    }

    // https://tc39.es/proposal-temporal/#sec-get-temporal.plainyearmonth.prototype.calendarid
    @Builtin(getter = true)
    static Object calendarId(Realm realm, Object self) {
        return require(self, "calendarId").calendar().id();
    }

    // get Temporal.PlainYearMonth.prototype.era and so on
    // https://tc39.es/proposal-temporal/#sec-get-temporal.plainyearmonth.prototype.era
    @Builtin(
            getter = true,
            names = {
                "era",
                "eraYear",
                "year",
                "month",
                "monthCode",
                "daysInMonth",
                "daysInYear",
                "monthsInYear",
                "inLeapYear"
            },
            magic = {0, 1, 2, 3, 4, 11, 12, 13, 14})
    static Object field(Realm realm, Object self, int magic) {
        PlainYearMonthObject yearMonth = require(self, DateGetters.name(magic));
        return DateGetters.get(yearMonth.calendar(), yearMonth.date(), magic);
    }

    // Temporal.PlainYearMonth.prototype.with ( temporalYearMonthLike [ , options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plainyearmonth.prototype.with
    @Builtin(length = 1)
    static Object with(Realm realm, Object self, Object yearMonthLike, Object options) {
        PlainYearMonthObject yearMonth = require(self, "with");
        JsObject partial = FieldReading.requirePartial(yearMonthLike);
        CalendarSystem calendar = yearMonth.calendar();
        CalendarFields fields = FieldReading.ofDate(calendar, yearMonth.date(), CalendarFields.YEAR);
        fields.merge(calendar, FieldReading.readPartial(calendar, partial, PlainYearMonthConstructor.FIELDS));
        Overflow overflow = TemporalOptions.of(options, PREFIX + "with").overflow();
        return PlainYearMonthObject.create(realm, CalendarResolution.yearMonth(calendar, fields, overflow), calendar);
    }

    // Temporal.PlainYearMonth.prototype.add ( temporalDurationLike [ , options ] )
    // Temporal.PlainYearMonth.prototype.subtract ( temporalDurationLike [ , options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plainyearmonth.prototype.add
    @Builtin(
            names = {"add", "subtract"},
            magic = {0, 1},
            length = 1)
    static Object add(Realm realm, Object self, Object duration, Object options, int magic) {
        String method = magic == 0 ? "add" : "subtract";
        PlainYearMonthObject yearMonth = require(self, method);
        InternalDuration added =
                DurationConstructor.toAdded(realm, duration, magic != 0).toInternal();
        Overflow overflow = TemporalOptions.of(options, PREFIX + method).overflow();
        DateDuration months = added.date();
        if (months.weeks() != 0 || months.days() != 0 || added.time().sign() != 0) {
            throw TemporalErrors.range("Cannot add days, weeks, or time to a year-month.");
        }
        CalendarSystem calendar = yearMonth.calendar();
        IsoDate sum = CalendarArithmetic.add(calendar, firstDay(yearMonth), months, overflow);
        CalendarFields fields = FieldReading.ofDate(calendar, sum, CalendarFields.YEAR);
        return PlainYearMonthObject.create(realm, CalendarResolution.yearMonth(calendar, fields, overflow), calendar);
    }

    /** The first day of a month; throws a RangeError if it is out of range. */
    private static IsoDate firstDay(PlainYearMonthObject yearMonth) {
        CalendarSystem calendar = yearMonth.calendar();
        CalendarFields fields = FieldReading.ofDate(calendar, yearMonth.date(), CalendarFields.YEAR);
        fields.set(CalendarFields.DAY, 1);
        return CalendarResolution.date(calendar, fields, Overflow.CONSTRAIN);
    }

    // Temporal.PlainYearMonth.prototype.until ( other [ , options ] )
    // Temporal.PlainYearMonth.prototype.since ( other [ , options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plainyearmonth.prototype.until
    @Builtin(
            names = {"until", "since"},
            magic = {0, 1},
            length = 1)
    static Object until(Realm realm, Object self, Object other, Object options, int magic) {
        String method = magic == 0 ? "until" : "since";
        PlainYearMonthObject start = require(self, method);
        PlainYearMonthObject end =
                PlainYearMonthConstructor.toYearMonth(realm, other, Undefined.INSTANCE, PREFIX + method);
        start.requireCalendarOf(end);
        Rounding rounding = TemporalOptions.of(options, PREFIX + method)
                .difference(magic != 0, UnitGroup.DATE, TemporalUnit.MONTH, TemporalUnit.YEAR, true);
        DurationObject result = difference(realm, start, end, rounding);
        return magic == 0 ? result : result.negated(realm);
    }

    // DifferenceTemporalPlainYearMonth ( operation, yearMonth, other, options )
    private static DurationObject difference(
            Realm realm, PlainYearMonthObject start, PlainYearMonthObject end, Rounding rounding) {
        if (start.date().compareTo(end.date()) == 0) return DurationObject.zero(realm);
        CalendarSystem calendar = start.calendar();
        IsoDate startDate = firstDay(start), endDate = firstDay(end);
        DateDuration exact = CalendarArithmetic.until(calendar, startDate, endDate, rounding.largestUnit())
                .withWeeksAndDays(0, 0);
        InternalDuration duration = new InternalDuration(exact, Nanoseconds.ZERO);
        if (rounding.smallestUnit() != TemporalUnit.MONTH || rounding.increment() != 1) {
            Origin origin = Origin.plain(new IsoDateTime(startDate, 0), calendar);
            Nanoseconds destination = new IsoDateTime(endDate, 0).toEpoch();
            duration = new RelativeDuration(duration, origin, destination).round(rounding);
        }
        return DurationObject.of(realm, duration, TemporalUnit.DAY);
    }

    // Temporal.PlainYearMonth.prototype.equals ( other )
    // https://tc39.es/proposal-temporal/#sec-temporal.plainyearmonth.prototype.equals
    @Builtin
    static boolean equals(Realm realm, Object self, Object other) {
        PlainYearMonthObject yearMonth = require(self, "equals");
        PlainYearMonthObject compared =
                PlainYearMonthConstructor.toYearMonth(realm, other, Undefined.INSTANCE, PREFIX + "equals");
        return yearMonth.date().equals(compared.date()) && yearMonth.hasCalendarOf(compared);
    }

    // Temporal.PlainYearMonth.prototype.toString ( [ options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plainyearmonth.prototype.tostring
    @Builtin(length = 0)
    static Object toString(Realm realm, Object self, Object options) {
        PlainYearMonthObject yearMonth = require(self, "toString");
        return text(yearMonth, TemporalOptions.of(options, PREFIX + "toString").calendarName());
    }

    // TemporalYearMonthToString ( yearMonth, showCalendar )
    private static String text(PlainYearMonthObject yearMonth, Show show) {
        StringBuilder text = new StringBuilder();
        IsoText.yearMonth(text, yearMonth.date());
        if (DateGetters.showsReference(yearMonth.calendar(), show)) {
            IsoText.digits(text.append('-'), yearMonth.date().day(), 2);
        }
        DateGetters.annotate(text, yearMonth.calendar(), show);
        return text.toString();
    }

    // Temporal.PlainYearMonth.prototype.toLocaleString ( [ locales [ , options ] ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plainyearmonth.prototype.tolocalestring
    @Builtin(length = 0)
    static Object toLocaleString(Realm realm, Object self, Object locales, Object options) {
        return realm.toLocaleString(require(self, "toLocaleString"), locales, options);
    }

    // Temporal.PlainYearMonth.prototype.toJSON ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.plainyearmonth.prototype.tojson
    @Builtin
    static Object toJSON(Realm realm, Object self) {
        return text(require(self, "toJSON"), Show.AUTO);
    }

    // Temporal.PlainYearMonth.prototype.valueOf ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.plainyearmonth.prototype.valueof
    @Builtin
    static Object valueOf(Realm realm, Object self) {
        throw TemporalErrors.noPrimitive(TO_STRING_TAG);
    }

    // Temporal.PlainYearMonth.prototype.toPlainDate ( item )
    // https://tc39.es/proposal-temporal/#sec-temporal.plainyearmonth.prototype.toplaindate
    @Builtin
    static Object toPlainDate(Realm realm, Object self, Object item) {
        PlainYearMonthObject yearMonth = require(self, "toPlainDate");
        if (!(item instanceof JsObject object)) throw TemporalErrors.type("Day argument must be object.");
        CalendarSystem calendar = yearMonth.calendar();
        CalendarFields fields = FieldReading.ofDate(calendar, yearMonth.date(), CalendarFields.YEAR);
        fields.merge(calendar, FieldReading.read(calendar, object, CalendarFields.DAY, 0));
        return PlainDateObject.create(realm, CalendarResolution.date(calendar, fields, Overflow.CONSTRAIN), calendar);
    }
}
