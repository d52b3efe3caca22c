package dev.gyre.page.css.syntax;

/**
 * One token.
 *
 * @param type its kind
 * @param text the name, the value of a string or URL, the unit of a dimension, the character of a delimiter, the text of white space; escapes are decoded
 * @param number the value of a number, percentage or dimension
 * @param flag of a number and a dimension whether it was written as an integer; of a hash whether it is an identifier
 * @param signed whether a number was written with a sign
 * @param start where the token begins in the source, in UTF-16 units
 * @param end where it ends
 */
public record Token(TokenType type, String text, double number, boolean flag, boolean signed, int start, int end) {
    /** Whether this is the given delimiter. */
    public boolean isDelim(char c) {
        return type == TokenType.DELIM && text.length() == 1 && text.charAt(0) == c;
    }

    /** Whether this is the given identifier, in ASCII without regard to case. */
    public boolean isIdent(String name) {
        return type == TokenType.IDENT && CssText.equalsIgnoreCase(text, name);
    }

    /** Whether this begins the function of the given name. */
    public boolean isFunction(String name) {
        return type == TokenType.FUNCTION && CssText.equalsIgnoreCase(text, name);
    }

    /** Whether this is a number, percentage or dimension. */
    public boolean isNumeric() {
        return type == TokenType.NUMBER || type == TokenType.PERCENTAGE || type == TokenType.DIMENSION;
    }

    /** Whether this is a number written as an integer. */
    public boolean isInteger() {
        return type == TokenType.NUMBER && flag;
    }
}
