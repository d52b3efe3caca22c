package dev.gyre.page.css;

/** Declarations among nested rules, <a href="https://drafts.csswg.org/css-nesting/#nested-declarations-rule">CSS Nesting</a>. */
public final class CSSNestedDeclarations extends CSSRule {
    private final DeclarationBlock block = new DeclarationBlock(DeclarationScope.STYLE);
    private CSSStyleDeclaration style;

    CSSNestedDeclarations(RuleContext context) {
        super("CSSNestedDeclarations", context);
    }

    /** The declarations as the model has them. */
    public DeclarationBlock block() {
        return block;
    }

    /** The declarations as an object. */
    public CSSStyleDeclaration style() {
        if (style == null) {
            style = CSSStyleDeclaration.ofRule(this, block);
        }
        return style;
    }

    @Override
    public int type() {
        return 0;
    }

    @Override
    public String cssText() {
        return block.text();
    }
}
