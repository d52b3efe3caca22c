package dev.gyre.engine.builtins.temporal.iso;

/** The ISO 8601 text of dates, times and offsets from UTC. */
public final class IsoText {
    /** The precision with which insignificant zeros are left out. */
    public static final int AUTO = -1;
    /** The precision without seconds. */
    public static final int MINUTE = -2;

    private static final long NANOS_PER_MINUTE = TemporalUnit.MINUTE.nanoseconds();

    private IsoText() {}

    public static void digits(StringBuilder text, int number, int width) {
        for (int unit = width; unit > 0; unit--) {
            text.append((char) ('0' + number / power(unit - 1) % 10));
        }
    }

    private static int power(int exponent) {
        int power = 1;
        for (int i = 0; i < exponent; i++) power *= 10;
        return power;
    }

    // PadISOYear ( y )
    public static void year(StringBuilder text, int year) {
        if (year >= 0 && year <= 9999) {
            digits(text, year, 4);
        } else {
            text.append(year > 0 ? '+' : '-');
            digits(text, Math.abs(year), 6);
        }
    }

    public static void yearMonth(StringBuilder text, IsoDate date) {
        year(text, date.year());
        digits(text.append('-'), date.month(), 2);
    }

    public static void date(StringBuilder text, IsoDate date) {
        yearMonth(text, date);
        digits(text.append('-'), date.day(), 2);
    }

    // FormatTimeString ( hour, minute, second, subSecondNanoseconds, precision )
    /** @param precision a number of digits of the fraction of seconds, {@link #AUTO} or {@link #MINUTE} */
    public static void time(StringBuilder text, long time, int precision) {
        digits(text, TimeOfDay.component(time, TemporalUnit.HOUR), 2);
        digits(text.append(':'), TimeOfDay.component(time, TemporalUnit.MINUTE), 2);
        if (precision == MINUTE) return;
        digits(text.append(':'), TimeOfDay.component(time, TemporalUnit.SECOND), 2);
        fraction(text, TimeOfDay.subSecond(time), precision);
    }

    // FormatFractionalSeconds ( subSecondNanoseconds, precision )
    public static void fraction(StringBuilder text, int nanos, int precision) {
        if (precision == 0 || precision == AUTO && nanos == 0) return;
        int start = text.append('.').length();
        digits(text, nanos, 9);
        if (precision != AUTO) {
            text.setLength(start + precision);
        } else {
            while (text.charAt(text.length() - 1) == '0') text.setLength(text.length() - 1);
        }
    }

    // ISODateTimeToString ( isoDateTime, calendar, precision, showCalendar ), without the calendar
    public static void dateTime(StringBuilder text, IsoDateTime value, int precision) {
        date(text, value.date());
        time(text.append('T'), value.time(), precision);
    }

    // FormatUTCOffsetNanoseconds ( offsetNanoseconds )
    public static String offset(long nanoseconds) {
        StringBuilder text = new StringBuilder(9).append(nanoseconds >= 0 ? '+' : '-');
        long magnitude = Math.abs(nanoseconds);
        time(text, magnitude, magnitude % NANOS_PER_MINUTE == 0 ? MINUTE : AUTO);
        return text.toString();
    }

    // FormatDateTimeUTCOffsetRounded ( offsetNanoseconds )
    /** The offset rounded to minutes. */
    public static String roundedOffset(long nanoseconds) {
        return offset(RoundingMode.HALF_EXPAND.round(nanoseconds, NANOS_PER_MINUTE));
    }
}
