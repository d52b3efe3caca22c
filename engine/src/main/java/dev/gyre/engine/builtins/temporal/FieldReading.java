package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.temporal.calendar.CalendarDate;
import dev.gyre.engine.builtins.temporal.calendar.CalendarFields;
import dev.gyre.engine.builtins.temporal.calendar.CalendarResolution;
import dev.gyre.engine.builtins.temporal.calendar.CalendarSystem;
import dev.gyre.engine.builtins.temporal.calendar.Overflow;
import dev.gyre.engine.builtins.temporal.iso.IsoDate;
import dev.gyre.engine.builtins.temporal.iso.IsoDateTime;
import dev.gyre.engine.builtins.temporal.iso.TemporalUnit;
import dev.gyre.engine.builtins.temporal.iso.TimeOfDay;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Undefined;

/** Reads the fields of a date and time from the properties of an object. */
final class FieldReading {
    /** The names of the fields in their order, which is that of {@link CalendarFields}'s bits. */
    private static final String[] NAMES = {
        "day",
        "era",
        "eraYear",
        "hour",
        "microsecond",
        "millisecond",
        "minute",
        "month",
        "monthCode",
        "nanosecond",
        "offset",
        "second",
        "timeZone",
        "year"
    };

    private static final int POSITIVE = CalendarFields.DAY | CalendarFields.MONTH;

    private FieldReading() {}

    // PrepareCalendarFields ( calendar, fields, calendarFieldNames, nonCalendarFieldNames, requiredFieldNames )
    /**
     * Reads the fields in alphabetical order. Those that are missing are unset, with the value 0.
     *
     * @param wanted the fields to read, to which those of eras are added where the calendar has them
     * @param required those that must be there; throws a TypeError if one is not
     */
    static CalendarFields read(CalendarSystem calendar, JsObject item, int wanted, int required) {
        int all = wanted;
        if ((wanted & CalendarFields.YEAR) != 0 && calendar.hasEras())
            all |= CalendarFields.ERA | CalendarFields.ERA_YEAR;
        CalendarFields fields = new CalendarFields();
        for (int i = 0; i < NAMES.length; i++) {
            int field = 1 << i;
            if ((all & field) == 0) continue;
            Object value = item.get(NAMES[i]);
            if (value != Undefined.INSTANCE) {
                set(fields, field, value);
            } else if ((required & field) != 0) {
                throw TemporalErrors.type(
                        "Must specify " + (field == CalendarFields.TIME_ZONE ? "time zone" : NAMES[i]) + ".");
            }
        }
        return fields;
    }

    /** As {@link #read}, of which at least one must be there. */
    static CalendarFields readPartial(CalendarSystem calendar, JsObject item, int wanted) {
        CalendarFields fields = read(calendar, item, wanted, 0);
        if (!fields.has(-1)) throw TemporalErrors.type("Must specify at least one calendar field.");
        return fields;
    }

    private static void set(CalendarFields fields, int field, Object value) {
        if (field == CalendarFields.ERA) fields.era(TypeConversion.toString(value));
        else if (field == CalendarFields.OFFSET) fields.offset(Conversion.toOffset(value));
        else if (field == CalendarFields.TIME_ZONE) fields.timeZone(Conversion.toTimeZone(value));
        else if (field == CalendarFields.MONTH_CODE) fields.set(field, Conversion.toMonthCode(value));
        else if ((field & POSITIVE) != 0) fields.set(field, Conversion.toPositiveIntegerWithTruncation(value));
        else fields.set(field, Conversion.toIntegerWithTruncation(value));
    }

    // IsPartialTemporalObject ( value )
    /** The argument of a method {@code with}; throws a TypeError for objects of Temporal and those with a calendar or time zone. */
    static JsObject requirePartial(Object value) {
        if (value instanceof JsObject object
                && !(object instanceof CalendarObject || object instanceof PlainTimeObject)
                && object.get("calendar") == Undefined.INSTANCE
                && object.get("timeZone") == Undefined.INSTANCE) return object;
        throw TemporalErrors.type("Argument to with() must contain some date/time fields.");
    }

    // ISODateToFields ( calendar, isoDate, type )
    /** @param wanted the year, the day, or both, which are set beside the month's code */
    static CalendarFields ofDate(CalendarSystem calendar, IsoDate date, int wanted) {
        CalendarDate parts = calendar.dateOf(date.epochDay());
        CalendarFields fields = new CalendarFields();
        fields.set(CalendarFields.MONTH_CODE, calendar.monthCode(parts.year(), parts.month()));
        if ((wanted & CalendarFields.DAY) != 0) fields.set(CalendarFields.DAY, parts.day());
        if ((wanted & CalendarFields.YEAR) != 0) fields.set(CalendarFields.YEAR, parts.year());
        return fields;
    }

    /** Sets the fields of a time. */
    static void setTime(CalendarFields fields, long time) {
        fields.set(CalendarFields.HOUR, TimeOfDay.component(time, TemporalUnit.HOUR))
                .set(CalendarFields.MINUTE, TimeOfDay.component(time, TemporalUnit.MINUTE))
                .set(CalendarFields.SECOND, TimeOfDay.component(time, TemporalUnit.SECOND))
                .set(CalendarFields.MILLISECOND, TimeOfDay.component(time, TemporalUnit.MILLISECOND))
                .set(CalendarFields.MICROSECOND, TimeOfDay.component(time, TemporalUnit.MICROSECOND))
                .set(CalendarFields.NANOSECOND, TimeOfDay.component(time, TemporalUnit.NANOSECOND));
    }

    // RegulateTime ( hour, minute, second, millisecond, microsecond, nanosecond, overflow )
    /** The time of the fields; throws a RangeError for components out of range, if they are to be rejected. */
    static long time(CalendarFields fields, Overflow overflow) {
        double hour = fields.number(CalendarFields.HOUR);
        double minute = fields.number(CalendarFields.MINUTE);
        double second = fields.number(CalendarFields.SECOND);
        double milli = fields.number(CalendarFields.MILLISECOND);
        double micro = fields.number(CalendarFields.MICROSECOND);
        double nano = fields.number(CalendarFields.NANOSECOND);
        if (overflow == Overflow.REJECT) requireTime(hour, minute, second, milli, micro, nano);
        return TimeOfDay.constrain(hour, minute, second, milli, micro, nano);
    }

    /** Throws a RangeError for components out of range. */
    static void requireTime(double hour, double minute, double second, double milli, double micro, double nano) {
        if (!TimeOfDay.isValid(hour, minute, second, milli, micro, nano)) {
            throw TemporalErrors.range("Invalid time provided");
        }
    }

    // InterpretTemporalDateTimeFields ( calendar, fields, overflow )
    static IsoDateTime dateTime(CalendarSystem calendar, CalendarFields fields, Overflow overflow) {
        IsoDate date = CalendarResolution.date(calendar, fields, overflow);
        return new IsoDateTime(date, time(fields, overflow));
    }
}
