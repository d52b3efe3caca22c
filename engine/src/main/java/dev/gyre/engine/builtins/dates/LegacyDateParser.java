package dev.gyre.engine.builtins.dates;

import java.util.Locale;

/**
 * The free-form fallback of Date.parse, accepting what V8 accepts: month names anywhere, numbers as month/day/year, times with
 * colons, AM and PM, zone names and offsets, text in parentheses ignored.
 */
final class LegacyDateParser {
    private static final String[] ZONES = {"utc", "gmt", "z", "est", "edt", "cst", "cdt", "mst", "mdt", "pst", "pdt"};
    private static final int[] ZONE_HOURS = {0, 0, 0, -5, -4, -6, -5, -7, -6, -8, -7};

    private final String text;
    private int position;
    private final double[] dayParts = new double[3];
    private int dayPartCount;
    private final double[] timeParts = new double[4];
    private int timePartCount;
    private int namedMonth = -1;
    private int namedMonthAt = -1;
    private double offsetMinutes = Double.NaN;
    private int meridiem = -1;

    LegacyDateParser(String text) {
        this.text = text;
    }

    /** Time value, or NaN. */
    double parse() {
        while (position < text.length()) {
            char c = text.charAt(position);
            boolean accepted;
            if (c >= '0' && c <= '9') accepted = number();
            else if (isLetter(c)) accepted = word();
            else if (c == '(') accepted = parenthesised();
            else if ((c == '+' || c == '-') && (timePartCount > 0 || offsetMinutes == offsetMinutes)) accepted = zoneOffset(c);
            else {
                position++;
                accepted = c != ')' ;
            }
            if (!accepted) return Double.NaN;
        }
        return assemble();
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    private double digits() {
        double value = 0;
        while (position < text.length() && text.charAt(position) >= '0' && text.charAt(position) <= '9') {
            value = value * 10 + (text.charAt(position++) - '0');
        }
        return value;
    }

    private boolean number() {
        double value = digits();
        char next = position < text.length() ? text.charAt(position) : 0;
        if (next == ':' || timePartCount > 0 && timePartCount < 3 && position > 0 && precededByColon(value)) return timePart(value, next);
        if (dayPartCount == 3) return false;
        dayParts[dayPartCount++] = value;
        if (next == '/' || next == '-' || next == '.' || next == ',') position++;
        return true;
    }

    private boolean precededByColon(double value) {
        int at = position - 1;
        while (at >= 0 && Character.isDigit(text.charAt(at))) at--;
        return at >= 0 && text.charAt(at) == ':';
    }

    private boolean timePart(double value, char next) {
        if (timePartCount >= 3) return false;
        timeParts[timePartCount++] = value;
        if (next == ':') {
            position++;
        } else if (next == '.' && timePartCount == 3) {
            position++;
            int start = position;
            double fraction = digits();
            timeParts[3] = Math.floor(fraction * Math.pow(10, 3 - (position - start)));
        }
        return true;
    }

    private boolean word() {
        int start = position;
        while (position < text.length() && isLetter(text.charAt(position))) position++;
        String name = text.substring(start, position).toLowerCase(Locale.ROOT);
        if (position < text.length() && text.charAt(position) == '.') position++;
        if (name.equals("am") || name.equals("pm")) {
            meridiem = name.equals("pm") ? 12 : 0;
            return timePartCount > 0;
        }
        if (name.equals("t") && dayPartCount > 0) return true;
        for (int i = 0; i < ZONES.length; i++) {
            if (name.equals(ZONES[i])) {
                offsetMinutes = ZONE_HOURS[i] * 60;
                return true;
            }
        }
        for (int month = 0; month < 12 && name.length() >= 3; month++) {
            if (name.startsWith(DateFormatting.monthName(month).toLowerCase(Locale.ROOT))) {
                namedMonth = month;
                namedMonthAt = dayPartCount;
                return true;
            }
        }
        // Unknown words are allowed before the first number only, as weekday names are.
        return dayPartCount == 0 && timePartCount == 0;
    }

    private boolean parenthesised() {
        int depth = 0;
        while (position < text.length()) {
            char c = text.charAt(position++);
            if (c == '(') depth++;
            if (c == ')' && --depth == 0) return true;
        }
        return true;
    }

    private boolean zoneOffset(char sign) {
        position++;
        int start = position;
        double value = digits();
        int width = position - start;
        if (width == 0) return false;
        double minutes;
        if (position < text.length() && text.charAt(position) == ':') {
            position++;
            minutes = value * 60 + digits();
        } else {
            minutes = width <= 2 ? value * 60 : Math.floor(value / 100) * 60 + value % 100;
        }
        offsetMinutes = sign == '-' ? -minutes : minutes;
        return true;
    }

    private double assemble() {
        double year, month, date;
        if (namedMonth >= 0) {
            if (dayPartCount == 0) return Double.NaN;
            month = namedMonth;
            boolean yearFirst = dayPartCount == 2 && dayParts[0] > 31;
            date = yearFirst ? dayParts[1] : dayParts[0];
            year = dayPartCount == 1 ? (namedMonthAt == 0 && dayParts[0] > 31 ? dayParts[0] : 2001) : yearFirst ? dayParts[0] : dayParts[1];
            if (dayPartCount == 1 && dayParts[0] > 31) date = 1;
        } else if (dayPartCount == 3 && dayParts[0] > 31) {
            year = dayParts[0];
            month = dayParts[1] - 1;
            date = dayParts[2];
        } else {
            if (dayPartCount == 0) return Double.NaN;
            if (dayPartCount == 1) return loneNumber();
            month = dayParts[0] - 1;
            date = dayParts[1];
            year = dayPartCount == 3 ? dayParts[2] : 2001;
        }
        if (year < 50) year += 2000;
        else if (year < 100) year += 1900;
        if (month < 0 || month > 11 || date < 1 || date > 31) return Double.NaN;
        return time(DateTime.makeDay(year, month, date));
    }

    private double loneNumber() {
        double value = dayParts[0];
        if (timePartCount > 0) return Double.NaN;
        if (value >= 1 && value <= 12) return time(DateTime.makeDay(2001, value - 1, 1));
        if (value > 31 && value < 50) return time(DateTime.makeDay(2000 + value, 0, 1));
        if (value >= 50 && value < 100) return time(DateTime.makeDay(1900 + value, 0, 1));
        return value == 0 ? time(DateTime.makeDay(2000, 0, 1)) : value > 31 ? time(DateTime.makeDay(value, 0, 1)) : Double.NaN;
    }

    private double time(double day) {
        double hour = timeParts[0];
        if (meridiem >= 0) {
            if (hour < 1 || hour > 12) return Double.NaN;
            hour = hour % 12 + meridiem;
        }
        boolean endOfDay = hour == 24 && timeParts[1] == 0 && timeParts[2] == 0;
        if (hour > 23 && !endOfDay || timeParts[1] > 59 || timeParts[2] > 59) return Double.NaN;
        double local = DateTime.makeDate(day, DateTime.makeTime(hour, timeParts[1], timeParts[2], timeParts[3]));
        return DateTime.timeClip(offsetMinutes == offsetMinutes ? local - offsetMinutes * DateTime.MS_PER_MINUTE : DateTime.utc(local));
    }
}
