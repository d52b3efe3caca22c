package dev.gyre.engine.builtins.temporal.iso;

/**
 * A date of the ISO 8601 calendar, which may be outside the range of Temporal (an ISO Date Record).
 *
 * @param month from 1
 * @param day of the month, from 1
 */
public record IsoDate(int year, int month, int day) implements Comparable<IsoDate> {
    /** The days of 400 years. */
    private static final int DAYS_PER_ERA = 146_097;
    /** From March 1st of the year 0 to the epoch. */
    private static final int EPOCH_SHIFT = 719_468;

    private static final int MAX_EPOCH_DAY = 100_000_000;
    private static final int MIN_YEAR = -271_821;
    private static final int MAX_YEAR = 275_760;

    /** A week and the year that it belongs to. */
    public record YearWeek(int year, int week) {}

    public static boolean isLeapYear(long year) {
        return (year & 3) == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    // MathematicalDaysInYear ( y )
    public static int daysInYear(long year) {
        return isLeapYear(year) ? 366 : 365;
    }

    // ISODaysInMonth ( year, month )
    public static int daysInMonth(long year, int month) {
        if (month == 2) return isLeapYear(year) ? 29 : 28;
        return 30 + (month + (month >> 3) & 1);
    }

    // IsValidISODate ( year, month, day )
    public static boolean isValid(double year, double month, double day) {
        return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth((long) (year % 400), (int) month);
    }

    // ISODateToEpochDays ( year, month, date )
    /** The days from the epoch to a date; the month is from 1 to 12, the day may be any. */
    public static long epochDay(long year, int month, long day) {
        long shifted = month <= 2 ? year - 1 : year;
        long era = Math.floorDiv(shifted, 400L);
        long yearOfEra = shifted - era * 400;
        long dayOfYear = (153L * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
        return era * DAYS_PER_ERA + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - EPOCH_SHIFT;
    }

    public long epochDay() {
        return epochDay(year, month, day);
    }

    public static IsoDate ofEpochDay(long epochDay) {
        long shifted = epochDay + EPOCH_SHIFT;
        long era = Math.floorDiv(shifted, (long) DAYS_PER_ERA);
        int dayOfEra = (int) (shifted - era * DAYS_PER_ERA);
        int yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365;
        int dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
        int shiftedMonth = (5 * dayOfYear + 2) / 153;
        int day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1;
        int month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
        return new IsoDate((int) (era * 400 + yearOfEra + (month <= 2 ? 1 : 0)), month, day);
    }

    // AddDaysToISODate ( isoDate, days )
    public IsoDate plusDays(long days) {
        return days == 0 ? this : ofEpochDay(epochDay() + days);
    }

    // ISODateWithinLimits ( isoDate )
    /** Whether a PlainDate can have this date. */
    public boolean isWithinLimits() {
        if (year > MIN_YEAR && year < MAX_YEAR) return true;
        long epochDay = epochDay();
        return epochDay >= -MAX_EPOCH_DAY - 1 && epochDay <= MAX_EPOCH_DAY;
    }

    // ISOYearMonthWithinLimits ( isoDate )
    /** Whether a PlainYearMonth can have this month. */
    public boolean isMonthWithinLimits() {
        if (year < MIN_YEAR || year > MAX_YEAR) return false;
        return (year != MIN_YEAR || month >= 4) && (year != MAX_YEAR || month <= 9);
    }

    // CheckISODaysRange ( isoDate )
    /** Whether the start of the day, in UTC, is at most 10^8 days from the epoch. */
    public boolean isInDaysRange() {
        return Math.abs(epochDay()) <= MAX_EPOCH_DAY;
    }

    // CompareISODate ( isoDate1, isoDate2 )
    @Override
    public int compareTo(IsoDate other) {
        if (year != other.year) return year < other.year ? -1 : 1;
        if (month != other.month) return month < other.month ? -1 : 1;
        return Integer.compare(day, other.day);
    }

    // ISODayOfWeek ( isoDate )
    /** From 1, Monday, to 7. */
    public int dayOfWeek() {
        return (int) Math.floorMod(epochDay() + 3, 7L) + 1;
    }

    // ISODayOfYear ( isoDate )
    public int dayOfYear() {
        return (int) (epochDay() - epochDay(year, 1, 1)) + 1;
    }

    // ISOWeekOfYear ( isoDate )
    public YearWeek weekOfYear() {
        // A week belongs to the year of its Thursday.
        IsoDate thursday = plusDays(4L - dayOfWeek());
        return new YearWeek(thursday.year, (thursday.dayOfYear() - 1) / 7 + 1);
    }
}
