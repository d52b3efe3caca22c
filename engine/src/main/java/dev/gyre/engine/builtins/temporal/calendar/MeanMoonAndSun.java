package dev.gyre.engine.builtins.temporal.calendar;

/**
 * The rules of the Chinese calendar with a moon and a sun of uniform motion: a month starts on the day of a new moon, the 11th month has the winter solstice, and if there are 13 months from
 * one 11th month to the next, the first without a principal solar term is the leap month. The sun's year is that of the Gregorian calendar. All moments are in milliseconds since the epoch,
 * local time.
 */
final class MeanMoonAndSun {
    private static final long DAY = 86_400_000;
    /** 29.53058884 days. */
    private static final long LUNATION = 2_551_442_876L;
    /** 365.2425 days. */
    private static final long YEAR = 31_556_952_000L;
    /** A new moon, 2000-01-06T18:14Z. */
    private static final long NEW_MOON = 10_962 * DAY + (18 * 60 + 14) * 60_000L;
    /** A winter solstice, 1999-12-22T07:44Z. */
    private static final long SOLSTICE = 10_947 * DAY + (7 * 60 + 44) * 60_000L;

    private static final int SOLSTICE_YEAR = 2000;
    private static final int TERMS = 12;

    private final long offset;

    /** @param offset of the local time from UTC */
    MeanMoonAndSun(long offset) {
        this.offset = offset;
    }

    /** A number that identifies the month around a day in its middle. */
    static long monthOf(long epochDay) {
        return Math.floorDiv(epochDay * DAY - NEW_MOON, LUNATION);
    }

    /** A day in the middle of the month with that number. */
    static long middleOf(long month) {
        return Math.floorDiv(NEW_MOON + LUNATION * month + LUNATION / 2, DAY);
    }

    /** The first day of a month, counted from that of {@link #NEW_MOON}. */
    private long start(long month) {
        return Math.floorDiv(NEW_MOON + offset + LUNATION * month, DAY);
    }

    /** The day of a principal solar term, counted from the winter solstice before a year. */
    private long term(int year, int index) {
        return Math.floorDiv(SOLSTICE + offset + (year - SOLSTICE_YEAR) * YEAR + index * (YEAR / TERMS), DAY);
    }

    /** The month with the winter solstice before a year. */
    private long solsticeMonth(int year) {
        long day = term(year, 0);
        return Math.floorDiv((day + 1) * DAY - 1 - NEW_MOON - offset, LUNATION);
    }

    /** How many months after the one with the winter solstice the leap month is; 0 if there is none before the next solstice. */
    private int leapAfterSolstice(int year) {
        long first = solsticeMonth(year);
        if (solsticeMonth(year + 1) - first == TERMS) return 0;
        int term = 1;
        for (int i = 1; ; i++) {
            long end = start(first + i + 1);
            if (term(year, term) >= end) return i;
            while (term(year, term) < end) term++;
        }
    }

    /** The first month of a year is the second after that with the solstice, leap months not counted. */
    private long firstMonth(int year, int leap) {
        return solsticeMonth(year) + (leap == 1 || leap == 2 ? 3 : 2);
    }

    EastAsianYear year(int year) {
        int leap = leapAfterSolstice(year), nextLeap = leapAfterSolstice(year + 1);
        long first = firstMonth(year, leap), next = firstMonth(year + 1, nextLeap);
        int lengths = 0;
        for (long month = first; month < next; month++) {
            if (start(month + 1) - start(month) == 30) lengths |= 1 << month - first;
        }
        int leapMonth = leap > 2 ? leap - 2 : nextLeap == 1 || nextLeap == 2 ? nextLeap + 10 : 0;
        return new EastAsianYear(start(first), leapMonth, lengths);
    }
}
