package dev.gyre.page.css;

/**
 * Where a rule is parsed.
 *
 * @param sheet the sheet
 * @param parent the rule around it; null for none
 */
record RuleContext(CSSStyleSheet sheet, CSSRule parent) {
    private static final int MAX_DEPTH = 256;

    RuleContext within(CSSRule rule) {
        return new RuleContext(sheet, rule);
    }

    /** Whether declarations may stand here because a style rule is around. */
    boolean isNested() {
        for (CSSRule rule = parent; rule != null; rule = rule.parentRule()) {
            if (rule instanceof CSSStyleRule || rule instanceof CSSScopeRule) {
                return true;
            }
        }
        return false;
    }

    /** How selectors are relative here. */
    dev.gyre.page.selectors.SelectorParser.Relation relation() {
        for (CSSRule rule = parent; rule != null; rule = rule.parentRule()) {
            if (rule instanceof CSSStyleRule) {
                return dev.gyre.page.selectors.SelectorParser.Relation.NESTED;
            }
            if (rule instanceof CSSScopeRule) {
                return dev.gyre.page.selectors.SelectorParser.Relation.SCOPED;
            }
        }
        return dev.gyre.page.selectors.SelectorParser.Relation.NONE;
    }

    /** Whether rules are nested so deeply that what is further within is left out. */
    boolean isTooDeep() {
        int depth = 0;
        for (CSSRule rule = parent; rule != null; rule = rule.parentRule()) {
            depth++;
        }
        return depth > MAX_DEPTH;
    }
}
