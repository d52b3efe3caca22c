package dev.gyre.engine.diagnostics;

import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Expression.BigIntLiteral;
import dev.gyre.engine.syntax.ast.Expression.Binary;
import dev.gyre.engine.syntax.ast.Expression.BooleanLiteral;
import dev.gyre.engine.syntax.ast.Expression.NullLiteral;
import dev.gyre.engine.syntax.ast.Expression.NumberLiteral;
import dev.gyre.engine.syntax.ast.Expression.StringLiteral;
import dev.gyre.engine.syntax.ast.Expression.TemplateLiteral;
import dev.gyre.engine.syntax.ast.Expression.Unary;
import dev.gyre.engine.syntax.ast.UnaryOperator;

/** Folds constants as V8's parser does: literals, and arithmetic on numeric ones. */
final class FoldedLiteral {
    private static final int DEPTH_LIMIT = 100;

    private FoldedLiteral() {}

    /** The value of the literal that the expression is folded to; null if it is not. */
    static Object of(Expression expression) {
        return of(expression, 0);
    }

    private static Object of(Expression expression, int depth) {
        if (expression instanceof NumberLiteral literal) return literal.value();
        if (expression instanceof StringLiteral literal) return literal.value();
        if (expression instanceof BooleanLiteral literal) return literal.value();
        if (expression instanceof BigIntLiteral literal) return literal.value();
        if (expression instanceof NullLiteral) return Null.INSTANCE;
        if (expression instanceof TemplateLiteral template && template.expressions().length == 0)
            return template.cooked()[0];
        if (depth >= DEPTH_LIMIT) return null;
        if (expression instanceof Unary unary) return unary(unary.operator(), of(unary.operand(), depth + 1));
        return expression instanceof Binary binary ? binary(binary, depth + 1) : null;
    }

    private static Object unary(UnaryOperator operator, Object operand) {
        if (operand == null) return null;
        if (operator == UnaryOperator.NOT) return !TypeConversion.toBoolean(operand);
        if (!(operand instanceof Double number)) return null;
        return switch (operator) {
            case PLUS -> number;
            case MINUS -> -number;
            case BITWISE_NOT -> (double) ~TypeConversion.toInt32(number);
            default -> null;
        };
    }

    private static Object binary(Binary binary, int depth) {
        if (!(of(binary.right(), depth) instanceof Double right) || !(of(binary.left(), depth) instanceof Double left))
            return null;
        return switch (binary.operator()) {
            case ADD -> left + right;
            case SUBTRACT -> left - right;
            case MULTIPLY -> left * right;
            case DIVIDE -> left / right;
            case REMAINDER -> left % right;
            case EXPONENTIATE -> TypeConversion.exponentiate(left, right);
            case BITWISE_AND -> (double) (TypeConversion.toInt32(left) & TypeConversion.toInt32(right));
            case BITWISE_OR -> (double) (TypeConversion.toInt32(left) | TypeConversion.toInt32(right));
            case BITWISE_XOR -> (double) (TypeConversion.toInt32(left) ^ TypeConversion.toInt32(right));
            case SHIFT_LEFT -> (double) (TypeConversion.toInt32(left) << TypeConversion.toInt32(right));
            case SHIFT_RIGHT -> (double) (TypeConversion.toInt32(left) >> TypeConversion.toInt32(right));
            case SHIFT_RIGHT_UNSIGNED ->
                (double) ((TypeConversion.toInt32(left) & 0xFFFFFFFFL) >>> (TypeConversion.toInt32(right) & 31));
            default -> null;
        };
    }
}
