package dev.gyre.engine.syntax.parser;

import dev.gyre.engine.syntax.source.Source;

/** The text at the lexer's cursor: character classes, escapes and errors. */
abstract class CharacterReader {
    static final String ILLEGAL_TOKEN = "Invalid or unexpected token";
    static final int ID_START = 1;
    static final int ID_PART = 2;
    static final int WHITE_SPACE = 4;
    private static final byte[] ASCII = asciiClasses();

    final Source source;
    final char[] text;
    final int length;
    int position;

    CharacterReader(Source source) {
        this.source = source;
        this.length = source.length();
        this.text = new char[length + 1];
        source.text().getChars(0, length, text, 0);
    }

    private static byte[] asciiClasses() {
        byte[] classes = new byte[128];
        for (char c = 0; c < 128; c++) {
            if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '$' || c == '_') {
                classes[c] = ID_START | ID_PART;
            } else if (c >= '0' && c <= '9') {
                classes[c] = ID_PART;
            } else if (c == ' ' || c == '\t' || c == 0x0B || c == '\f') {
                classes[c] = WHITE_SPACE;
            }
        }
        return classes;
    }

    /** The character at the index; NUL at the end of the text. */
    final char charAt(int index) {
        return index < length ? text[index] : 0;
    }

    final boolean atEnd() {
        return position >= length;
    }

    final int codePointAt(int index) {
        char high = text[index];
        if (Character.isHighSurrogate(high) && index + 1 < length && Character.isLowSurrogate(text[index + 1])) {
            return Character.toCodePoint(high, text[index + 1]);
        }
        return high;
    }

    static boolean isAscii(char c, int characterClass) {
        return c < 128 && (ASCII[c] & characterClass) != 0;
    }

    static boolean isIdentifierStart(int c) {
        if (c < 128) {
            return (ASCII[c] & ID_START) != 0;
        }
        return Character.isUnicodeIdentifierStart(c) && c != 0x2E2F || UnicodeAdditions.isIdentifierStart(c);
    }

    static boolean isIdentifierPart(int c) {
        if (c < 128) {
            return (ASCII[c] & ID_PART) != 0;
        }
        if (c == 0x200C || c == 0x200D) {
            return true;
        }
        return Character.isUnicodeIdentifierPart(c) && !Character.isIdentifierIgnorable(c) && c != 0x2E2F
                || UnicodeAdditions.isIdentifierPart(c);
    }

    static boolean isLineTerminator(char c) {
        return c == '\n' || c == '\r' || c == 0x2028 || c == 0x2029;
    }

    static boolean isWhiteSpace(char c) {
        if (c < 128) {
            return (ASCII[c] & WHITE_SPACE) != 0;
        }
        return c == 0xA0 || c == 0xFEFF || Character.getType(c) == Character.SPACE_SEPARATOR;
    }

    static int digit(char c) {
        if (c >= '0' && c <= '9') {
            return c - '0';
        }
        int lower = c | 0x20;
        return lower >= 'a' && lower <= 'z' ? lower - 'a' + 10 : 99;
    }

    final ParseException error(int start, int end, String message) {
        return new ParseException(ParseException.Kind.SYNTAX, message, source, start, Math.max(start, end));
    }

    /**
     * Reads the rest of an escape after {@code \} + {@code u}; returns -1 if it is invalid, and the cursor is then
     * undefined.
     */
    final int readUnicodeEscape() {
        if (charAt(position) != '{') {
            return readHexadecimal(4);
        }
        int value = 0;
        int digits = 0;
        for (position++; digit(charAt(position)) < 16 && !atEnd(); position++) {
            value = value * 16 + digit(charAt(position));
            digits++;
            if (value > 0x10FFFF) {
                return -2;
            }
        }
        if (digits == 0 || charAt(position) != '}') {
            return -1;
        }
        position++;
        return value;
    }

    final int readHexadecimal(int digits) {
        int value = 0;
        for (int i = 0; i < digits; i++, position++) {
            int digit = digit(charAt(position));
            if (digit >= 16) {
                return -1;
            }
            value = value * 16 + digit;
        }
        return value;
    }
}
