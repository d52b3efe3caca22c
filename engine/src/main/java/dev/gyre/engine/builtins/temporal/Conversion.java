package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.temporal.calendar.CalendarSystem;
import dev.gyre.engine.builtins.temporal.calendar.MonthCode;
import dev.gyre.engine.builtins.temporal.parse.ParseFailure;
import dev.gyre.engine.builtins.temporal.parse.TimeZoneIdentifier;
import dev.gyre.engine.builtins.temporal.parse.UtcOffset;
import dev.gyre.engine.builtins.temporal.zone.TimeZone;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.operations.TypeConversion.Hint;
import dev.gyre.engine.runtime.value.Undefined;

/** Conversion of values to the numbers, calendars and time zones that Temporal's objects consist of. */
final class Conversion {
    private static final String NOT_FINITE = "Expected finite integer.";

    private Conversion() {}

    // ToIntegerWithTruncation ( argument )
    static double toIntegerWithTruncation(Object value) {
        if (value instanceof Integer number) return number;
        double number = TypeConversion.toNumber(value);
        if (!Double.isFinite(number)) throw TemporalErrors.range(NOT_FINITE);
        return TypeConversion.toIntegerOrInfinity(number);
    }

    /** ToIntegerWithTruncation of an argument that may be left out. */
    static double toIntegerOr(Object value, int absent) {
        return value == Undefined.INSTANCE ? absent : toIntegerWithTruncation(value);
    }

    // ToPositiveIntegerWithTruncation ( argument )
    static double toPositiveIntegerWithTruncation(Object value) {
        double integer = toIntegerWithTruncation(value);
        if (integer <= 0) throw TemporalErrors.range("Integer out of range.");
        return integer;
    }

    // ToIntegerIfIntegral ( argument )
    static double toIntegerIfIntegral(Object value) {
        if (value instanceof Integer number) return number;
        double number = TypeConversion.toNumber(value);
        if (!Double.isFinite(number) || number != Math.rint(number)) throw TemporalErrors.range(NOT_FINITE);
        return number + 0.0;
    }

    // ParseMonthCode ( argument )
    static int toMonthCode(Object value) {
        if (!(TypeConversion.toPrimitive(value, Hint.STRING) instanceof CharSequence text)) {
            throw TemporalErrors.type("Month code must be a string.");
        }
        int code = MonthCode.parse(text.toString());
        if (code == MonthCode.NONE) throw TemporalErrors.range("MonthCode was not valid.");
        return code;
    }

    // ToOffsetString ( argument )
    static UtcOffset toOffset(Object value) {
        if (!(TypeConversion.toPrimitive(value, Hint.STRING) instanceof CharSequence text)) {
            throw TemporalErrors.type("Offset must be string.");
        }
        try {
            return UtcOffset.parse(text.toString());
        } catch (ParseFailure failure) {
            throw TemporalErrors.unparsable(failure);
        }
    }

    // ToTemporalTimeZoneIdentifier ( temporalTimeZoneLike )
    static TimeZone toTimeZone(Object value) {
        if (value instanceof ZonedDateTimeObject zoned) return zoned.zone();
        if (!(value instanceof CharSequence text)) {
            throw TemporalErrors.type("Time zone must be string or ZonedDateTime object.");
        }
        try {
            return toTimeZone(TimeZoneIdentifier.parseText(text.toString()));
        } catch (ParseFailure failure) {
            throw TemporalErrors.unparsable(failure);
        }
    }

    static TimeZone toTimeZone(TimeZoneIdentifier identifier) {
        TimeZone zone = TimeZone.of(identifier);
        if (zone == null) throw TemporalErrors.range("Unknown time zone identifier");
        return zone;
    }

    /** The time zone of an annotation. */
    static TimeZone annotatedTimeZone(String annotation) {
        try {
            return toTimeZone(TimeZoneIdentifier.parse(annotation));
        } catch (ParseFailure failure) {
            throw TemporalErrors.unparsable(failure);
        }
    }

    // ToTemporalCalendarIdentifier ( temporalCalendarLike )
    static CalendarSystem toCalendar(Object value) {
        if (value instanceof CalendarObject object) return object.calendar();
        if (!(value instanceof CharSequence text)) throw TemporalErrors.type("Calendar must be string.");
        try {
            CalendarSystem calendar = CalendarSystem.named(TimeZoneIdentifier.parseCalendar(text.toString()));
            if (calendar == null) throw TemporalErrors.range("Invalid calendar string");
            return calendar;
        } catch (ParseFailure failure) {
            throw TemporalErrors.unparsable(failure);
        }
    }

    /** The calendar of an annotation, or ISO 8601 without one. */
    static CalendarSystem annotatedCalendar(String annotationOrNull) {
        if (annotationOrNull == null) return CalendarSystem.iso();
        CalendarSystem calendar = CalendarSystem.named(annotationOrNull);
        if (calendar == null) throw TemporalErrors.range("unknown calendar");
        return calendar;
    }

    // GetTemporalCalendarIdentifierWithISODefault ( item )
    static CalendarSystem calendarOf(JsObject item) {
        if (item instanceof CalendarObject object) return object.calendar();
        Object value = item.get("calendar");
        return value == Undefined.INSTANCE ? CalendarSystem.iso() : toCalendar(value);
    }

    /** The calendar that a constructor gets by its name only. */
    static CalendarSystem calendarArgument(Object value) {
        if (value == Undefined.INSTANCE) return CalendarSystem.iso();
        if (!(value instanceof CharSequence text)) throw TemporalErrors.type("Calendar must be string.");
        CalendarSystem calendar = CalendarSystem.named(text.toString());
        if (calendar == null) throw TemporalErrors.range("Unknown calendar type " + text + ".");
        return calendar;
    }
}
