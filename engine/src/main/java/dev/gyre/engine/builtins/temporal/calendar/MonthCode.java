package dev.gyre.engine.builtins.temporal.calendar;

/** Month codes, {@code M05} or {@code M05L}, as numbers in their order: twice the month's number, and one more if it is a leap month. */
// https://tc39.es/proposal-temporal/#sec-temporal-month-codes
public final class MonthCode {
    /** No month code; that of no month. */
    public static final int NONE = 0;

    private MonthCode() {}

    // CreateMonthCode ( monthNumber, isLeapMonth )
    public static int of(int number, boolean leap) {
        return number * 2 + (leap ? 1 : 0);
    }

    public static int number(int code) {
        return code >> 1;
    }

    public static boolean isLeap(int code) {
        return (code & 1) != 0;
    }

    // ParseMonthCode ( argument )
    /** The code, or {@link #NONE} if the text is none. */
    public static int parse(String text) {
        int length = text.length();
        if (length < 3 || length > 4 || text.charAt(0) != 'M' || length == 4 && text.charAt(3) != 'L') return NONE;
        int tens = text.charAt(1) - '0', ones = text.charAt(2) - '0';
        if (tens < 0 || tens > 9 || ones < 0 || ones > 9) return NONE;
        return of(tens * 10 + ones, length == 4);
    }

    public static String text(int code) {
        int number = number(code);
        String text = "M" + (char) ('0' + number / 10) + (char) ('0' + number % 10);
        return isLeap(code) ? text + "L" : text;
    }
}
