package dev.gyre.engine.syntax.ast;

/** The short-circuit operators. */
public enum LogicalOperator {
    AND("&&"),
    OR("||"),
    COALESCE("??");

    private final String text;

    LogicalOperator(String text) {
        this.text = text;
    }

    public String text() {
        return text;
    }
}
