package dev.gyre.engine.builtins.intl.dates;

import dev.gyre.engine.builtins.temporal.CalendarObject;
import dev.gyre.engine.builtins.temporal.DurationObject;
import dev.gyre.engine.builtins.temporal.InstantObject;
import dev.gyre.engine.builtins.temporal.PlainDateObject;
import dev.gyre.engine.builtins.temporal.PlainDateTimeObject;
import dev.gyre.engine.builtins.temporal.PlainMonthDayObject;
import dev.gyre.engine.builtins.temporal.PlainTimeObject;
import dev.gyre.engine.builtins.temporal.PlainYearMonthObject;
import dev.gyre.engine.builtins.temporal.TemporalValue;
import dev.gyre.engine.builtins.temporal.iso.IsoDate;
import dev.gyre.engine.builtins.temporal.iso.IsoDateTime;
import dev.gyre.engine.builtins.temporal.iso.Nanoseconds;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;

/**
 * A value to format: a time, and the formatters for its type.
 *
 * @param time milliseconds since the epoch; of a clock in UTC for a type without a time zone
 */
// Value Format Records, https://tc39.es/ecma402/#datetimeformat-value-format-record
record FormattableTime(DateFormatters formatters, double time) {
    private static final double MAX_TIME = 8.64e15;
    private static final long NOON = 43_200_000_000_000L;
    private static final IsoDate EPOCH_DATE = IsoDate.ofEpochDay(0);

    // ToDateTimeFormattable ( value ), https://tc39.es/ecma402/#sec-todatetimeformattable
    /** An object of Temporal, or a number. */
    static Object formattable(Object value) {
        return isTemporal(value) ? value : (Object) TypeConversion.toNumber(value);
    }

    // IsTemporalObject ( value ), https://tc39.es/ecma402/#sec-temporal-istemporalobject
    private static boolean isTemporal(Object value) {
        return value instanceof TemporalValue && !(value instanceof DurationObject);
    }

    // HandleDateTimeValue ( dateTimeFormat, x ), https://tc39.es/ecma402/#sec-temporal-handledatetimevalue
    /**
     * Throws a TypeError for a type that the format has nothing of, a RangeError for another calendar or an invalid time.
     *
     * @param formattable of {@link #formattable}
     */
    static FormattableTime of(Realm realm, DateTimeFormatObject format, Object formattable) {
        // No switch, which is linked at run time.
        if (formattable instanceof Number number)
            return new FormattableTime(format.formatters(), clipped(number.doubleValue()));
        if (formattable instanceof PlainDateObject date) {
            requireCalendar(format, date, date.calendar().isIso());
            return plain(realm, format, FormattedType.PLAIN_DATE, date, new IsoDateTime(date.date(), NOON));
        }
        if (formattable instanceof PlainDateTimeObject dateTime) {
            requireCalendar(format, dateTime, dateTime.calendar().isIso());
            return plain(realm, format, FormattedType.PLAIN_DATE_TIME, dateTime, dateTime.dateTime());
        }
        if (formattable instanceof PlainYearMonthObject month) {
            requireCalendar(format, month, false);
            return plain(realm, format, FormattedType.PLAIN_YEAR_MONTH, month, new IsoDateTime(month.date(), NOON));
        }
        if (formattable instanceof PlainMonthDayObject day) {
            requireCalendar(format, day, false);
            return plain(realm, format, FormattedType.PLAIN_MONTH_DAY, day, new IsoDateTime(day.date(), NOON));
        }
        if (formattable instanceof PlainTimeObject time)
            return plain(realm, format, FormattedType.PLAIN_TIME, time, new IsoDateTime(EPOCH_DATE, time.time()));
        if (formattable instanceof InstantObject instant) return ofInstant(realm, format, instant.epoch());
        throw unsuitable(formattable);
    }

    /** A time in the time zone of the format. */
    static FormattableTime ofInstant(Realm realm, DateTimeFormatObject format, Nanoseconds epoch) {
        return new FormattableTime(format.formatters(realm, FormattedType.INSTANT), epoch.toMillis());
    }

    private static FormattableTime plain(
            Realm realm, DateTimeFormatObject format, FormattedType type, Object value, IsoDateTime dateTime) {
        DateFormatters formatters = format.formatters(realm, type);
        if (formatters == null) throw unsuitable(value);
        return new FormattableTime(formatters, dateTime.toEpoch().toMillis());
    }

    /** Throws a RangeError for an object whose calendar is neither that of the format nor, if it suits any, ISO 8601. */
    static void requireCalendar(DateTimeFormatObject format, CalendarObject value, boolean suitsAny) {
        if (!suitsAny && !value.calendar().id().equals(format.calendar()))
            throw Errors.rangeError("Mismatched calendars.");
    }

    private static JsException unsuitable(Object value) {
        return Errors.typeError("Invalid argument for Temporal " + NoSideEffectsToString.of(value));
    }

    // PartitionDateTimeRangePattern ( dateTimeFormat, x, y ),
    // https://tc39.es/ecma402/#sec-partitiondatetimerangepattern
    /** Throws a TypeError for values of different types. */
    static void requireSameType(Object start, Object end) {
        if (isTemporal(start) ? start.getClass() != end.getClass() : isTemporal(end)) throw unsuitable(end);
    }

    // TimeClip ( time ), https://tc39.es/ecma262/#sec-timeclip
    private static double clipped(double time) {
        if (!(Math.abs(time) <= MAX_TIME)) throw Errors.rangeError("Invalid time value");
        return time < 0 ? Math.ceil(time) : Math.floor(time);
    }
}
