package dev.gyre.engine.builtins.temporal.calendar;

import dev.gyre.engine.builtins.temporal.iso.IsoDate;
import dev.gyre.engine.runtime.error.Errors;

/** Dates, months and days of a year from fields of a calendar. The fields are changed. */
public final class CalendarResolution {
    private static final int LEAP_YEAR = 1972;
    /** The latest and the earliest day of a month-day's reference dates, and the latest of those for days that are rarer. */
    private static final long REFERENCE_END = IsoDate.epochDay(1972, 12, 31);

    private static final long REFERENCE_START = IsoDate.epochDay(1900, 1, 1);
    private static final long LATEST_REFERENCE = IsoDate.epochDay(2035, 12, 31);

    private CalendarResolution() {}

    // CalendarDateFromFields ( calendar, fields, overflow )
    /** Throws a TypeError for fields that are missing, and a RangeError for values that contradict each other or are out of range. */
    public static IsoDate date(CalendarSystem calendar, CalendarFields fields, Overflow overflow) {
        resolve(calendar, fields, true, true);
        IsoDate date = toIso(calendar, fields, overflow);
        if (!date.isWithinLimits()) throw CalendarArithmetic.outOfRange();
        return date;
    }

    // CalendarYearMonthFromFields ( calendar, fields, overflow )
    /** The first day of a month. Throws like {@link #date}. */
    public static IsoDate yearMonth(CalendarSystem calendar, CalendarFields fields, Overflow overflow) {
        fields.set(CalendarFields.DAY, 1);
        resolve(calendar, fields, true, false);
        IsoDate date = toIso(calendar, fields, overflow);
        if (!date.isMonthWithinLimits()) throw CalendarArithmetic.outOfRange();
        return date;
    }

    // CalendarMonthDayFromFields ( calendar, fields, overflow )
    /** The reference date of a day without a year. Throws like {@link #date}. */
    public static IsoDate monthDay(CalendarSystem calendar, CalendarFields fields, Overflow overflow) {
        resolve(calendar, fields, false, true);
        if (!calendar.isIso()) return new MonthDayReference(calendar).find(fields, overflow);
        double year = fields.has(CalendarFields.YEAR) ? fields.number(CalendarFields.YEAR) % 400 : LEAP_YEAR;
        IsoDate date =
                regulate((int) year, fields.number(CalendarFields.MONTH), fields.number(CalendarFields.DAY), overflow);
        return new IsoDate(LEAP_YEAR, date.month(), date.day());
    }

    // CalendarResolveFields ( calendar, fields, type )
    private static void resolve(CalendarSystem calendar, CalendarFields fields, boolean needsYear, boolean needsDay) {
        boolean iso = calendar.isIso();
        boolean needsAnyYear =
                needsYear || !iso && (!fields.has(CalendarFields.MONTH_CODE) || fields.has(CalendarFields.MONTH));
        requirePresent(calendar, fields, needsAnyYear, needsDay);
        if (!iso) resolveEra(calendar, fields);
        if (fields.has(CalendarFields.MONTH_CODE)) resolveMonth(calendar, fields);
    }

    private static void requirePresent(
            CalendarSystem calendar, CalendarFields fields, boolean needsYear, boolean needsDay) {
        boolean hasEra = fields.has(CalendarFields.ERA), hasEraYear = fields.has(CalendarFields.ERA_YEAR);
        if (needsYear && !fields.has(CalendarFields.YEAR) && !(calendar.hasEras() && hasEra && hasEraYear))
            throw missing();
        if (calendar.hasEras() && hasEra != hasEraYear) throw missing();
        if (needsDay && !fields.has(CalendarFields.DAY)) throw missing();
        if (!fields.has(CalendarFields.MONTH | CalendarFields.MONTH_CODE)) throw missing();
    }

    private static RuntimeException missing() {
        return Errors.typeError("Temporal error: Insufficient fields.");
    }

    private static void resolveEra(CalendarSystem calendar, CalendarFields fields) {
        if (calendar.hasEras() && fields.has(CalendarFields.ERA_YEAR)) {
            Era era = calendar.eraNamed(fields.era());
            if (era == null) throw Errors.rangeError("Temporal error: Invalid era provided.");
            double year = era.arithmeticYear(fields.number(CalendarFields.ERA_YEAR));
            if (fields.has(CalendarFields.YEAR) && fields.number(CalendarFields.YEAR) != year) {
                throw Errors.rangeError("Temporal error: Year does not match eraYear.");
            }
            fields.set(CalendarFields.YEAR, year);
        }
        fields.unset(CalendarFields.ERA | CalendarFields.ERA_YEAR);
    }

    private static void resolveMonth(CalendarSystem calendar, CalendarFields fields) {
        int code = fields.monthCode();
        if (!calendar.isValidMonthCode(code)) throw Errors.rangeError("Temporal error: MonthCode was not valid.");
        if (!calendar.isIso() && !fields.has(CalendarFields.YEAR)) return;
        int month = calendar.isIso()
                ? MonthCode.number(code)
                : CalendarArithmetic.constrainedOrdinal(calendar, year(fields), code, Overflow.CONSTRAIN);
        if (fields.has(CalendarFields.MONTH) && fields.number(CalendarFields.MONTH) != month) {
            throw Errors.rangeError("Temporal error: Month does not match monthCode.");
        }
        fields.set(CalendarFields.MONTH, month);
    }

    /** The year as an int; throws a RangeError for one that is far beyond the range of dates. */
    static int year(CalendarFields fields) {
        double year = fields.number(CalendarFields.YEAR);
        if (Math.abs(year) > CalendarSystem.MAX_YEAR) throw CalendarArithmetic.outOfRange();
        return (int) year;
    }

    // CalendarDateToISO ( calendar, fields, overflow )
    private static IsoDate toIso(CalendarSystem calendar, CalendarFields fields, Overflow overflow) {
        int year = year(fields);
        double month = fields.number(CalendarFields.MONTH), day = fields.number(CalendarFields.DAY);
        if (calendar.isIso()) return regulate(year, month, day, overflow);
        if (fields.has(CalendarFields.MONTH_CODE)) {
            CalendarArithmetic.constrainedOrdinal(calendar, year, fields.monthCode(), overflow);
        }
        int inYear = within(month, calendar.monthsInYear(year), overflow, "Month");
        int inMonth = within(day, calendar.daysInMonth(year, inYear), overflow, "Day");
        return IsoDate.ofEpochDay(calendar.epochDay(year, inYear, inMonth));
    }

    // RegulateISODate ( year, month, day, overflow )
    private static IsoDate regulate(int year, double month, double day, Overflow overflow) {
        int inYear = within(month, 12, overflow, "Month");
        return new IsoDate(year, inYear, within(day, IsoDate.daysInMonth(year, inYear), overflow, "Day"));
    }

    /** A number from 1 to a greatest; throws a RangeError if it is greater and that is to be rejected. */
    static int within(double number, int most, Overflow overflow, String name) {
        if (number <= most && number >= 1) return (int) number;
        if (overflow == Overflow.REJECT) throw Errors.rangeError("Temporal error: " + name + " out of range.");
        return number < 1 ? 1 : most;
    }

    // NonISOMonthDayToISOReferenceDate ( calendar, fields, overflow )
    private record MonthDayReference(CalendarSystem calendar) {

        IsoDate find(CalendarFields fields, Overflow overflow) {
            int code = fields.monthCode();
            int longest;
            if (fields.has(CalendarFields.YEAR)) {
                int year = year(fields);
                requireYearWithinLimits(year);
                int month = within(fields.number(CalendarFields.MONTH), calendar.monthsInYear(year), overflow, "Month");
                if (fields.has(CalendarFields.MONTH_CODE)) {
                    month = CalendarArithmetic.constrainedOrdinal(calendar, year, code, overflow);
                }
                code = calendar.monthCode(year, month);
                longest = calendar.daysInMonth(year, month);
            } else {
                longest = longest(code);
            }
            int day = within(fields.number(CalendarFields.DAY), longest, overflow, "Day");
            IsoDate date = reference(code, day);
            if (date != null) return date;
            // No year near enough has the day, as that of a leap month that is never known to have had 30 days.
            if (overflow == Overflow.REJECT) throw Errors.rangeError("Temporal error: Day is out of range.");
            return reference(calendar.commonMonthCode(code), day);
        }

        private void requireYearWithinLimits(int year) {
            IsoDate first = IsoDate.ofEpochDay(calendar.epochDay(year, 1, 1));
            IsoDate last = IsoDate.ofEpochDay(calendar.epochDay(year + 1, 1, 1) - 1);
            if (!first.isWithinLimits() && !last.isWithinLimits()) throw CalendarArithmetic.outOfRange();
        }

        private int firstYear() {
            return calendar.dateOf(REFERENCE_START).year();
        }

        private int lastYear() {
            return calendar.dateOf(LATEST_REFERENCE).year();
        }

        /** The most days that a month has in any year. */
        private int longest(int code) {
            int longest = 0;
            for (int year = firstYear(); year <= lastYear(); year++) {
                int month = calendar.ordinalOf(year, code);
                if (month != 0) longest = Math.max(longest, calendar.daysInMonth(year, month));
            }
            // A leap month that none of these years has is like others.
            return longest == 0 || calendar.commonMonthCode(code) != code ? 30 : longest;
        }

        private IsoDate reference(int code, int day) {
            int middle = calendar.dateOf(REFERENCE_END).year();
            for (int year = middle; year >= firstYear(); year--) {
                IsoDate date = dateIn(year, code, day, REFERENCE_START, REFERENCE_END);
                if (date != null) return date;
            }
            for (int year = middle; year <= lastYear(); year++) {
                IsoDate date = dateIn(year, code, day, REFERENCE_END + 1, LATEST_REFERENCE);
                if (date != null) return date;
            }
            return null;
        }

        private IsoDate dateIn(int year, int code, int day, long earliest, long latest) {
            int month = calendar.ordinalOf(year, code);
            if (month == 0 || day > calendar.daysInMonth(year, month)) return null;
            long epochDay = calendar.epochDay(year, month, day);
            return epochDay < earliest || epochDay > latest ? null : IsoDate.ofEpochDay(epochDay);
        }
    }
}
