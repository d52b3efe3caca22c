package dev.gyre.engine.builtins.temporal.calendar;

/**
 * A year of a Chinese or Korean calendar.
 *
 * @param newYear its first day, in days since the epoch
 * @param leapMonth the number of its leap month, which is that of the month before; 0 if it has none
 * @param lengths bit m - 1 is set if the month with the ordinal m has 30 days, and not 29
 */
record EastAsianYear(long newYear, int leapMonth, int lengths) {
    int daysInMonth(int month) {
        return 29 + (lengths >> month - 1 & 1);
    }

    long daysBefore(int month) {
        return 29L * (month - 1) + Integer.bitCount(lengths & (1 << month - 1) - 1);
    }
}
