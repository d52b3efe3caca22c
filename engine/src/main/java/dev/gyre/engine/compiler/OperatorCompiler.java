package dev.gyre.engine.compiler;

import static dev.gyre.engine.bytecode.Opcode.*;

import dev.gyre.engine.bytecode.Label;
import dev.gyre.engine.bytecode.Opcode;
import dev.gyre.engine.diagnostics.Positions;
import dev.gyre.engine.syntax.ast.BinaryOperator;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Expression.Binary;
import dev.gyre.engine.syntax.ast.Expression.BooleanLiteral;
import dev.gyre.engine.syntax.ast.Expression.Logical;
import dev.gyre.engine.syntax.ast.Expression.NumberLiteral;
import dev.gyre.engine.syntax.ast.Expression.PrivateIn;
import dev.gyre.engine.syntax.ast.Expression.Unary;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.LogicalOperator;
import dev.gyre.engine.syntax.ast.NodeType;
import dev.gyre.engine.syntax.ast.UnaryOperator;
import java.util.ArrayList;
import java.util.List;

/** Compiles unary and binary operators, and conditions as jumps. */
final class OperatorCompiler {
    private static final double NO_INT = 0.5;

    private final CodeUnit unit;

    OperatorCompiler(CodeUnit unit) {
        this.unit = unit;
    }

    // binary operators

    /**
     * Iterates over the left operands instead of recursing, because chains of operators can be thousands of operands
     * long.
     */
    void binary(Binary expression, int to) {
        var chain = new ArrayList<Binary>();
        Expression first = expression;
        while (first instanceof Binary each) {
            chain.add(each);
            first = each.left();
        }
        Binary innermost = chain.getLast();
        Object name = innermost.operator() == BinaryOperator.IN ? MemberCompiler.constantKey(first) : null;
        int left = name != null ? CodeUnit.NONE : unit.expressions.operand(first, innermost.right());
        int result = chain.size() == 1 || unit.registers.isScratch(to) ? to : unit.newRegister();
        for (int i = chain.size() - 1; i >= 0; i--) {
            int mark = unit.registers.mark();
            int target = i == 0 ? to : result;
            if (left == CodeUnit.NONE) hasNamed(innermost, target, name);
            else apply(chain.get(i), target, left);
            unit.registers.release(mark);
            left = target;
        }
    }

    private void hasNamed(Binary node, int to, Object name) {
        int object = unit.expressions.value(node.right());
        position(node);
        unit.emit(HAS_NAMED, to, object, unit.code.constant(name), unit.code.cache());
    }

    private void apply(Binary node, int to, int left) {
        double constant = intConstant(node.right());
        var immediate = constant == NO_INT ? null : immediateOpcode(node.operator());
        if (immediate != null) {
            position(node);
            unit.emit(immediate, to, left, (int) constant, unit.code.feedback());
            return;
        }
        int right = unit.expressions.value(node.right());
        position(node);
        emit(node.operator(), to, left, right);
    }

    private void position(Binary node) {
        unit.code.at(
                Positions.operator(unit.source, node.left(), node.operator().text(), node.right()));
    }

    void emit(BinaryOperator operator, int to, int left, int right) {
        switch (operator) {
            case IN -> unit.emit(IN, to, left, right);
            case INSTANCEOF -> unit.emit(INSTANCE_OF, to, left, right, unit.code.cache());
            default -> unit.emit(opcode(operator), to, left, right, unit.code.feedback());
        }
    }

    /** The value of an int32 literal; for other expressions a value that is not an int32. */
    static double intConstant(Expression expression) {
        if (expression instanceof NumberLiteral literal && ExpressionCompiler.isInt(literal.value()))
            return literal.value();
        if (expression instanceof Unary unary
                && unary.operator() == UnaryOperator.MINUS
                && unary.operand() instanceof NumberLiteral literal
                && ExpressionCompiler.isInt(-literal.value())) {
            return -literal.value();
        }
        return NO_INT;
    }

    static Opcode immediateOpcode(BinaryOperator operator) {
        return switch (operator) {
            case ADD -> ADD_INT;
            case SUBTRACT -> SUB_INT;
            case MULTIPLY -> MUL_INT;
            case BITWISE_AND -> BIT_AND_INT;
            case BITWISE_OR -> BIT_OR_INT;
            case SHIFT_LEFT -> SHIFT_LEFT_INT;
            case SHIFT_RIGHT -> SHIFT_RIGHT_INT;
            case SHIFT_RIGHT_UNSIGNED -> SHIFT_RIGHT_UNSIGNED_INT;
            default -> null;
        };
    }

    private static Opcode opcode(BinaryOperator operator) {
        return switch (operator) {
            case ADD -> ADD;
            case SUBTRACT -> SUB;
            case MULTIPLY -> MUL;
            case DIVIDE -> DIV;
            case REMAINDER -> MOD;
            case EXPONENTIATE -> EXP;
            case BITWISE_AND -> BIT_AND;
            case BITWISE_OR -> BIT_OR;
            case BITWISE_XOR -> BIT_XOR;
            case SHIFT_LEFT -> SHIFT_LEFT;
            case SHIFT_RIGHT -> SHIFT_RIGHT;
            case SHIFT_RIGHT_UNSIGNED -> SHIFT_RIGHT_UNSIGNED;
            case EQUAL -> EQUAL;
            case NOT_EQUAL -> NOT_EQUAL;
            case STRICT_EQUAL -> STRICT_EQUAL;
            case STRICT_NOT_EQUAL -> STRICT_NOT_EQUAL;
            case LESS -> LESS;
            case LESS_EQUAL -> LESS_EQUAL;
            case GREATER -> GREATER;
            case GREATER_EQUAL -> GREATER_EQUAL;
            case INSTANCEOF, IN -> throw new IllegalArgumentException("not an arithmetic operator: " + operator);
        };
    }

    void privateIn(PrivateIn expression, int to) {
        int object = unit.expressions.value(expression.right());
        int name = unit.members.privateName(expression.name());
        unit.code.at(expression.start());
        unit.emit(HAS_PRIVATE, to, name, object);
    }

    // unary operators

    void unary(Unary expression, int to) {
        switch (expression.operator()) {
            case DELETE -> unit.members.delete(expression.operand(), to);
            case TYPEOF -> typeof(expression.operand(), to);
            case VOID -> {
                unit.expressions.effect(expression.operand());
                unit.emit(LOAD_UNDEFINED, to);
            }
            case NOT -> unit.emit(NOT, to, unit.expressions.value(expression.operand()));
            case MINUS -> {
                if (expression.operand() instanceof NumberLiteral literal)
                    unit.expressions.number(-literal.value(), to);
                else numeric(NEGATE, expression, to);
            }
            case BITWISE_NOT -> numeric(BIT_NOT, expression, to);
            case PLUS -> {
                int operand = unit.expressions.value(expression.operand());
                unit.code.at(expression.start());
                unit.emit(TO_NUMBER, to, operand);
            }
        }
    }

    private void numeric(Opcode opcode, Unary expression, int to) {
        int operand = unit.expressions.value(expression.operand());
        unit.code.at(expression.start());
        unit.emit(opcode, to, operand, unit.code.feedback());
    }

    private void typeof(Expression operand, int to) {
        if (operand instanceof Identifier identifier && unit.variables.registerOf(identifier) == CodeUnit.NONE) {
            int value = unit.newRegister();
            unit.code.at(identifier.start());
            unit.variables.loadOrUndefined(identifier, value);
            unit.emit(TYPEOF, to, value);
        } else {
            unit.emit(TYPEOF, to, unit.expressions.value(operand));
        }
    }

    // conditions

    /** The operands of a chain of one logical operator, the last one first. */
    static List<Expression> spine(Logical logical) {
        var operands = new ArrayList<Expression>();
        Expression rest = logical;
        while (rest instanceof Logical each && each.operator() == logical.operator()) {
            operands.add(each.right());
            rest = each.left();
        }
        operands.add(rest);
        return operands;
    }

    /**
     * Jumps to one of two labels by ToBoolean of an expression; {@code fallsToYes} says which of the labels directly
     * follows.
     */
    void condition(Expression expression, Label yes, Label no, boolean fallsToYes) {
        int mark = unit.registers.mark();
        if (expression instanceof Unary unary && unary.operator() == UnaryOperator.NOT) {
            condition(unary.operand(), no, yes, !fallsToYes);
        } else if (expression instanceof Logical logical && logical.operator() != LogicalOperator.COALESCE) {
            logicalCondition(logical, yes, no, fallsToYes);
        } else if (expression instanceof BooleanLiteral literal) {
            if (literal.value() != fallsToYes) unit.jump(literal.value() ? yes : no);
        } else if (!(expression instanceof Binary binary && comparison(binary, yes, no, fallsToYes))) {
            int value = unit.expressions.value(expression);
            unit.jumpIf(fallsToYes ? JUMP_IF_FALSE : JUMP_IF_TRUE, value, fallsToYes ? no : yes);
        }
        unit.registers.release(mark);
    }

    private void logicalCondition(Logical logical, Label yes, Label no, boolean fallsToYes) {
        boolean and = logical.operator() == LogicalOperator.AND;
        var operands = spine(logical);
        for (int i = operands.size() - 1; i > 0; i--) {
            var next = new Label();
            if (i < operands.size() - 1)
                unit.counters.operand(logical.operator().text(), operands.get(i));
            condition(operands.get(i), and ? next : yes, and ? no : next, and);
            unit.code.bind(next);
        }
        unit.counters.operand(logical.operator().text(), operands.getFirst());
        condition(operands.getFirst(), yes, no, fallsToYes);
    }

    private boolean comparison(Binary binary, Label yes, Label no, boolean fallsToYes) {
        var opcode = jumpOpcode(binary.operator(), fallsToYes);
        if (opcode == null) return false;
        var target = fallsToYes ? no : yes;
        if (nullishComparison(binary, target, fallsToYes)) return true;
        int left = unit.expressions.operand(binary.left(), binary.right());
        int right = unit.expressions.value(binary.right());
        position(binary);
        unit.code.emitJump(opcode, target, left, right, unit.code.feedback());
        return true;
    }

    /** Whether {@link #loopIf} has an instruction for the test: a less-than comparison, or a plain value. */
    boolean isLoopTest(Expression test) {
        return switch (test.type()) {
            case UNARY -> {
                var unary = (Unary) test;
                yield unary.operator() != UnaryOperator.NOT
                        || unary.operand().type() != NodeType.BINARY && isLoopTest(unary.operand());
            }
            case BINARY ->
                ((Binary) test).operator() == BinaryOperator.LESS
                        || jumpOpcode(((Binary) test).operator(), false) == null;
            case LOGICAL -> ((Logical) test).operator() == LogicalOperator.COALESCE;
            case BOOLEAN_LITERAL -> false;
            default -> true;
        };
    }

    /** Jumps back to the head of a loop if the test holds. */
    void loopIf(Expression test, Label head) {
        int mark = unit.registers.mark();
        if (test instanceof Binary binary && binary.operator() == BinaryOperator.LESS) {
            int left = unit.expressions.operand(binary.left(), binary.right());
            int right = unit.expressions.value(binary.right());
            position(binary);
            unit.code.emitJump(LOOP_IF_LESS, head, left, right, unit.code.feedback());
        } else {
            loopByTruth(test, head, true);
        }
        unit.registers.release(mark);
    }

    private void loopByTruth(Expression test, Label head, boolean wanted) {
        if (test instanceof Unary unary && unary.operator() == UnaryOperator.NOT)
            loopByTruth(unary.operand(), head, !wanted);
        else unit.code.emitJump(wanted ? LOOP_IF_TRUE : LOOP_IF_FALSE, head, unit.expressions.value(test));
    }

    /** Comparisons with null and undefined have their own jump instructions. */
    private boolean nullishComparison(Binary binary, Label target, boolean negated) {
        boolean loose = binary.operator() == BinaryOperator.EQUAL || binary.operator() == BinaryOperator.NOT_EQUAL;
        boolean strict = binary.operator() == BinaryOperator.STRICT_EQUAL
                || binary.operator() == BinaryOperator.STRICT_NOT_EQUAL;
        boolean undefined = binary.right() instanceof Identifier identifier && Variables.isUndefined(identifier);
        if (!(loose && (undefined || binary.right().type() == NodeType.NULL_LITERAL) || strict && undefined))
            return false;
        boolean jumpsWhenEqual =
                (binary.operator() == BinaryOperator.EQUAL || binary.operator() == BinaryOperator.STRICT_EQUAL)
                        != negated;
        int left = unit.expressions.value(binary.left());
        if (loose) unit.jumpIf(jumpsWhenEqual ? JUMP_IF_EQUAL_NULL : JUMP_IF_NOT_EQUAL_NULL, left, target);
        else unit.jumpIf(jumpsWhenEqual ? JUMP_IF_UNDEFINED : JUMP_IF_NOT_UNDEFINED, left, target);
        return true;
    }

    private static Opcode jumpOpcode(BinaryOperator operator, boolean negated) {
        return switch (operator) {
            case LESS -> negated ? JUMP_IF_NOT_LESS : JUMP_IF_LESS;
            case LESS_EQUAL -> negated ? JUMP_IF_NOT_LESS_EQUAL : JUMP_IF_LESS_EQUAL;
            case GREATER -> negated ? JUMP_IF_NOT_GREATER : JUMP_IF_GREATER;
            case GREATER_EQUAL -> negated ? JUMP_IF_NOT_GREATER_EQUAL : JUMP_IF_GREATER_EQUAL;
            case EQUAL -> negated ? JUMP_IF_NOT_EQUAL : JUMP_IF_EQUAL;
            case NOT_EQUAL -> negated ? JUMP_IF_EQUAL : JUMP_IF_NOT_EQUAL;
            case STRICT_EQUAL -> negated ? JUMP_IF_STRICT_NOT_EQUAL : JUMP_IF_STRICT_EQUAL;
            case STRICT_NOT_EQUAL -> negated ? JUMP_IF_STRICT_EQUAL : JUMP_IF_STRICT_NOT_EQUAL;
            default -> null;
        };
    }
}
