package dev.gyre.engine.syntax.ast;

/** The operators of {@link Expression.Unary}. */
public enum UnaryOperator {
    MINUS("-"),
    PLUS("+"),
    NOT("!"),
    BITWISE_NOT("~"),
    TYPEOF("typeof"),
    VOID("void"),
    DELETE("delete");

    private final String text;

    UnaryOperator(String text) {
        this.text = text;
    }

    public String text() {
        return text;
    }
}
