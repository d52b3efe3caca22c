package dev.gyre.engine.compiler;

import static dev.gyre.engine.bytecode.Opcode.*;

import dev.gyre.engine.bytecode.BytecodeBuilder;
import dev.gyre.engine.bytecode.Label;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.syntax.ast.ClassNode;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Expression.Assignment;
import dev.gyre.engine.syntax.ast.Expression.Await;
import dev.gyre.engine.syntax.ast.Expression.BigIntLiteral;
import dev.gyre.engine.syntax.ast.Expression.Binary;
import dev.gyre.engine.syntax.ast.Expression.BooleanLiteral;
import dev.gyre.engine.syntax.ast.Expression.Conditional;
import dev.gyre.engine.syntax.ast.Expression.ImportCall;
import dev.gyre.engine.syntax.ast.Expression.Logical;
import dev.gyre.engine.syntax.ast.Expression.NumberLiteral;
import dev.gyre.engine.syntax.ast.Expression.OptionalChain;
import dev.gyre.engine.syntax.ast.Expression.PrivateIn;
import dev.gyre.engine.syntax.ast.Expression.Sequence;
import dev.gyre.engine.syntax.ast.Expression.StringLiteral;
import dev.gyre.engine.syntax.ast.Expression.TemplateLiteral;
import dev.gyre.engine.syntax.ast.Expression.Unary;
import dev.gyre.engine.syntax.ast.Expression.Update;
import dev.gyre.engine.syntax.ast.Expression.Yield;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.LogicalOperator;
import dev.gyre.engine.syntax.ast.Node;
import dev.gyre.engine.syntax.ast.NodeType;
import dev.gyre.engine.syntax.ast.TreeSearch;
import dev.gyre.engine.syntax.ast.UnaryOperator;

/** Compiles expressions into a given register, into any register, or only for their side effects. */
final class ExpressionCompiler {
    private final CodeUnit unit;

    ExpressionCompiler(CodeUnit unit) {
        this.unit = unit;
    }

    /** Evaluates into some register: the variable's own if it can be read in place, otherwise a new one. */
    int value(Expression expression) {
        switch (expression.type()) {
            case IDENTIFIER -> {
                var identifier = (Identifier) expression;
                int register = unit.variables.registerOf(identifier);
                if (register != CodeUnit.NONE) {
                    unit.code.at(identifier.start());
                    unit.variables.check(identifier, register);
                    return register;
                }
                if (Variables.isUndefined(identifier)) return BytecodeBuilder.UNDEFINED;
            }
            case THIS -> {
                if (!unit.thisMayBeUnbound) return BytecodeBuilder.THIS;
            }
            case NUMBER_LITERAL, STRING_LITERAL -> {
                int register = unit.loopDepth == 0 ? CodeUnit.NONE : unit.code.constantRegister(literal(expression));
                if (register != CodeUnit.NONE) return register;
            }
            default -> {}
        }
        int register = unit.newRegister();
        into(expression, register);
        return register;
    }

    private static Object literal(Expression expression) {
        if (expression instanceof StringLiteral text) return text.value();
        double value = ((NumberLiteral) expression).value();
        if (isInt(value)) return (int) value;
        return value;
    }

    /**
     * As {@link #value}, but the register keeps its value while {@code later} is evaluated; null means that anything
     * may be.
     */
    int operand(Expression expression, Node... later) {
        if (expression.type() == NodeType.IDENTIFIER) {
            var identifier = (Identifier) expression;
            if (unit.variables.registerOf(identifier) != CodeUnit.NONE
                    && identifier.binding().isAssigned()
                    && (later == null || TreeSearch.mayAssign(identifier.binding(), later))) {
                return copied(expression);
            }
        }
        return value(expression);
    }

    /** Evaluates into a new register. */
    int copied(Expression expression) {
        int register = unit.newRegister();
        into(expression, register);
        return register;
    }

    /**
     * Evaluates the value of a variable into the variable's register. No other value may be visible there in the
     * meantime.
     */
    void intoVariable(Expression expression, int register) {
        if (unit.registers.isScratch(register) || writesOnce(expression)) {
            into(expression, register);
            return;
        }
        int mark = unit.registers.mark();
        unit.move(register, copied(expression));
        unit.registers.release(mark);
    }

    /** Whether {@link #into} writes its target register only with the last instruction. */
    private static boolean writesOnce(Expression expression) {
        var rest = expression;
        for (; rest instanceof Conditional each; rest = each.alternate()) {
            if (!writesOnce(each.consequent())) return false;
        }
        return switch (rest.type()) {
            case NUMBER_LITERAL,
                    STRING_LITERAL,
                    BIGINT_LITERAL,
                    BOOLEAN_LITERAL,
                    NULL_LITERAL,
                    REGEXP_LITERAL,
                    IDENTIFIER,
                    FUNCTION,
                    THIS,
                    MEMBER,
                    INDEX,
                    PRIVATE_MEMBER,
                    CALL,
                    NEW,
                    BINARY,
                    UNARY,
                    AWAIT -> true;
            default -> false;
        };
    }

    /** Evaluates an expression into a register. */
    void into(Expression expression, int to) {
        int mark = unit.registers.mark();
        switch (expression.type()) {
            case NUMBER_LITERAL -> number(((NumberLiteral) expression).value(), to);
            case STRING_LITERAL -> unit.emit(LOAD_CONST, to, unit.code.constant(((StringLiteral) expression).value()));
            case BIGINT_LITERAL -> unit.emit(LOAD_CONST, to, unit.code.constant(((BigIntLiteral) expression).value()));
            case BOOLEAN_LITERAL -> unit.emit(((BooleanLiteral) expression).value() ? LOAD_TRUE : LOAD_FALSE, to);
            case NULL_LITERAL -> unit.emit(LOAD_NULL, to);
            case IDENTIFIER -> {
                unit.code.at(expression.start());
                unit.variables.load((Identifier) expression, to);
            }
            case THIS -> loadThis(expression.start(), to);
            case NEW_TARGET -> unit.emit(LOAD_NEW_TARGET, to);
            case FUNCTION -> closure((FunctionNode) expression, ((FunctionNode) expression).name(), to);
            case CLASS ->
                unit.classes.compile((ClassNode) expression, ((ClassNode) expression).name(), CodeUnit.NONE, to);
            case REGEXP_LITERAL, ARRAY_LITERAL, OBJECT_LITERAL -> unit.literals.into(expression, to);
            case TEMPLATE_LITERAL -> unit.templates.template((TemplateLiteral) expression, to);
            case MEMBER, INDEX, PRIVATE_MEMBER, SUPER_MEMBER -> unit.members.into(expression, to);
            case CALL, NEW, SUPER_CALL, TAGGED_TEMPLATE -> unit.calls.into(expression, to);
            default -> operation(expression, to);
        }
        unit.registers.release(mark);
    }

    private void operation(Expression expression, int to) {
        switch (expression.type()) {
            case OPTIONAL_CHAIN -> unit.members.optionalChain((OptionalChain) expression, to);
            case UNARY -> unit.operators.unary((Unary) expression, to);
            case BINARY -> unit.operators.binary((Binary) expression, to);
            case PRIVATE_IN -> unit.operators.privateIn((PrivateIn) expression, to);
            case UPDATE -> unit.assignments.update((Update) expression, to);
            case ASSIGNMENT -> unit.move(to, unit.assignments.assign((Assignment) expression));
            case LOGICAL -> logical((Logical) expression, to);
            case CONDITIONAL -> conditional((Conditional) expression, to);
            case SEQUENCE -> sequence((Sequence) expression, to);
            case YIELD -> unit.generators.yield((Yield) expression, to);
            case AWAIT -> {
                int operand = value(((Await) expression).argument());
                unit.code.at(expression.start());
                unit.emit(AWAIT, to, operand);
            }
            case IMPORT_META -> unit.emit(IMPORT_META, to);
            case IMPORT_CALL -> importCall((ImportCall) expression, to);
            default -> throw new IllegalStateException("no expression: " + expression.type());
        }
    }

    /** Evaluates an expression and drops its value. */
    void effect(Expression expression) {
        int mark = unit.registers.mark();
        switch (expression.type()) {
            case NUMBER_LITERAL,
                    STRING_LITERAL,
                    BIGINT_LITERAL,
                    BOOLEAN_LITERAL,
                    NULL_LITERAL,
                    FUNCTION,
                    NEW_TARGET -> {}
            case ASSIGNMENT -> unit.assignments.assign((Assignment) expression);
            case UPDATE -> unit.assignments.updateForEffect((Update) expression);
            case SEQUENCE -> {
                for (var part : ((Sequence) expression).expressions()) effect(part);
            }
            case LOGICAL -> logicalForEffect((Logical) expression);
            case CONDITIONAL -> conditionalForEffect((Conditional) expression);
            case UNARY -> {
                var unary = (Unary) expression;
                if (unary.operator() == UnaryOperator.VOID || unary.operator() == UnaryOperator.NOT)
                    effect(unary.operand());
                else value(expression);
            }
            case YIELD -> unit.generators.yieldForEffect((Yield) expression);
            default -> value(expression);
        }
        unit.registers.release(mark);
    }

    void number(double value, int to) {
        if (isInt(value)) unit.emit(LOAD_INT, to, (int) value);
        else unit.emit(LOAD_CONST, to, unit.code.constant(value));
    }

    /** Whether a number is an int32 and not -0. */
    static boolean isInt(double value) {
        return (int) value == value && (value != 0 || 1 / value > 0);
    }

    void loadThis(int position, int to) {
        if (unit.thisMayBeUnbound) {
            unit.code.at(position);
            unit.emit(CHECK_THIS, to);
        } else {
            unit.move(to, BytecodeBuilder.THIS);
        }
    }

    // NamedEvaluation, https://tc39.es/ecma262/#sec-runtime-semantics-namedevaluation
    void intoNamed(Expression expression, String name, int to) {
        if (!expression.isAnonymousFunctionDefinition()) into(expression, to);
        else if (expression instanceof FunctionNode function) closure(function, name, to);
        else unit.classes.compile((ClassNode) expression, name, CodeUnit.NONE, to);
    }

    /** NamedEvaluation with a name that is known only at run time: a property key in a register. */
    void intoNamedByKey(Expression expression, int key, int to) {
        if (!expression.isAnonymousFunctionDefinition()) {
            into(expression, to);
        } else if (expression instanceof FunctionNode function) {
            closure(function, null, to);
            unit.emit(SET_FUNCTION_NAME, to, key, 0);
        } else {
            unit.classes.compile((ClassNode) expression, null, key, to);
        }
    }

    void closure(FunctionNode function, String name, int to) {
        closure(new SharedFunctionInfo(function, unit.source, unit.goal, name, null), to);
    }

    void closure(SharedFunctionInfo shared, int to) {
        unit.emit(CREATE_CLOSURE, to, unit.code.function(shared), unit.variables.scopeRegister());
    }

    private void sequence(Sequence sequence, int to) {
        var parts = sequence.expressions();
        for (int i = 0; i < parts.length - 1; i++) effect(parts[i]);
        into(parts[parts.length - 1], to);
    }

    private void conditional(Conditional conditional, int to) {
        var end = new Label();
        Expression rest = conditional;
        while (rest instanceof Conditional each) {
            var yes = new Label();
            var no = new Label();
            unit.operators.condition(each.test(), yes, no, true);
            unit.code.bind(yes);
            unit.counters.operand("?", each.consequent());
            into(each.consequent(), to);
            unit.jump(end);
            unit.code.bind(no);
            unit.counters.operand(":", each.alternate());
            rest = each.alternate();
        }
        into(rest, to);
        unit.code.bind(end);
    }

    private void conditionalForEffect(Conditional conditional) {
        var end = new Label();
        Expression rest = conditional;
        while (rest instanceof Conditional each) {
            var yes = new Label();
            var no = new Label();
            unit.operators.condition(each.test(), yes, no, true);
            unit.code.bind(yes);
            unit.counters.operand("?", each.consequent());
            effect(each.consequent());
            unit.jump(end);
            unit.code.bind(no);
            unit.counters.operand(":", each.alternate());
            rest = each.alternate();
        }
        effect(rest);
        unit.code.bind(end);
    }

    private void logical(Logical logical, int to) {
        int result = unit.registers.isScratch(to) ? to : unit.newRegister();
        var end = new Label();
        var operands = OperatorCompiler.spine(logical);
        for (int i = operands.size() - 1; i >= 0; i--) {
            if (i < operands.size() - 1)
                unit.counters.operand(logical.operator().text(), operands.get(i));
            into(operands.get(i), result);
            if (i > 0) jumpPast(logical.operator(), result, end);
        }
        unit.code.bind(end);
        unit.move(to, result);
    }

    private void logicalForEffect(Logical logical) {
        var end = new Label();
        if (logical.operator() == LogicalOperator.COALESCE) {
            int left = value(logical.left());
            unit.jumpIf(JUMP_IF_NOT_NULLISH, left, end);
        } else {
            var right = new Label();
            boolean and = logical.operator() == LogicalOperator.AND;
            unit.operators.condition(logical.left(), and ? right : end, and ? end : right, and);
            unit.code.bind(right);
        }
        unit.counters.operand(logical.operator().text(), logical.right());
        effect(logical.right());
        unit.code.bind(end);
    }

    /** Jumps if the left side decides the result of the operator. */
    void jumpPast(LogicalOperator operator, int left, Label end) {
        switch (operator) {
            case AND -> unit.jumpIf(JUMP_IF_FALSE, left, end);
            case OR -> unit.jumpIf(JUMP_IF_TRUE, left, end);
            case COALESCE -> unit.jumpIf(JUMP_IF_NOT_NULLISH, left, end);
        }
    }

    private void importCall(ImportCall call, int to) {
        int specifier = call.options() == null ? value(call.specifier()) : operand(call.specifier(), call.options());
        int options = call.options() == null ? BytecodeBuilder.UNDEFINED : value(call.options());
        unit.code.at(call.start());
        unit.emit(IMPORT_CALL, to, specifier, options);
    }
}
