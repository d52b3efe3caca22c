package dev.gyre.engine.syntax.parser;

import dev.gyre.engine.runtime.value.BigIntDigits;
import dev.gyre.engine.syntax.source.Source;
import java.math.BigInteger;

/** Reads numbers, strings, templates and regular expressions. */
abstract class LiteralLexer extends CharacterReader {
    TokenKind kind = TokenKind.END;
    int start;
    int end;
    /** The value of a name, string, template part (null if an escape is invalid) or regular expression pattern. */
    String value;

    double number;
    BigInteger bigint;
    /** The offset and message of a construct in the token that strict code forbids; -1 if none. */
    int octalPosition = -1;

    String octalMessage;
    /** For templates: whether the part ends the template; its raw text; the error of an invalid escape. */
    boolean templateTail;

    String templateRaw;
    ParseException templateError;
    /** Whether the last part of a template is unterminated. */
    boolean templateTakesEnd;

    String regExpFlags;
    private final StringBuilder buffer = new StringBuilder();

    LiteralLexer(Source source) {
        super(source);
    }

    private void noteOctal(int offset, String message) {
        if (octalPosition < 0) {
            octalPosition = offset;
            octalMessage = message;
        }
    }

    final ParseException illegal() {
        return error(start, Math.min(position + 1, length), ILLEGAL_TOKEN);
    }

    final TokenKind scanNumber() {
        char first = text[position];
        char second = (char) (charAt(position + 1) | 0x20);
        TokenKind result;
        if (first == '0' && (second == 'x' || second == 'o' || second == 'b')) {
            position += 2;
            result = scanRadix(second == 'x' ? 16 : second == 'o' ? 8 : 2);
        } else if (first == '0' && (digit(charAt(position + 1)) < 10 || charAt(position + 1) == '_')) {
            result = scanLegacyNumber();
        } else {
            result = scanDecimal();
        }
        if (!atEnd()
                && (isIdentifierStart(codePointAt(position)) || digit(text[position]) < 10 || text[position] == '\\')) {
            throw error(start, position, ILLEGAL_TOKEN);
        }
        return result;
    }

    private TokenKind scanRadix(int radix) {
        int from = position;
        skipDigits(radix);
        if (position == from) {
            throw error(start, position, ILLEGAL_TOKEN);
        }
        String digits = digits(from, position);
        if (charAt(position) == 'n') {
            position++;
            bigint = BigIntDigits.parse(digits, radix);
            return TokenKind.BIGINT;
        }
        number = digits.length() <= 12
                ? Long.parseLong(digits, radix)
                : BigIntDigits.parse(digits, radix).doubleValue();
        return TokenKind.NUMBER;
    }

    private TokenKind scanLegacyNumber() {
        if (charAt(position + 1) == '_') {
            throw error(position + 1, position + 2, "Numeric separator can not be used after leading 0.");
        }
        boolean octal = true;
        int from = position;
        while (digit(charAt(position)) < 10 && !atEnd()) {
            octal &= text[position] < '8';
            position++;
        }
        if (octal) {
            noteOctal(start, "Octal literals are not allowed in strict mode.");
            number = BigIntDigits.parse(source.text(from, position), 8).doubleValue();
            return TokenKind.NUMBER;
        }
        noteOctal(start, "Decimals with leading zeros are not allowed in strict mode.");
        if (charAt(position) == '_') {
            throw error(position, position + 1, ILLEGAL_TOKEN);
        }
        position = from;
        return scanFraction(from);
    }

    private TokenKind scanDecimal() {
        int from = position;
        long small = 0;
        while (position - from < 15 && digit(charAt(position)) < 10) {
            small = small * 10 + digit(text[position++]);
        }
        char c = charAt(position);
        if (position > from && c != '.' && c != '_' && digit(c) > 35 || atEnd() && position > from) {
            number = small;
            return TokenKind.NUMBER;
        }
        position = from;
        skipDigits(10);
        if (charAt(position) == 'n' && position > from) {
            bigint = BigIntDigits.parse(digits(from, position), 10);
            position++;
            return TokenKind.BIGINT;
        }
        position = from;
        return scanFraction(from);
    }

    private TokenKind scanFraction(int from) {
        skipDigits(10);
        if (charAt(position) == '.') {
            position++;
            if (charAt(position) == '_') {
                throw error(start, position, ILLEGAL_TOKEN);
            }
            skipDigits(10);
        }
        if ((charAt(position) | 0x20) == 'e') {
            position++;
            if (charAt(position) == '+' || charAt(position) == '-') {
                position++;
            }
            if (digit(charAt(position)) >= 10 || atEnd()) {
                throw error(start, position, ILLEGAL_TOKEN);
            }
            skipDigits(10);
        }
        number = Double.parseDouble(digits(from, position));
        return TokenKind.NUMBER;
    }

    private void skipDigits(int radix) {
        int from = position;
        while (true) {
            char c = charAt(position);
            if (c == '_' && position > from) {
                char next = charAt(position + 1);
                if (next == '_') {
                    throw error(position + 1, position + 2, "Only one underscore is allowed as numeric separator");
                }
                if (digit(next) >= radix) {
                    throw error(
                            position + 1,
                            position + 2,
                            "Numeric separators are not allowed at the end of numeric literals");
                }
            } else if (digit(c) >= radix) {
                return;
            }
            position++;
        }
    }

    private String digits(int from, int to) {
        var digits = source.text(from, to);
        return digits.indexOf('_') < 0 ? digits : digits.replace("_", "");
    }

    final TokenKind scanString() {
        char quote = text[position++];
        int from = position;
        int hash = 0;
        while (true) {
            char c = text[position];
            if (c == quote) {
                value = literal(from, position, hash);
                position++;
                return TokenKind.STRING;
            }
            hash = hash * 31 + c;
            if (c == '\\') {
                return scanEscapedString(quote, from);
            }
            if (c == '\n' || c == '\r' || c == 0 && position >= length) {
                throw error(start, position, ILLEGAL_TOKEN);
            }
            position++;
        }
    }

    /** The text of a string literal without escapes, by its {@link String#hashCode}. */
    abstract String literal(int from, int to, int hash);

    private TokenKind scanEscapedString(char quote, int from) {
        buffer.setLength(0);
        buffer.append(text, from, position - from);
        while (true) {
            char c = text[position];
            if (c == '\n' || c == '\r' || position >= length) {
                throw error(start, position, ILLEGAL_TOKEN);
            }
            position++;
            if (c == quote) {
                value = buffer.toString();
                return TokenKind.STRING;
            }
            if (c == '\\') {
                var failure = scanEscape(false);
                if (failure != null) {
                    throw failure;
                }
            } else {
                buffer.append(c);
            }
        }
    }

    /** Reads the escape after a backslash into the buffer; returns the error of an invalid one. */
    private ParseException scanEscape(boolean template) {
        if (atEnd()) {
            return error(start, position, ILLEGAL_TOKEN);
        }
        int escape = position - 1;
        char c = text[position++];
        switch (c) {
            case 'n' -> buffer.append('\n');
            case 't' -> buffer.append('\t');
            case 'r' -> buffer.append('\r');
            case 'b' -> buffer.append('\b');
            case 'f' -> buffer.append('\f');
            case 'v' -> buffer.append((char) 0x0B);
            case '\r' -> {
                if (charAt(position) == '\n') {
                    position++;
                }
            }
            case '\n', (char) 0x2028, (char) 0x2029 -> {}
            case 'x' -> {
                int code = readHexadecimal(2);
                if (code < 0) {
                    return error(escape, Math.min(length, escape + 4), "Invalid hexadecimal escape sequence");
                }
                buffer.append((char) code);
            }
            case 'u' -> {
                int code = readUnicodeEscape();
                if (code < 0) {
                    return error(
                            escape,
                            position,
                            code == -2 ? "Undefined Unicode code-point" : "Invalid Unicode escape sequence");
                }
                buffer.appendCodePoint(code);
            }
            case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> {
                return scanOctalEscape(c, escape, template);
            }
            default -> buffer.append(c);
        }
        return null;
    }

    private ParseException scanOctalEscape(char c, int escape, boolean template) {
        if (c == '0' && digit(charAt(position)) >= 10) {
            buffer.append((char) 0);
            return null;
        }
        if (c >= '8') {
            if (template) {
                return error(escape, escape + 1, "\\8 and \\9 are not allowed in template strings.");
            }
            noteOctal(escape, "\\8 and \\9 are not allowed in strict mode.");
            buffer.append(c);
            return null;
        }
        int code = c - '0';
        for (int i = c <= '3' ? 2 : 1; i > 0 && digit(charAt(position)) < 8 && !atEnd(); i--) {
            code = code * 8 + digit(text[position++]);
        }
        if (template) {
            return error(position - 2, position - 1, "Octal escape sequences are not allowed in template strings.");
        }
        noteOctal(position - 2, "Octal escape sequences are not allowed in strict mode.");
        buffer.append((char) code);
        return null;
    }

    /** Reads a template part; the cursor is after the opening back quote or closing brace. */
    final TokenKind scanTemplate() {
        int from = position;
        buffer.setLength(0);
        templateError = null;
        while (true) {
            boolean ends = atEnd();
            char c = ends ? '$' : text[position++];
            if (ends || c == '`' || c == '$' && charAt(position) == '{') {
                templateTail = c == '`';
                templateTakesEnd = ends;
                templateRaw = normalized(from, ends ? length : position - 1);
                value = templateError == null ? buffer.toString() : null;
                if (!templateTail && !ends) {
                    position++;
                }
                return TokenKind.TEMPLATE;
            }
            if (c == '\\') {
                int escape = position;
                var failure = scanEscape(true);
                if (failure != null) {
                    templateError = templateError == null ? failure : templateError;
                    position = escape + 1;
                }
            } else if (c == '\r') {
                if (charAt(position) == '\n') {
                    position++;
                }
                buffer.append('\n');
            } else {
                buffer.append(c);
            }
        }
    }

    private String normalized(int from, int to) {
        var raw = source.text(from, to);
        return raw.indexOf('\r') < 0 ? raw : raw.replace("\r\n", "\n").replace('\r', '\n');
    }

    /** Reads a regular expression whose slash is the current token. */
    final void scanRegExp() {
        position = start + 1;
        boolean inClass = false;
        while (true) {
            char c = charAt(position);
            if (atEnd() || isLineTerminator(c)) {
                throw error(start, start + 1, "Invalid regular expression: missing /");
            }
            if (c == '/' && !inClass) {
                break;
            }
            if (c == '[') {
                inClass = true;
            } else if (c == ']') {
                inClass = false;
            } else if (c == '\\') {
                position++;
                if (atEnd() || isLineTerminator(text[position])) {
                    throw error(start, start + 1, "Invalid regular expression: missing /");
                }
            }
            position++;
        }
        value = source.text(start + 1, position);
        position++;
        int from = position;
        while (!atEnd() && isIdentifierPart(codePointAt(position))) {
            position += Character.charCount(codePointAt(position));
        }
        if (charAt(position) == '\\') {
            throw error(start, start + 1, "Invalid regular expression flags");
        }
        regExpFlags = source.text(from, position);
        end = position;
    }
}
