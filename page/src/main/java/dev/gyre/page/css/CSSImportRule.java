package dev.gyre.page.css;

import dev.gyre.page.css.syntax.CssText;

/** {@code @import}. What loads the page sets the sheet. */
public final class CSSImportRule extends CSSRule {
    private final String href;
    private final String layer;
    private final String supports;
    private final boolean supported;
    private final MediaList media;
    private CSSStyleSheet imported;

    /**
     * @param layer its layer's name; empty for an anonymous layer, null for none
     * @param supports the condition's text; null for none
     * @param supported whether that condition holds
     */
    CSSImportRule(String href, String layer, String supports, boolean supported, String media, RuleContext context) {
        super("CSSImportRule", context);
        this.href = href;
        this.layer = layer;
        this.supports = supports;
        this.supported = supported;
        this.media = new MediaList(context.sheet().realm(), media, this::changed);
    }

    /** The URL as written. */
    public String href() {
        return href;
    }

    /** The media queries. */
    public MediaList media() {
        return media;
    }

    /** The sheet once it is loaded; null before. */
    public CSSStyleSheet styleSheet() {
        return imported;
    }

    /** Gives it the sheet that has been loaded. */
    public void styleSheet(CSSStyleSheet sheet) {
        imported = sheet;
        changed();
    }

    /** Its layer; empty for an anonymous one, null for none. */
    public String layerName() {
        return layer;
    }

    /** The condition's text; null for none. */
    public String supportsText() {
        return supports;
    }

    /** Whether the condition, if there is one, holds. */
    public boolean isSupported() {
        return supported;
    }

    @Override
    public int type() {
        return IMPORT_RULE;
    }

    @Override
    public String cssText() {
        StringBuilder out = new StringBuilder("@import ").append(CssText.url(href));
        if (layer != null) {
            out.append(layer.isEmpty() ? " layer" : " layer(" + layer + ")");
        }
        if (supports != null) {
            out.append(" supports(").append(supports).append(')');
        }
        String queries = media.mediaText();
        return out.append(queries.isEmpty() ? "" : " ")
                .append(queries)
                .append(';')
                .toString();
    }
}
