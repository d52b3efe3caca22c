package dev.gyre.engine.builtins.temporal.difference;

import dev.gyre.engine.builtins.temporal.calendar.CalendarArithmetic;
import dev.gyre.engine.builtins.temporal.iso.DateDuration;
import dev.gyre.engine.builtins.temporal.iso.InternalDuration;
import dev.gyre.engine.builtins.temporal.iso.IsoDate;
import dev.gyre.engine.builtins.temporal.iso.Nanoseconds;
import dev.gyre.engine.builtins.temporal.iso.RoundingMode;
import dev.gyre.engine.builtins.temporal.iso.TemporalUnit;
import dev.gyre.engine.runtime.error.Errors;
import java.math.BigInteger;

/** A duration from an origin to a destination, which is rounded or measured in one unit. All methods throw a RangeError for moments or durations out of range. */
public final class RelativeDuration {
    private final InternalDuration duration;
    private final Origin origin;
    private final Nanoseconds destination;
    private final int sign;

    public RelativeDuration(InternalDuration duration, Origin origin, Nanoseconds destination) {
        this.duration = duration;
        this.origin = origin;
        this.destination = destination;
        sign = duration.sign() < 0 ? -1 : 1;
    }

    // Duration Nudge Result Records
    /** @param expanded whether the duration has become longer by a day or a larger unit */
    private record Nudged(InternalDuration duration, Nanoseconds moment, boolean expanded) {}

    /** The two multiples of an increment around the duration, and their moments. */
    private record Window(
            long lower,
            long upper,
            DateDuration lowerDuration,
            DateDuration upperDuration,
            Nanoseconds start,
            Nanoseconds end) {

        /** Whether a moment is between the two. */
        boolean contains(Nanoseconds moment) {
            return start.compareTo(end) <= 0
                    ? start.compareTo(moment) <= 0 && moment.compareTo(end) <= 0
                    : end.compareTo(moment) <= 0 && moment.compareTo(start) <= 0;
        }
    }

    // RoundRelativeDuration
    public InternalDuration round(Rounding rounding) {
        TemporalUnit smallest = rounding.smallestUnit();
        Nudged nudged;
        if (isIrregular(smallest)) nudged = nudgeToCalendarUnit(rounding);
        else if (origin.zone() != null) nudged = nudgeToZonedTime(rounding);
        else nudged = nudgeToDayOrTime(rounding);
        if (!nudged.expanded || smallest == TemporalUnit.WEEK) return nudged.duration;
        return bubble(nudged, rounding.largestUnit(), TemporalUnit.larger(smallest, TemporalUnit.DAY));
    }

    private boolean isIrregular(TemporalUnit unit) {
        return unit.isCalendarUnit() || origin.zone() != null && unit == TemporalUnit.DAY;
    }

    // TotalRelativeDuration
    public double total(TemporalUnit unit) {
        if (!isIrregular(unit)) {
            return withDays(duration).dividedBy(unit.nanoseconds());
        }
        Window window = window(unit, 1, false);
        if (!window.contains(destination)) window = window(unit, 1, true);
        BigInteger progress = destination.minus(window.start).toBigInteger().abs();
        BigInteger length = window.end.minus(window.start).toBigInteger().abs();
        // A zone that crossed the date line left a whole day out.
        if (length.signum() == 0) throw Errors.rangeError("Temporal error: The unit has no length in the time zone.");
        BigInteger numerator =
                BigInteger.valueOf(Math.abs(window.lower)).multiply(length).add(progress);
        return sign * Nanoseconds.quotient(numerator, length);
    }

    // ComputeNudgeWindow
    /** @param shifted whether the window is the one after that of the duration */
    private Window window(TemporalUnit unit, long increment, boolean shifted) {
        DateDuration date = duration.date();
        long count = switch (unit) {
            case YEAR -> date.years();
            case MONTH -> date.months();
            case WEEK -> date.weeks() + wholeWeeks();
            default -> date.days();
        };
        long lower = count / increment * increment;
        if (shifted && (unit == TemporalUnit.YEAR || unit == TemporalUnit.MONTH)) lower += increment * sign;
        long upper = lower + increment * sign;
        DateDuration lowerDuration = withCount(unit, lower), upperDuration = withCount(unit, upper);
        Nanoseconds start = lowerDuration.sign() == 0 ? origin.epoch() : origin.after(lowerDuration);
        return new Window(lower, upper, lowerDuration, upperDuration, start, origin.after(upperDuration));
    }

    /** The weeks in the duration's days. */
    private long wholeWeeks() {
        DateDuration date = duration.date();
        IsoDate start = origin.plus(date.withWeeksAndDays(0, 0));
        IsoDate end = start.plusDays(date.days());
        return CalendarArithmetic.until(origin.calendar(), start, end, TemporalUnit.WEEK)
                .weeks();
    }

    private DateDuration withCount(TemporalUnit unit, long count) {
        DateDuration date = duration.date();
        return checked(
                switch (unit) {
                    case YEAR -> new DateDuration(count, 0, 0, 0);
                    case MONTH -> date.withMonths(count);
                    case WEEK -> date.withWeeksAndDays(count, 0);
                    default -> date.withDays(count);
                });
    }

    private static DateDuration checked(DateDuration duration) {
        if (!duration.isValid()) throw Errors.rangeError("Temporal error: Duration was not valid.");
        return duration;
    }

    private static Nanoseconds checked(Nanoseconds time) {
        if (!time.isValidDuration()) throw Errors.rangeError("Temporal error: Duration was not valid.");
        return time;
    }

    /** The time part with the days, of 24 hours each. */
    private static Nanoseconds withDays(InternalDuration duration) {
        return checked(duration.time().plusDays(duration.date().days()));
    }

    // NudgeToCalendarUnit
    private Nudged nudgeToCalendarUnit(Rounding rounding) {
        TemporalUnit unit = rounding.smallestUnit();
        Window window = window(unit, rounding.increment(), false);
        boolean expanded = !window.contains(destination);
        if (expanded) window = window(unit, rounding.increment(), true);
        if (roundsUp(window, rounding.increment(), rounding.mode())) {
            return new Nudged(new InternalDuration(window.upperDuration, Nanoseconds.ZERO), window.end, true);
        }
        return new Nudged(new InternalDuration(window.lowerDuration, Nanoseconds.ZERO), window.start, expanded);
    }

    private boolean roundsUp(Window window, long increment, RoundingMode mode) {
        Nanoseconds progress = destination.minus(window.start).abs();
        Nanoseconds rest = window.end.minus(destination).abs();
        if (rest.sign() == 0) return true;
        if (progress.sign() == 0) return false;
        return mode.roundsUp(sign < 0, progress.compareTo(rest), window.lower / increment % 2 != 0);
    }

    // NudgeToZonedTime
    private Nudged nudgeToZonedTime(Rounding rounding) {
        DateDuration date = duration.date();
        IsoDate startDate = origin.plus(date);
        Nanoseconds start = origin.momentOn(startDate);
        Nanoseconds end = origin.momentOn(startDate.plusDays(sign));
        Nanoseconds daySpan = end.minus(start);
        Nanoseconds rounded = checked(duration.time().round(rounding.step(), rounding.mode()));
        Nanoseconds beyondDay = rounded.minus(daySpan);
        if (beyondDay.sign() == -sign) {
            return new Nudged(new InternalDuration(date, rounded), start.plus(rounded), false);
        }
        rounded = checked(beyondDay.round(rounding.step(), rounding.mode()));
        DateDuration longer = checked(date.withDays(date.days() + sign));
        return new Nudged(new InternalDuration(longer, rounded), end.plus(rounded), true);
    }

    // NudgeToDayOrTime
    private Nudged nudgeToDayOrTime(Rounding rounding) {
        Nanoseconds time = withDays(duration);
        Nanoseconds rounded = checked(time.round(rounding.step(), rounding.mode()));
        long wholeDays = wholeDays(time), roundedDays = wholeDays(rounded);
        boolean expanded = Long.signum(roundedDays - wholeDays) == time.sign();
        Nanoseconds moment = destination.plus(rounded.minus(time));
        long days = rounding.largestUnit().isDateUnit() ? roundedDays : 0;
        DateDuration date = checked(duration.date().withDays(days));
        return new Nudged(new InternalDuration(date, rounded.plusDays(-days)), moment, expanded);
    }

    /** The days of 24 hours, rounded towards zero. */
    public static long wholeDays(Nanoseconds time) {
        long days = time.abs().seconds() / 86_400;
        return time.sign() < 0 ? -days : days;
    }

    // BubbleRelativeDuration
    private InternalDuration bubble(Nudged nudged, TemporalUnit largest, TemporalUnit smallest) {
        InternalDuration result = nudged.duration;
        if (smallest == largest) return result;
        for (TemporalUnit unit = smallest; largest.isLargerThan(unit); ) {
            unit = unit.nextLarger();
            if (unit == TemporalUnit.WEEK && largest != TemporalUnit.WEEK) continue;
            DateDuration date = result.date();
            DateDuration longer = checked(
                    switch (unit) {
                        case YEAR -> new DateDuration(date.years() + sign, 0, 0, 0);
                        case MONTH -> date.withMonths(date.months() + sign);
                        default -> date.withWeeksAndDays(date.weeks() + sign, 0);
                    });
            Nanoseconds end = origin.after(longer);
            if (nudged.moment.minus(end).sign() == -sign) break;
            result = new InternalDuration(longer, Nanoseconds.ZERO);
        }
        return result;
    }
}
