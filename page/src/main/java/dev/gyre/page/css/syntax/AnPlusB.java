package dev.gyre.page.css.syntax;

/**
 * The An+B notation, <a href="https://drafts.csswg.org/css-syntax/#anb-microsyntax">CSS Syntax section 6</a>.
 *
 * @param a the step
 * @param b the offset
 */
public record AnPlusB(int a, int b) {
    /** Whether the one-based {@code index} is {@code a*n + b} for an n of 0 or more. */
    public boolean contains(int index) {
        long difference = (long) index - b;
        if (a == 0) {
            return difference == 0;
        }
        return difference % a == 0 && difference / a >= 0;
    }

    /** Reads An+B from {@code in}; null if there is none, and the position is then undefined. */
    public static AnPlusB parse(TokenStream in) {
        in.skipWhitespace();
        Token token = in.peek();
        switch (token.type()) {
            case NUMBER -> {
                in.next();
                return token.flag() ? new AnPlusB(0, (int) token.number()) : null;
            }
            case DIMENSION -> {
                in.next();
                return token.flag() ? afterStep(in, (int) token.number(), CssText.lowerCase(token.text())) : null;
            }
            case IDENT -> {
                in.next();
                return ident(in, CssText.lowerCase(token.text()));
            }
            case DELIM -> {
                return token.text().equals("+") ? afterPlus(in) : null;
            }
            default -> {
                return null;
            }
        }
    }

    private static AnPlusB afterPlus(TokenStream in) {
        in.next();
        if (in.type() != TokenType.IDENT) {
            return null;
        }
        String name = CssText.lowerCase(in.next().text());
        return name.startsWith("n") ? afterStep(in, 1, name) : null;
    }

    private static AnPlusB ident(TokenStream in, String name) {
        if (name.equals("odd")) {
            return new AnPlusB(2, 1);
        }
        if (name.equals("even")) {
            return new AnPlusB(2, 0);
        }
        if (name.startsWith("-n")) {
            return afterStep(in, -1, name.substring(1));
        }
        return name.startsWith("n") ? afterStep(in, 1, name) : null;
    }

    /** {@code unit} is what follows the step's digits: n, n-, or n- with digits. */
    private static AnPlusB afterStep(TokenStream in, int a, String unit) {
        if (unit.equals("n")) {
            return afterN(in, a);
        }
        if (unit.equals("n-")) {
            in.skipWhitespace();
            Token number = in.next();
            return number.isInteger() && !number.signed() ? new AnPlusB(a, -(int) number.number()) : null;
        }
        if (!unit.startsWith("n-")) {
            return null;
        }
        int value = 0;
        for (int i = 2; i < unit.length(); i++) {
            if (!CssText.isDigit(unit.charAt(i))) {
                return null;
            }
            value = (int) Math.min(Integer.MAX_VALUE, value * 10L + unit.charAt(i) - '0');
        }
        return new AnPlusB(a, -value);
    }

    private static AnPlusB afterN(TokenStream in, int a) {
        int saved = in.position();
        in.skipWhitespace();
        Token token = in.peek();
        if (token.isInteger() && token.signed()) {
            in.next();
            return new AnPlusB(a, (int) token.number());
        }
        if (token.isDelim('+') || token.isDelim('-')) {
            in.next();
            in.skipWhitespace();
            Token number = in.next();
            if (!number.isInteger() || number.signed()) {
                return null;
            }
            return new AnPlusB(a, token.isDelim('-') ? -(int) number.number() : (int) number.number());
        }
        in.reset(saved);
        return new AnPlusB(a, 0);
    }

    /** In the form of CSSOM: {@code 2n+1}, {@code -n}, {@code 3}. */
    @Override
    public String toString() {
        if (a == 0) {
            return Integer.toString(b);
        }
        String step = a == 1 ? "n" : a == -1 ? "-n" : a + "n";
        return b == 0 ? step : step + (b > 0 ? "+" : "") + b;
    }
}
