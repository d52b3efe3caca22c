package dev.gyre.page.css.syntax;

/** The kinds of tokens of CSS Syntax, <a href="https://drafts.csswg.org/css-syntax/#tokenization">section 4</a>. */
public enum TokenType {
    IDENT,
    FUNCTION,
    AT_KEYWORD,
    HASH,
    STRING,
    BAD_STRING,
    URL,
    BAD_URL,
    DELIM,
    NUMBER,
    PERCENTAGE,
    DIMENSION,
    WHITESPACE,
    CDO,
    CDC,
    COLON,
    SEMICOLON,
    COMMA,
    OPEN_SQUARE,
    CLOSE_SQUARE,
    OPEN_PAREN,
    CLOSE_PAREN,
    OPEN_CURLY,
    CLOSE_CURLY,
    EOF;

    /** Whether a token of this kind begins a block or a function. */
    public boolean opens() {
        return this == FUNCTION || this == OPEN_PAREN || this == OPEN_CURLY || this == OPEN_SQUARE;
    }

    /** The kind that ends the block that this kind begins. */
    TokenType closer() {
        return switch (this) {
            case FUNCTION, OPEN_PAREN -> CLOSE_PAREN;
            case OPEN_CURLY -> CLOSE_CURLY;
            case OPEN_SQUARE -> CLOSE_SQUARE;
            default -> throw new IllegalStateException(name());
        };
    }
}
