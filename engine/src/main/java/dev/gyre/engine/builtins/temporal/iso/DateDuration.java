package dev.gyre.engine.builtins.temporal.iso;

/** The part of a duration in units of dates (a Date Duration Record); either no number is negative, or none is positive. */
public record DateDuration(long years, long months, long weeks, long days) {
    public static final DateDuration ZERO = new DateDuration(0, 0, 0, 0);
    private static final long MAX_CALENDAR_UNITS = (1L << 32) - 1;
    /** The days in 2^53 seconds. */
    private static final long MAX_DAYS = (1L << 53) / 86_400;

    public static DateDuration ofDays(long days) {
        return new DateDuration(0, 0, 0, days);
    }

    // DateDurationSign ( dateDuration )
    public int sign() {
        if (years != 0) return Long.signum(years);
        if (months != 0) return Long.signum(months);
        return Long.signum(weeks != 0 ? weeks : days);
    }

    // IsValidDuration, without units of time
    public boolean isValid() {
        boolean positive = years > 0 || months > 0 || weeks > 0 || days > 0;
        boolean negative = years < 0 || months < 0 || weeks < 0 || days < 0;
        return !(positive && negative)
                && Math.abs(years) <= MAX_CALENDAR_UNITS
                && Math.abs(months) <= MAX_CALENDAR_UNITS
                && Math.abs(weeks) <= MAX_CALENDAR_UNITS
                && Math.abs(days) <= MAX_DAYS;
    }

    // AdjustDateDurationRecord ( dateDuration, days [ , weeks [ , months ] ] )
    public DateDuration withDays(long newDays) {
        return new DateDuration(years, months, weeks, newDays);
    }

    public DateDuration withWeeksAndDays(long newWeeks, long newDays) {
        return new DateDuration(years, months, newWeeks, newDays);
    }

    public DateDuration withMonths(long newMonths) {
        return new DateDuration(years, newMonths, 0, 0);
    }
}
