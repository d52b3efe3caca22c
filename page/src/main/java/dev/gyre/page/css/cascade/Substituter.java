package dev.gyre.page.css.cascade;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.syntax.Token;
import dev.gyre.page.css.syntax.TokenList;
import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.css.syntax.TokenStream;
import dev.gyre.page.css.syntax.TokenType;

/** Replaces {@code var()}, {@code env()} and {@code attr()}, <a href="https://drafts.csswg.org/css-variables/#substitute-a-var">CSS Variables</a>. */
final class Substituter {
    /** A longer result is invalid, so that variables cannot double each other without end. */
    private static final int MAX_LENGTH = 1 << 20;

    private static final int MAX_DEPTH = 200;

    private final ComputedStyle style;
    private int depth;

    Substituter(ComputedStyle style) {
        this.style = style;
    }

    /** The text after substitution; null if it is invalid at computed-value time. */
    String substitute(String text) {
        if (text.indexOf('(') < 0) {
            return text;
        }
        StringBuilder out = new StringBuilder();
        return append(TokenList.of(text).all(), out) ? out.toString() : null;
    }

    private boolean append(TokenRange range, StringBuilder out) {
        if (++depth > MAX_DEPTH) {
            return false;
        }
        TokenList list = range.list();
        int copied = range.isEmpty() ? 0 : list.get(range.from()).start();
        int i = range.from();
        while (i < range.to()) {
            Token token = list.get(i);
            if (!isFunction(token)) {
                i++;
                continue;
            }
            out.append(list.source(), copied, token.start());
            int after = Math.min(list.after(i), range.to());
            TokenRange inside = range.inside(i);
            String replaced = replacement(token, inside);
            if (replaced == null || out.length() + replaced.length() > MAX_LENGTH) {
                return false;
            }
            separate(out, replaced);
            out.append(replaced);
            copied = list.get(after - 1).end();
            i = after;
            if (i < range.to()
                    && !replaced.isEmpty()
                    && continuesName(list.source().charAt(copied))) {
                out.append("/**/");
            }
        }
        if (!range.isEmpty()) {
            out.append(
                    list.source(),
                    Math.min(copied, list.get(range.to() - 1).end()),
                    list.get(range.to() - 1).end());
        }
        depth--;
        return true;
    }

    /** What is replaced must not become one token with what is before. */
    private static void separate(StringBuilder out, String replaced) {
        if (!out.isEmpty() && !replaced.isEmpty() && Character.isLetterOrDigit(out.charAt(out.length() - 1))) {
            out.append("/**/");
        }
    }

    private static boolean continuesName(char c) {
        return Character.isLetterOrDigit(c) || c == '-' || c == '_' || c == '%' || c == '.' || c == '\\' || c == '(';
    }

    private static boolean isFunction(Token token) {
        return token.isFunction("var") || token.isFunction("env") || token.isFunction("attr");
    }

    private String replacement(Token function, TokenRange inside) {
        TokenStream in = inside.stream();
        in.skipWhitespace();
        String name = in.next().text();
        while (!in.atEnd() && in.type() != TokenType.COMMA) {
            in.component();
        }
        TokenRange fallback = in.accept(TokenType.COMMA) ? in.rest() : null;
        String value = null;
        if (function.isFunction("var")) {
            value = style.isResolving(name) ? null : style.custom(name);
            if (style.isResolving(name)) {
                return null;
            }
        } else if (function.isFunction("attr")) {
            String attribute = style.element().attribute(name.intern());
            value = attribute == null ? null : CssText.string(attribute);
        }
        if (value != null) {
            return value;
        }
        if (fallback == null) {
            return null;
        }
        StringBuilder out = new StringBuilder();
        return append(fallback.trim(), out) ? out.toString() : null;
    }
}
