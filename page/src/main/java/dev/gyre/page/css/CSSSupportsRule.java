package dev.gyre.page.css;

import dev.gyre.page.css.conditions.SupportsCondition;

/** {@code @supports}. */
public final class CSSSupportsRule extends CSSConditionRule {
    private final SupportsCondition condition;

    CSSSupportsRule(SupportsCondition condition, RuleContext context) {
        super("CSSSupportsRule", context);
        this.condition = condition;
    }

    /** Whether the condition holds. */
    public boolean matches() {
        return condition.holds();
    }

    @Override
    public String conditionText() {
        return condition.toString();
    }

    @Override
    public int type() {
        return SUPPORTS_RULE;
    }

    @Override
    String prelude() {
        return "supports " + conditionText();
    }
}
