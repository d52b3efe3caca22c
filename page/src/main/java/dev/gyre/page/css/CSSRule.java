package dev.gyre.page.css;

import dev.gyre.engine.runtime.object.JsObject;

/** A rule, <a href="https://drafts.csswg.org/cssom/#the-cssrule-interface">CSSOM</a>. */
public abstract class CSSRule extends JsObject {
    public static final int STYLE_RULE = 1;
    public static final int CHARSET_RULE = 2;
    public static final int IMPORT_RULE = 3;
    public static final int MEDIA_RULE = 4;
    public static final int FONT_FACE_RULE = 5;
    public static final int PAGE_RULE = 6;
    public static final int KEYFRAMES_RULE = 7;
    public static final int KEYFRAME_RULE = 8;
    public static final int MARGIN_RULE = 9;
    public static final int NAMESPACE_RULE = 10;
    public static final int COUNTER_STYLE_RULE = 11;
    public static final int SUPPORTS_RULE = 12;

    private CSSStyleSheet sheet;
    private CSSRule parent;

    /** @param interfaceName that of the rule's interface */
    protected CSSRule(String interfaceName, RuleContext context) {
        super(context.sheet().realm().shape(interfaceName));
        this.sheet = context.sheet();
        this.parent = context.parent();
    }

    /** The rule's text. */
    public abstract String cssText();

    /** Setting it does nothing, by the standard. */
    public final void cssText(String text) {}

    /** A number of the constants; 0 for newer rules. */
    public abstract int type();

    /** The rule that contains it; null for none. */
    public final CSSRule parentRule() {
        return parent;
    }

    /** The sheet; null once it has been removed from that. */
    public final CSSStyleSheet parentStyleSheet() {
        return sheet;
    }

    /** Called when it is removed from its sheet. */
    void removed() {
        sheet = null;
        parent = null;
    }

    /** Called after each change of what it says. */
    final void changed() {
        if (sheet != null) {
            sheet.changed();
        }
    }

    /** The nearest style rule around it; null for none. */
    final CSSStyleRule styleRuleAround() {
        for (CSSRule rule = parent; rule != null; rule = rule.parent) {
            if (rule instanceof CSSStyleRule style) {
                return style;
            }
            if (rule instanceof CSSScopeRule) {
                return null;
            }
        }
        return null;
    }

    @Override
    public String className() {
        return "CSSRule";
    }
}
