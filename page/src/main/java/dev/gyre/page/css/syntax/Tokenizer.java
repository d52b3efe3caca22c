package dev.gyre.page.css.syntax;

import java.util.ArrayList;

/** Turns text into tokens by <a href="https://drafts.csswg.org/css-syntax/#tokenization">CSS Syntax</a>, in linear time. It never fails: what is wrong becomes bad tokens. */
final class Tokenizer {
    private static final int END = -1;

    private final String input;
    private final int length;
    private final ArrayList<Token> tokens = new ArrayList<>();
    private int position;

    Tokenizer(String input) {
        this.input = input;
        this.length = input.length();
    }

    /** All tokens without the end of file; comments are left out. */
    ArrayList<Token> run() {
        while (position < length) {
            next();
        }
        return tokens;
    }

    private int peek(int offset) {
        int at = position + offset;
        return at < length ? input.charAt(at) : END;
    }

    private void add(TokenType type, String text, int start) {
        tokens.add(new Token(type, text, 0, false, false, start, position));
    }

    private void next() {
        int start = position;
        char c = input.charAt(position);
        switch (c) {
            case ' ', '\t', '\n', '\r', '\f' -> whitespace();
            case '"', '\'' -> string(c);
            case '#' -> hash();
            case '/' -> {
                if (peek(1) == '*') {
                    int end = input.indexOf("*/", position + 2);
                    position = end < 0 ? length : end + 2;
                } else {
                    delim();
                }
            }
            case '+', '.' -> numberOrDelim();
            case '-' -> minus();
            case '<' -> {
                if (input.startsWith("<!--", position)) {
                    position += 4;
                    add(TokenType.CDO, "<!--", start);
                } else {
                    delim();
                }
            }
            case '@' -> {
                if (startsIdent(1)) {
                    position++;
                    add(TokenType.AT_KEYWORD, name(), start);
                } else {
                    delim();
                }
            }
            case '\\' -> {
                if (isEscape(0)) {
                    identLike();
                } else {
                    delim();
                }
            }
            case '(' -> single(TokenType.OPEN_PAREN);
            case ')' -> single(TokenType.CLOSE_PAREN);
            case '[' -> single(TokenType.OPEN_SQUARE);
            case ']' -> single(TokenType.CLOSE_SQUARE);
            case '{' -> single(TokenType.OPEN_CURLY);
            case '}' -> single(TokenType.CLOSE_CURLY);
            case ',' -> single(TokenType.COMMA);
            case ':' -> single(TokenType.COLON);
            case ';' -> single(TokenType.SEMICOLON);
            default -> {
                if (CssText.isDigit(c)) {
                    numeric();
                } else if (CssText.isIdentStart(c)) {
                    identLike();
                } else {
                    delim();
                }
            }
        }
    }

    private void single(TokenType type) {
        int start = position++;
        add(type, input.substring(start, position), start);
    }

    private void delim() {
        single(TokenType.DELIM);
    }

    private void whitespace() {
        int start = position;
        while (position < length && CssText.isWhitespace(input.charAt(position))) {
            position++;
        }
        add(TokenType.WHITESPACE, " ", start);
    }

    private void hash() {
        int start = position;
        int c = peek(1);
        if (c != END && CssText.isIdentPart(c) || isEscape(1)) {
            position++;
            boolean identifier = startsIdent(0);
            String text = name();
            tokens.add(new Token(TokenType.HASH, text, 0, identifier, false, start, position));
        } else {
            delim();
        }
    }

    private void numberOrDelim() {
        if (startsNumber()) {
            numeric();
        } else {
            delim();
        }
    }

    private void minus() {
        int start = position;
        if (startsNumber()) {
            numeric();
        } else if (peek(1) == '-' && peek(2) == '>') {
            position += 3;
            add(TokenType.CDC, "-->", start);
        } else if (startsIdent(0)) {
            identLike();
        } else {
            delim();
        }
    }

    private boolean isEscape(int offset) {
        if (peek(offset) != '\\') {
            return false;
        }
        int c = peek(offset + 1);
        return !CssText.isNewline(c) && (c != END || position + offset < length);
    }

    private boolean startsIdent(int offset) {
        int c = peek(offset);
        if (c == '-') {
            int second = peek(offset + 1);
            return second == '-' || second != END && CssText.isIdentStart(second) || isEscape(offset + 1);
        }
        return c != END && CssText.isIdentStart(c) || isEscape(offset);
    }

    private boolean startsNumber() {
        int at = 0;
        int c = peek(at);
        if (c == '+' || c == '-') {
            c = peek(++at);
        }
        return CssText.isDigit(c) || c == '.' && CssText.isDigit(peek(at + 1));
    }

    private void numeric() {
        int start = position;
        boolean signed = input.charAt(position) == '+' || input.charAt(position) == '-';
        if (signed) {
            position++;
        }
        boolean integer = true;
        digits();
        if (peek(0) == '.' && CssText.isDigit(peek(1))) {
            position++;
            digits();
            integer = false;
        }
        int exponent = peek(0);
        if (exponent == 'e' || exponent == 'E') {
            int sign = peek(1) == '+' || peek(1) == '-' ? 1 : 0;
            if (CssText.isDigit(peek(1 + sign))) {
                position += 1 + sign;
                digits();
                integer = false;
            }
        }
        double value = number(start, integer);
        if (startsIdent(0)) {
            String unit = name();
            tokens.add(new Token(TokenType.DIMENSION, unit, value, integer, signed, start, position));
        } else if (peek(0) == '%') {
            position++;
            tokens.add(new Token(TokenType.PERCENTAGE, "%", value, integer, signed, start, position));
        } else {
            tokens.add(new Token(TokenType.NUMBER, "", value, integer, signed, start, position));
        }
    }

    private void digits() {
        while (position < length && CssText.isDigit(input.charAt(position))) {
            position++;
        }
    }

    private double number(int start, boolean integer) {
        if (integer && position - start <= 9) {
            return Integer.parseInt(input, start, position, 10);
        }
        double value = Double.parseDouble(input.substring(start, position));
        return Double.isInfinite(value) ? Math.copySign(Float.MAX_VALUE, value) : value;
    }

    private void identLike() {
        int start = position;
        String name = name();
        if (peek(0) != '(') {
            add(TokenType.IDENT, name, start);
            return;
        }
        position++;
        if (!CssText.equalsIgnoreCase(name, "url")) {
            add(TokenType.FUNCTION, name, start);
            return;
        }
        int at = position;
        while (at < length && CssText.isWhitespace(input.charAt(at))) {
            at++;
        }
        if (at < length && (input.charAt(at) == '"' || input.charAt(at) == '\'')) {
            add(TokenType.FUNCTION, name, start);
        } else {
            position = at;
            url(start);
        }
    }

    private void string(char quote) {
        int start = position++;
        int plain = position;
        StringBuilder text = null;
        while (position < length) {
            char c = input.charAt(position);
            if (c == quote) {
                String value = ended(text, plain);
                position++;
                add(TokenType.STRING, value, start);
                return;
            }
            if (CssText.isNewline(c)) {
                add(TokenType.BAD_STRING, "", start);
                return;
            }
            if (c != '\\' && c != 0 && !Character.isSurrogate(c)) {
                position++;
                continue;
            }
            text = text == null ? new StringBuilder() : text;
            text.append(input, plain, position);
            if (c != '\\') {
                codePoint(text);
            } else {
                stringEscape(text);
            }
            plain = position;
        }
        add(TokenType.STRING, ended(text, plain), start);
    }

    private void stringEscape(StringBuilder text) {
        if (position + 1 >= length) {
            position = length;
        } else if (CssText.isNewline(input.charAt(position + 1))) {
            position += input.startsWith("\r\n", position + 1) ? 3 : 2;
        } else {
            position++;
            escape(text);
        }
    }

    private String ended(StringBuilder text, int plain) {
        if (text == null) {
            return input.substring(plain, position);
        }
        return text.append(input, plain, position).toString();
    }

    /** Reads one character that is U+0000 or a surrogate. */
    private void codePoint(StringBuilder text) {
        char c = input.charAt(position++);
        if (Character.isHighSurrogate(c) && position < length && Character.isLowSurrogate(input.charAt(position))) {
            text.append(c).append(input.charAt(position++));
        } else {
            text.append('\uFFFD');
        }
    }

    /** After a backslash. */
    private void escape(StringBuilder text) {
        if (position >= length) {
            text.append('\uFFFD');
            return;
        }
        char c = input.charAt(position);
        if (!CssText.isHexDigit(c)) {
            if (c == 0 || Character.isSurrogate(c)) {
                codePoint(text);
            } else {
                text.append(c);
                position++;
            }
            return;
        }
        int value = 0;
        int limit = Math.min(length, position + 6);
        while (position < limit && CssText.isHexDigit(input.charAt(position))) {
            value = value * 16 + Character.digit(input.charAt(position++), 16);
        }
        if (position < length && CssText.isWhitespace(input.charAt(position))) {
            position += input.startsWith("\r\n", position) ? 2 : 1;
        }
        boolean invalid = value == 0
                || value > Character.MAX_CODE_POINT
                || value >= Character.MIN_SURROGATE && value <= Character.MAX_SURROGATE;
        text.appendCodePoint(invalid ? 0xFFFD : value);
    }

    private String name() {
        int plain = position;
        StringBuilder text = null;
        while (position < length) {
            char c = input.charAt(position);
            if (c != 0 && CssText.isIdentPart(c) && !Character.isSurrogate(c)) {
                position++;
                continue;
            }
            boolean escape = c == '\\' && isEscape(0);
            if (!escape && !CssText.isIdentPart(c)) {
                break;
            }
            text = text == null ? new StringBuilder() : text;
            text.append(input, plain, position);
            if (escape) {
                position++;
                escape(text);
            } else {
                codePoint(text);
            }
            plain = position;
        }
        return ended(text, plain);
    }

    private void url(int start) {
        StringBuilder text = new StringBuilder();
        while (position < length) {
            char c = input.charAt(position);
            if (c == ')') {
                position++;
                add(TokenType.URL, text.toString(), start);
                return;
            }
            if (CssText.isWhitespace(c)) {
                while (position < length && CssText.isWhitespace(input.charAt(position))) {
                    position++;
                }
                if (position < length && input.charAt(position) != ')') {
                    badUrl(start);
                    return;
                }
            } else if (c == '"'
                    || c == '\''
                    || c == '('
                    || c != 0 && c < 0x20
                    || c == 0x7F
                    || c == '\\' && !isEscape(0)) {
                badUrl(start);
                return;
            } else if (c == '\\') {
                position++;
                escape(text);
            } else if (c == 0 || Character.isSurrogate(c)) {
                codePoint(text);
            } else {
                text.append(c);
                position++;
            }
        }
        add(TokenType.URL, text.toString(), start);
    }

    private void badUrl(int start) {
        StringBuilder ignored = new StringBuilder();
        while (position < length) {
            char c = input.charAt(position++);
            if (c == ')') {
                break;
            }
            if (c == '\\' && position < length && !CssText.isNewline(input.charAt(position))) {
                escape(ignored);
                ignored.setLength(0);
            }
        }
        add(TokenType.BAD_URL, "", start);
    }
}
