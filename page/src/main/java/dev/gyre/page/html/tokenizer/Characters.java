package dev.gyre.page.html.tokenizer;

/** The standard's classes of characters. */
public final class Characters {
    private Characters() {}

    /** Whether a character is a tab, line feed, form feed, carriage return or space. */
    public static boolean isWhitespace(char c) {
        return c <= ' ' && (c == ' ' || c == '\n' || c == '\t' || c == '\f' || c == '\r');
    }

    static boolean isLetter(char c) {
        char lower = (char) (c | 0x20);
        return lower >= 'a' && lower <= 'z';
    }

    static boolean isUpperCase(char c) {
        return c >= 'A' && c <= 'Z';
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    static boolean isAlphanumeric(char c) {
        return isLetter(c) || isDigit(c);
    }

    /** The value of a hexadecimal digit, or -1. */
    static int hexadecimal(char c) {
        if (isDigit(c)) {
            return c - '0';
        }
        char lower = (char) (c | 0x20);
        return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
    }

    /** The character, in lower case if it is an ASCII letter. */
    static char lowerCase(char c) {
        return isUpperCase(c) ? (char) (c | 0x20) : c;
    }

    static boolean isNoncharacter(int codePoint) {
        return (codePoint & 0xFFFE) == 0xFFFE || codePoint >= 0xFDD0 && codePoint <= 0xFDEF;
    }

    /** Whether a code point is a control other than whitespace and U+0000. */
    static boolean isForbiddenControl(int codePoint) {
        return codePoint < ' '
                ? codePoint != 0 && !isWhitespace((char) codePoint)
                : codePoint >= 0x7F && codePoint <= 0x9F;
    }
}
