package dev.gyre.page.css;

import java.util.List;

/** {@code @layer} without a block, which orders layers. */
public final class CSSLayerStatementRule extends CSSRule {
    private final List<String> names;

    CSSLayerStatementRule(List<String> names, RuleContext context) {
        super("CSSLayerStatementRule", context);
        this.names = List.copyOf(names);
    }

    /** The layers' names. */
    public List<String> nameList() {
        return names;
    }

    @Override
    public int type() {
        return 0;
    }

    @Override
    public String cssText() {
        return "@layer " + String.join(", ", names) + ";";
    }
}
