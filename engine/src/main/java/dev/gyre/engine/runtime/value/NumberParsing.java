package dev.gyre.engine.runtime.value;

import dev.gyre.engine.runtime.realm.SurroundingAgent;

/** Parses Numbers: StringToNumber, parseFloat and parseInt. */
public final class NumberParsing {
    private static final int MAXIMUM_PLAIN_DIGITS = 9;

    /** Longer literals are shortened before they are parsed. */
    private static final int LONG_LITERAL = 1 << 11;
    /** More significant digits than the middle between any two neighbouring doubles has, which is at most 768. */
    private static final int MOST_DIGITS = 800;

    private static final int POLL_CHARACTERS = 1 << 12;
    /** An exponent with which {@link #MOST_DIGITS} digits are 0 or infinite. */
    private static final long BEYOND_RANGE = 100_000;

    private NumberParsing() {}

    // WhiteSpace and LineTerminator, https://tc39.es/ecma262/#sec-white-space
    public static boolean isStrWhiteSpace(char c) {
        if (c < 128) {
            return c == ' ' || c >= 9 && c <= 13;
        }
        return c == 0xA0
                || c == 0xFEFF
                || c == 0x2028
                || c == 0x2029
                || Character.getType(c) == Character.SPACE_SEPARATOR;
    }

    // StringToNumber ( str ), https://tc39.es/ecma262/#sec-stringtonumber
    public static double stringToNumber(String text) {
        int length = text.length();
        if (length > 0 && length <= MAXIMUM_PLAIN_DIGITS && text.charAt(0) > ' ') {
            int value = plainDigits(text, 0, length);
            if (value >= 0) {
                return value;
            }
        }
        int start = skipWhiteSpace(text, 0);
        int end = text.length();
        while (end > start && isStrWhiteSpace(text.charAt(end - 1))) {
            end--;
        }
        if (start == end) {
            return 0;
        }
        char first = text.charAt(start);
        if (first == '0' && end - start > 2) {
            int radix = radixOfPrefix(text.charAt(start + 1));
            if (radix != 0) {
                return allDigits(text, start + 2, end, radix) ? digitsValue(text, start + 2, end, radix) : Double.NaN;
            }
        }
        int decimalEnd = decimalEnd(text, start, end);
        return decimalEnd == end ? decimalValue(text, start, end) : Double.NaN;
    }

    // parseFloat ( string ), https://tc39.es/ecma262/#sec-parsefloat-string
    public static double parseFloat(String text) {
        int start = skipWhiteSpace(text, 0);
        int end = decimalEnd(text, start, text.length());
        return end == start ? Double.NaN : decimalValue(text, start, end);
    }

    // parseInt ( string, radix ), https://tc39.es/ecma262/#sec-parseint-string-radix
    public static double parseInt(String text, int radix) {
        int start = skipWhiteSpace(text, 0);
        boolean negative = false;
        if (start < text.length() && (text.charAt(start) == '+' || text.charAt(start) == '-')) {
            negative = text.charAt(start++) == '-';
        }
        boolean stripPrefix = radix == 0 || radix == 16;
        if (radix == 0) {
            radix = 10;
        } else if (radix < 2 || radix > 36) {
            return Double.NaN;
        }
        if (stripPrefix
                && start + 1 < text.length()
                && text.charAt(start) == '0'
                && (text.charAt(start + 1) | 0x20) == 'x') {
            start += 2;
            radix = 16;
        }
        int end = start;
        while (end < text.length() && digit(text.charAt(end)) < radix) {
            end++;
        }
        if (end == start) {
            return Double.NaN;
        }
        double value = digitsValue(text, start, end, radix);
        return negative ? -value : value;
    }

    private static int skipWhiteSpace(String text, int at) {
        while (at < text.length() && isStrWhiteSpace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private static int radixOfPrefix(char c) {
        return switch (c) {
            case 'x', 'X' -> 16;
            case 'o', 'O' -> 8;
            case 'b', 'B' -> 2;
            default -> 0;
        };
    }

    /** The digit's value for radix up to 36; ASCII only. */
    static int digit(char c) {
        if (c >= '0' && c <= '9') {
            return c - '0';
        }
        int lower = c | 0x20;
        return lower >= 'a' && lower <= 'z' && c < 128 ? lower - 'a' + 10 : 99;
    }

    private static boolean allDigits(String text, int start, int end, int radix) {
        for (int i = start; i < end; i++) {
            if (digit(text.charAt(i)) >= radix) {
                return false;
            }
        }
        return start < end;
    }

    /** The correctly rounded value of digits in any radix. */
    public static double digitsValue(CharSequence text, int start, int end, int radix) {
        long value = 0;
        for (int i = start; i < end; i++) {
            value = value * radix + digit(text.charAt(i));
            if (value >= 1L << 53) {
                String digits = text.subSequence(start, end).toString();
                return radix == 10
                        ? Double.parseDouble(digits)
                        : BigIntDigits.parse(digits, radix).doubleValue();
            }
        }
        return value;
    }

    // StrDecimalLiteral, https://tc39.es/ecma262/#prod-StrDecimalLiteral
    /** The end of the longest StrDecimalLiteral that begins at start; {@code start} if there is none. */
    private static int decimalEnd(String text, int start, int limit) {
        int at = start;
        if (at < limit && (text.charAt(at) == '+' || text.charAt(at) == '-')) {
            at++;
        }
        if (text.startsWith("Infinity", at) && at + 8 <= limit) {
            return at + 8;
        }
        int digitsStart = at;
        at = skipDecimalDigits(text, at, limit);
        int digits = at - digitsStart;
        if (at < limit && text.charAt(at) == '.') {
            int fractionEnd = skipDecimalDigits(text, at + 1, limit);
            digits += fractionEnd - at - 1;
            if (digits > 0) {
                at = fractionEnd;
            }
        }
        if (digits == 0) {
            return start;
        }
        if (at < limit && (text.charAt(at) | 0x20) == 'e') {
            int exponent = at + 1;
            if (exponent < limit && (text.charAt(exponent) == '+' || text.charAt(exponent) == '-')) {
                exponent++;
            }
            int exponentEnd = skipDecimalDigits(text, exponent, limit);
            if (exponentEnd > exponent) {
                at = exponentEnd;
            }
        }
        return at;
    }

    private static int skipDecimalDigits(String text, int at, int limit) {
        while (at < limit && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            if (++at % POLL_CHARACTERS == 0) SurroundingAgent.poll(POLL_CHARACTERS);
        }
        return at;
    }

    /** The value of a well-formed StrDecimalLiteral. */
    private static double decimalValue(String text, int start, int end) {
        if (end - start <= MAXIMUM_PLAIN_DIGITS) {
            int value = plainDigits(text, start, end);
            if (value >= 0) {
                return value;
            }
        }
        return Double.parseDouble(
                end - start > LONG_LITERAL ? shortened(text, start, end) : text.substring(start, end));
    }

    /** A literal of the same value with few digits: those beyond the most that a halfway point between two doubles has only count if one of them is not 0. */
    private static String shortened(String text, int start, int end) {
        var digits = new StringBuilder(MOST_DIGITS + 2);
        if (text.charAt(start) == '-') digits.append('-');
        int sign = digits.length();
        long exponent = 0;
        boolean afterPoint = false;
        boolean rest = false;
        int at = text.charAt(start) == '-' || text.charAt(start) == '+' ? start + 1 : start;
        for (; at < end; at++) {
            if (at % POLL_CHARACTERS == 0) SurroundingAgent.poll(POLL_CHARACTERS);
            char c = text.charAt(at);
            if (c == '.') {
                afterPoint = true;
                continue;
            }
            if (c == 'e' || c == 'E') break;
            boolean isKept = digits.length() > sign || c != '0';
            if (afterPoint) exponent--;
            if (!isKept) continue;
            if (digits.length() - sign < MOST_DIGITS) {
                digits.append(c);
                continue;
            }
            rest |= c != '0';
            exponent++;
        }
        if (at < end) exponent += exponentValue(text, at + 1, end);
        if (digits.length() == sign) digits.append('0');
        if (rest) {
            digits.append('1');
            exponent--;
        }
        return digits.append('e')
                .append(Math.clamp(exponent, -BEYOND_RANGE, BEYOND_RANGE))
                .toString();
    }

    /** The value of an exponent, or one that is as far beyond the range even with all digits of a text. */
    private static long exponentValue(String text, int from, int end) {
        boolean negative = text.charAt(from) == '-';
        long value = 0;
        for (int at = negative || text.charAt(from) == '+' ? from + 1 : from; at < end; at++)
            value = Math.min(value * 10 + text.charAt(at) - '0', Long.MAX_VALUE / 100);
        return negative ? -value : value;
    }

    /** The value of a text of only decimal digits, or -1. */
    private static int plainDigits(String text, int start, int end) {
        int value = 0;
        for (int at = start; at < end; at++) {
            int digit = text.charAt(at) - '0';
            if (digit < 0 || digit > 9) {
                return -1;
            }
            value = value * 10 + digit;
        }
        return value;
    }
}
