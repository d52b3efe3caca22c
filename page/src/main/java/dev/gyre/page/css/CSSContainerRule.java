package dev.gyre.page.css;

/** {@code @container}. There are no sizes to query without layout, so its contents never apply. */
public final class CSSContainerRule extends CSSConditionRule {
    private final String name;
    private final String query;

    CSSContainerRule(String name, String query, RuleContext context) {
        super("CSSContainerRule", context);
        this.name = name;
        this.query = query;
    }

    /** The container's name; empty for any. */
    public String containerName() {
        return name;
    }

    /** The query's text. */
    public String containerQuery() {
        return query;
    }

    @Override
    public String conditionText() {
        return name.isEmpty() || query.isEmpty() ? name + query : name + " " + query;
    }

    @Override
    public int type() {
        return 0;
    }

    @Override
    String prelude() {
        return "container " + conditionText();
    }
}
