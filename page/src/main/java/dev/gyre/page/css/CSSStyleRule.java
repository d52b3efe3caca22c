package dev.gyre.page.css;

import dev.gyre.page.css.syntax.TokenList;
import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.selectors.SelectorList;
import dev.gyre.page.selectors.SelectorParser;

/** A style rule, <a href="https://drafts.csswg.org/cssom/#the-cssstylerule-interface">CSSOM</a>. */
public final class CSSStyleRule extends CSSGroupingRule {
    private final DeclarationBlock block = new DeclarationBlock(DeclarationScope.STYLE);
    private final SelectorParser.Relation relation;
    private SelectorList selectors;
    private CSSStyleDeclaration style;

    CSSStyleRule(SelectorList selectors, RuleContext context) {
        super("CSSStyleRule", context);
        this.selectors = selectors;
        this.relation = context.relation();
    }

    @Override
    void readBlock(TokenRange range) {
        if (!inner().isTooDeep()) {
            NestedContents.read(range, inner(), cssRules(), block);
        }
    }

    /** Its selectors as written, nesting selectors included. */
    public SelectorList selectors() {
        return selectors;
    }

    /** Its declarations as the model has them. */
    public DeclarationBlock block() {
        return block;
    }

    /** Its selectors as text. */
    public String selectorText() {
        return selectors.toString();
    }

    /** Changes the selectors; a text that is invalid does nothing. */
    public void selectorText(String text) {
        CSSStyleSheet sheet = parentStyleSheet();
        SelectorList parsed =
                sheet == null ? null : SelectorParser.parse(TokenList.of(text).all(), sheet.namespaces(), relation);
        if (parsed != null) {
            selectors = parsed;
            changed();
        }
    }

    /** Its declarations as an object. */
    public CSSStyleDeclaration style() {
        if (style == null) {
            style = CSSStyleDeclaration.ofRule(this, block);
        }
        return style;
    }

    @Override
    public int type() {
        return STYLE_RULE;
    }

    @Override
    String prelude() {
        return selectorText();
    }

    @Override
    public String cssText() {
        String declarations = block.text();
        if (cssRules().length() == 0) {
            return selectorText() + " { " + declarations + (declarations.isEmpty() ? "}" : " }");
        }
        StringBuilder out = new StringBuilder(selectorText()).append(" {\n");
        if (!declarations.isEmpty()) {
            out.append("  ").append(declarations).append('\n');
        }
        appendRules(out, cssRules().rules());
        return out.append('}').toString();
    }
}
