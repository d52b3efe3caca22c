package dev.gyre.modules.typescript;

import java.util.Arrays;

/**
 * Reads tokens of TypeScript; its fields have the current token. A greater-than sign is always a separate token, a
 * slash a division and a closing brace punctuation, until the parser has them read again.
 */
final class TypeScriptLexer {
    final String source;
    private final char[] text;
    private final int length;
    private int position;
    TokenKind kind = TokenKind.END;
    /** The name or punctuator; null for other tokens. */
    String word;

    int start;
    int end;
    boolean newlineBefore;
    /** Whether a template token ends its template. */
    boolean templateTail;

    TokenKind previousKind = TokenKind.END;
    String previousWord;
    int previousStart;
    int previousEnd;
    /** The offsets of the tokens read so far, in order; null where they are not recorded. */
    private int[] starts;

    private int startCount;

    TypeScriptLexer(String source) {
        this.source = source;
        length = source.length();
        text = new char[length + 1];
        source.getChars(0, length, text, 0);
        if (at(0) == '#' && at(1) == '!') {
            skipLine();
            kind = TokenKind.PUNCTUATOR;
            word = "#!";
        }
    }

    /** The state to which the lexer can return. */
    record Mark(
            TokenKind kind,
            String word,
            int start,
            int end,
            boolean newlineBefore,
            boolean templateTail,
            TokenKind previousKind,
            String previousWord,
            int previousStart,
            int previousEnd,
            int startCount) {}

    Mark mark() {
        return new Mark(
                kind,
                word,
                start,
                end,
                newlineBefore,
                templateTail,
                previousKind,
                previousWord,
                previousStart,
                previousEnd,
                startCount);
    }

    void reset(Mark mark) {
        kind = mark.kind;
        word = mark.word;
        start = mark.start;
        end = mark.end;
        position = mark.end;
        newlineBefore = mark.newlineBefore;
        templateTail = mark.templateTail;
        previousKind = mark.previousKind;
        previousWord = mark.previousWord;
        previousStart = mark.previousStart;
        previousEnd = mark.previousEnd;
        startCount = mark.startCount;
    }

    /** Begins to record the offsets of tokens. */
    void recordStarts() {
        starts = new int[256];
    }

    /** The recorded offsets of tokens. */
    int[] starts() {
        return Arrays.copyOf(starts, startCount);
    }

    private char at(int index) {
        return index < length ? text[index] : 0;
    }

    void next() {
        previousKind = kind;
        previousWord = word;
        previousStart = start;
        previousEnd = end;
        newlineBefore = false;
        skipTrivia();
        start = position;
        if (starts != null) addStart();
        word = null;
        kind = scan();
        end = position;
    }

    private void addStart() {
        if (startCount == starts.length) starts = Arrays.copyOf(starts, startCount * 2);
        starts[startCount++] = start;
    }

    private TokenKind scan() {
        if (position >= length) return TokenKind.END;
        char c = text[position];
        if (isNameStart(c)) return scanName();
        if (c >= '0' && c <= '9' || c == '.' && at(position + 1) >= '0' && at(position + 1) <= '9') return scanNumber();
        return switch (c) {
            case '"', '\'' -> scanString(c);
            case '`' -> {
                position++;
                yield scanTemplate();
            }
            case '#' -> {
                position++;
                if (!isNameStart(at(position))) throw error(start, position + 1, "Unexpected character '#'");
                scanName();
                yield TokenKind.PRIVATE_NAME;
            }
            default -> {
                word = scanPunctuator(c);
                position += word.length();
                yield TokenKind.PUNCTUATOR;
            }
        };
    }

    private static boolean isNameStart(char c) {
        if (c < 128) return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '$' || c == '_' || c == '\\';
        return Character.isUnicodeIdentifierStart(c) || Character.isSurrogate(c);
    }

    private static boolean isNamePart(char c) {
        if (c < 128)
            return c >= 'a' && c <= 'z'
                    || c >= 'A' && c <= 'Z'
                    || c >= '0' && c <= '9'
                    || c == '$'
                    || c == '_'
                    || c == '\\';
        return c == 0x200C
                || c == 0x200D
                || Character.isUnicodeIdentifierPart(c) && c != 0xFEFF
                || Character.isSurrogate(c);
    }

    private TokenKind scanName() {
        int from = position;
        while (position < length && isNamePart(text[position])) {
            if (text[position] == '\\' && at(position + 1) == 'u' && at(position + 2) == '{') {
                position += 2;
                while (position < length && text[position] != '}') position++;
            }
            if (position < length) position++;
        }
        word = new String(text, from, position - from);
        return TokenKind.NAME;
    }

    private TokenKind scanNumber() {
        char second = at(position + 1);
        if (text[position] == '0'
                && (second | 0x20) >= 'b'
                && (second | 0x20) <= 'x'
                && "box".indexOf(second | 0x20) >= 0) {
            position += 2;
            while (isNamePart(at(position))) position++;
        } else {
            skipDigits();
            if (at(position) == '.') {
                position++;
                skipDigits();
            }
            skipExponent();
        }
        if (at(position) == 'n') position++;
        boolean isBigInt = text[position - 1] == 'n';
        if (isNamePart(at(position))) throw error(position, position + 1, "Identifier cannot follow number");
        return isBigInt ? TokenKind.BIGINT : TokenKind.NUMBER;
    }

    private void skipDigits() {
        while (at(position) >= '0' && at(position) <= '9' || at(position) == '_') position++;
    }

    private void skipExponent() {
        if ((at(position) | 0x20) != 'e') return;
        position++;
        if (at(position) == '+' || at(position) == '-') position++;
        skipDigits();
    }

    private TokenKind scanString(char quote) {
        position++;
        while (true) {
            char c = at(position);
            if (position >= length || c == '\n' || c == '\r')
                throw error(start, position, "Unterminated string constant");
            position++;
            if (c == quote) return TokenKind.STRING;
            if (c == '\\') {
                if (at(position) == '\r' && at(position + 1) == '\n') position++;
                if (position < length) position++;
            }
        }
    }

    private TokenKind scanTemplate() {
        while (position < length) {
            char c = text[position++];
            if (c == '`') {
                templateTail = true;
                return TokenKind.TEMPLATE;
            }
            if (c == '$' && at(position) == '{') {
                position++;
                templateTail = false;
                return TokenKind.TEMPLATE;
            }
            if (c == '\\') position++;
        }
        position = length;
        throw error(start, length, "Unterminated template");
    }

    /** Reads the current closing brace again as the continuation of a template. */
    void continueTemplate() {
        position = start + 1;
        word = null;
        kind = scanTemplate();
        end = position;
    }

    /** Reads the current slash again as the beginning of a regular expression. */
    void scanRegExp() {
        position = start + 1;
        boolean inClass = false;
        for (char c = at(position); c != '/' || inClass; c = at(position)) {
            if (position >= length || isLineTerminator(c)) throw error(start, position, "Unterminated regexp literal");
            if (c == '[') inClass = true;
            else if (c == ']') inClass = false;
            else if (c == '\\') position++;
            position++;
        }
        position++;
        while (isNamePart(at(position))) position++;
        kind = TokenKind.REGEXP;
        word = null;
        end = position;
    }

    /** Whether nothing but white space is between two offsets. */
    boolean isBlankBetween(int from, int to) {
        for (int i = from; i < to; i++) {
            if (!isLineTerminator(text[i]) && text[i] != ' ' && text[i] != '\t') return false;
        }
        return from <= to;
    }

    /** The end of the name that begins at an offset. */
    int endOfName(int from) {
        int at = from;
        while (at < length && isNamePart(text[at])) at++;
        return at;
    }

    /** Whether an arrow follows the current token. */
    boolean isArrowNext() {
        int at = end;
        while (at < length && (text[at] == ' ' || text[at] == '\t' || isLineTerminator(text[at]))) at++;
        if (at(at) != '/') return at(at) == '=' && at(at + 1) == '>';
        Mark mark = mark();
        next();
        boolean result = "=>".equals(word);
        reset(mark);
        return result;
    }

    /** Splits the current punctuator: it becomes only its first character. */
    void split() {
        word = word.substring(0, 1);
        position = start + 1;
        end = position;
    }

    /** Reads the current greater-than sign again as the operator that begins with it. */
    void joinGreater() {
        int size = 1;
        while (size < 3 && at(start + size) == '>') size++;
        if (at(start + size) == '=') size++;
        word = source.substring(start, start + size);
        position = start + size;
        end = position;
    }

    private void skipTrivia() {
        while (position < length) {
            char c = text[position];
            if (isLineTerminator(c)) {
                newlineBefore = true;
                position++;
            } else if (c == ' ' || c == '\t' || c == 0x0B || c == '\f' || c > 127 && isWhiteSpace(c)) {
                position++;
            } else if (c == '/' && at(position + 1) == '/') {
                skipLine();
            } else if (c == '/' && at(position + 1) == '*') {
                skipBlockComment();
            } else {
                return;
            }
        }
    }

    private static boolean isWhiteSpace(char c) {
        return c == 0xFEFF || Character.getType(c) == Character.SPACE_SEPARATOR;
    }

    static boolean isLineTerminator(char c) {
        return c == '\n' || c == '\r' || c == 0x2028 || c == 0x2029;
    }

    /** Whether a line ends between two offsets. */
    boolean hasNewline(int from, int to) {
        for (int i = from; i < to; i++) {
            if (isLineTerminator(text[i])) return true;
        }
        return false;
    }

    private void skipLine() {
        while (position < length && !isLineTerminator(text[position])) position++;
    }

    private void skipBlockComment() {
        int close = source.indexOf("*/", position + 2);
        if (close < 0) throw error(length, length, "Unterminated block comment");
        if (hasNewline(position, close)) newlineBefore = true;
        position = close + 2;
    }

    private String scanPunctuator(char c) {
        char second = at(position + 1);
        return switch (c) {
            case '{' -> "{";
            case '}' -> "}";
            case '(' -> "(";
            case ')' -> ")";
            case '[' -> "[";
            case ']' -> "]";
            case ';' -> ";";
            case ',' -> ",";
            case ':' -> ":";
            case '~' -> "~";
            case '@' -> "@";
            case '>' -> ">";
            case '.' -> second == '.' && at(position + 2) == '.' ? "..." : ".";
            case '?' -> scanQuestion(second);
            case '=' -> second == '>' ? "=>" : second != '=' ? "=" : at(position + 2) == '=' ? "===" : "==";
            case '!' -> second != '=' ? "!" : at(position + 2) == '=' ? "!==" : "!=";
            case '<' -> second == '<' ? withAssignment("<<", "<<=", 2) : withAssignment("<", "<=", 1);
            case '+' -> second == '+' ? "++" : withAssignment("+", "+=", 1);
            case '-' -> second == '-' ? "--" : withAssignment("-", "-=", 1);
            case '*' -> second == '*' ? withAssignment("**", "**=", 2) : withAssignment("*", "*=", 1);
            case '/' -> withAssignment("/", "/=", 1);
            case '%' -> withAssignment("%", "%=", 1);
            case '^' -> withAssignment("^", "^=", 1);
            case '&' -> second == '&' ? withAssignment("&&", "&&=", 2) : withAssignment("&", "&=", 1);
            case '|' -> second == '|' ? withAssignment("||", "||=", 2) : withAssignment("|", "|=", 1);
            default -> throw error(position, position + 1, "Unexpected character '" + c + "'");
        };
    }

    private String withAssignment(String operator, String assignment, int size) {
        return at(position + size) == '=' ? assignment : operator;
    }

    private String scanQuestion(char second) {
        if (second == '?') return withAssignment("??", "??=", 2);
        return second == '.' && !(at(position + 2) >= '0' && at(position + 2) <= '9') ? "?." : "?";
    }

    static TypeScriptSyntaxException error(int start, int end, String message) {
        return new TypeScriptSyntaxException(TypeScriptSyntaxException.Kind.INVALID, message, start, end);
    }
}
