package dev.gyre.engine.builtins.intl.number;

import dev.gyre.engine.runtime.value.BigIntDigits;
import dev.gyre.engine.runtime.value.NumberFormatting;
import java.math.BigInteger;

/** The text of numbers in en-US without options, which programs print most, without ICU's classes and data: groups of three and up to three fraction digits. */
final class EnglishNumbers {
    private static final int GROUP = 3;
    private static final int FRACTION = 3;

    private EnglishNumbers() {}

    /** Null for numbers that have an exponent in JavaScript. ICU takes quadratic time for a BigInt, without an interrupt check. */
    static String format(Number value) {
        if (value instanceof BigInteger integer) return grouped(BigIntDigits.toString(integer, 10));
        if (value instanceof Integer integer) return grouped(integer.toString());
        double number = value.doubleValue();
        if (number != number) return "NaN";
        if (Double.isInfinite(number)) return number < 0 ? "-\u221e" : "\u221e";
        String text = NumberFormatting.toString(number);
        if (text.indexOf('e') >= 0) return null;
        if (number == 0) return 1 / number < 0 ? "-0" : "0";
        int point = text.indexOf('.');
        return point < 0 ? grouped(text) : rounded(text, point);
    }

    /** Rounds the shortest decimal digits, as ICU does, halves away from zero. */
    private static String rounded(String text, int point) {
        int end = point + 1 + FRACTION;
        StringBuilder digits = new StringBuilder(end >= text.length() ? text : text.substring(0, end));
        if (end < text.length() && text.charAt(end) >= '5') increment(digits);
        int length = digits.length();
        while (digits.charAt(length - 1) == '0') length--;
        if (digits.charAt(length - 1) == '.') length--;
        int fraction = digits.indexOf(".");
        String integer = digits.substring(0, Math.min(fraction, length));
        return grouped(integer) + digits.substring(Math.min(fraction, length), length);
    }

    private static void increment(StringBuilder digits) {
        for (int i = digits.length() - 1; i >= 0; i--) {
            char c = digits.charAt(i);
            if (c == '.') continue;
            if (c == '-') {
                digits.insert(1, '1');
                return;
            }
            digits.setCharAt(i, c == '9' ? '0' : (char) (c + 1));
            if (c != '9') return;
        }
        digits.insert(0, '1');
    }

    private static String grouped(String integer) {
        int first = integer.charAt(0) == '-' ? 1 : 0;
        if (integer.length() - first <= GROUP) return integer;
        int head = first + (integer.length() - first - 1) % GROUP + 1;
        StringBuilder text = new StringBuilder(integer.length() * (GROUP + 1) / GROUP + 1).append(integer, 0, head);
        for (int at = head; at < integer.length(); at += GROUP) text.append(',').append(integer, at, at + GROUP);
        return text.toString();
    }
}
