package dev.gyre.engine.syntax.ast;

/** The assignment operators: plain, with a binary operation, or with a short-circuit test. */
public enum AssignmentOperator {
    ASSIGN(null, null),
    ADD(BinaryOperator.ADD, null),
    SUBTRACT(BinaryOperator.SUBTRACT, null),
    MULTIPLY(BinaryOperator.MULTIPLY, null),
    DIVIDE(BinaryOperator.DIVIDE, null),
    REMAINDER(BinaryOperator.REMAINDER, null),
    EXPONENTIATE(BinaryOperator.EXPONENTIATE, null),
    BITWISE_AND(BinaryOperator.BITWISE_AND, null),
    BITWISE_OR(BinaryOperator.BITWISE_OR, null),
    BITWISE_XOR(BinaryOperator.BITWISE_XOR, null),
    SHIFT_LEFT(BinaryOperator.SHIFT_LEFT, null),
    SHIFT_RIGHT(BinaryOperator.SHIFT_RIGHT, null),
    SHIFT_RIGHT_UNSIGNED(BinaryOperator.SHIFT_RIGHT_UNSIGNED, null),
    AND(null, LogicalOperator.AND),
    OR(null, LogicalOperator.OR),
    COALESCE(null, LogicalOperator.COALESCE);

    private final BinaryOperator binary;
    private final LogicalOperator logical;

    AssignmentOperator(BinaryOperator binary, LogicalOperator logical) {
        this.binary = binary;
        this.logical = logical;
    }

    /** The operation of a compound assignment, or null. */
    public BinaryOperator binary() {
        return binary;
    }

    /** The test of a short-circuit assignment, or null. */
    public LogicalOperator logical() {
        return logical;
    }

    public String text() {
        return (binary != null ? binary.text() : logical != null ? logical.text() : "") + "=";
    }
}
