package dev.gyre.engine.compiler;

import static dev.gyre.engine.bytecode.Opcode.*;

import dev.gyre.engine.ast.Expression.Yield;
import dev.gyre.engine.bytecode.BytecodeBuilder;
import dev.gyre.engine.bytecode.ExceptionTable.Region;
import dev.gyre.engine.bytecode.Label;
import dev.gyre.engine.error.ErrorKind;

/** Compiles yield and yield*. */
final class GeneratorCompiler {
    /** How a generator is resumed. */
    private static final int NEXT = 0, THROWN = 1;

    private final CodeUnit unit;

    GeneratorCompiler(CodeUnit unit) {
        this.unit = unit;
    }

    void yield(Yield node, int to) {
        if (node.delegate()) delegate(node, to);
        else plain(node, to);
    }

    // Yield ( value ), https://tc39.es/ecma262/#sec-yield
    private void plain(Yield node, int to) {
        int received = unit.newRegister();
        int mode = unit.newRegister();
        int value = node.argument() == null ? BytecodeBuilder.UNDEFINED : unit.expressions.value(node.argument());
        unit.code.at(node.start());
        if (unit.isAsync) {
            unit.emit(AWAIT, received, value);
            unit.emit(ASYNC_GENERATOR_YIELD, received, mode, received);
        } else {
            unit.emit(YIELD, received, mode, value);
        }
        var next = new Label();
        var thrown = new Label();
        var returned = new Label();
        unit.code.emitSwitch(mode, next, thrown, returned);
        unit.code.bind(thrown);
        unit.emit(THROW, received);
        unit.code.bind(returned);
        if (unit.isAsync) unit.emit(AWAIT, received, received);
        unit.control.leaveByReturn(received);
        unit.code.bind(next);
        unit.move(to, received);
    }

    /** The registers of a delegation. */
    private record Delegation(int iterator, int next, int received, int mode, int result, int flag) {}

    // YieldExpression : yield * AssignmentExpression, https://tc39.es/ecma262/#sec-generator-function-definitions-runtime-semantics-evaluation
    private void delegate(Yield node, int to) {
        int position = unit.delegationPosition(node);
        int iterable = unit.expressions.value(node.argument());
        var state = new Delegation(unit.newRegister(), unit.newRegister(), unit.newRegister(), unit.newRegister(), unit.newRegister(), unit.newRegister());
        unit.code.at(position);
        unit.emit(GET_ITERATOR, state.iterator, state.next, iterable, unit.isAsync ? 1 : 0);
        unit.emit(LOAD_UNDEFINED, state.received);
        unit.emit(LOAD_INT, state.mode, NEXT);
        var head = new Label();
        var check = new Label();
        var suspend = new Label();
        var done = new Label();
        var next = new Label();
        var thrown = new Label();
        var returned = new Label();
        unit.code.bindBackward(head, unit.code.isReachable());
        unit.code.emitSwitch(state.mode, next, thrown, returned);
        unit.code.bind(next);
        unit.calls.emitFixed(state.result, state.next, state.iterator, state.received);
        unit.jump(check);
        unit.code.bind(thrown);
        thrown(state);
        unit.code.bind(check);
        checkResult(state);
        unit.emit(ITERATOR_COMPLETE, state.flag, state.result);
        unit.jumpIf(JUMP_IF_TRUE, state.flag, done);
        unit.jump(suspend);
        unit.code.bind(returned);
        returned(state);
        unit.code.bind(suspend);
        suspend(state);
        unit.code.emitJump(LOOP, head);
        unit.code.bind(done);
        unit.emit(ITERATOR_VALUE, to, state.result);
    }

    private void checkResult(Delegation state) {
        if (unit.isAsync) unit.emit(AWAIT, state.result, state.result);
        unit.emit(CHECK_ITERATOR_RESULT, state.result);
    }

    private void method(Delegation state, String name) {
        unit.emit(GET_NAMED, state.flag, state.iterator, unit.code.constant(name), unit.code.cache());
    }

    private void thrown(Delegation state) {
        var present = new Label();
        method(state, "throw");
        unit.jumpIf(JUMP_IF_NOT_NULLISH, state.flag, present);
        unit.iterations.close(state.iterator, unit.isAsync);
        unit.emit(THROW_ERROR, ErrorKind.TYPE.ordinal(), unit.code.constant("The iterator does not provide a 'throw' method."));
        unit.code.bind(present);
        unit.calls.emitFixed(state.result, state.flag, state.iterator, state.received);
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

    private void suspend(Delegation state) {
        if (!unit.isAsync) {
            unit.emit(YIELD_DELEGATED, state.received, state.mode, state.result);
            return;
        }
        unit.emit(ITERATOR_VALUE, state.received, state.result);
        unit.emit(ASYNC_GENERATOR_YIELD, state.received, state.mode, state.received);
        var resumed = new Label();
        var awaited = new Label();
        unit.code.emitSwitch(state.mode, resumed, resumed, awaited);
        unit.code.bind(awaited);
        // A return's value is awaited; when that fails, the delegate sees a throw.
        var region = new Region();
        unit.code.open(region);
        unit.emit(AWAIT, state.received, state.received);
        unit.code.close(region);
        unit.jump(resumed);
        if (unit.code.bindHandler(region)) {
            unit.emit(CATCH, state.received);
            unit.emit(LOAD_INT, state.mode, THROWN);
        }
        unit.code.bind(resumed);
    }
}
