package dev.gyre.engine.builtins.temporal.calendar;

import java.util.Arrays;

/** The Persian calendar: leap years by a cycle of 33 years, with the exceptions that the calendar authority has published or computed. */
final class PersianCalendar extends CalendarSystem {
    static final PersianCalendar INSTANCE = new PersianCalendar();
    /** Days from the epoch to a first of Farvardin of the year 1, March 18th 622 of the Julian calendar, from which the cycle counts. */
    private static final int START = -492_268;
    /** The days of the six months of 31 days. */
    private static final int LONG_MONTHS = 6 * 31;
    /** The years that are leap years by the cycle but not in fact; the years after them are. */
    private static final int[] NOT_LEAP = {
        1502, 1601, 1634, 1667, 1700, 1733, 1766, 1799, 1832, 1865, 1898, 1931, 1964, 1997, 2030, 2059, 2063, 2096,
                2129, 2158, 2162, 2191, 2195, 2224, 2228, 2257,
        2261, 2290, 2294, 2323, 2327, 2356, 2360, 2389, 2393, 2422, 2426, 2455, 2459, 2488, 2492, 2521, 2525, 2554,
                2558, 2587, 2591, 2620, 2624, 2653, 2657, 2686,
        2690, 2719, 2723, 2748, 2752, 2756, 2781, 2785, 2789, 2818, 2822, 2847, 2851, 2855, 2880, 2884, 2888, 2913,
                2917, 2921, 2946, 2950, 2954, 2979, 2983, 2987
    };

    private PersianCalendar() {
        super("persian", Era.of("ap"));
    }

    private static boolean isException(int year) {
        return Arrays.binarySearch(NOT_LEAP, year) >= 0;
    }

    private static long newYear(int year) {
        long byCycle = START + 365L * (year - 1) + Math.floorDiv(8L * year + 21, 33L);
        return isException(year - 1) ? byCycle - 1 : byCycle;
    }

    @Override
    public CalendarDate dateOf(long epochDay) {
        int year = (int) Math.floorDiv((epochDay - START) * 33 + 3, 12_053L) + 1;
        while (newYear(year) > epochDay) year--;
        while (newYear(year + 1) <= epochDay) year++;
        int day = (int) (epochDay - newYear(year));
        if (day < LONG_MONTHS) return new CalendarDate(year, day / 31 + 1, day % 31 + 1);
        day -= LONG_MONTHS;
        return new CalendarDate(year, day / 30 + 7, day % 30 + 1);
    }

    @Override
    public long epochDay(int year, int month, int day) {
        int before = month <= 7 ? 31 * (month - 1) : LONG_MONTHS + 30 * (month - 7);
        return newYear(year) + before + day - 1;
    }

    @Override
    public int daysInMonth(int year, int month) {
        if (month <= 6) return 31;
        return month < 12 || isLeapYear(year) ? 30 : 29;
    }

    @Override
    public int daysInYear(int year) {
        return isLeapYear(year) ? 366 : 365;
    }

    @Override
    public boolean isLeapYear(int year) {
        if (isException(year)) return false;
        return isException(year - 1) || Math.floorMod(25L * year + 11, 33L) < 8;
    }
}
