package dev.gyre.engine.builtins.temporal.calendar;

import dev.gyre.engine.builtins.temporal.iso.IsoDate;

/** The Indian national calendar: its years start on March 22nd, or 21st in a leap year. */
final class IndianCalendar extends CalendarSystem {
    static final IndianCalendar INSTANCE = new IndianCalendar();
    private static final int YEAR_OFFSET = 78;
    /** The days of the months 2 to 6, of 31 days each. */
    private static final int LONG_MONTHS = 5 * 31;

    private IndianCalendar() {
        super("indian", Era.of("shaka"));
    }

    private static long newYear(int year) {
        int isoYear = year + YEAR_OFFSET;
        return IsoDate.epochDay(isoYear, 3, IsoDate.isLeapYear(isoYear) ? 21 : 22);
    }

    private int firstMonth(int year) {
        return isLeapYear(year) ? 31 : 30;
    }

    @Override
    public CalendarDate dateOf(long epochDay) {
        int year = IsoDate.ofEpochDay(epochDay).year() - YEAR_OFFSET;
        if (epochDay < newYear(year)) year--;
        int day = (int) (epochDay - newYear(year));
        int first = firstMonth(year);
        if (day < first) return new CalendarDate(year, 1, day + 1);
        day -= first;
        if (day < LONG_MONTHS) return new CalendarDate(year, day / 31 + 2, day % 31 + 1);
        day -= LONG_MONTHS;
        return new CalendarDate(year, day / 30 + 7, day % 30 + 1);
    }

    @Override
    public long epochDay(int year, int month, int day) {
        long start = newYear(year) + day - 1;
        if (month == 1) return start;
        start += firstMonth(year);
        return month <= 7 ? start + (month - 2) * 31L : start + LONG_MONTHS + (month - 7) * 30L;
    }

    @Override
    public int daysInMonth(int year, int month) {
        if (month == 1) return firstMonth(year);
        return month <= 6 ? 31 : 30;
    }

    @Override
    public int daysInYear(int year) {
        return isLeapYear(year) ? 366 : 365;
    }

    @Override
    public boolean isLeapYear(int year) {
        return IsoDate.isLeapYear(year + YEAR_OFFSET);
    }
}
