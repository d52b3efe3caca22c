package dev.gyre.modules.typescript.transform;

import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.syntax.ast.BinaryOperator;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.Program;
import dev.gyre.engine.syntax.ast.Statement;
import dev.gyre.engine.syntax.parser.ParseException;
import dev.gyre.engine.syntax.parser.Parser;
import dev.gyre.engine.syntax.parser.ParserOptions;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.modules.typescript.SyntaxNode;

/** The expressions of enums whose values are known at compile time. */
// https://www.typescriptlang.org/docs/handbook/enums.html#computed-and-constant-members
final class ConstantExpressions {
    /** Finds the value of a name: a Double, a String, or null. */
    interface Names {
        Object value(String name);
    }

    /** Finds the value of a member of an enum. */
    interface Members {
        Object value(String object, String member);
    }

    private final String source;
    private final String erased;

    ConstantExpressions(String source, String erased) {
        this.source = source;
        this.erased = erased;
    }

    /** The name of an enum's member, with escapes resolved. */
    String nameOf(SyntaxNode member) {
        return nameOf(source.substring(member.nameStart(), member.nameEnd()));
    }

    /** The name in a text: a string or an identifier. */
    static String nameOf(String text) {
        char first = text.charAt(0);
        if (first != '"' && first != '\'' && first != '`') return text;
        return parse(text) instanceof Expression expression && value(expression, null, null) instanceof String name
                ? name
                : text;
    }

    /** The value of the expression between two offsets: a Double, a String, or null. */
    Object value(int start, int end, Names names, Members members) {
        Expression expression = parse(erased.substring(start, end));
        return expression == null ? null : value(expression, names, members);
    }

    private static Expression parse(String text) {
        try {
            Program program = Parser.parseScript(new Source("enum", "(" + text + "\n)"), ParserOptions.DEFAULT);
            boolean isExpression =
                    program.body().length == 1 && program.body()[0] instanceof Statement.ExpressionStatement;
            return isExpression ? ((Statement.ExpressionStatement) program.body()[0]).expression() : null;
        } catch (ParseException noScript) {
            // Such as await, or TypeScript syntax in a function: the value is known only at run time.
            return null;
        }
    }

    private static Object value(Expression expression, Names names, Members members) {
        return switch (expression) {
            case Expression.NumberLiteral literal -> literal.value();
            case Expression.StringLiteral literal -> literal.value();
            case Expression.TemplateLiteral template -> template(template, names, members);
            case Identifier identifier -> identifier(identifier.name(), names);
            case Expression.Member member
            when !member.optional() && member.object() instanceof Identifier object ->
                members.value(object.name(), member.name());
            case Expression.Index index
            when !index.optional()
                    && index.object() instanceof Identifier object
                    && value(index.index(), names, members) instanceof String member ->
                members.value(object.name(), member);
            case Expression.Unary unary -> unary(unary, value(unary.operand(), names, members));
            case Expression.Binary binary ->
                binary(binary, value(binary.left(), names, members), value(binary.right(), names, members));
            default -> null;
        };
    }

    private static Object identifier(String name, Names names) {
        Object value = names.value(name);
        if (value != null) return value;
        return switch (name) {
            case "NaN" -> Double.NaN;
            case "Infinity" -> Double.POSITIVE_INFINITY;
            default -> null;
        };
    }

    private static Object template(Expression.TemplateLiteral template, Names names, Members members) {
        StringBuilder text = new StringBuilder(template.cooked()[0]);
        for (int i = 0; i < template.expressions().length; i++) {
            Object value = value(template.expressions()[i], names, members);
            if (value == null) return null;
            text.append(TypeConversion.toString(value)).append(template.cooked()[i + 1]);
        }
        return text.toString();
    }

    private static Object unary(Expression.Unary unary, Object operand) {
        if (!(operand instanceof Double number)) return null;
        return switch (unary.operator()) {
            case MINUS -> -number;
            case PLUS -> number;
            case BITWISE_NOT -> (double) ~TypeConversion.toInt32(number.doubleValue());
            default -> null;
        };
    }

    private static Object binary(Expression.Binary binary, Object left, Object right) {
        if (left == null || right == null) return null;
        if (!(left instanceof Double a && right instanceof Double b)) {
            boolean isAddition = binary.operator() == BinaryOperator.ADD;
            return isAddition ? TypeConversion.toString(left) + TypeConversion.toString(right) : null;
        }
        double x = a, y = b;
        return switch (binary.operator()) {
            case ADD -> x + y;
            case SUBTRACT -> x - y;
            case MULTIPLY -> x * y;
            case DIVIDE -> x / y;
            case REMAINDER -> x % y;
            case EXPONENTIATE -> TypeConversion.exponentiate(x, y);
            case BITWISE_AND -> (double) (TypeConversion.toInt32(x) & TypeConversion.toInt32(y));
            case BITWISE_OR -> (double) (TypeConversion.toInt32(x) | TypeConversion.toInt32(y));
            case BITWISE_XOR -> (double) (TypeConversion.toInt32(x) ^ TypeConversion.toInt32(y));
            case SHIFT_LEFT -> (double) (TypeConversion.toInt32(x) << TypeConversion.toInt32(y));
            case SHIFT_RIGHT -> (double) (TypeConversion.toInt32(x) >> TypeConversion.toInt32(y));
            case SHIFT_RIGHT_UNSIGNED ->
                (double) ((TypeConversion.toInt32(x) >>> TypeConversion.toInt32(y)) & 0xFFFFFFFFL);
            default -> null;
        };
    }
}
