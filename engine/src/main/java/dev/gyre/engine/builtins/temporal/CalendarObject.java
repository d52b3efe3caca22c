package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.temporal.calendar.CalendarSystem;
import dev.gyre.engine.runtime.object.JsObject;

/** An object of Temporal with a calendar. */
public abstract sealed class CalendarObject extends JsObject implements TemporalValue
        permits PlainDateObject, PlainDateTimeObject, PlainMonthDayObject, PlainYearMonthObject, ZonedDateTimeObject {
    private final CalendarSystem calendar;

    CalendarObject(JsObject prototype, CalendarSystem calendar) {
        super(prototype);
        this.calendar = calendar;
    }

    public final CalendarSystem calendar() {
        return calendar;
    }

    // CalendarEquals ( one, two )
    final boolean hasCalendarOf(CalendarObject other) {
        return calendar == other.calendar;
    }

    /** Throws a RangeError for an object with another calendar. */
    final void requireCalendarOf(CalendarObject other) {
        if (!hasCalendarOf(other)) throw TemporalErrors.differentCalendars();
    }
}
