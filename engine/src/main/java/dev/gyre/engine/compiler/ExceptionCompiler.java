package dev.gyre.engine.compiler;

import static dev.gyre.engine.bytecode.Opcode.*;

import dev.gyre.engine.bytecode.ExceptionTable.Region;
import dev.gyre.engine.bytecode.Label;
import dev.gyre.engine.syntax.ast.CatchClause;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.Statement.Block;
import dev.gyre.engine.syntax.ast.Statement.Try;

// The try statement, https://tc39.es/ecma262/#sec-try-statement
/** Compiles try statements. */
final class ExceptionCompiler {
    private final CodeUnit unit;

    ExceptionCompiler(CodeUnit unit) {
        this.unit = unit;
    }

    void compile(Try statement) {
        unit.statements.resetCompletion();
        if (statement.finalizer() == null) {
            tryCatch(statement.block(), statement.handler());
            return;
        }
        int mark = unit.registers.mark();
        int saved = unit.completion == CodeUnit.NONE ? CodeUnit.NONE : unit.newRegister();
        var block = unit.control.beginFinally();
        if (statement.handler() == null) unit.statements.compile(statement.block());
        else tryCatch(statement.block(), statement.handler());
        unit.control.endProtected(block);
        if (saved != CodeUnit.NONE) {
            // The completion value of a finally block that ends normally is discarded.
            unit.registers.markVariable(saved);
            unit.move(saved, unit.completion);
            unit.statements.resetCompletion();
        }
        unit.counters.finalizer(statement.finalizer());
        unit.statements.compile(statement.finalizer());
        if (saved != CodeUnit.NONE) unit.move(unit.completion, saved);
        unit.control.dispatch(block);
        unit.registers.release(mark);
    }

    private void tryCatch(Block block, CatchClause handler) {
        var control = new ControlFlow.Control();
        control.region = new Region();
        unit.control.push(control);
        unit.statements.compile(block);
        unit.control.pop();
        var end = new Label();
        unit.jump(end);
        if (unit.code.bindHandler(control.region)) {
            if (unit.map != null) unit.map.catches(unit.code.offset());
            catchClause(handler);
        } else {
            unit.counters.handler(handler);
        }
        unit.code.bind(end);
    }

    private void catchClause(CatchClause handler) {
        int mark = unit.registers.mark();
        if (handler.parameter() instanceof Identifier name
                && handler.scope() != null
                && !handler.scope().needsHeapScope()) {
            unit.variables.enter(handler.scope());
            int register = unit.variables.registerOf(name.binding());
            unit.emit(CATCH, register == CodeUnit.NONE ? unit.newRegister() : register);
        } else {
            int error = unit.newRegister();
            unit.emit(CATCH, error);
            unit.variables.enter(handler.scope());
            if (handler.parameter() != null)
                unit.patterns.bind(
                        handler.parameter(), error, true, handler.parameter().start());
        }
        unit.statements.resetCompletion();
        unit.counters.handler(handler);
        unit.statements.compile(handler.body());
        unit.variables.leave(handler.scope());
        unit.registers.release(mark);
    }
}
