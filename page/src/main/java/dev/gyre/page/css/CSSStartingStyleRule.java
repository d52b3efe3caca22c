package dev.gyre.page.css;

/** {@code @starting-style}. It concerns transitions, which do not run, so its contents never apply. */
public final class CSSStartingStyleRule extends CSSGroupingRule {
    CSSStartingStyleRule(RuleContext context) {
        super("CSSStartingStyleRule", context);
    }

    @Override
    public int type() {
        return 0;
    }

    @Override
    String prelude() {
        return "starting-style";
    }
}
