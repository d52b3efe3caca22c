package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.temporal.TemporalOptions.OffsetOption;
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
import dev.gyre.engine.builtins.temporal.iso.InternalDuration;
import dev.gyre.engine.builtins.temporal.iso.IsoDate;
import dev.gyre.engine.builtins.temporal.iso.IsoDateTime;
import dev.gyre.engine.builtins.temporal.iso.IsoText;
import dev.gyre.engine.builtins.temporal.iso.Nanoseconds;
import dev.gyre.engine.builtins.temporal.iso.RoundingMode;
import dev.gyre.engine.builtins.temporal.iso.TemporalUnit;
import dev.gyre.engine.builtins.temporal.parse.UtcOffset;
import dev.gyre.engine.builtins.temporal.zone.Disambiguation;
import dev.gyre.engine.builtins.temporal.zone.TimeZone;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;

/** Temporal.ZonedDateTime.prototype. */
// https://tc39.es/proposal-temporal/#sec-properties-of-the-temporal-zoneddatetime-prototype-object
@BuiltinObject(intrinsic = "%Temporal.ZonedDateTime.prototype%")
public final class ZonedDateTimePrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Temporal.ZonedDateTime";

    private static final String PREFIX = TO_STRING_TAG + ".prototype.";
    private static final int CHANGED = CalendarFields.DATE | CalendarFields.TIME | CalendarFields.OFFSET;

    private ZonedDateTimePrototype() {}

    private static ZonedDateTimeObject require(Object self, String method) {
        if (self instanceof ZonedDateTimeObject zoned) return zoned;
        throw TemporalErrors.incompatible(self, TO_STRING_TAG, method);
    }

    // https://tc39.es/proposal-temporal/#sec-get-temporal.zoneddatetime.prototype.calendarid
    @Builtin(getter = true)
    static Object calendarId(Realm realm, Object self) {
        return require(self, "calendarId").calendar().id();
    }

    // https://tc39.es/proposal-temporal/#sec-get-temporal.zoneddatetime.prototype.timezoneid
    @Builtin(getter = true)
    static Object timeZoneId(Realm realm, Object self) {
        return require(self, "timeZoneId").zone().id();
    }

    // get Temporal.ZonedDateTime.prototype.era and so on
    // https://tc39.es/proposal-temporal/#sec-get-temporal.zoneddatetime.prototype.era
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
        ZonedDateTimeObject zoned = require(self, DateGetters.name(magic));
        return DateGetters.get(zoned.calendar(), zoned.dateTime().date(), magic);
    }

    // https://tc39.es/proposal-temporal/#sec-get-temporal.zoneddatetime.prototype.hour
    @Builtin(
            getter = true,
            names = {"hour", "minute", "second", "millisecond", "microsecond", "nanosecond"},
            magic = {15, 16, 17, 18, 19, 20})
    static int component(Realm realm, Object self, int magic) {
        return DateGetters.ofTime(
                require(self, DateGetters.name(magic)).dateTime().time(), magic);
    }

    // https://tc39.es/proposal-temporal/#sec-get-temporal.zoneddatetime.prototype.epochmilliseconds
    @Builtin(getter = true)
    static Object epochMilliseconds(Realm realm, Object self) {
        return TypeConversion.number(require(self, "epochMilliseconds").epoch().toMillis());
    }

    // https://tc39.es/proposal-temporal/#sec-get-temporal.zoneddatetime.prototype.epochnanoseconds
    @Builtin(getter = true)
    static Object epochNanoseconds(Realm realm, Object self) {
        return require(self, "epochNanoseconds").epoch().toBigInteger();
    }

    // https://tc39.es/proposal-temporal/#sec-get-temporal.zoneddatetime.prototype.hoursinday
    @Builtin(getter = true)
    static Object hoursInDay(Realm realm, Object self) {
        ZonedDateTimeObject zoned = require(self, "hoursInDay");
        IsoDate today = zoned.dateTime().date();
        Nanoseconds start = zoned.zone().startOfDay(today);
        Nanoseconds end = zoned.zone().startOfDay(today.plusDays(1));
        return TypeConversion.number(end.minus(start).dividedBy(TemporalUnit.HOUR.nanoseconds()));
    }

    // https://tc39.es/proposal-temporal/#sec-get-temporal.zoneddatetime.prototype.offsetnanoseconds
    @Builtin(getter = true)
    static Object offsetNanoseconds(Realm realm, Object self) {
        ZonedDateTimeObject zoned = require(self, "offsetNanoseconds");
        return TypeConversion.number(zoned.zone().offsetAt(zoned.epoch()));
    }

    // https://tc39.es/proposal-temporal/#sec-get-temporal.zoneddatetime.prototype.offset
    @Builtin(getter = true)
    static Object offset(Realm realm, Object self) {
        ZonedDateTimeObject zoned = require(self, "offset");
        return IsoText.offset(zoned.zone().offsetAt(zoned.epoch()));
    }

    // Temporal.ZonedDateTime.prototype.with ( temporalZonedDateTimeLike [ , options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.zoneddatetime.prototype.with
    @Builtin(length = 1)
    static Object with(Realm realm, Object self, Object zonedLike, Object options) {
        ZonedDateTimeObject zoned = require(self, "with");
        JsObject partial = FieldReading.requirePartial(zonedLike);
        CalendarSystem calendar = zoned.calendar();
        TimeZone zone = zoned.zone();
        IsoDateTime dateTime = zoned.dateTime();
        CalendarFields fields = FieldReading.ofDate(calendar, dateTime.date(), CalendarFields.DATE);
        FieldReading.setTime(fields, dateTime.time());
        fields.offset(new UtcOffset(zone.offsetAt(zoned.epoch()), true));
        fields.merge(calendar, FieldReading.readPartial(calendar, partial, CHANGED));
        TemporalOptions read = TemporalOptions.of(options, PREFIX + "with");
        Disambiguation disambiguation = read.disambiguation();
        OffsetOption offset = read.offset(OffsetOption.PREFER);
        IsoDateTime changed = FieldReading.dateTime(calendar, fields, read.overflow());
        Nanoseconds epoch = new ZonedInterpretation(zone, disambiguation, offset, ZonedInterpretation.Match.EXACTLY)
                .of(changed, fields.offset());
        return zoned.with(realm, epoch);
    }

    // Temporal.ZonedDateTime.prototype.withPlainTime ( [ plainTimeLike ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.zoneddatetime.prototype.withplaintime
    @Builtin(length = 0)
    static Object withPlainTime(Realm realm, Object self, Object timeLike) {
        ZonedDateTimeObject zoned = require(self, "withPlainTime");
        IsoDate date = zoned.dateTime().date();
        if (timeLike == Undefined.INSTANCE)
            return zoned.with(realm, zoned.zone().startOfDay(date));
        long time = PlainTimeConstructor.toTimeOrMidnight(realm, timeLike, PREFIX + "withPlainTime");
        return zoned.with(realm, zoned.zone().instantOf(new IsoDateTime(date, time), Disambiguation.COMPATIBLE));
    }

    // Temporal.ZonedDateTime.prototype.withTimeZone ( timeZoneLike )
    // https://tc39.es/proposal-temporal/#sec-temporal.zoneddatetime.prototype.withtimezone
    @Builtin
    static Object withTimeZone(Realm realm, Object self, Object timeZoneLike) {
        ZonedDateTimeObject zoned = require(self, "withTimeZone");
        return ZonedDateTimeObject.create(realm, zoned.epoch(), Conversion.toTimeZone(timeZoneLike), zoned.calendar());
    }

    // Temporal.ZonedDateTime.prototype.withCalendar ( calendarLike )
    // https://tc39.es/proposal-temporal/#sec-temporal.zoneddatetime.prototype.withcalendar
    @Builtin
    static Object withCalendar(Realm realm, Object self, Object calendarLike) {
        ZonedDateTimeObject zoned = require(self, "withCalendar");
        return ZonedDateTimeObject.create(realm, zoned.epoch(), zoned.zone(), Conversion.toCalendar(calendarLike));
    }

    // Temporal.ZonedDateTime.prototype.add ( temporalDurationLike [ , options ] )
    // Temporal.ZonedDateTime.prototype.subtract ( temporalDurationLike [ , options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.zoneddatetime.prototype.add
    @Builtin(
            names = {"add", "subtract"},
            magic = {0, 1},
            length = 1)
    static Object add(Realm realm, Object self, Object duration, Object options, int magic) {
        String method = magic == 0 ? "add" : "subtract";
        ZonedDateTimeObject zoned = require(self, method);
        DurationObject added = DurationConstructor.toAdded(realm, duration, magic != 0);
        Overflow overflow = TemporalOptions.of(options, PREFIX + method).overflow();
        return zoned.with(realm, add(zoned, added.toInternal(), overflow));
    }

    // AddZonedDateTime ( epochNanoseconds, timeZone, calendar, duration, overflow )
    /** The instant after a duration; throws a RangeError if it is out of range. */
    static Nanoseconds add(ZonedDateTimeObject zoned, InternalDuration duration, Overflow overflow) {
        Nanoseconds start = zoned.epoch();
        if (duration.date().sign() != 0) {
            IsoDateTime dateTime = zoned.dateTime();
            IsoDate date = CalendarArithmetic.add(zoned.calendar(), dateTime.date(), duration.date(), overflow);
            IsoDateTime added = new IsoDateTime(date, dateTime.time());
            if (!added.isWithinLimits()) throw TemporalErrors.range("DateTime is not within a valid range.");
            start = zoned.zone().instantOf(added, Disambiguation.COMPATIBLE);
        }
        return InstantObject.requireValid(start.plus(duration.time()));
    }

    // Temporal.ZonedDateTime.prototype.until ( other [ , options ] )
    // Temporal.ZonedDateTime.prototype.since ( other [ , options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.zoneddatetime.prototype.until
    @Builtin(
            names = {"until", "since"},
            magic = {0, 1},
            length = 1)
    static Object until(Realm realm, Object self, Object other, Object options, int magic) {
        String method = magic == 0 ? "until" : "since";
        ZonedDateTimeObject start = require(self, method);
        ZonedDateTimeObject end =
                ZonedDateTimeConstructor.toZonedDateTime(realm, other, Undefined.INSTANCE, PREFIX + method);
        start.requireCalendarOf(end);
        Rounding rounding = TemporalOptions.of(options, PREFIX + method)
                .difference(magic != 0, UnitGroup.DATE_TIME, TemporalUnit.NANOSECOND, TemporalUnit.HOUR, false);
        DurationObject result = difference(realm, start, end, rounding);
        return magic == 0 ? result : result.negated(realm);
    }

    // DifferenceTemporalZonedDateTime ( operation, zonedDateTime, other, options )
    private static DurationObject difference(
            Realm realm, ZonedDateTimeObject start, ZonedDateTimeObject end, Rounding rounding) {
        if (!rounding.largestUnit().isDateUnit()) {
            InternalDuration duration = Differences.instants(start.epoch(), end.epoch(), rounding);
            return DurationObject.of(realm, duration, rounding.largestUnit());
        }
        if (!start.zone().isSame(end.zone())) throw TemporalErrors.range("Time zones are not equal.");
        if (start.epoch().compareTo(end.epoch()) == 0) return DurationObject.zero(realm);
        InternalDuration duration =
                Differences.zoned(start.epoch(), end.epoch(), start.zone(), start.calendar(), rounding);
        return DurationObject.of(realm, duration, TemporalUnit.HOUR);
    }

    // Temporal.ZonedDateTime.prototype.round ( roundTo )
    // https://tc39.es/proposal-temporal/#sec-temporal.zoneddatetime.prototype.round
    @Builtin
    static Object round(Realm realm, Object self, Object roundTo) {
        ZonedDateTimeObject zoned = require(self, "round");
        TemporalOptions options = TemporalOptions.orShorthand(realm, roundTo, "smallestUnit", PREFIX + "round");
        int increment = options.roundingIncrement();
        RoundingMode mode = options.roundingMode(RoundingMode.HALF_EXPAND);
        TemporalUnit unit = PlainDateTimePrototype.roundedUnit(options.requiredUnit("smallestUnit"), increment);
        if (unit == TemporalUnit.NANOSECOND && increment == 1) return zoned.with(realm, zoned.epoch());
        return zoned.with(
                realm, unit == TemporalUnit.DAY ? roundToDay(zoned, mode) : round(zoned, increment, unit, mode));
    }

    private static Nanoseconds roundToDay(ZonedDateTimeObject zoned, RoundingMode mode) {
        IsoDate date = zoned.dateTime().date();
        Nanoseconds start = zoned.zone().startOfDay(date);
        Nanoseconds length = zoned.zone().startOfDay(date.plusDays(1)).minus(start);
        Nanoseconds progress = zoned.epoch().minus(start);
        // Where clocks are put back over midnight, a date goes on after the next one has started.
        if (progress.compareTo(length) >= 0) progress = length.plus(-1);
        return start.plus(progress.round(length, mode));
    }

    private static Nanoseconds round(ZonedDateTimeObject zoned, int increment, TemporalUnit unit, RoundingMode mode) {
        IsoDateTime rounded = zoned.dateTime().round(increment, unit, mode);
        return new ZonedInterpretation(
                        zoned.zone(), Disambiguation.COMPATIBLE, OffsetOption.PREFER, ZonedInterpretation.Match.EXACTLY)
                .of(rounded, zoned.zone().offsetAt(zoned.epoch()));
    }

    // Temporal.ZonedDateTime.prototype.equals ( other )
    // https://tc39.es/proposal-temporal/#sec-temporal.zoneddatetime.prototype.equals
    @Builtin
    static boolean equals(Realm realm, Object self, Object other) {
        ZonedDateTimeObject zoned = require(self, "equals");
        ZonedDateTimeObject compared =
                ZonedDateTimeConstructor.toZonedDateTime(realm, other, Undefined.INSTANCE, PREFIX + "equals");
        return zoned.epoch().equals(compared.epoch())
                && zoned.zone().isSame(compared.zone())
                && zoned.hasCalendarOf(compared);
    }

    // Temporal.ZonedDateTime.prototype.toString ( [ options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.zoneddatetime.prototype.tostring
    @Builtin(length = 0)
    static Object toString(Realm realm, Object self, Object options) {
        ZonedDateTimeObject zoned = require(self, "toString");
        TemporalOptions read = TemporalOptions.of(options, PREFIX + "toString");
        Show calendarName = read.calendarName();
        int digits = read.fractionalSecondDigits();
        boolean showsOffset = read.showsOffset();
        RoundingMode mode = read.roundingMode(RoundingMode.TRUNC);
        UnitOption unit = read.unit("smallestUnit");
        Show timeZoneName = read.timeZoneName();
        Precision precision = TemporalOptions.precision(unit, digits, true);
        long increment = precision.increment() * precision.unit().nanoseconds();
        Nanoseconds rounded = InstantObject.requireValid(zoned.epoch().roundAsIfPositive(increment, mode));
        StringBuilder text = new StringBuilder();
        long offset = zoned.zone().offsetAt(rounded);
        IsoText.dateTime(text, IsoDateTime.ofEpoch(rounded, offset), precision.digits());
        if (showsOffset) text.append(IsoText.roundedOffset(offset));
        if (timeZoneName != Show.NEVER) {
            text.append(timeZoneName == Show.CRITICAL ? "[!" : "[")
                    .append(zoned.zone().id())
                    .append(']');
        }
        DateGetters.annotate(text, zoned.calendar(), calendarName);
        return text.toString();
    }

    // Temporal.ZonedDateTime.prototype.toLocaleString ( [ locales [ , options ] ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.zoneddatetime.prototype.tolocalestring
    @Builtin(length = 0)
    static Object toLocaleString(Realm realm, Object self, Object locales, Object options) {
        return realm.toLocaleString(require(self, "toLocaleString"), locales, options);
    }

    // Temporal.ZonedDateTime.prototype.toJSON ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.zoneddatetime.prototype.tojson
    @Builtin
    static Object toJSON(Realm realm, Object self) {
        return toString(realm, require(self, "toJSON"), Undefined.INSTANCE);
    }

    // Temporal.ZonedDateTime.prototype.valueOf ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.zoneddatetime.prototype.valueof
    @Builtin
    static Object valueOf(Realm realm, Object self) {
        throw TemporalErrors.noPrimitive(TO_STRING_TAG);
    }

    // Temporal.ZonedDateTime.prototype.startOfDay ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.zoneddatetime.prototype.startofday
    @Builtin
    static Object startOfDay(Realm realm, Object self) {
        ZonedDateTimeObject zoned = require(self, "startOfDay");
        return zoned.with(realm, zoned.zone().startOfDay(zoned.dateTime().date()));
    }

    // Temporal.ZonedDateTime.prototype.getTimeZoneTransition ( directionParam )
    // https://tc39.es/proposal-temporal/#sec-temporal.zoneddatetime.prototype.gettimezonetransition
    @Builtin
    static Object getTimeZoneTransition(Realm realm, Object self, Object direction) {
        ZonedDateTimeObject zoned = require(self, "getTimeZoneTransition");
        boolean next = TemporalOptions.orShorthand(realm, direction, "direction", PREFIX + "getTimeZoneTransition")
                .isNextDirection();
        Nanoseconds transition =
                next ? zoned.zone().nextTransition(zoned.epoch()) : zoned.zone().previousTransition(zoned.epoch());
        return transition == null ? Null.INSTANCE : zoned.with(realm, transition);
    }

    // Temporal.ZonedDateTime.prototype.toInstant ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.zoneddatetime.prototype.toinstant
    @Builtin
    static Object toInstant(Realm realm, Object self) {
        return InstantObject.create(realm, require(self, "toInstant").epoch());
    }

    // Temporal.ZonedDateTime.prototype.toPlainDate ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.zoneddatetime.prototype.toplaindate
    @Builtin
    static Object toPlainDate(Realm realm, Object self) {
        ZonedDateTimeObject zoned = require(self, "toPlainDate");
        return PlainDateObject.create(realm, zoned.dateTime().date(), zoned.calendar());
    }

    // Temporal.ZonedDateTime.prototype.toPlainTime ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.zoneddatetime.prototype.toplaintime
    @Builtin
    static Object toPlainTime(Realm realm, Object self) {
        return PlainTimeObject.create(
                realm, require(self, "toPlainTime").dateTime().time());
    }

    // Temporal.ZonedDateTime.prototype.toPlainDateTime ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.zoneddatetime.prototype.toplaindatetime
    @Builtin
    static Object toPlainDateTime(Realm realm, Object self) {
        ZonedDateTimeObject zoned = require(self, "toPlainDateTime");
        return PlainDateTimeObject.create(realm, zoned.dateTime(), zoned.calendar());
    }
}
