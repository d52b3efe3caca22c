package dev.gyre.engine.builtins.temporal.calendar;

/** The tabular Hijri calendar with the leap years 2, 5, 7, 10, 13, 16, 18, 21, 24, 26 and 29 in 30 years. */
final class TabularIslamicCalendar extends CalendarSystem {
    /** July 16th 622 of the Julian calendar. */
    private static final int CIVIL_START = -492_148;

    static final TabularIslamicCalendar CIVIL = new TabularIslamicCalendar("islamic-civil", CIVIL_START);
    static final TabularIslamicCalendar ASTRONOMICAL = new TabularIslamicCalendar("islamic-tbla", CIVIL_START - 1);

    private final int start;

    private TabularIslamicCalendar(String id, int start) {
        super(id, Era.of("ah"), Era.before("bh"));
        this.start = start;
    }

    long newYear(int year) {
        return start + 354L * (year - 1) + Math.floorDiv(11L * year + 3, 30L);
    }

    /** The days of a year before a month. */
    private static int daysBefore(int month) {
        return 29 * (month - 1) + month / 2;
    }

    @Override
    public CalendarDate dateOf(long epochDay) {
        int year = (int) Math.floorDiv(30 * (epochDay - start) + 10_646, 10_631L);
        int day = (int) (epochDay - newYear(year));
        int month = Math.min(12, 2 * day / 59 + 1);
        return new CalendarDate(year, month, day - daysBefore(month) + 1);
    }

    @Override
    public long epochDay(int year, int month, int day) {
        return newYear(year) + daysBefore(month) + day - 1;
    }

    @Override
    public int daysInMonth(int year, int month) {
        return month % 2 == 1 || month == 12 && isLeapYear(year) ? 30 : 29;
    }

    @Override
    public int daysInYear(int year) {
        return isLeapYear(year) ? 355 : 354;
    }

    @Override
    public boolean isLeapYear(int year) {
        return Math.floorMod(11L * year + 14, 30L) < 11;
    }
}
