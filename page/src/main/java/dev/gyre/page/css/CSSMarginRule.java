package dev.gyre.page.css;

import dev.gyre.page.css.syntax.TokenRange;

/** A margin box of {@code @page}. */
public final class CSSMarginRule extends CSSRule {
    private final String name;
    private final DeclarationBlock block = new DeclarationBlock(DeclarationScope.STYLE);
    private CSSStyleDeclaration style;

    CSSMarginRule(String name, TokenRange contents, RuleContext context) {
        super("CSSMarginRule", context);
        this.name = name;
        RuleFactory.readDeclarations(contents, block);
    }

    static boolean isName(String name) {
        return name.matches(
                "(top|bottom)-(left-corner|left|center|right|right-corner)|(left|right)-(top|middle|bottom)");
    }

    /** The box's name. */
    public String name() {
        return name;
    }

    /** Its declarations. */
    public CSSStyleDeclaration style() {
        if (style == null) {
            style = CSSStyleDeclaration.ofRule(this, block);
        }
        return style;
    }

    @Override
    public int type() {
        return MARGIN_RULE;
    }

    @Override
    public String cssText() {
        String text = block.text();
        return "@" + name + " { " + text + (text.isEmpty() ? "}" : " }");
    }
}
