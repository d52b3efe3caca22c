package dev.gyre.page.css.values;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.syntax.Token;
import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.css.syntax.TokenStream;
import dev.gyre.page.css.syntax.TokenType;

/** Finds <a href="https://drafts.csswg.org/css-values-5/#arbitrary-substitution">substitution functions</a>: {@code var()}, {@code env()} and {@code attr()}. */
public final class Substitution {
    private Substitution() {}

    /** Whether a function of this name is replaced before its property is parsed. */
    static boolean isFunction(Token token) {
        return token.type() == TokenType.FUNCTION
                && switch (CssText.lowerCase(token.text())) {
                    case "var", "env", "attr" -> true;
                    default -> false;
                };
    }

    /** Whether there is such a function, at any depth. */
    public static boolean occursIn(TokenRange range) {
        for (int i = range.from(); i < range.to(); i++) {
            if (isFunction(range.list().get(i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a range may be the value of a custom property or of one with substitutions: nothing bad, and all such functions well-formed. */
    public static boolean isValid(TokenRange range) {
        int depth = 0;
        for (int i = range.from(); i < range.to(); i++) {
            Token token = range.list().get(i);
            TokenType type = token.type();
            if (type == TokenType.BAD_STRING
                    || type == TokenType.BAD_URL
                    || isStray(range, i, depth)
                    || token.isDelim('!') && depth == 0
                    || type == TokenType.SEMICOLON && depth == 0) {
                return false;
            }
            if (isFunction(token) && !isWellFormed(token, range.inside(i))) {
                return false;
            }
            if (type.opens()) {
                depth++;
            } else if (type == TokenType.CLOSE_PAREN
                    || type == TokenType.CLOSE_CURLY
                    || type == TokenType.CLOSE_SQUARE) {
                depth--;
            }
        }
        return true;
    }

    private static boolean isStray(TokenRange range, int index, int depth) {
        TokenType type = range.list().get(index).type();
        return depth == 0
                && (type == TokenType.CLOSE_PAREN || type == TokenType.CLOSE_CURLY || type == TokenType.CLOSE_SQUARE);
    }

    private static boolean isWellFormed(Token function, TokenRange inside) {
        TokenStream in = inside.stream();
        in.skipWhitespace();
        Token name = in.next();
        if (name.type() != TokenType.IDENT) {
            return false;
        }
        if (function.isFunction("var")) {
            in.skipWhitespace();
            return name.text().startsWith("--")
                    && name.text().length() > 2
                    && (in.atEnd() || in.type() == TokenType.COMMA);
        }
        return true;
    }
}
