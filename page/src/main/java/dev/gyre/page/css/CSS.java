package dev.gyre.page.css;

import dev.gyre.page.css.conditions.SupportsCondition;
import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.syntax.TokenList;

/** The namespace object CSS, <a href="https://drafts.csswg.org/cssom/#namespacedef-css">CSSOM</a>. */
public final class CSS {
    private CSS() {}

    /** An identifier, escaped where it must be. */
    public static String escape(String name) {
        return CssText.identifier(name);
    }

    /** Whether a declaration is valid. */
    public static boolean supports(String property, String value) {
        return new DeclarationBlock(DeclarationScope.STYLE).set(property, value, false)
                || property.startsWith("--")
                        && property.length() > 2
                        && TokenList.of(value).all().trim().isEmpty();
    }

    /** Whether a condition, as {@code @supports} has it, holds. */
    public static boolean supports(String condition) {
        return SupportsCondition.supports(condition, RuleFactory::isSupported);
    }
}
