package dev.gyre.page.css;

import dev.gyre.page.css.conditions.SupportsCondition;
import dev.gyre.page.css.syntax.Token;
import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.css.syntax.TokenStream;
import dev.gyre.page.css.syntax.TokenType;

/** Parses the prelude of {@code @import}, <a href="https://drafts.csswg.org/css-cascade/#at-import">CSS Cascade</a>. */
final class ImportParser {
    private ImportParser() {}

    /** Null if it is invalid. */
    static CSSRule parse(TokenRange prelude, RuleContext context) {
        TokenStream in = prelude.stream();
        String url = url(in);
        if (url == null) {
            return null;
        }
        in.skipWhitespace();
        String layer = layer(in);
        in.skipWhitespace();
        String supports = null;
        boolean supported = true;
        if (in.peek().isFunction("supports")) {
            int mark = in.position();
            TokenRange inside = in.block().trim();
            supports = inside.text();
            supported = SupportsCondition.supports(supports, RuleFactory::isSupported);
            if (inside.isEmpty()) {
                supports = null;
                in.reset(mark);
            }
        }
        in.skipWhitespace();
        return new CSSImportRule(
                url, layer, supports, supported, in.rest().trim().text(), context);
    }

    private static String layer(TokenStream in) {
        if (in.acceptIdent("layer")) {
            return "";
        }
        if (!in.peek().isFunction("layer")) {
            return null;
        }
        int mark = in.position();
        String name = RuleFactory.layerName(in.block().trim());
        if (name == null) {
            in.reset(mark);
        }
        return name;
    }

    /** Reads a URL or a string; null if there is neither. */
    static String url(TokenStream in) {
        Token token = in.peek();
        if (token.type() == TokenType.URL || token.type() == TokenType.STRING) {
            return in.next().text();
        }
        if (!token.isFunction("url")) {
            return null;
        }
        TokenStream inside = in.block().trim().stream();
        Token string = inside.next();
        return string.type() == TokenType.STRING && inside.atEnd() ? string.text() : null;
    }
}
