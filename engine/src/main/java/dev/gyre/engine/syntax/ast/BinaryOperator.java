package dev.gyre.engine.syntax.ast;

/** The operators of {@link Expression.Binary} and, without "=", of compound assignments. */
public enum BinaryOperator {
    ADD("+"),
    SUBTRACT("-"),
    MULTIPLY("*"),
    DIVIDE("/"),
    REMAINDER("%"),
    EXPONENTIATE("**"),
    BITWISE_AND("&"),
    BITWISE_OR("|"),
    BITWISE_XOR("^"),
    SHIFT_LEFT("<<"),
    SHIFT_RIGHT(">>"),
    SHIFT_RIGHT_UNSIGNED(">>>"),
    EQUAL("=="),
    NOT_EQUAL("!="),
    STRICT_EQUAL("==="),
    STRICT_NOT_EQUAL("!=="),
    LESS("<"),
    LESS_EQUAL("<="),
    GREATER(">"),
    GREATER_EQUAL(">="),
    INSTANCEOF("instanceof"),
    IN("in");

    private final String text;

    BinaryOperator(String text) {
        this.text = text;
    }

    public String text() {
        return text;
    }
}
