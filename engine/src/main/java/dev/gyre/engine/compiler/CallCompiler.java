package dev.gyre.engine.compiler;

import static dev.gyre.engine.bytecode.Opcode.*;

import dev.gyre.engine.bytecode.BytecodeBuilder;
import dev.gyre.engine.bytecode.EvalSite;
import dev.gyre.engine.diagnostics.Positions;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Expression.Call;
import dev.gyre.engine.syntax.ast.Expression.Index;
import dev.gyre.engine.syntax.ast.Expression.Member;
import dev.gyre.engine.syntax.ast.Expression.New;
import dev.gyre.engine.syntax.ast.Expression.OptionalChain;
import dev.gyre.engine.syntax.ast.Expression.PrivateMember;
import dev.gyre.engine.syntax.ast.Expression.Spread;
import dev.gyre.engine.syntax.ast.Expression.SuperCall;
import dev.gyre.engine.syntax.ast.Expression.SuperMember;
import dev.gyre.engine.syntax.ast.Expression.TaggedTemplate;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.Node;

/** Compiles calls : functions, methods, new, super, direct eval and tagged templates. */
final class CallCompiler {
    private static final int MAXIMUM_FIXED = 3;

    private final CodeUnit unit;

    CallCompiler(CodeUnit unit) {
        this.unit = unit;
    }

    /** An evaluated callee: the registers of the function and of the this value. */
    private record Callee(int function, int self) {}

    void into(Expression expression, int to) {
        if (expression instanceof Call call) {
            call(call, to);
        } else if (expression instanceof New call) {
            construct(call, to);
        } else if (expression instanceof SuperCall call) {
            superCall(call, to);
        } else if (expression instanceof TaggedTemplate tagged) {
            taggedTemplate(tagged, to);
        } else {
            throw new IllegalStateException("no call: " + expression.type());
        }
    }

    private void call(Call call, int to) {
        var callee = callee(call.callee(), call.arguments());
        unit.members.calledLink(call, callee.function);
        if (call.directEval()) directEval(call, callee, to);
        else if (unit.arguments.areApplied(call)) applyArguments(call, callee, to);
        else if (hasSpread(call.arguments())) callSpread(call, callee, to);
        else callPlain(call, callee, to);
    }

    private Callee callee(Expression expression, Node... later) {
        if (expression instanceof Member || expression instanceof Index || expression instanceof PrivateMember) {
            int object = unit.members.objectOf(expression, later);
            int function = unit.newRegister();
            unit.members.get(expression, object, function);
            return new Callee(function, object);
        } else if (expression instanceof SuperMember member) {
            int self = unit.members.objectOf(member);
            int function = unit.newRegister();
            unit.members.get(member, self, function);
            return new Callee(function, self);
        } else if (expression instanceof OptionalChain chain) {
            int function = unit.newRegister();
            int self = unit.newRegister();
            unit.members.calleeChain(chain, function, self);
            return new Callee(function, self);
        } else if (expression instanceof Identifier identifier && identifier.isDynamic()) {
            return dynamicCallee(identifier);
        } else {
            return new Callee(unit.expressions.operand(expression, later), BytecodeBuilder.UNDEFINED);
        }
    }

    private Callee dynamicCallee(Identifier identifier) {
        int function = unit.newRegister();
        int self = unit.newRegister();
        int reference = unit.newRegister();
        unit.code.at(identifier.start());
        unit.emit(RESOLVE_NAME, reference, unit.variables.scopeRegister(), unit.code.constant(identifier.name()));
        unit.emit(LOAD_REFERENCE, function, reference);
        unit.emit(REFERENCE_THIS, self, reference);
        return new Callee(function, self);
    }

    private static boolean hasSpread(Expression[] arguments) {
        for (var argument : arguments) {
            if (argument instanceof Spread) return true;
        }
        return false;
    }

    private void callPlain(Call call, Callee callee, int to) {
        var arguments = call.arguments();
        if (arguments.length > MAXIMUM_FIXED) {
            int first = range(arguments);
            at(call);
            unit.emit(CALL_RANGE, to, callee.function, callee.self, first, arguments.length, unit.code.cache());
            return;
        }
        var registers = new int[arguments.length];
        for (int i = 0; i < arguments.length; i++)
            registers[i] = unit.expressions.operand(arguments[i], after(arguments, i));
        at(call);
        emitFixed(to, callee.function, callee.self, registers);
    }

    private void applyArguments(Call call, Callee callee, int to) {
        int thisValue = unit.expressions.operand(call.arguments()[0], after(call.arguments(), 0));
        at(call);
        unit.arguments.apply(callee.function, callee.self, thisValue, to);
    }

    private static Node[] after(Expression[] arguments, int index) {
        return java.util.Arrays.copyOfRange(arguments, index + 1, arguments.length);
    }

    private void at(Call call) {
        unit.code.at(Positions.call(unit.source, call));
    }

    /** A call with up to three arguments. */
    void emitFixed(int to, int function, int self, int... arguments) {
        int cache = unit.code.cache();
        switch (arguments.length) {
            case 0 -> unit.emit(CALL0, to, function, self, cache);
            case 1 -> unit.emit(CALL1, to, function, self, arguments[0], cache);
            case 2 -> unit.emit(CALL2, to, function, self, arguments[0], arguments[1], cache);
            default -> unit.emit(CALL3, to, function, self, arguments[0], arguments[1], arguments[2], cache);
        }
    }

    /** Evaluates arguments into consecutive registers. */
    private int range(Expression[] arguments) {
        int first = unit.registers.allocate(arguments.length);
        for (int i = 0; i < arguments.length; i++) unit.expressions.into(arguments[i], first + i);
        return first;
    }

    private int spreadArray(Expression[] arguments, int position) {
        int array = unit.newRegister();
        unit.literals.arguments(arguments, array, position);
        return array;
    }

    private void callSpread(Call call, Callee callee, int to) {
        int array = spreadArray(call.arguments(), Positions.call(unit.source, call));
        at(call);
        unit.emit(CALL_SPREAD, to, callee.function, callee.self, array, unit.code.cache());
    }

    private void directEval(Call call, Callee callee, int to) {
        int site = unit.code.constant(new EvalSite(unit.variables.current(), unit.strict));
        if (hasSpread(call.arguments())) {
            int array = spreadArray(call.arguments(), Positions.call(unit.source, call));
            at(call);
            unit.emit(CALL_EVAL_SPREAD, to, callee.function, callee.self, array, unit.variables.scopeRegister(), site);
        } else {
            int first = range(call.arguments());
            at(call);
            unit.emit(
                    CALL_EVAL,
                    to,
                    callee.function,
                    callee.self,
                    first,
                    call.arguments().length,
                    unit.variables.scopeRegister(),
                    site);
        }
    }

    private void construct(New call, int to) {
        int function = unit.expressions.operand(call.callee(), call.arguments());
        if (hasSpread(call.arguments())) {
            int array = spreadArray(call.arguments(), call.start());
            unit.code.at(call.start());
            unit.emit(NEW_SPREAD, to, function, array, unit.code.cache());
        } else {
            int first = range(call.arguments());
            unit.code.at(call.start());
            unit.emit(NEW, to, function, first, call.arguments().length, unit.code.cache());
        }
    }

    // SuperCall : super Arguments, https://tc39.es/ecma262/#sec-super-keyword-runtime-semantics-evaluation
    private void superCall(SuperCall call, int to) {
        int function = unit.newRegister();
        int result = unit.newRegister();
        unit.emit(GET_SUPER_CONSTRUCTOR, function);
        if (hasSpread(call.arguments())) {
            int array = spreadArray(call.arguments(), call.start());
            unit.code.at(call.start());
            unit.emit(SUPER_CALL_SPREAD, result, function, array);
        } else {
            int first = range(call.arguments());
            unit.code.at(call.start());
            unit.emit(SUPER_CALL, result, function, first, call.arguments().length);
        }
        unit.emit(BIND_THIS, result);
        if (unit.mayDefineFields) unit.emit(RUN_FIELD_INITIALIZER);
        unit.move(to, result);
    }

    private void taggedTemplate(TaggedTemplate tagged, int to) {
        var parts = tagged.template().expressions();
        var callee = callee(tagged.tag(), parts);
        int count = parts.length + 1;
        int first = unit.registers.allocate(count);
        unit.templates.templateObject(tagged.template(), first);
        for (int i = 0; i < parts.length; i++) unit.expressions.into(parts[i], first + 1 + i);
        unit.code.at(tagged.template().start());
        unit.emit(CALL_RANGE, to, callee.function, callee.self, first, count, unit.code.cache());
    }
}
