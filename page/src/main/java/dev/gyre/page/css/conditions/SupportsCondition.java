package dev.gyre.page.css.conditions;

import dev.gyre.page.css.syntax.Rule;
import dev.gyre.page.css.syntax.RuleParser;
import dev.gyre.page.css.syntax.Token;
import dev.gyre.page.css.syntax.TokenList;
import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.css.syntax.TokenType;
import dev.gyre.page.selectors.SelectorNamespaces;
import dev.gyre.page.selectors.SelectorParser;
import java.util.List;
import java.util.function.Predicate;

/** The condition of {@code @supports}, <a href="https://drafts.csswg.org/css-conditional/#at-supports">CSS Conditional Rules</a>. */
public final class SupportsCondition {
    private final Condition<Boolean> condition;
    private final String text;

    private SupportsCondition(Condition<Boolean> condition, String text) {
        this.condition = condition;
        this.text = text;
    }

    /**
     * The condition of a range; null if it is invalid.
     *
     * @param declarations says whether a declaration is supported
     */
    public static SupportsCondition parse(TokenRange range, Predicate<Rule.Declaration> declarations) {
        Condition.Parser<Boolean> parser =
                new Condition.Parser<>(part -> leaf(part, declarations), unused -> "", text -> text);
        Condition<Boolean> condition = parser.parse(range.trim().stream(), true);
        return condition == null
                ? null
                : new SupportsCondition(condition, range.trim().text());
    }

    /** As {@link #parse(TokenRange, Predicate)} of a text that may also be a declaration without parentheses, as {@code CSS.supports} takes it. */
    public static boolean supports(String text, Predicate<Rule.Declaration> declarations) {
        SupportsCondition condition = parse(TokenList.of(text).all(), declarations);
        if (condition == null) {
            condition = parse(TokenList.of("(" + text + ")").all(), declarations);
        }
        return condition != null && condition.holds();
    }

    private static Boolean leaf(TokenRange range, Predicate<Rule.Declaration> declarations) {
        if (range.isEmpty()) {
            return null;
        }
        Token first = range.list().get(range.from());
        if (first.type() == TokenType.FUNCTION && range.list().after(range.from()) >= range.to()) {
            TokenRange inside = range.inside(range.from());
            if (first.isFunction("selector")) {
                return SelectorParser.parse(inside, SelectorNamespaces.none(), SelectorParser.Relation.NONE) != null;
            }
            return first.isFunction("font-tech") || first.isFunction("font-format")
                    ? inside.trim().text().matches("(?i)woff2?|truetype|opentype|collection|color-colrv[01]|variations")
                    : null;
        }
        if (first.type() != TokenType.IDENT || !hasColon(range)) {
            return null;
        }
        boolean[] supported = new boolean[1];
        List<Rule> items = RuleParser.block(range, declaration -> {
            supported[0] |= declarations.test(declaration);
            return true;
        });
        return items.size() == 1 && items.getFirst() instanceof Rule.Declaration && supported[0];
    }

    private static boolean hasColon(TokenRange range) {
        int next = range.from() + 1;
        while (next < range.to() && range.list().get(next).type() == TokenType.WHITESPACE) {
            next++;
        }
        return next < range.to() && range.list().get(next).type() == TokenType.COLON;
    }

    /** Whether it holds. */
    public boolean holds() {
        return condition.evaluate(Truth::of) == Truth.TRUE;
    }

    /** Its text as written. */
    @Override
    public String toString() {
        return text;
    }
}
