package dev.gyre.page.css;

/** The declarations of a rule. */
final class RuleStyle extends BlockStyle {
    private final CSSRule rule;
    private final DeclarationBlock block;

    RuleStyle(CSSRule rule, DeclarationBlock block) {
        super(rule.parentStyleSheet().realm());
        this.rule = rule;
        this.block = block;
    }

    @Override
    protected DeclarationBlock block() {
        return block;
    }

    @Override
    protected void blockChanged() {
        rule.changed();
    }

    @Override
    public CSSRule parentRule() {
        return rule;
    }
}
