package dev.gyre.engine.builtins.temporal.calendar;

import dev.gyre.engine.builtins.temporal.iso.IsoDate;

/** The Chinese calendar and the Korean one, Dangi. A leap month has the number of the month before it. */
final class EastAsianCalendar extends CalendarSystem {
    static final EastAsianCalendar CHINESE = new EastAsianCalendar("chinese", EastAsianYears.CHINESE);
    static final EastAsianCalendar DANGI = new EastAsianCalendar("dangi", EastAsianYears.DANGI);

    private final EastAsianYears years;

    private EastAsianCalendar(String id, EastAsianYears years) {
        super(id);
        this.years = years;
    }

    @Override
    public CalendarDate dateOf(long epochDay) {
        int year = IsoDate.ofEpochDay(epochDay).year();
        EastAsianYear data = years.year(year);
        if (epochDay < data.newYear()) data = years.year(--year);
        int day = (int) (epochDay - data.newYear());
        int month = 1;
        for (int days; day >= (days = data.daysInMonth(month)); month++) day -= days;
        return new CalendarDate(year, month, day + 1);
    }

    @Override
    public long epochDay(int year, int month, int day) {
        EastAsianYear data = years.year(year);
        return data.newYear() + data.daysBefore(month) + day - 1;
    }

    @Override
    public int monthsInYear(int year) {
        return isLeapYear(year) ? 13 : 12;
    }

    @Override
    public int daysInMonth(int year, int month) {
        return years.year(year).daysInMonth(month);
    }

    @Override
    public int daysInYear(int year) {
        EastAsianYear data = years.year(year);
        return (int) data.daysBefore(data.leapMonth() == 0 ? 13 : 14);
    }

    @Override
    public boolean isLeapYear(int year) {
        return years.year(year).leapMonth() != 0;
    }

    @Override
    public int monthCode(int year, int month) {
        int leap = years.year(year).leapMonth();
        if (leap == 0 || month <= leap) return MonthCode.of(month, false);
        return MonthCode.of(month - 1, month == leap + 1);
    }

    @Override
    public boolean isValidMonthCode(int code) {
        return MonthCode.number(code) >= 1 && MonthCode.number(code) <= 12;
    }

    @Override
    public int ordinalOf(int year, int code) {
        int leap = years.year(year).leapMonth();
        int number = MonthCode.number(code);
        if (MonthCode.isLeap(code)) return number == leap ? number + 1 : 0;
        return leap == 0 || number <= leap ? number : number + 1;
    }

    @Override
    public int commonMonthCode(int code) {
        return MonthCode.of(MonthCode.number(code), false);
    }

    @Override
    public long monthIndex(int year, int month) {
        // Months start within a day or two of the mean new moons, so that the middle of a month identifies it.
        return MeanMoonAndSun.monthOf(epochDay(year, month, 15));
    }

    @Override
    public CalendarDate monthAt(long index) {
        CalendarDate date = dateOf(MeanMoonAndSun.middleOf(index));
        return new CalendarDate(date.year(), date.month(), 1);
    }
}
