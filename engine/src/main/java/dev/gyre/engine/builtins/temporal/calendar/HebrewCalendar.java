package dev.gyre.engine.builtins.temporal.calendar;

/** The Hebrew calendar, whose years start with Tishri; leap years have a month Adar I after the fifth. */
final class HebrewCalendar extends CalendarSystem {
    static final HebrewCalendar INSTANCE = new HebrewCalendar();
    /** Days from the epoch to the first of Tishri of the year 1. */
    private static final int START = -2_092_590;

    private static final int PARTS_PER_DAY = 25_920;
    private static final int FIRST_MOLAD_PARTS = 12_084;
    /** The parts by which a lunation is longer than 29 days. */
    private static final int LUNATION_PARTS = 13_753;

    private static final int ADAR_I = MonthCode.of(5, true);

    private HebrewCalendar() {
        super("hebrew", Era.of("am"));
    }

    /** The months before a year, from year 1 on. */
    private static long monthsBefore(int year) {
        return Math.floorDiv(235L * year - 234, 19L);
    }

    /** The days to the year's start by its molad, before the rules that depend on the neighbouring years. */
    private static long elapsedDays(int year) {
        long months = monthsBefore(year);
        long parts = FIRST_MOLAD_PARTS + LUNATION_PARTS * months;
        long days = 29 * months + Math.floorDiv(parts, (long) PARTS_PER_DAY);
        return Math.floorMod(3 * (days + 1), 7L) < 3 ? days + 1 : days;
    }

    private static long newYear(int year) {
        long before = elapsedDays(year - 1), at = elapsedDays(year), after = elapsedDays(year + 1);
        // A year would be too long, or the one before too short.
        int correction = after - at == 356 ? 2 : at - before == 382 ? 1 : 0;
        return START + at + correction;
    }

    @Override
    public CalendarDate dateOf(long epochDay) {
        int year = (int) Math.floorDiv((epochDay - START) * 98_496, 35_975_351L) + 1;
        while (newYear(year) > epochDay) year--;
        while (newYear(year + 1) <= epochDay) year++;
        int day = (int) (epochDay - newYear(year));
        int length = daysInYear(year);
        boolean leap = isLeapYear(year);
        int month = 1;
        for (int days; day >= (days = daysInMonth(month, length, leap)); month++) day -= days;
        return new CalendarDate(year, month, day + 1);
    }

    @Override
    public long epochDay(int year, int month, int day) {
        long epochDay = newYear(year) + day - 1;
        int length = daysInYear(year);
        boolean leap = isLeapYear(year);
        for (int before = 1; before < month; before++) epochDay += daysInMonth(before, length, leap);
        return epochDay;
    }

    private static int daysInMonth(int month, int yearLength, boolean leap) {
        if (month == 2) return yearLength % 10 == 5 ? 30 : 29;
        if (month == 3) return yearLength % 10 == 3 ? 29 : 30;
        if (month <= 5) return month % 2 == 1 ? 30 : 29;
        // Adar I has 30 days; without it the months alternate from Adar on as they do after it.
        if (leap) return month % 2 == 0 ? 30 : 29;
        return month % 2 == 1 ? 30 : 29;
    }

    @Override
    public int monthsInYear(int year) {
        return isLeapYear(year) ? 13 : 12;
    }

    @Override
    public int daysInMonth(int year, int month) {
        return daysInMonth(month, daysInYear(year), isLeapYear(year));
    }

    @Override
    public int daysInYear(int year) {
        return (int) (newYear(year + 1) - newYear(year));
    }

    @Override
    public boolean isLeapYear(int year) {
        return Math.floorMod(7L * year + 1, 19L) < 7;
    }

    @Override
    public int monthCode(int year, int month) {
        if (month <= 5 || !isLeapYear(year)) return MonthCode.of(month, false);
        return month == 6 ? ADAR_I : MonthCode.of(month - 1, false);
    }

    @Override
    public boolean isValidMonthCode(int code) {
        return code == ADAR_I || super.isValidMonthCode(code);
    }

    @Override
    public int ordinalOf(int year, int code) {
        if (code == ADAR_I) return isLeapYear(year) ? 6 : 0;
        int number = MonthCode.number(code);
        return number > 5 && isLeapYear(year) ? number + 1 : number;
    }

    @Override
    public int commonMonthCode(int code) {
        return code == ADAR_I ? MonthCode.of(6, false) : code;
    }

    @Override
    public long monthIndex(int year, int month) {
        return monthsBefore(year) + month - 1;
    }

    @Override
    public CalendarDate monthAt(long index) {
        int year = (int) Math.floorDiv(19 * index + 252, 235L);
        while (monthsBefore(year) > index) year--;
        while (monthsBefore(year + 1) <= index) year++;
        return new CalendarDate(year, (int) (index - monthsBefore(year)) + 1, 1);
    }
}
