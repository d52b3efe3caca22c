package dev.gyre.page.css;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.css.conditions.SupportsCondition;
import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.syntax.TokenList;
import dev.gyre.page.dom.DomRealm;

/** What the namespace object CSS has, <a href="https://drafts.csswg.org/cssom/#namespacedef-css">CSSOM</a>. */
public final class CSS extends JsObject {
    public CSS(DomRealm realm) {
        super(realm.shape("CSS"));
    }

    /** An identifier, escaped where it must be. */
    public String escape(String name) {
        return CssText.identifier(name);
    }

    /** Whether a declaration is valid. */
    public boolean supports(String property, String value) {
        return new DeclarationBlock(DeclarationScope.STYLE).set(property, value, false)
                || property.startsWith("--")
                        && property.length() > 2
                        && TokenList.of(value).all().trim().isEmpty();
    }

    /** Whether a condition, as {@code @supports} has it, holds. */
    public boolean supports(String condition) {
        return SupportsCondition.supports(condition, RuleFactory::isSupported);
    }

    @Override
    public String className() {
        return "CSS";
    }
}
