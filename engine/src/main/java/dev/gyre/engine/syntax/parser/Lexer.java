package dev.gyre.engine.syntax.parser;

import static dev.gyre.engine.syntax.parser.TokenKind.*;

import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.SurroundingAgent;
import dev.gyre.engine.runtime.value.InternalizedStrings;
import dev.gyre.engine.syntax.source.Source;
import java.math.BigInteger;

/**
 * The lexer. Its fields have the current token, and nothing of earlier ones. It reads a slash as division and a closing
 * brace as punctuation; the parser has them read again where the grammar requires something else.
 */
final class Lexer extends LiteralLexer {
    /** Tokens between two interrupt checks. */
    private static final int POLL_TOKENS = 256;

    private int tokensToPoll = POLL_TOKENS;
    final NameTable names;
    /** Whether a line terminator precedes the current token. */
    boolean newlineBefore;
    /** Whether the name was written with an escape. */
    boolean escaped;

    int previousStart;
    int previousEnd;
    TokenKind previousKind = TokenKind.END;
    /** The error of the current token if it is illegal; the parser may report another one first. */
    ParseException illegal;

    private final boolean htmlComments;

    Lexer(Source source, boolean htmlComments) {
        super(source);
        this.htmlComments = htmlComments;
        Agent agent = SurroundingAgent.current();
        names = NameTable.create(agent == null ? null : agent.internalizedStrings());
        if (charAt(0) == '#' && charAt(1) == '!') {
            skipLine();
        }
    }

    /** The parser's interrupt check; other threads that parse have none. */
    private void poll() {
        tokensToPoll = POLL_TOKENS;
        Agent agent = SurroundingAgent.current();
        if (agent != null) agent.poll(POLL_TOKENS);
    }

    void next() {
        if (--tokensToPoll == 0) poll();
        previousStart = start;
        previousEnd = end;
        previousKind = kind;
        newlineBefore = previousEnd == 0;
        escaped = false;
        octalPosition = -1;
        try {
            scan();
        } catch (ParseException error) {
            illegal = error;
            kind = ILLEGAL;
        }
        end = position;
    }

    /** Whether the current token is of a kind. */
    boolean at(TokenKind expected) {
        return kind == expected;
    }

    /** Whether the current token is a contextual word, written without escapes. */
    boolean atWord(String word) {
        return kind == IDENTIFIER && !escaped && value.equals(word);
    }

    /** Consumes the current token if it is of a kind. */
    boolean accept(TokenKind expected) {
        if (kind != expected) {
            return false;
        }
        next();
        return true;
    }

    /** Whether an arrow follows the current token. */
    boolean isBeforeArrow() {
        var mark = mark();
        next();
        boolean before = kind == ARROW;
        reset(mark);
        return before;
    }

    /** Continues after an illegal token. */
    void skipIllegal() {
        position = Math.min(length, Math.max(position, start + 1));
        next();
    }

    private void scan() {
        start = position;
        skipTrivia();
        start = position;
        char c = text[position];
        if (isAscii(c, ID_START)) {
            scanName();
        } else if (c >= '0' && c <= '9') {
            kind = scanNumber();
        } else {
            kind = scanOther(c);
        }
    }

    /** Reads the current closing brace again as the continuation of a template. */
    void continueTemplate() {
        position = start + 1;
        kind = scanTemplate();
        end = position;
    }

    private void skipTrivia() {
        while (true) {
            char c = text[position];
            if (isAscii(c, WHITE_SPACE)) {
                position++;
            } else if (isLineTerminator(c)) {
                newlineBefore = true;
                position++;
            } else if (c == '/' && charAt(position + 1) == '/') {
                skipLine();
            } else if (c == '/' && charAt(position + 1) == '*') {
                skipBlockComment();
            } else if (c == '<'
                            && charAt(position + 1) == '!'
                            && charAt(position + 2) == '-'
                            && charAt(position + 3) == '-'
                    || c == '-' && newlineBefore && charAt(position + 1) == '-' && charAt(position + 2) == '>') {
                skipHtmlComment(c == '<' ? 4 : 3);
            } else if (c > 127 && isWhiteSpace(c)) {
                position++;
            } else {
                return;
            }
        }
    }

    private void skipLine() {
        while (!atEnd() && !isLineTerminator(text[position])) {
            position++;
        }
    }

    // HTML-like Comments, https://tc39.es/ecma262/#sec-html-like-comments
    private void skipHtmlComment(int size) {
        if (!htmlComments) {
            throw error(position, position + size, "HTML comments are not allowed in modules");
        }
        skipLine();
    }

    private void skipBlockComment() {
        int from = position;
        position += 2;
        while (true) {
            if (atEnd()) {
                throw error(from, length, ILLEGAL_TOKEN);
            }
            char c = text[position++];
            if (c == '*' && charAt(position) == '/') {
                position++;
                return;
            }
            if (isLineTerminator(c)) {
                newlineBefore = true;
            }
        }
    }

    private void scanName() {
        int at = position;
        int hash = 0;
        char c = text[at];
        do {
            hash = hash * 31 + c;
            c = text[++at];
        } while (isAscii(c, ID_PART));
        if (c == '\\' || c > 127) {
            scanSlowName(false);
            return;
        }
        position = at;
        int index = names.intern(text, start, at, hash);
        value = names.name(index);
        kind = names.kind(index);
    }

    @Override
    String literal(int from, int to, int hash) {
        return to - from > InternalizedStrings.MAX_LENGTH
                ? new String(text, from, to - from)
                : names.name(names.intern(text, from, to, hash));
    }

    /** Reads a name with escapes or characters beyond ASCII; for a private name the cursor is after the hash sign. */
    private void scanSlowName(boolean isPrivate) {
        var name = new StringBuilder();
        if (isPrivate) {
            name.append('#');
        }
        boolean first = true;
        while (!atEnd()) {
            int from = position;
            int c = codePointAt(position);
            if (c == '\\') {
                c = readNameEscape();
            } else {
                position += Character.charCount(c);
            }
            if (!(first ? isIdentifierStart(c) : isIdentifierPart(c))) {
                if (text[from] == '\\') {
                    throw error(start, position, ILLEGAL_TOKEN);
                }
                position = from;
                break;
            }
            escaped |= text[from] == '\\';
            name.appendCodePoint(c);
            first = false;
        }
        if (first) {
            throw illegal();
        }
        int index = names.intern(name.toString());
        value = names.name(index);
        kind = names.kind(index);
        if (escaped && kind.isReservedWord()) {
            kind = ESCAPED_KEYWORD;
        }
    }

    private int readNameEscape() {
        int from = position++;
        if (charAt(position) != 'u') {
            throw error(from, Math.min(length, from + 1), ILLEGAL_TOKEN);
        }
        position++;
        int c = readUnicodeEscape();
        if (c < 0) {
            throw error(
                    from,
                    Math.min(length, position),
                    c == -2 ? "Undefined Unicode code-point" : "Invalid Unicode escape sequence");
        }
        return c;
    }

    private TokenKind scanPrivateName() {
        position++;
        if (!isIdentifierStart(codePointAt(position)) && charAt(position) != '\\') {
            throw illegal();
        }
        scanSlowName(true);
        return PRIVATE_NAME;
    }

    private TokenKind scanOther(char c) {
        switch (c) {
            case '"', '\'':
                return scanString();
            case '`':
                position++;
                return scanTemplate();
            case '.':
                if (charAt(position + 1) >= '0' && charAt(position + 1) <= '9') {
                    return scanNumber();
                }
                return charAt(position + 1) == '.' && charAt(position + 2) == '.' ? take(ELLIPSIS, 3) : take(DOT, 1);
            case '#':
                return scanPrivateName();
            case 0:
                if (atEnd()) {
                    return END;
                }
                throw illegal();
            default:
                if (c == '\\' || c > 127) {
                    scanSlowName(false);
                    return kind;
                }
                return scanPunctuator(c);
        }
    }

    private TokenKind take(TokenKind found, int size) {
        position += size;
        return found;
    }

    private TokenKind choose(char second, TokenKind ifSecond, TokenKind otherwise) {
        return charAt(position + 1) == second ? take(ifSecond, 2) : take(otherwise, 1);
    }

    private TokenKind scanPunctuator(char c) {
        return switch (c) {
            case '{' -> take(LEFT_BRACE, 1);
            case '}' -> take(RIGHT_BRACE, 1);
            case '(' -> take(LEFT_PAREN, 1);
            case ')' -> take(RIGHT_PAREN, 1);
            case '[' -> take(LEFT_BRACKET, 1);
            case ']' -> take(RIGHT_BRACKET, 1);
            case ';' -> take(SEMICOLON, 1);
            case ',' -> take(COMMA, 1);
            case ':' -> take(COLON, 1);
            case '~' -> take(BITWISE_NOT, 1);
            case '?' -> scanQuestion();
            case '=' -> charAt(position + 1) == '>' ? take(ARROW, 2) : scanEquals(ASSIGN, EQUAL, STRICT_EQUAL);
            case '!' -> scanEquals(NOT, NOT_EQUAL, STRICT_NOT_EQUAL);
            case '<' ->
                charAt(position + 1) == '<'
                        ? charAt(position + 2) == '=' ? take(ASSIGN_SHIFT_LEFT, 3) : take(SHIFT_LEFT, 2)
                        : choose('=', LESS_EQUAL, LESS);
            case '>' -> scanGreater();
            case '+' -> charAt(position + 1) == '+' ? take(INCREMENT, 2) : choose('=', ASSIGN_ADD, PLUS);
            case '-' -> charAt(position + 1) == '-' ? take(DECREMENT, 2) : choose('=', ASSIGN_SUBTRACT, MINUS);
            case '*' ->
                charAt(position + 1) == '*'
                        ? charAt(position + 2) == '=' ? take(ASSIGN_EXPONENTIATE, 3) : take(EXPONENTIATE, 2)
                        : choose('=', ASSIGN_MULTIPLY, MULTIPLY);
            case '/' -> choose('=', ASSIGN_DIVIDE, DIVIDE);
            case '%' -> choose('=', ASSIGN_REMAINDER, REMAINDER);
            case '^' -> choose('=', ASSIGN_BITWISE_XOR, BITWISE_XOR);
            case '&' ->
                charAt(position + 1) == '&'
                        ? charAt(position + 2) == '=' ? take(ASSIGN_AND, 3) : take(AND, 2)
                        : choose('=', ASSIGN_BITWISE_AND, BITWISE_AND);
            case '|' ->
                charAt(position + 1) == '|'
                        ? charAt(position + 2) == '=' ? take(ASSIGN_OR, 3) : take(OR, 2)
                        : choose('=', ASSIGN_BITWISE_OR, BITWISE_OR);
            default -> throw illegal();
        };
    }

    private TokenKind scanQuestion() {
        char second = charAt(position + 1);
        if (second == '?') {
            return charAt(position + 2) == '=' ? take(ASSIGN_COALESCE, 3) : take(COALESCE, 2);
        }
        if (second == '.' && !(charAt(position + 2) >= '0' && charAt(position + 2) <= '9')) {
            return take(OPTIONAL_DOT, 2);
        }
        return take(QUESTION, 1);
    }

    private TokenKind scanEquals(TokenKind one, TokenKind two, TokenKind three) {
        if (charAt(position + 1) != '=') {
            return take(one, 1);
        }
        return charAt(position + 2) == '=' ? take(three, 3) : take(two, 2);
    }

    private TokenKind scanGreater() {
        if (charAt(position + 1) != '>') {
            return choose('=', GREATER_EQUAL, GREATER);
        }
        if (charAt(position + 2) == '>') {
            return charAt(position + 3) == '=' ? take(ASSIGN_SHIFT_RIGHT_UNSIGNED, 4) : take(SHIFT_RIGHT_UNSIGNED, 3);
        }
        return charAt(position + 2) == '=' ? take(ASSIGN_SHIFT_RIGHT, 3) : take(SHIFT_RIGHT, 2);
    }

    /** The state to which the lexer can return. */
    record Mark(
            TokenKind kind,
            int start,
            int end,
            int previousStart,
            int previousEnd,
            boolean newlineBefore,
            boolean escaped,
            String value,
            double number,
            BigInteger bigint,
            int octalPosition,
            String octalMessage,
            ParseException illegal) {}

    Mark mark() {
        return new Mark(
                kind,
                start,
                end,
                previousStart,
                previousEnd,
                newlineBefore,
                escaped,
                value,
                number,
                bigint,
                octalPosition,
                octalMessage,
                illegal);
    }

    void reset(Mark mark) {
        kind = mark.kind;
        start = mark.start;
        end = mark.end;
        position = mark.end;
        previousStart = mark.previousStart;
        previousEnd = mark.previousEnd;
        newlineBefore = mark.newlineBefore;
        escaped = mark.escaped;
        value = mark.value;
        number = mark.number;
        bigint = mark.bigint;
        octalPosition = mark.octalPosition;
        octalMessage = mark.octalMessage;
        illegal = mark.illegal;
    }
}
