package dev.gyre.engine.builtins.temporal.calendar;

/** The Coptic calendar and the Ethiopian ones, which have twelve months of 30 days and a thirteenth of 5 or 6. */
final class CopticCalendar extends CalendarSystem {
    /** Days from the epoch of ISO 8601's day numbers to the start of year 1: August 29th of the Julian years 284 and 8. */
    private static final int COPTIC_START = -615_558;

    private static final int ETHIOPIC_START = -716_367;
    private static final int DAYS_PER_CYCLE = 1461;
    private static final int YEARS_BEFORE_INCARNATION = 5500;

    static final CopticCalendar COPTIC = new CopticCalendar("coptic", COPTIC_START, 0, Era.of("am"));
    static final CopticCalendar ETHIOPIC = new CopticCalendar(
            "ethiopic", ETHIOPIC_START, 0, Era.of("am"), new Era("aa", null, 1 - YEARS_BEFORE_INCARNATION, false));
    static final CopticCalendar ETHIOAA =
            new CopticCalendar("ethioaa", ETHIOPIC_START, YEARS_BEFORE_INCARNATION, Era.of("aa"));

    private final int start;
    private final int yearOffset;

    /** @param start the first day of the year 1 + yearOffset */
    private CopticCalendar(String id, int start, int yearOffset, Era... eras) {
        super(id, eras);
        this.start = start;
        this.yearOffset = yearOffset;
    }

    private long newYear(int year) {
        int counted = year - yearOffset;
        return start + 365L * (counted - 1) + Math.floorDiv(counted, 4);
    }

    @Override
    public CalendarDate dateOf(long epochDay) {
        int counted = (int) Math.floorDiv(4 * (epochDay - start) + 1463, (long) DAYS_PER_CYCLE);
        int year = counted + yearOffset;
        int dayOfYear = (int) (epochDay - newYear(year));
        return new CalendarDate(year, dayOfYear / 30 + 1, dayOfYear % 30 + 1);
    }

    @Override
    public long epochDay(int year, int month, int day) {
        return newYear(year) + 30L * (month - 1) + day - 1;
    }

    @Override
    public int monthsInYear(int year) {
        return 13;
    }

    @Override
    public int daysInMonth(int year, int month) {
        if (month <= 12) return 30;
        return isLeapYear(year) ? 6 : 5;
    }

    @Override
    public int daysInYear(int year) {
        return isLeapYear(year) ? 366 : 365;
    }

    @Override
    public boolean isLeapYear(int year) {
        return Math.floorMod(year - yearOffset, 4) == 3;
    }

    @Override
    public boolean isValidMonthCode(int code) {
        return super.isValidMonthCode(code) || code == MonthCode.of(13, false);
    }

    @Override
    public long monthIndex(int year, int month) {
        return year * 13L + month - 1;
    }

    @Override
    public CalendarDate monthAt(long index) {
        return new CalendarDate((int) Math.floorDiv(index, 13L), (int) Math.floorMod(index, 13L) + 1, 1);
    }
}
