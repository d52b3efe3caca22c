package dev.gyre.page.css.conditions;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.syntax.Token;
import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.css.syntax.TokenStream;
import dev.gyre.page.css.syntax.TokenType;

/** One media query, <a href="https://drafts.csswg.org/mediaqueries/#mq-syntax">Media Queries</a>. What is invalid is {@code not all}. */
public final class MediaQuery {
    private final String modifier;
    private final String type;
    private final Condition<MediaFeature> condition;

    private MediaQuery(String modifier, String type, Condition<MediaFeature> condition) {
        this.modifier = modifier;
        this.type = type;
        this.condition = condition;
    }

    /** The query of a range. */
    public static MediaQuery parse(TokenRange range) {
        MediaQuery query = parseOrNull(range.trim());
        return query == null ? new MediaQuery("not", "all", null) : query;
    }

    /** Null if it is invalid. */
    static MediaQuery parseOrNull(TokenRange range) {
        Condition.Parser<MediaFeature> parser =
                new Condition.Parser<>(MediaFeature::parse, MediaFeature::text, text -> text);
        TokenStream in = range.stream();
        if (in.atEnd()) {
            return null;
        }
        boolean modified = in.peek().isIdent("only") || in.peek().isIdent("not") && isType(afterSpace(in));
        if (!modified && in.type() != TokenType.IDENT || !modified && in.peek().isIdent("not")) {
            Condition<MediaFeature> condition = parser.parse(in, true);
            return condition == null ? null : new MediaQuery(null, null, condition);
        }
        String modifier = modified ? CssText.lowerCase(in.next().text()) : null;
        in.skipWhitespace();
        Token name = in.next();
        if (!isType(name)) {
            return null;
        }
        String type = CssText.lowerCase(name.text());
        in.skipWhitespace();
        if (in.atEnd()) {
            return new MediaQuery(modifier, type, null);
        }
        boolean and = in.acceptIdent("and") && in.skipWhitespace();
        Condition<MediaFeature> condition = and ? parser.parse(in, false) : null;
        return condition == null ? null : new MediaQuery(modifier, type, condition);
    }

    private static Token afterSpace(TokenStream in) {
        return in.peek(1).type() == TokenType.WHITESPACE ? in.peek(2) : in.peek(1);
    }

    private static boolean isType(Token token) {
        return token.type() == TokenType.IDENT
                && !token.isIdent("not")
                && !token.isIdent("and")
                && !token.isIdent("or")
                && !token.isIdent("only")
                && !token.isIdent("layer");
    }

    /** Whether it holds. */
    public boolean matches(MediaSettings settings) {
        boolean typeMatches = type == null || type.equals("all") || type.equals(settings.type());
        Truth truth = Truth.of(typeMatches);
        if (condition != null) {
            truth = truth.and(condition.evaluate(feature -> feature.evaluate(settings)));
        }
        return ("not".equals(modifier) ? truth.not() : truth) == Truth.TRUE;
    }

    /** In the form of <a href="https://drafts.csswg.org/cssom/#serializing-media-queries">CSSOM</a>. */
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder(modifier == null ? "" : modifier + " ");
        if (type != null && (modifier != null || !type.equals("all") || condition == null)) {
            CssText.appendIdentifier(out, type);
            out.append(condition == null ? "" : " and ");
        }
        return out.append(condition == null ? "" : condition.text()).toString();
    }
}
