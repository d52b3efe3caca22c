package dev.gyre.page.css;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.syntax.Rule;
import dev.gyre.page.css.syntax.RuleParser;
import dev.gyre.page.css.syntax.TokenList;
import dev.gyre.page.css.syntax.TokenRange;
import java.util.regex.Pattern;

/** {@code @page}. */
public final class CSSPageRule extends CSSGroupingRule {
    private static final Pattern SELECTOR =
            Pattern.compile("([-\\w]*)((?::(?:first|left|right|blank))*)", Pattern.CASE_INSENSITIVE);

    private final DeclarationBlock block = new DeclarationBlock(DeclarationScope.PAGE);
    private String selector;
    private CSSStyleDeclaration style;

    CSSPageRule(String selector, RuleContext context) {
        super("CSSPageRule", context);
        this.selector = selector;
    }

    /** The selectors in the form of CSSOM; null if they are invalid. */
    static String selectors(TokenRange prelude) {
        if (prelude.isEmpty()) {
            return "";
        }
        StringBuilder out = new StringBuilder();
        for (TokenRange part : prelude.splitAtCommas()) {
            java.util.regex.Matcher matcher = SELECTOR.matcher(part.trim().text());
            if (!matcher.matches() || part.trim().isEmpty()) {
                return null;
            }
            out.append(out.isEmpty() ? "" : ", ").append(matcher.group(1)).append(CssText.lowerCase(matcher.group(2)));
        }
        return out.toString();
    }

    @Override
    void readBlock(TokenRange range) {
        for (Rule item : RuleParser.block(range, block::add)) {
            if (item instanceof Rule.At margin && margin.block() != null && CSSMarginRule.isName(margin.name())) {
                cssRules().add(new CSSMarginRule(margin.name(), margin.block(), inner()));
            }
        }
    }

    /** Its selectors. */
    public String selectorText() {
        return selector;
    }

    /** Changes the selectors; a text that is invalid does nothing. */
    public void selectorText(String text) {
        String parsed = selectors(TokenList.of(text).all().trim());
        if (parsed != null) {
            selector = parsed;
            changed();
        }
    }

    /** Its descriptors. */
    public CSSStyleDeclaration style() {
        if (style == null) {
            style = CSSStyleDeclaration.ofRule(this, block);
        }
        return style;
    }

    @Override
    public int type() {
        return PAGE_RULE;
    }

    @Override
    String prelude() {
        return selector.isEmpty() ? "page" : "page " + selector;
    }

    @Override
    public String cssText() {
        StringBuilder out =
                new StringBuilder("@").append(prelude()).append(" { ").append(block.text());
        cssRules()
                .rules()
                .forEach(rule -> out.append(out.charAt(out.length() - 1) == ' ' ? "" : " ")
                        .append(rule.cssText()));
        return out.append(out.charAt(out.length() - 1) == ' ' ? "}" : " }").toString();
    }
}
