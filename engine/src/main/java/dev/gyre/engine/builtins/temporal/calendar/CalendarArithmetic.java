package dev.gyre.engine.builtins.temporal.calendar;

import dev.gyre.engine.builtins.temporal.iso.DateDuration;
import dev.gyre.engine.builtins.temporal.iso.IsoDate;
import dev.gyre.engine.builtins.temporal.iso.TemporalUnit;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;

/** Addition and differences of dates in the months and years of a calendar. */
public final class CalendarArithmetic {
    /** More months than there are between any two dates. */
    private static final long MAX_MONTHS = 14L * 2 * CalendarSystem.MAX_YEAR;

    /** More days than there are between any two dates. */
    private static final long MAX_DAYS = 1_000_000_000;

    private CalendarArithmetic() {}

    static JsException outOfRange() {
        return Errors.rangeError("Temporal error: Date is not within ISO date time limits.");
    }

    // CalendarDateAdd ( calendar, isoDate, duration, overflow )
    /** Throws a RangeError for a result that is out of range, or does not exist and is to be rejected. */
    public static IsoDate add(CalendarSystem calendar, IsoDate date, DateDuration duration, Overflow overflow) {
        long days = duration.days() + 7 * duration.weeks();
        IsoDate result = duration.years() == 0 && duration.months() == 0
                ? date.plusDays(clampDays(days))
                : addMonths(calendar, date, duration, days, overflow);
        if (!result.isWithinLimits()) throw outOfRange();
        return result;
    }

    /** Keeps the number of days small enough for the year of a date to be an int; the result is out of range in any case. */
    private static long clampDays(long days) {
        return Math.clamp(days, -MAX_DAYS, MAX_DAYS);
    }

    // NonISODateAdd ( calendar, isoDate, duration, overflow )
    private static IsoDate addMonths(
            CalendarSystem calendar, IsoDate date, DateDuration duration, long days, Overflow overflow) {
        CalendarDate parts = calendar.dateOf(date.epochDay());
        long year = parts.year() + duration.years();
        if (Math.abs(year) > CalendarSystem.MAX_YEAR || Math.abs(duration.months()) > MAX_MONTHS) throw outOfRange();
        int code = calendar.monthCode(parts.year(), parts.month());
        int month = constrainedOrdinal(calendar, (int) year, code, overflow);
        CalendarDate first = monthAt(calendar, calendar.monthIndex((int) year, month) + duration.months());
        int daysInMonth = calendar.daysInMonth(first.year(), first.month());
        if (parts.day() > daysInMonth && overflow == Overflow.REJECT) {
            throw Errors.rangeError("Temporal error: Day is out of range.");
        }
        int day = Math.min(parts.day(), daysInMonth);
        return IsoDate.ofEpochDay(calendar.epochDay(first.year(), first.month(), day) + clampDays(days));
    }

    private static CalendarDate monthAt(CalendarSystem calendar, long index) {
        if (Math.abs(index) > MAX_MONTHS) throw outOfRange();
        CalendarDate first = calendar.monthAt(index);
        if (Math.abs(first.year()) > CalendarSystem.MAX_YEAR) throw outOfRange();
        return first;
    }

    // ConstrainMonthCode ( calendar, arithmeticYear, monthCode, overflow )
    /** The ordinal of a month in a year, or that of the one that stands for it; throws a RangeError if the year lacks it and it is to be rejected. */
    static int constrainedOrdinal(CalendarSystem calendar, int year, int code, Overflow overflow) {
        int ordinal = calendar.ordinalOf(year, code);
        if (ordinal != 0) return ordinal;
        if (overflow == Overflow.REJECT)
            throw Errors.rangeError("Temporal error: Month code is not valid in this year.");
        return calendar.ordinalOf(year, calendar.commonMonthCode(code));
    }

    // CalendarDateUntil ( calendar, one, two, largestUnit )
    public static DateDuration until(CalendarSystem calendar, IsoDate one, IsoDate two, TemporalUnit largestUnit) {
        long days = two.epochDay() - one.epochDay();
        return switch (largestUnit) {
            case YEAR, MONTH ->
                days == 0
                        ? DateDuration.ZERO
                        : new Difference(calendar, one, two).until(largestUnit == TemporalUnit.YEAR);
            case WEEK -> new DateDuration(0, 0, days / 7, days % 7);
            default -> DateDuration.ofDays(days);
        };
    }

    // NonISODateUntil ( calendar, one, two, largestUnit )
    /** The difference of two dates in months and days. */
    private static final class Difference {
        private final CalendarSystem calendar;
        private final CalendarDate start;
        private final CalendarDate target;
        private final int startCode;
        private final int targetCode;
        private final long targetDay;
        private final int sign;

        Difference(CalendarSystem calendar, IsoDate one, IsoDate two) {
            this.calendar = calendar;
            targetDay = two.epochDay();
            start = calendar.dateOf(one.epochDay());
            target = calendar.dateOf(targetDay);
            startCode = calendar.monthCode(start.year(), start.month());
            targetCode = calendar.monthCode(target.year(), target.month());
            sign = two.compareTo(one);
        }

        DateDuration until(boolean withYears) {
            int years = 0;
            if (withYears) {
                years = target.year() - start.year();
                while (years != 0 && surpasses(start.year() + years)) years -= sign;
            }
            int year = start.year() + years;
            long first = calendar.monthIndex(year, ordinalIn(year));
            long months = calendar.monthIndex(target.year(), target.month()) - first;
            if (months != 0 && sign * (start.day() - target.day()) > 0) months -= sign;
            CalendarDate reached = calendar.monthAt(first + months);
            int day = Math.min(start.day(), calendar.daysInMonth(reached.year(), reached.month()));
            long days = targetDay - calendar.epochDay(reached.year(), reached.month(), day);
            return new DateDuration(years, months, 0, days);
        }

        private int ordinalIn(int year) {
            return constrainedOrdinal(calendar, year, startCode, Overflow.CONSTRAIN);
        }

        // NonISODateSurpasses, without months, weeks and days
        /** Whether the start's month and day in a year are beyond the target, by the month's code or by its ordinal. */
        private boolean surpasses(int year) {
            return surpasses(year, startCode, targetCode) || surpasses(year, ordinalIn(year), target.month());
        }

        // CompareSurpasses ( sign, year, monthOrCode, day, target )
        private boolean surpasses(int year, int month, int targetMonth) {
            if (year != target.year()) return sign * (year - target.year()) > 0;
            if (month != targetMonth) return sign * (month - targetMonth) > 0;
            return sign * (start.day() - target.day()) > 0;
        }
    }
}
