package dev.gyre.page.css;

import dev.gyre.page.css.syntax.TokenRange;

/** {@code @font-face}. */
public final class CSSFontFaceRule extends CSSRule {
    private final DeclarationBlock block = new DeclarationBlock(DeclarationScope.FONT_FACE);
    private final CSSStyleDeclaration style;

    CSSFontFaceRule(TokenRange contents, RuleContext context) {
        super("CSSFontFaceRule", context);
        RuleFactory.readDeclarations(contents, block);
        this.style = CSSStyleDeclaration.ofRule(this, block);
    }

    /** Its descriptors. */
    public CSSStyleDeclaration style() {
        return style;
    }

    @Override
    public int type() {
        return FONT_FACE_RULE;
    }

    @Override
    public String cssText() {
        String text = block.text();
        return "@font-face { " + text + (text.isEmpty() ? "}" : " }");
    }
}
