package dev.gyre.engine.builtins.temporal.difference;

import dev.gyre.engine.builtins.temporal.calendar.CalendarArithmetic;
import dev.gyre.engine.builtins.temporal.calendar.CalendarSystem;
import dev.gyre.engine.builtins.temporal.calendar.Overflow;
import dev.gyre.engine.builtins.temporal.iso.DateDuration;
import dev.gyre.engine.builtins.temporal.iso.IsoDate;
import dev.gyre.engine.builtins.temporal.iso.IsoDateTime;
import dev.gyre.engine.builtins.temporal.iso.Nanoseconds;
import dev.gyre.engine.builtins.temporal.zone.Disambiguation;
import dev.gyre.engine.builtins.temporal.zone.TimeZone;

/**
 * The moment to which a duration is relative.
 *
 * @param epoch the moment; without a time zone, as if its wall-clock time were UTC
 * @param zone the time zone, or null
 */
public record Origin(Nanoseconds epoch, IsoDateTime dateTime, TimeZone zone, CalendarSystem calendar) {

    public static Origin plain(IsoDateTime dateTime, CalendarSystem calendar) {
        return new Origin(dateTime.toEpoch(), dateTime, null, calendar);
    }

    public static Origin zoned(Nanoseconds epoch, TimeZone zone, CalendarSystem calendar) {
        return new Origin(epoch, zone.dateTimeAt(epoch), zone, calendar);
    }

    /** The date after a duration; throws a RangeError if it is out of range. */
    IsoDate plus(DateDuration duration) {
        return CalendarArithmetic.add(calendar, dateTime.date(), duration, Overflow.CONSTRAIN);
    }

    /** The moment on another date at the same time of day; throws a RangeError if it is out of range. */
    Nanoseconds momentOn(IsoDate date) {
        IsoDateTime other = new IsoDateTime(date, dateTime.time());
        return zone == null ? other.toEpoch() : zone.instantOf(other, Disambiguation.COMPATIBLE);
    }

    Nanoseconds after(DateDuration duration) {
        return momentOn(plus(duration));
    }
}
