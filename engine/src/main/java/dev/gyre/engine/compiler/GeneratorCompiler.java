package dev.gyre.engine.compiler;

import static dev.gyre.engine.bytecode.Opcode.*;

import dev.gyre.engine.bytecode.BytecodeBuilder;
import dev.gyre.engine.bytecode.ExceptionTable.Region;
import dev.gyre.engine.bytecode.Label;
import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.syntax.ast.Expression.Yield;

/** Compiles yield and yield*. */
final class GeneratorCompiler {
    private final CodeUnit unit;

    GeneratorCompiler(CodeUnit unit) {
        this.unit = unit;
    }

    void yield(Yield node, int to) {
        if (node.delegate()) delegate(node, to);
        else unit.move(to, plain(node));
    }

    void yieldForEffect(Yield node) {
        if (node.delegate()) delegate(node, unit.newRegister());
        else plain(node);
    }

    // Yield ( value ), https://tc39.es/ecma262/#sec-yield
    /** Returns the register of the value that the generator is resumed with. */
    private int plain(Yield node) {
        int received = unit.newRegister();
        int mode = unit.newRegister();
        int value = node.argument() == null ? BytecodeBuilder.UNDEFINED : unit.expressions.value(node.argument());
        unit.code.at(node.start());
        var next = new Label();
        if (unit.isAsync) {
            unit.emit(AWAIT, received, value);
            unit.code.emitJump(ASYNC_GENERATOR_YIELD, next, received, mode, received);
        } else {
            unit.code.emitJump(YIELD, next, received, mode, value);
        }
        var thrown = new Label();
        var returned = new Label();
        unit.code.emitSwitch(mode, next, thrown, returned);
        unit.code.bind(thrown);
        unit.emit(THROW, received);
        unit.code.bind(returned);
        if (unit.isAsync) unit.emit(AWAIT, received, received);
        unit.control.leaveByReturn(received);
        unit.code.bind(next);
        return received;
    }

    /** The registers of a delegation. */
    private record Delegation(int iterator, int next, int received, int mode, int result, int flag) {}

    // YieldExpression : yield * AssignmentExpression,
    // https://tc39.es/ecma262/#sec-generator-function-definitions-runtime-semantics-evaluation
    /**
     * Resumption by next continues directly with the delegate's next method; only throw and return need further
     * instructions.
     */
    private void delegate(Yield node, int to) {
        int position = unit.delegationPosition(node);
        int iterable = unit.expressions.value(node.argument());
        var state = new Delegation(
                unit.newRegister(),
                unit.newRegister(),
                unit.newRegister(),
                unit.newRegister(),
                unit.newRegister(),
                unit.newRegister());
        unit.code.at(position);
        unit.emit(GET_ITERATOR, state.iterator, state.next, iterable, unit.isAsync ? 1 : 0);
        unit.emit(LOAD_UNDEFINED, state.received);
        var next = new Label();
        var suspend = new Label();
        var thrown = new Label();
        var returned = new Label();
        var done = new Label();
        unit.code.bindBackward(next, unit.code.isReachable());
        next(state, done);
        unit.code.bindBackward(suspend, unit.code.isReachable());
        suspend(state, next, thrown, returned);
        unit.code.bind(thrown);
        thrown(state, done);
        unit.code.emitJump(LOOP, suspend);
        unit.code.bind(returned);
        returned(state);
        unit.code.emitJump(LOOP, suspend);
        unit.code.bind(done);
        unit.emit(ITERATOR_VALUE, to, state.result);
    }

    private void next(Delegation state, Label done) {
        if (unit.isAsync) {
            unit.calls.emitFixed(state.result, state.next, state.iterator, state.received);
            result(state, done);
        } else {
            unit.code.emitJump(DELEGATE_NEXT, done, state.result, state.next, state.iterator, state.received);
        }
    }

    /** Checks the result object of the delegate's method and leaves the delegation if it says done. */
    private void result(Delegation state, Label done) {
        checkResult(state);
        unit.emit(ITERATOR_COMPLETE, state.flag, state.result);
        unit.jumpIf(JUMP_IF_TRUE, state.flag, done);
    }

    private void checkResult(Delegation state) {
        if (unit.isAsync) unit.emit(AWAIT, state.result, state.result);
        unit.emit(CHECK_ITERATOR_RESULT, state.result);
    }

    private void method(Delegation state, String name) {
        unit.emit(GET_NAMED, state.flag, state.iterator, unit.code.constant(name), unit.code.cache());
    }

    private void thrown(Delegation state, Label done) {
        var present = new Label();
        method(state, "throw");
        unit.jumpIf(JUMP_IF_NOT_NULLISH, state.flag, present);
        unit.iterations.close(state.iterator, unit.isAsync);
        unit.emit(
                THROW_ERROR,
                ErrorKind.TYPE.ordinal(),
                unit.code.constant("The iterator does not provide a 'throw' method."));
        unit.code.bind(present);
        unit.calls.emitFixed(state.result, state.flag, state.iterator, state.received);
        result(state, done);
    }

    private void returned(Delegation state) {
        var present = new Label();
        var going = new Label();
        method(state, "return");
        unit.jumpIf(JUMP_IF_NOT_NULLISH, state.flag, present);
        if (unit.isAsync) unit.emit(AWAIT, state.received, state.received);
        unit.control.leaveByReturn(state.received);
        unit.code.bind(present);
        unit.calls.emitFixed(state.result, state.flag, state.iterator, state.received);
        checkResult(state);
        unit.emit(ITERATOR_COMPLETE, state.flag, state.result);
        unit.jumpIf(JUMP_IF_FALSE, state.flag, going);
        unit.emit(ITERATOR_VALUE, state.received, state.result);
        unit.control.leaveByReturn(state.received);
        unit.code.bind(going);
    }

    /** Yields the delegate's result; the instructions after it handle a resumption by throw. */
    private void suspend(Delegation state, Label next, Label thrown, Label returned) {
        if (!unit.isAsync) {
            unit.code.emitJump(YIELD_DELEGATED, next, state.received, state.mode, state.result);
            unit.code.emitSwitch(state.mode, next, thrown, returned);
            return;
        }
        unit.emit(ITERATOR_VALUE, state.received, state.result);
        unit.code.emitJump(ASYNC_GENERATOR_YIELD, next, state.received, state.mode, state.received);
        var awaited = new Label();
        unit.code.emitSwitch(state.mode, next, thrown, awaited);
        unit.code.bind(awaited);
        // The value of a return is awaited; if that fails, the delegate's throw method is called.
        var region = new Region();
        unit.code.open(region);
        unit.emit(AWAIT, state.received, state.received);
        unit.code.close(region);
        unit.jump(returned);
        if (unit.code.bindHandler(region)) unit.emit(CATCH, state.received);
    }
}
