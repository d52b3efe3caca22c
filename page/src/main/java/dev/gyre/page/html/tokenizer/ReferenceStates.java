package dev.gyre.page.html.tokenizer;

import static dev.gyre.page.html.tokenizer.ParseErrorCode.ABSENCE_OF_DIGITS_IN_NUMERIC_CHARACTER_REFERENCE;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.CHARACTER_REFERENCE_OUTSIDE_UNICODE_RANGE;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.CONTROL_CHARACTER_REFERENCE;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.MISSING_SEMICOLON_AFTER_CHARACTER_REFERENCE;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.NONCHARACTER_CHARACTER_REFERENCE;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.NULL_CHARACTER_REFERENCE;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.SURROGATE_CHARACTER_REFERENCE;
import static dev.gyre.page.html.tokenizer.ParseErrorCode.UNKNOWN_NAMED_CHARACTER_REFERENCE;

/** The states of character references, which end in the state that they began in. */
final class ReferenceStates {
    /** What the references of 0x80 to 0x9F mean, as windows-1252 has it; U+0000 where they mean themselves. */
    private static final String WINDOWS_1252 =
            "\u20AC\u0000\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u0000\u017D\u0000\u0000\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u0000\u017E\u0178";

    private static final int OUTSIDE = Character.MAX_CODE_POINT + 1;

    private final Tokenizer tokenizer;
    private final InputBuffer input;

    /** What has been read of the reference, with its ampersand. */
    private final TextBuffer read = new TextBuffer();

    private EntityTable table;
    /** The names that begin like what was read: those from first to before last. */
    private int first;

    private int last;
    /** The longest name that was read, or -1, and how long it is. */
    private int match;

    private int matchLength;
    private int code;

    ReferenceStates(Tokenizer tokenizer) {
        this.tokenizer = tokenizer;
        this.input = tokenizer.input;
    }

    void read() {
        char c = input.chars[input.position];
        switch (tokenizer.state) {
            case States.CHARACTER_REFERENCE -> start(c);
            case States.NAMED_REFERENCE -> named();
            case States.AMBIGUOUS_AMPERSAND -> ambiguousAmpersand();
            case States.NUMERIC_REFERENCE -> numeric(c);
            case States.HEXADECIMAL_START -> digits(Characters.hexadecimal(c) >= 0, States.HEXADECIMAL_REFERENCE);
            case States.DECIMAL_START -> digits(Characters.isDigit(c), States.DECIMAL_REFERENCE);
            case States.HEXADECIMAL_REFERENCE -> hexadecimal();
            case States.DECIMAL_REFERENCE -> decimal();
            default -> numericEnd();
        }
    }

    private boolean inAttribute() {
        return tokenizer.returnState / States.FAMILY == States.VALUE_UNQUOTED / States.FAMILY;
    }

    private void start(char c) {
        read.length = 0;
        read.append('&');
        if (Characters.isAlphanumeric(c)) {
            if (table == null) {
                table = EntityTable.instance();
            }
            first = 0;
            last = table.size();
            match = -1;
            tokenizer.state = States.NAMED_REFERENCE;
            named();
        } else if (c == '#') {
            input.position++;
            read.append('#');
            code = 0;
            tokenizer.state = States.NUMERIC_REFERENCE;
        } else {
            finish(0, read.length);
        }
    }

    /** Passes a part of what was read on as text and returns to the state that the reference began in. */
    private void finish(int from, int to) {
        tokenizer.state = tokenizer.returnState;
        flush(from, to);
    }

    private void flush(int from, int to) {
        if (inAttribute()) {
            tokenizer.pending.append(read.chars, from, to);
        } else if (from < to) {
            tokenizer.handler.characters(read.chars, from, to);
        }
    }

    private void named() {
        char[] chars = input.chars;
        while (input.position < input.limit) {
            char c = chars[input.position];
            int depth = read.length - 1;
            int from = table.firstWith(first, last, depth, c);
            if (from < 0) {
                namedEnd(c == '=' || Characters.isAlphanumeric(c));
                return;
            }
            last = table.lastWith(from, last, depth, c);
            first = from;
            read.append(c);
            input.position++;
            if (table.length(first) == depth + 1) {
                match = first;
                matchLength = depth + 1;
                if (c == ';') {
                    namedEnd(false);
                    return;
                }
            }
        }
    }

    /** Ends a name before a character that may be one of a longer name or of an attribute's text ("=", letters and digits). */
    private void namedEnd(boolean beforeText) {
        if (match < 0) {
            tokenizer.state = States.AMBIGUOUS_AMPERSAND;
            flush(0, read.length);
            return;
        }
        boolean semicolon = read.chars[matchLength] == ';';
        int rest = matchLength + 1;
        if (!semicolon && inAttribute() && (beforeText || rest < read.length)) {
            finish(0, read.length);
            return;
        }
        if (!semicolon) {
            tokenizer.error(MISSING_SEMICOLON_AFTER_CHARACTER_REFERENCE, input.position - (read.length - rest));
        }
        // What was read beyond the name is letters and digits, which every state takes as text; only if it ends in a
        // semicolon could it be a name, and it would have matched.
        int length = read.length;
        read.append(table.characters(match));
        int end = read.length;
        read.append(read.chars, rest, length);
        finish(length, end + length - rest);
    }

    private void ambiguousAmpersand() {
        char[] chars = input.chars;
        int start = input.position;
        int i = start;
        while (i < input.limit && Characters.isAlphanumeric(chars[i])) {
            i++;
        }
        if (i < input.limit) {
            if (chars[i] == ';') {
                tokenizer.error(UNKNOWN_NAMED_CHARACTER_REFERENCE, i);
            }
            tokenizer.state = tokenizer.returnState;
        }
        input.position = i;
        if (inAttribute()) {
            tokenizer.pending.append(chars, start, i);
        } else if (start < i) {
            tokenizer.handler.characters(chars, start, i);
        }
    }

    private void numeric(char c) {
        if (c == 'x' || c == 'X') {
            read.append(c);
            input.position++;
            tokenizer.state = States.HEXADECIMAL_START;
        } else {
            tokenizer.state = States.DECIMAL_START;
        }
    }

    private void digits(boolean digit, int digitsState) {
        if (digit) {
            tokenizer.state = digitsState;
        } else {
            tokenizer.error(ABSENCE_OF_DIGITS_IN_NUMERIC_CHARACTER_REFERENCE);
            finish(0, read.length);
        }
    }

    private void addDigit(int radix, int digit) {
        code = Math.min(OUTSIDE, code * radix + digit);
    }

    private void hexadecimal() {
        char[] chars = input.chars;
        while (input.position < input.limit) {
            int digit = Characters.hexadecimal(chars[input.position]);
            if (digit < 0) {
                digitsEnd();
                return;
            }
            addDigit(16, digit);
            input.position++;
        }
    }

    private void decimal() {
        char[] chars = input.chars;
        while (input.position < input.limit) {
            char c = chars[input.position];
            if (!Characters.isDigit(c)) {
                digitsEnd();
                return;
            }
            addDigit(10, c - '0');
            input.position++;
        }
    }

    private void digitsEnd() {
        if (input.chars[input.position] == ';') {
            input.position++;
        } else {
            tokenizer.error(MISSING_SEMICOLON_AFTER_CHARACTER_REFERENCE);
        }
        numericEnd();
    }

    private void numericEnd() {
        read.length = 0;
        read.appendCodePoint(meaning());
        finish(0, read.length);
    }

    /** The code point that the number stands for. */
    private int meaning() {
        if (code == 0) {
            return wrong(NULL_CHARACTER_REFERENCE, 0xFFFD);
        }
        if (code > Character.MAX_CODE_POINT) {
            return wrong(CHARACTER_REFERENCE_OUTSIDE_UNICODE_RANGE, 0xFFFD);
        }
        if (code >= Character.MIN_SURROGATE && code <= Character.MAX_SURROGATE) {
            return wrong(SURROGATE_CHARACTER_REFERENCE, 0xFFFD);
        }
        if (Characters.isNoncharacter(code)) {
            return wrong(NONCHARACTER_CHARACTER_REFERENCE, code);
        }
        if (code == '\r' || Characters.isForbiddenControl(code)) {
            int index = code - 0x80;
            boolean mapped = index >= 0 && index < WINDOWS_1252.length() && WINDOWS_1252.charAt(index) != 0;
            return wrong(CONTROL_CHARACTER_REFERENCE, mapped ? WINDOWS_1252.charAt(index) : code);
        }
        return code;
    }

    private int wrong(ParseErrorCode error, int codePoint) {
        tokenizer.error(error);
        return codePoint;
    }

    void end() {
        switch (tokenizer.state) {
            case States.CHARACTER_REFERENCE -> {
                read.length = 0;
                read.append('&');
                finish(0, 1);
            }
            case States.NAMED_REFERENCE -> namedEnd(false);
            case States.AMBIGUOUS_AMPERSAND -> tokenizer.state = tokenizer.returnState;
            case States.NUMERIC_REFERENCE, States.HEXADECIMAL_START, States.DECIMAL_START -> {
                tokenizer.error(ABSENCE_OF_DIGITS_IN_NUMERIC_CHARACTER_REFERENCE);
                finish(0, read.length);
            }
            default -> {
                tokenizer.error(MISSING_SEMICOLON_AFTER_CHARACTER_REFERENCE);
                numericEnd();
            }
        }
    }
}
