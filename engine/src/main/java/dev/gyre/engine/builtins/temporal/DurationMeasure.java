package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.temporal.calendar.CalendarArithmetic;
import dev.gyre.engine.builtins.temporal.calendar.CalendarSystem;
import dev.gyre.engine.builtins.temporal.calendar.Overflow;
import dev.gyre.engine.builtins.temporal.difference.Differences;
import dev.gyre.engine.builtins.temporal.difference.Rounding;
import dev.gyre.engine.builtins.temporal.iso.InternalDuration;
import dev.gyre.engine.builtins.temporal.iso.IsoDate;
import dev.gyre.engine.builtins.temporal.iso.IsoDateTime;
import dev.gyre.engine.builtins.temporal.iso.Nanoseconds;
import dev.gyre.engine.builtins.temporal.iso.TemporalUnit;
import dev.gyre.engine.builtins.temporal.iso.TimeOfDay;

/** A duration from the value of the option relativeTo to its end, which can be rounded or measured. All methods throw a RangeError for times out of range. */
interface DurationMeasure {
    InternalDuration round(Rounding rounding);

    double total(TemporalUnit unit);

    static DurationMeasure of(DurationObject duration, ZonedDateTimeObject origin) {
        return new Zoned(origin, ZonedDateTimePrototype.add(origin, duration.toInternal(), Overflow.CONSTRAIN));
    }

    static DurationMeasure of(DurationObject duration, PlainDateObject origin) {
        InternalDuration exact = duration.toInternalWith24HourDays();
        TimeOfDay.Sum sum = TimeOfDay.add(0, exact.time());
        IsoDate end = CalendarArithmetic.add(
                origin.calendar(), origin.date(), exact.date().withDays(sum.days()), Overflow.CONSTRAIN);
        return new Plain(new IsoDateTime(origin.date(), 0), new IsoDateTime(end, sum.time()), origin.calendar());
    }

    /** A duration between instants. */
    record Zoned(ZonedDateTimeObject origin, Nanoseconds end) implements DurationMeasure {
        @Override
        public InternalDuration round(Rounding rounding) {
            return Differences.zoned(origin.epoch(), end, origin.zone(), origin.calendar(), rounding);
        }

        @Override
        public double total(TemporalUnit unit) {
            return Differences.zonedTotal(origin.epoch(), end, origin.zone(), origin.calendar(), unit);
        }
    }

    /** A duration between wall-clock times. */
    record Plain(IsoDateTime start, IsoDateTime end, CalendarSystem calendar) implements DurationMeasure {
        @Override
        public InternalDuration round(Rounding rounding) {
            return Differences.plain(start, end, calendar, rounding);
        }

        @Override
        public double total(TemporalUnit unit) {
            return Differences.plainTotal(start, end, calendar, unit);
        }
    }
}
