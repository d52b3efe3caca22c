package dev.gyre.engine.compiler;

import static dev.gyre.engine.bytecode.Opcode.*;

import dev.gyre.engine.bytecode.ExceptionTable.Region;
import dev.gyre.engine.bytecode.Label;
import dev.gyre.engine.compiler.ControlFlow.Finally;
import dev.gyre.engine.syntax.ast.Statement;
import dev.gyre.engine.syntax.ast.Statement.DeclarationKind;
import dev.gyre.engine.syntax.ast.Statement.VariableDeclaration;

// DisposeResources ( disposeCapability, completion ), https://tc39.es/ecma262/#sec-disposeresources
/** Compiles the scopes of using and await using declarations. */
final class DisposalCompiler {
    private final CodeUnit unit;
    /** Register of the innermost dispose capability. */
    private int capability;

    DisposalCompiler(CodeUnit unit) {
        this.unit = unit;
    }

    /** The kind of resources that a scope holds. */
    enum Kind {
        NONE,
        SYNC,
        ASYNC;

        Kind or(Kind other) {
            return compareTo(other) >= 0 ? this : other;
        }
    }

    /** The kind of resources that a statement adds to its scope; null if none. */
    static Kind kindOf(Statement statement) {
        if (!(statement instanceof VariableDeclaration declaration)) return Kind.NONE;
        return switch (declaration.kind()) {
            case USING -> Kind.SYNC;
            case AWAIT_USING -> Kind.ASYNC;
            default -> Kind.NONE;
        };
    }

    /** Compiles the body of a scope whose resources are disposed of however it is left. */
    void around(Kind kind, Runnable body) {
        int mark = unit.registers.mark();
        int outer = capability;
        int own = unit.newRegister();
        unit.registers.markVariable(own);
        unit.emit(CREATE_DISPOSE_SCOPE, own);
        var block = unit.control.beginFinally();
        capability = own;
        body.run();
        capability = outer;
        unit.control.endProtected(block);
        dispose(block, own, kind == Kind.ASYNC);
        unit.control.dispatch(block);
        unit.registers.release(mark);
    }

    private void dispose(Finally block, int own, boolean isAsync) {
        int mark = unit.registers.mark();
        var clean = new Label();
        var thrown = new Label();
        unit.code.emitSwitch(block.kind, clean, thrown);
        unit.jump(clean);
        unit.code.bind(thrown);
        unit.emit(DISPOSE_SET_ERROR, own, block.value);
        unit.code.bind(clean);
        int result = unit.newRegister();
        var head = new Label();
        var done = new Label();
        unit.code.bindBackward(head, unit.code.isReachable());
        unit.emit(DISPOSE_NEXT, result, own, isAsync ? 1 : 0);
        unit.jumpIf(JUMP_IF_EMPTY, result, done);
        if (isAsync) await(own, result);
        unit.code.emitJump(LOOP, head);
        unit.code.bind(done);
        unit.emit(DISPOSE_THROW_PENDING, own);
        unit.registers.release(mark);
    }

    private void await(int own, int result) {
        var region = new Region();
        var end = new Label();
        unit.code.open(region);
        unit.emit(AWAIT, result, result);
        unit.code.close(region);
        unit.jump(end);
        if (unit.code.bindHandler(region)) {
            unit.emit(CATCH, result);
            unit.emit(DISPOSE_SET_ERROR, own, result);
        }
        unit.code.bind(end);
    }

    /** AddDisposableResource for the innermost scope. */
    void add(DeclarationKind kind, int value) {
        unit.emit(ADD_DISPOSABLE, capability, value, kind == DeclarationKind.AWAIT_USING ? 1 : 0);
    }
}
