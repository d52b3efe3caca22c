package dev.gyre.page.css.syntax;

/** Reads a range of component values. Its position may be saved and restored, for grammars that need to try. */
public final class TokenStream {
    private static final Token EOF = new Token(TokenType.EOF, "", 0, false, false, 0, 0);

    private final TokenRange range;
    private int position;

    TokenStream(TokenRange range) {
        this.range = range;
        this.position = range.from();
    }

    /** The index of the next token in the list. */
    public int position() {
        return position;
    }

    /** Continues at a position that {@link #position} returned. */
    public void reset(int saved) {
        position = saved;
    }

    /** Whether all is read. */
    public boolean atEnd() {
        return position >= range.to();
    }

    /** The next token, EOF at the end. */
    public Token peek() {
        return position < range.to() ? range.list().get(position) : EOF;
    }

    /** The token {@code offset} after the next one. */
    public Token peek(int offset) {
        return position + offset < range.to() ? range.list().get(position + offset) : EOF;
    }

    /** The kind of the next token. */
    public TokenType type() {
        return peek().type();
    }

    /** Reads the next token; the content of a block follows then. */
    public Token next() {
        Token token = peek();
        if (position < range.to()) {
            position++;
        }
        return token;
    }

    /** Reads white space, if there is any, and says whether there was. */
    public boolean skipWhitespace() {
        int before = position;
        while (position < range.to() && range.list().get(position).type() == TokenType.WHITESPACE) {
            position++;
        }
        return position > before;
    }

    /** Reads the next token if it is of the given kind. */
    public boolean accept(TokenType type) {
        if (type() != type) {
            return false;
        }
        position++;
        return true;
    }

    /** Reads the next token if it is the given delimiter. */
    public boolean acceptDelim(char c) {
        if (!peek().isDelim(c)) {
            return false;
        }
        position++;
        return true;
    }

    /** Reads the next token if it is the given identifier. */
    public boolean acceptIdent(String name) {
        if (!peek().isIdent(name)) {
            return false;
        }
        position++;
        return true;
    }

    /** Reads the block or function at the position as a whole and returns what is within. */
    public TokenRange block() {
        TokenRange inside =
                new TokenRange(range.list(), position + 1, Math.min(range.list().blockEnd(position), range.to()));
        position = Math.min(range.list().after(position), range.to());
        return inside;
    }

    /** Reads one component value. */
    public TokenRange component() {
        int start = position;
        position = Math.min(range.list().after(position), range.to());
        return new TokenRange(range.list(), start, position);
    }

    /** What is left to read. */
    public TokenRange rest() {
        return new TokenRange(range.list(), position, range.to());
    }
}
