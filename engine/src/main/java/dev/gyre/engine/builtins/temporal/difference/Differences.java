package dev.gyre.engine.builtins.temporal.difference;

import dev.gyre.engine.builtins.temporal.calendar.CalendarArithmetic;
import dev.gyre.engine.builtins.temporal.calendar.CalendarSystem;
import dev.gyre.engine.builtins.temporal.iso.DateDuration;
import dev.gyre.engine.builtins.temporal.iso.InternalDuration;
import dev.gyre.engine.builtins.temporal.iso.IsoDate;
import dev.gyre.engine.builtins.temporal.iso.IsoDateTime;
import dev.gyre.engine.builtins.temporal.iso.Nanoseconds;
import dev.gyre.engine.builtins.temporal.iso.TemporalUnit;
import dev.gyre.engine.builtins.temporal.zone.Disambiguation;
import dev.gyre.engine.builtins.temporal.zone.TimeZone;
import dev.gyre.engine.runtime.error.Errors;

/** The durations between two instants or wall-clock times. */
public final class Differences {
    private static final InternalDuration NOTHING = new InternalDuration(DateDuration.ZERO, Nanoseconds.ZERO);

    private Differences() {}

    // DifferenceInstant ( ns1, ns2, roundingIncrement, smallestUnit, roundingMode )
    public static InternalDuration instants(Nanoseconds one, Nanoseconds two, Rounding rounding) {
        return time(two.minus(one), rounding);
    }

    // RoundTimeDuration ( timeDuration, increment, unit, roundingMode )
    /** A rounded time duration; throws a RangeError if it becomes too long. */
    public static InternalDuration time(Nanoseconds time, Rounding rounding) {
        Nanoseconds rounded = rounding.isExact() ? time : time.round(rounding.step(), rounding.mode());
        if (!rounded.isValidDuration()) throw Errors.rangeError("Temporal error: Duration was not valid.");
        return new InternalDuration(DateDuration.ZERO, rounded);
    }

    // DifferenceISODateTime ( isoDateTime1, isoDateTime2, calendar, largestUnit )
    private static InternalDuration plain(
            IsoDateTime one, IsoDateTime two, CalendarSystem calendar, TemporalUnit largestUnit) {
        Nanoseconds time = Nanoseconds.of(two.time() - one.time());
        int timeSign = time.sign();
        IsoDate end = two.date();
        if (timeSign != 0 && timeSign == one.date().compareTo(two.date())) {
            end = end.plusDays(timeSign);
            time = time.plusDays(-timeSign);
        }
        TemporalUnit dateUnit = TemporalUnit.larger(TemporalUnit.DAY, largestUnit);
        DateDuration date = CalendarArithmetic.until(calendar, one.date(), end, dateUnit);
        if (largestUnit == dateUnit) return new InternalDuration(date, time);
        return new InternalDuration(date.withDays(0), time.plusDays(date.days()));
    }

    private static void requireWithinLimits(IsoDateTime one, IsoDateTime two) {
        if (!one.isWithinLimits() || !two.isWithinLimits()) {
            throw Errors.rangeError("Temporal error: DateTime is not within a valid range.");
        }
    }

    // DifferencePlainDateTimeWithRounding
    /** Throws a RangeError for times or durations out of range. */
    public static InternalDuration plain(IsoDateTime one, IsoDateTime two, CalendarSystem calendar, Rounding rounding) {
        if (one.compareTo(two) == 0) return NOTHING;
        requireWithinLimits(one, two);
        InternalDuration exact = plain(one, two, calendar, rounding.largestUnit());
        if (rounding.isExact()) return exact;
        return new RelativeDuration(exact, Origin.plain(one, calendar), two.toEpoch()).round(rounding);
    }

    // DifferencePlainDateTimeWithTotal
    /** Throws a RangeError for times or durations out of range. */
    public static double plainTotal(IsoDateTime one, IsoDateTime two, CalendarSystem calendar, TemporalUnit unit) {
        if (one.compareTo(two) == 0) return 0;
        requireWithinLimits(one, two);
        InternalDuration exact = plain(one, two, calendar, unit);
        return new RelativeDuration(exact, Origin.plain(one, calendar), two.toEpoch()).total(unit);
    }

    // DifferenceZonedDateTime ( ns1, ns2, timeZone, calendar, largestUnit )
    private static InternalDuration zoned(Origin origin, Nanoseconds end, TemporalUnit largestUnit) {
        Nanoseconds start = origin.epoch();
        if (start.compareTo(end) == 0) return NOTHING;
        TimeZone zone = origin.zone();
        IsoDateTime startTime = origin.dateTime(), endTime = zone.dateTimeAt(end);
        if (startTime.date().compareTo(endTime.date()) == 0) {
            return new InternalDuration(DateDuration.ZERO, end.minus(start));
        }
        int sign = end.compareTo(start) < 0 ? 1 : -1;
        int maxDayCorrection = sign == -1 ? 2 : 1;
        int dayCorrection = Long.signum(endTime.time() - startTime.time()) == sign ? 1 : 0;
        for (; dayCorrection <= maxDayCorrection; dayCorrection++) {
            IsoDate date = endTime.date().plusDays((long) dayCorrection * sign);
            Nanoseconds moment = zone.instantOf(new IsoDateTime(date, startTime.time()), Disambiguation.COMPATIBLE);
            Nanoseconds time = end.minus(moment);
            if (time.sign() != sign) {
                TemporalUnit dateUnit = TemporalUnit.larger(largestUnit, TemporalUnit.DAY);
                return new InternalDuration(
                        CalendarArithmetic.until(origin.calendar(), startTime.date(), date, dateUnit), time);
            }
        }
        throw new IllegalStateException("the offsets of " + zone.id() + " differ by more than a day");
    }

    // DifferenceZonedDateTimeWithRounding
    /** Throws a RangeError for times or durations out of range. */
    public static InternalDuration zoned(
            Nanoseconds one, Nanoseconds two, TimeZone zone, CalendarSystem calendar, Rounding rounding) {
        if (!rounding.largestUnit().isDateUnit()) return instants(one, two, rounding);
        Origin origin = Origin.zoned(one, zone, calendar);
        InternalDuration exact = zoned(origin, two, rounding.largestUnit());
        return rounding.isExact() ? exact : new RelativeDuration(exact, origin, two).round(rounding);
    }

    // DifferenceZonedDateTimeWithTotal
    /** Throws a RangeError for times or durations out of range. */
    public static double zonedTotal(
            Nanoseconds one, Nanoseconds two, TimeZone zone, CalendarSystem calendar, TemporalUnit unit) {
        if (!unit.isDateUnit()) return two.minus(one).dividedBy(unit.nanoseconds());
        Origin origin = Origin.zoned(one, zone, calendar);
        return new RelativeDuration(zoned(origin, two, unit), origin, two).total(unit);
    }
}
