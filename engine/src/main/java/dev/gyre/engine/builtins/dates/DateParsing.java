package dev.gyre.engine.builtins.dates;

/** Parses date strings: the specification's format first, then the free forms that V8's legacy parser takes. */
// Date.parse ( string ), https://tc39.es/ecma262/#sec-date.parse
final class DateParsing {
    private final String text;
    private int position;
    /** The text has the specification's format, though it may be a time beyond the range. */
    private boolean isIso;

    private DateParsing(String text) {
        this.text = text;
    }

    /** Time value, or NaN. */
    static double parse(String text) {
        DateParsing parsing = new DateParsing(text);
        double time = parsing.isoDateTime();
        return parsing.isIso ? time : new LegacyDateParser(text).parse();
    }

    private double isoDateTime() {
        double year = isoYear();
        if (year != year) return Double.NaN;
        double month = 1, date = 1;
        if (accept('-')) {
            month = number(2);
            if (accept('-')) date = number(2);
        }
        if (!(month >= 1 && month <= 12 && date >= 1 && date <= 31)) return Double.NaN;
        double day = DateTime.makeDay(year, month - 1, date);
        if (DateTime.civil(day)[1] != month - 1) return Double.NaN;
        if (position == text.length()) return iso(DateTime.makeDate(day, 0));
        if (!accept('T') && !accept('t') && !accept(' ')) return Double.NaN;
        return isoTime(day);
    }

    private double isoYear() {
        if (position < text.length() && (text.charAt(0) == '+' || text.charAt(0) == '-')) {
            boolean negative = text.charAt(position++) == '-';
            double year = number(6);
            return negative && year == 0 ? Double.NaN : negative ? -year : year;
        }
        return number(4);
    }

    private double isoTime(double day) {
        double hour = number(2);
        if (!accept(':')) return Double.NaN;
        double minute = number(2);
        double second = 0, millisecond = 0;
        if (accept(':')) {
            second = number(2);
            if (accept('.') || accept(',')) millisecond = fraction();
        }
        boolean midnight = hour == 24 && minute == 0 && second == 0 && millisecond == 0;
        if (!(hour <= 23 || midnight) || !(minute <= 59) || !(second <= 59) || millisecond != millisecond) return Double.NaN;
        double time = DateTime.makeDate(day, DateTime.makeTime(hour, minute, second, millisecond));
        if (position == text.length()) return iso(DateTime.utc(time));
        if (accept('Z') || accept('z')) return position == text.length() ? iso(time) : Double.NaN;
        boolean west = position < text.length() && text.charAt(position) == '-';
        if (!accept('+') && !accept('-')) return Double.NaN;
        double offsetHour = number(2);
        if (!accept(':')) return Double.NaN;
        double offset = offsetHour * 60 + number(2);
        if (position != text.length() || !(offsetHour <= 23)) return Double.NaN;
        return iso(time - (west ? -offset : offset) * DateTime.MS_PER_MINUTE);
    }

    private double iso(double time) {
        isIso = true;
        return DateTime.timeClip(time);
    }

    private boolean accept(char c) {
        if (position >= text.length() || text.charAt(position) != c) return false;
        position++;
        return true;
    }

    /** Exactly {@code count} digits, or NaN. */
    private double number(int count) {
        if (position + count > text.length()) return Double.NaN;
        int value = 0;
        for (int i = 0; i < count; i++) {
            int digit = text.charAt(position++) - '0';
            if (digit < 0 || digit > 9) return Double.NaN;
            value = value * 10 + digit;
        }
        return value;
    }

    private double fraction() {
        int start = position;
        double value = 0, scale = 100;
        while (position < text.length() && text.charAt(position) >= '0' && text.charAt(position) <= '9') {
            value += (text.charAt(position++) - '0') * scale;
            scale = scale == 1 ? 0 : scale / 10;
        }
        return position == start ? Double.NaN : Math.floor(value);
    }
}
