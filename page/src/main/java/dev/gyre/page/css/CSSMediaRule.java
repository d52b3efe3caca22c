package dev.gyre.page.css;

import dev.gyre.page.css.syntax.TokenRange;

/** {@code @media}. */
public final class CSSMediaRule extends CSSConditionRule {
    private final MediaList media;

    CSSMediaRule(TokenRange prelude, RuleContext context) {
        super("CSSMediaRule", context);
        this.media = new MediaList(context.sheet().realm(), prelude.text(), this::changed);
    }

    /** The media queries. */
    public MediaList media() {
        return media;
    }

    /** Whether the queries match the page's settings. */
    public boolean matches() {
        return parentStyleSheet() != null && media.matches(parentStyleSheet().mediaSettings());
    }

    @Override
    public String conditionText() {
        return media.mediaText();
    }

    @Override
    public int type() {
        return MEDIA_RULE;
    }

    @Override
    String prelude() {
        return "media " + conditionText();
    }
}
