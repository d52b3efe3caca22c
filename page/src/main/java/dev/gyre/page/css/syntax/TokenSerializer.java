package dev.gyre.page.css.syntax;

import java.util.Set;

/** Writes tokens so that they are read as the same tokens again, by <a href="https://drafts.csswg.org/css-syntax/#serialization">CSS Syntax</a>. */
final class TokenSerializer {
    private static final Set<String> AFTER_IDENT =
            Set.of("ident", "function", "url", "bad-url", "-", "number", "percentage", "dimension", "cdc", "(");
    private static final Set<String> AFTER_NAME =
            Set.of("ident", "function", "url", "bad-url", "-", "number", "percentage", "dimension", "cdc");
    private static final Set<String> AFTER_HASH_DELIM =
            Set.of("ident", "function", "url", "bad-url", "-", "number", "percentage", "dimension");
    private static final Set<String> AFTER_NUMBER =
            Set.of("ident", "function", "url", "bad-url", "number", "percentage", "dimension", "cdc", "%");
    private static final Set<String> AFTER_AT = Set.of("ident", "function", "url", "bad-url", "-", "cdc");
    private static final Set<String> NUMERIC = Set.of("number", "percentage", "dimension");

    private TokenSerializer() {}

    static String serialize(TokenRange range) {
        StringBuilder out = new StringBuilder();
        Token previous = null;
        for (int i = range.from(); i < range.to(); i++) {
            Token token = range.list().get(i);
            if (previous != null && needsComment(previous, token)) {
                out.append("/**/");
            }
            append(out, token);
            previous = token;
        }
        return out.toString();
    }

    private static String kind(Token token) {
        return switch (token.type()) {
            case IDENT -> "ident";
            case FUNCTION -> "function";
            case URL -> "url";
            case BAD_URL -> "bad-url";
            case NUMBER -> "number";
            case PERCENTAGE -> "percentage";
            case DIMENSION -> "dimension";
            case CDC -> "cdc";
            case OPEN_PAREN -> "(";
            case DELIM -> token.text();
            default -> "";
        };
    }

    private static boolean needsComment(Token first, Token second) {
        String next = kind(second);
        return switch (first.type()) {
            case IDENT -> AFTER_IDENT.contains(next);
            case AT_KEYWORD, HASH, DIMENSION -> AFTER_NAME.contains(next);
            case NUMBER -> AFTER_NUMBER.contains(next);
            case DELIM -> afterDelim(first.text(), next);
            default -> false;
        };
    }

    private static boolean afterDelim(String delim, String next) {
        return switch (delim) {
            case "#", "-" -> AFTER_HASH_DELIM.contains(next);
            case "@" -> AFTER_AT.contains(next);
            case ".", "+" -> NUMERIC.contains(next);
            case "/" -> next.equals("*");
            default -> false;
        };
    }

    static void append(StringBuilder out, Token token) {
        switch (token.type()) {
            case IDENT -> CssText.appendIdentifier(out, token.text());
            case FUNCTION -> {
                CssText.appendIdentifier(out, token.text());
                out.append('(');
            }
            case AT_KEYWORD -> {
                out.append('@');
                CssText.appendIdentifier(out, token.text());
            }
            case HASH -> {
                out.append('#');
                if (token.flag()) {
                    CssText.appendIdentifier(out, token.text());
                } else {
                    CssText.appendHash(out, token.text());
                }
            }
            case STRING -> CssText.appendString(out, token.text());
            case URL -> out.append(CssText.url(token.text()));
            case NUMBER -> CssText.appendNumber(out, token.number());
            case PERCENTAGE -> {
                CssText.appendNumber(out, token.number());
                out.append('%');
            }
            case DIMENSION -> dimension(out, token);
            case BAD_STRING -> out.append("\"\n");
            case BAD_URL -> out.append("url(()");
            default -> out.append(token.text());
        }
    }

    private static void dimension(StringBuilder out, Token token) {
        CssText.appendNumber(out, token.number());
        String unit = token.text();
        if (unit.length() > 1
                && (unit.charAt(0) == 'e' || unit.charAt(0) == 'E')
                && (CssText.isDigit(unit.charAt(1))
                        || unit.charAt(1) == '-' && unit.length() > 2 && CssText.isDigit(unit.charAt(2)))) {
            out.append(unit.charAt(0) == 'e' ? "\\65 " : "\\45 ");
            CssText.appendHash(out, unit.substring(1));
        } else {
            CssText.appendIdentifier(out, unit);
        }
    }
}
