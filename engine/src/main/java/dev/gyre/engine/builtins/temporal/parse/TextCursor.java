package dev.gyre.engine.builtins.temporal.parse;

/** A position in a text. */
final class TextCursor {
    private static final int FRACTION_DIGITS = 9;
    private static final char END = '\uffff';

    private final String text;
    private int position;

    TextCursor(String text) {
        this.text = text;
    }

    int position() {
        return position;
    }

    void position(int value) {
        position = value;
    }

    boolean isAtEnd() {
        return position >= text.length();
    }

    void requireEnd() throws ParseFailure {
        if (!isAtEnd()) throw new ParseFailure("Unexpected character found after parsing was completed.");
    }

    private char peek(int ahead) {
        return position + ahead < text.length() ? text.charAt(position + ahead) : END;
    }

    char peek() {
        return peek(0);
    }

    String since(int start) {
        return text.substring(start, position);
    }

    boolean is(char expected) {
        return peek() == expected;
    }

    /** Whether the next character is this lower-case letter, in either case. */
    boolean isLetter(char lower) {
        return (peek() | 0x20) == lower;
    }

    boolean skip(char expected) {
        if (!is(expected)) return false;
        position++;
        return true;
    }

    boolean skipLetter(char lower) {
        if (!isLetter(lower)) return false;
        position++;
        return true;
    }

    boolean isSign() {
        return is('+') || is('-');
    }

    /** 1 or -1, or 0 if there is no sign. */
    int takeSign() {
        if (skip('+')) return 1;
        return skip('-') ? -1 : 0;
    }

    boolean isDigit() {
        return isDigit(peek());
    }

    static boolean isDigit(char character) {
        return character >= '0' && character <= '9';
    }

    static boolean isAlpha(char character) {
        char lower = (char) (character | 0x20);
        return lower >= 'a' && lower <= 'z' && character < 128;
    }

    /** Reads a number of exactly so many digits. */
    int takeDigits(int count, String component) throws ParseFailure {
        int number = 0;
        for (int i = 0; i < count; i++) {
            char digit = peek(i);
            if (!isDigit(digit)) throw new ParseFailure("Invalid character while parsing " + component + " value.");
            number = number * 10 + digit - '0';
        }
        position += count;
        return number;
    }

    int takePair(int least, int most, String component) throws ParseFailure {
        int number = takeDigits(2, component);
        if (number < least || number > most) {
            throw new ParseFailure("Parsed " + component + " value not in a valid range.");
        }
        return number;
    }

    boolean isDecimalSeparator() {
        return is('.') || is(',');
    }

    /** Reads a decimal separator and one to nine digits, as billionths. */
    int takeFraction() throws ParseFailure {
        position++;
        int fraction = 0;
        int count = 0;
        for (; isDigit(); position++, count++) {
            if (count == FRACTION_DIGITS) throw new ParseFailure("Fraction can have at most nine digits.");
            fraction = fraction * 10 + peek() - '0';
        }
        if (count == 0) throw new ParseFailure("Invalid character while parsing fraction value.");
        for (; count < FRACTION_DIGITS; count++) fraction *= 10;
        return fraction;
    }

    /** Reads one digit or more as a double, which is infinite if there are too many. */
    double takeNumber() {
        int start = position;
        while (isDigit()) position++;
        return Double.parseDouble(text.substring(start, position));
    }
}
