package dev.gyre.page.css;

/** A rule whose contents apply under a condition. */
public abstract class CSSConditionRule extends CSSGroupingRule {
    protected CSSConditionRule(String interfaceName, RuleContext context) {
        super(interfaceName, context);
    }

    /** The condition's text. */
    public abstract String conditionText();
}
