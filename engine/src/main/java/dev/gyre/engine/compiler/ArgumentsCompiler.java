package dev.gyre.engine.compiler;

import static dev.gyre.engine.bytecode.Opcode.*;

import dev.gyre.engine.diagnostics.Positions;
import dev.gyre.engine.syntax.ast.Binding;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Expression.Call;
import dev.gyre.engine.syntax.ast.Expression.Index;
import dev.gyre.engine.syntax.ast.Expression.Member;
import dev.gyre.engine.syntax.ast.FunctionNode;

/** Compiles the creation of an arguments object, and the uses of one that is created where it is first needed. */
final class ArgumentsCompiler {
    private final CodeUnit unit;
    /** The binding of an object that is created where it is first needed; null if there is none. */
    private Binding delayed;

    /** The register of the object, which is empty before its creation. */
    private int object;

    /** The operands of its creation. */
    private int flags, scope;

    ArgumentsCompiler(CodeUnit unit) {
        this.unit = unit;
    }

    /** Creates the object at the start of a function, unless it may never be needed. */
    void create(FunctionNode function, Binding binding) {
        int mark = unit.registers.mark();
        flags = function.hasMappedArguments() ? 1 : 0;
        scope = unit.variables.scopeRegister();
        int register = unit.variables.registerOf(binding);
        if (register != CodeUnit.NONE && ArgumentsUses.areReads(function, binding)) {
            delayed = binding;
            object = register;
            unit.emit(LOAD_EMPTY, register);
            return;
        }
        int target = register == CodeUnit.NONE ? unit.newRegister() : register;
        unit.emit(CREATE_ARGUMENTS, target, flags, scope);
        if (register == CodeUnit.NONE) unit.variables.initialize(binding, target);
        unit.registers.release(mark);
    }

    /** Whether a call is {@code f.apply(x, arguments)} with an object that may not have been created. */
    boolean areApplied(Call call) {
        return delayed != null && ArgumentsUses.isApply(call, delayed);
    }

    /** Compiles such a call, after its callee. */
    void apply(int callee, int function, int thisValue, int to) {
        unit.emit(APPLY_ARGUMENTS, to, callee, function, thisValue, object, flags);
    }

    /** Compiles {@code arguments.length} or {@code arguments[key]} if the object may not have been created; otherwise returns false. */
    boolean read(Expression expression, int to) {
        if (delayed == null) return false;
        if (ArgumentsUses.isLength(expression, delayed)) {
            unit.code.at(Positions.name(unit.source, (Member) expression));
            unit.emit(GET_ARGUMENTS_LENGTH, to, object, unit.code.cache());
            return true;
        }
        if (!ArgumentsUses.isElement(expression, delayed)) return false;
        Index index = (Index) expression;
        int mark = unit.registers.mark();
        int key = unit.expressions.value(index.index());
        unit.code.at(Positions.bracket(unit.source, index));
        unit.emit(GET_ARGUMENTS_ELEMENT, to, object, key, unit.code.cache(), flags, scope);
        unit.registers.release(mark);
        return true;
    }
}
