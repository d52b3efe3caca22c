package dev.gyre.engine.builtins.temporal.calendar;

import dev.gyre.engine.builtins.temporal.iso.IsoDate;

/** A calendar with the months of ISO 8601, and years that count from another one. */
class GregorianCalendar extends CalendarSystem {
    static final GregorianCalendar ISO = new GregorianCalendar("iso8601", 0);
    static final GregorianCalendar GREGORY =
            new GregorianCalendar("gregory", 0, new Era("ce", "ad", 1, false), new Era("bce", "bc", 0, true));
    static final GregorianCalendar BUDDHIST = new GregorianCalendar("buddhist", 543, Era.of("be"));
    static final GregorianCalendar ROC = new GregorianCalendar("roc", -1911, Era.of("roc"), Era.before("broc"));

    private final int yearOffset;

    /** @param yearOffset what has to be added to years of ISO 8601 */
    GregorianCalendar(String id, int yearOffset, Era... eras) {
        super(id, eras);
        this.yearOffset = yearOffset;
    }

    @Override
    public CalendarDate dateOf(long epochDay) {
        IsoDate date = IsoDate.ofEpochDay(epochDay);
        return new CalendarDate(date.year() + yearOffset, date.month(), date.day());
    }

    @Override
    public long epochDay(int year, int month, int day) {
        return IsoDate.epochDay(year - yearOffset, month, day);
    }

    @Override
    public int daysInMonth(int year, int month) {
        return IsoDate.daysInMonth(year - yearOffset, month);
    }

    @Override
    public int daysInYear(int year) {
        return IsoDate.daysInYear(year - yearOffset);
    }

    @Override
    public boolean isLeapYear(int year) {
        return IsoDate.isLeapYear(year - yearOffset);
    }
}
