package dev.gyre.page.css;

/** {@code @layer} with a block. */
public final class CSSLayerBlockRule extends CSSGroupingRule {
    private final String name;

    CSSLayerBlockRule(String name, RuleContext context) {
        super("CSSLayerBlockRule", context);
        this.name = name;
    }

    /** The layer's name, with dots between its parts; empty for an anonymous layer. */
    public String name() {
        return name;
    }

    @Override
    public int type() {
        return 0;
    }

    @Override
    String prelude() {
        return name.isEmpty() ? "layer" : "layer " + name;
    }
}
