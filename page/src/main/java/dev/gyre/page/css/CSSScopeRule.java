package dev.gyre.page.css;

import dev.gyre.page.selectors.SelectorList;

/** {@code @scope}, <a href="https://drafts.csswg.org/css-cascade-6/#scope-atrule">CSS Cascade 6</a>. */
public final class CSSScopeRule extends CSSGroupingRule {
    private final SelectorList start;
    private final SelectorList end;

    /** @param start null if the sheet's owner or the scope around decides
     *  @param end null for no limit */
    CSSScopeRule(SelectorList start, SelectorList end, RuleContext context) {
        super("CSSScopeRule", context);
        this.start = start;
        this.end = end;
    }

    /** The selectors of scoping roots; null for none. */
    public SelectorList startSelectors() {
        return start;
    }

    /** The selectors of scoping limits; null for none. */
    public SelectorList endSelectors() {
        return end;
    }

    /** The text of the roots' selectors; null for none. */
    public String start() {
        return start == null ? null : start.toString();
    }

    /** The text of the limits' selectors; null for none. */
    public String end() {
        return end == null ? null : end.toString();
    }

    @Override
    public int type() {
        return 0;
    }

    @Override
    String prelude() {
        return "scope" + (start == null ? "" : " (" + start + ")") + (end == null ? "" : " to (" + end + ")");
    }
}
