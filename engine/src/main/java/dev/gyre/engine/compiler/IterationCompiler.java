package dev.gyre.engine.compiler;

import static dev.gyre.engine.bytecode.Opcode.*;

import dev.gyre.engine.bytecode.ExceptionTable.Region;
import dev.gyre.engine.bytecode.Label;
import dev.gyre.engine.compiler.ControlFlow.Closing;
import dev.gyre.engine.compiler.ControlFlow.Target;
import dev.gyre.engine.diagnostics.PositionTrail;
import dev.gyre.engine.diagnostics.Positions;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.Node;
import dev.gyre.engine.syntax.ast.Pattern;
import dev.gyre.engine.syntax.ast.Scope;
import dev.gyre.engine.syntax.ast.Statement;
import dev.gyre.engine.syntax.ast.Statement.DeclarationKind;
import dev.gyre.engine.syntax.ast.Statement.DoWhile;
import dev.gyre.engine.syntax.ast.Statement.For;
import dev.gyre.engine.syntax.ast.Statement.ForIn;
import dev.gyre.engine.syntax.ast.Statement.ForOf;
import dev.gyre.engine.syntax.ast.Statement.VariableDeclaration;
import dev.gyre.engine.syntax.ast.Statement.While;
import dev.gyre.engine.syntax.ast.TreeSearch;
import java.util.List;

/** Compiles loops, and the closing of iterators. */
final class IterationCompiler {
    private final CodeUnit unit;

    IterationCompiler(CodeUnit unit) {
        this.unit = unit;
    }

    private void enter(Target target) {
        unit.control.push(target);
        unit.loopDepth++;
    }

    private void leave(Target target) {
        unit.control.pop();
        unit.loopDepth--;
        unit.code.bind(target.breakLabel);
    }

    /** A loop whose test is at its end, in one instruction with the backward jump. */
    private void fusedLoop(Expression test, Statement body, Expression update, int copiedScope, List<String> labels) {
        var target = new Target(labels, true, true);
        enter(target);
        var entry = new Label();
        var head = new Label();
        boolean entered = unit.code.isReachable();
        unit.jump(entry);
        unit.code.bindBackward(head, entered);
        unit.counters.block(body);
        unit.statements.compile(body);
        unit.code.bind(target.continueLabel);
        if (copiedScope != CodeUnit.NONE) unit.emit(COPY_SCOPE, copiedScope);
        if (update != null) effect(update);
        unit.code.bind(entry);
        unit.pausesAt(test);
        unit.operators.loopIf(test, head);
        leave(target);
    }

    // while and do

    void whileLoop(While loop, List<String> labels) {
        unit.statements.resetCompletion();
        if (unit.operators.isLoopTest(loop.test())) {
            fusedLoop(loop.test(), loop.body(), null, CodeUnit.NONE, labels);
            return;
        }
        var target = new Target(labels, true, true);
        enter(target);
        var body = new Label();
        var head = target.continueLabel;
        unit.code.bindBackward(head, unit.code.isReachable());
        unit.pausesAt(loop.test());
        unit.operators.condition(loop.test(), body, target.breakLabel, true);
        unit.code.bind(body);
        unit.counters.block(loop.body());
        unit.statements.compile(loop.body());
        unit.code.emitJump(LOOP, head);
        leave(target);
    }

    void doLoop(DoWhile loop, List<String> labels) {
        unit.statements.resetCompletion();
        var target = new Target(labels, true, true);
        enter(target);
        var head = new Label();
        var again = new Label();
        unit.code.bindBackward(head, unit.code.isReachable());
        unit.counters.block(loop.body());
        unit.statements.compile(loop.body());
        unit.code.bind(target.continueLabel);
        unit.pausesAt(loop.test());
        if (unit.operators.isLoopTest(loop.test())) {
            unit.operators.loopIf(loop.test(), head);
        } else {
            unit.operators.condition(loop.test(), again, target.breakLabel, true);
            unit.code.bind(again);
            unit.code.emitJump(LOOP, head);
        }
        leave(target);
    }

    // for

    // ForLoopEvaluation, https://tc39.es/ecma262/#sec-runtime-semantics-forloopevaluation
    void forLoop(For loop, List<String> labels) {
        unit.statements.resetCompletion();
        int mark = unit.registers.mark();
        unit.variables.enter(loop.scope());
        var disposing = DisposalCompiler.kindOf(loop.initializer());
        if (disposing == DisposalCompiler.Kind.NONE) forBody(loop, labels);
        else unit.disposals.around(disposing, () -> forBody(loop, labels));
        unit.variables.leave(loop.scope());
        unit.registers.release(mark);
    }

    private void forBody(For loop, List<String> labels) {
        if (loop.initializer() != null) unit.statements.initializer(loop.initializer());
        boolean copies = loop.scope() != null
                && loop.scope().needsHeapScope()
                && loop.initializer() instanceof VariableDeclaration declaration
                && declaration.kind() == DeclarationKind.LET;
        if (copies && TreeSearch.mayCapture(loop.initializer()))
            unit.emit(COPY_SCOPE, unit.variables.heapScopeOf(loop.scope()));
        if (loop.test() != null && unit.operators.isLoopTest(loop.test())) {
            int copied = copies ? unit.variables.heapScopeOf(loop.scope()) : CodeUnit.NONE;
            fusedLoop(loop.test(), loop.body(), loop.update(), copied, labels);
            return;
        }
        var target = new Target(labels, true, true);
        enter(target);
        var head = new Label();
        unit.code.bindBackward(head, unit.code.isReachable());
        if (loop.test() != null) {
            var body = new Label();
            unit.pausesAt(loop.test());
            unit.operators.condition(loop.test(), body, target.breakLabel, true);
            unit.code.bind(body);
        }
        unit.counters.block(loop.body());
        unit.statements.compile(loop.body());
        unit.code.bind(target.continueLabel);
        if (copies) unit.emit(COPY_SCOPE, unit.variables.heapScopeOf(loop.scope()));
        if (loop.update() != null) effect(loop.update());
        unit.code.emitJump(LOOP, head);
        leave(target);
    }

    private void effect(Expression update) {
        unit.pausesAt(update);
        unit.expressions.effect(update);
    }

    // for-in and for-of

    /** The parts of a for-in or for-of before its body. */
    private record Head(Scope scope, VariableDeclaration declaration, Pattern target, Statement body) {
        Pattern pattern() {
            return declaration != null ? declaration.declarators()[0].target() : target;
        }

        boolean initializes() {
            return declaration != null && declaration.kind().isLexical();
        }
    }

    // ForIn/OfHeadEvaluation, https://tc39.es/ecma262/#sec-runtime-semantics-forinofheadevaluation
    private int object(Expression expression, Scope headScope, int to) {
        unit.variables.enter(headScope);
        unit.pausesAt(expression);
        unit.expressions.into(expression, to);
        unit.variables.leave(headScope);
        return to;
    }

    void forIn(ForIn loop, List<String> labels) {
        unit.statements.resetCompletion();
        int mark = unit.registers.mark();
        annexBInitializer(loop);
        int enumerator = unit.newRegister();
        object(loop.object(), loop.headScope(), enumerator);
        unit.code.at(loop.object().start());
        unit.emit(FOR_IN_ENUMERATE, enumerator, enumerator);
        var head = new Head(loop.scope(), loop.declaration(), loop.target(), loop.body());
        var target = new Target(labels, true, true);
        enter(target);
        unit.code.bindBackward(target.continueLabel, unit.code.isReachable());
        int inner = unit.registers.mark();
        int key = valueRegister(head);
        pausesAtEach(head);
        unit.code.emitJump(FOR_IN_NEXT, target.breakLabel, key, enumerator);
        iteration(head, key);
        unit.registers.release(inner);
        unit.code.emitJump(LOOP, target.continueLabel);
        leave(target);
        unit.registers.release(mark);
    }

    /** {@code for (var a = 1 in object)}, sloppy code only. */
    private void annexBInitializer(ForIn loop) {
        if (loop.declaration() == null || loop.declaration().declarators()[0].initializer() == null) return;
        unit.statements.initializer(loop.declaration());
    }

    // ForIn/OfBodyEvaluation,
    // https://tc39.es/ecma262/#sec-runtime-semantics-forin-div-ofbodyevaluation-lhs-stmt-iterator-lhskind-labelset
    void forOf(ForOf loop, List<String> labels) {
        unit.statements.resetCompletion();
        int mark = unit.registers.mark();
        int iterator = unit.newRegister();
        int next = unit.newRegister();
        unit.beginStatement(loop.iterable(), Positions.of(unit.source, loop.iterable()));
        object(loop.iterable(), loop.headScope(), iterator);
        unit.code.at(PositionTrail.after(unit.source, loop.iterable()));
        unit.emit(GET_ITERATOR, iterator, next, iterator, loop.isAwait() ? 1 : PatternCompiler.STEPPED_ONLY);
        var head = new Head(loop.scope(), loop.declaration(), loop.target(), loop.body());
        var target = new Target(labels, true, true);
        enter(target);
        unit.code.bindBackward(target.continueLabel, unit.code.isReachable());
        int inner = unit.registers.mark();
        int value = valueRegister(head);
        pausesAtEach(head);
        unit.code.at(Positions.each(unit.source, head.pattern(), loop.declaration() != null));
        if (loop.isAwait()) stepAsync(value, iterator, next, target.breakLabel);
        else unit.code.emitJump(ITERATOR_STEP, target.breakLabel, value, iterator, next);
        var closing = new Closing(iterator, loop.isAwait(), target);
        closing.region = new Region();
        unit.control.push(closing);
        iteration(head, value);
        unit.control.pop();
        unit.registers.release(inner);
        unit.code.emitJump(LOOP, target.continueLabel);
        unit.control.pop();
        unit.loopDepth--;
        closeOnThrow(closing);
        unit.code.bind(target.breakLabel);
        unit.registers.release(mark);
    }

    private void pausesAtEach(Head head) {
        if (unit.map != null && unit.code.isReachable())
            unit.map.statement(
                    unit.code.offset(), Positions.each(unit.source, head.pattern(), head.declaration() != null));
    }

    private void stepAsync(int value, int iterator, int next, Label done) {
        int flag = unit.newRegister();
        unit.calls.emitFixed(value, next, iterator);
        unit.emit(AWAIT, value, value);
        unit.emit(CHECK_ITERATOR_RESULT, value);
        unit.emit(ITERATOR_COMPLETE, flag, value);
        unit.jumpIf(JUMP_IF_TRUE, flag, done);
        unit.emit(ITERATOR_VALUE, value, value);
    }

    /**
     * The register that receives each value: that of the declared variable if it has one and no code can read it
     * earlier.
     */
    private int valueRegister(Head head) {
        if (!head.initializes()
                || head.scope == null
                || head.scope.needsHeapScope()
                || !(head.pattern() instanceof Identifier name)
                || name.binding().needsTdz()) {
            return unit.newRegister();
        }
        unit.variables.enter(head.scope);
        unit.variables.leave(head.scope);
        return unit.variables.registerOf(name.binding());
    }

    /** Binds the value and runs the body. */
    private void iteration(Head head, int value) {
        unit.variables.enter(head.scope);
        var disposing =
                head.declaration == null ? DisposalCompiler.Kind.NONE : DisposalCompiler.kindOf(head.declaration);
        if (disposing == DisposalCompiler.Kind.NONE) bindAndRun(head, value);
        else unit.disposals.around(disposing, () -> bindAndRun(head, value));
        unit.variables.leave(head.scope);
    }

    private void bindAndRun(Head head, int value) {
        if (head.initializes()) {
            if (DisposalCompiler.kindOf(head.declaration) != DisposalCompiler.Kind.NONE)
                unit.disposals.add(head.declaration.kind(), value);
            unit.patterns.bind(head.pattern(), value, true, head.pattern().end() - 1);
        } else {
            assignTo(head.pattern(), value, head.declaration != null);
        }
        unit.counters.block(head.body);
        unit.statements.compile(head.body);
    }

    private void assignTo(Pattern pattern, int value, boolean declared) {
        int mark = unit.registers.mark();
        if (pattern instanceof Identifier
                || !(pattern instanceof Pattern.ArrayPattern || pattern instanceof Pattern.ObjectPattern)) {
            var target = pattern instanceof Expression.Call call
                    ? unit.assignments.prepareCall(call, "Invalid left-hand side in for-loop")
                    : unit.assignments.prepare(pattern, (Node[]) null);
            unit.assignments.put(target, value);
        } else {
            unit.patterns.assign(pattern, value, declared ? pattern.end() - 1 : pattern.start());
        }
        unit.registers.release(mark);
    }

    // closing iterators

    // IteratorClose ( iteratorRecord, completion ), https://tc39.es/ecma262/#sec-iteratorclose
    /** Closes an iterator when the loop is left other than by a throw. */
    void close(int iterator, boolean isAsync) {
        if (!isAsync) {
            unit.emit(ITERATOR_CLOSE, iterator);
            return;
        }
        int mark = unit.registers.mark();
        int method = unit.newRegister();
        var absent = new Label();
        unit.emit(GET_ASYNC_RETURN, method, iterator);
        unit.jumpIf(JUMP_IF_UNDEFINED, method, absent);
        unit.calls.emitFixed(method, method, iterator);
        unit.emit(AWAIT, method, method);
        unit.emit(CHECK_ITERATOR_RESULT, method);
        unit.code.bind(absent);
        unit.registers.release(mark);
    }

    /** The exception handler of a loop or pattern: closes the iterator and throws the error again. */
    void closeOnThrow(Closing closing) {
        if (!unit.code.needsClosing(closing.region, closing.iterator)) return;
        unit.code.bindHandler(closing.region);
        int mark = unit.registers.mark();
        int error = unit.newRegister();
        unit.emit(CATCH, error);
        if (closing.isAsync) closeAsyncSilently(closing.iterator);
        else unit.emit(ITERATOR_CLOSE_SILENT, closing.iterator);
        unit.emit(THROW, error);
        unit.registers.release(mark);
    }

    // AsyncIteratorClose ( iteratorRecord, completion ), https://tc39.es/ecma262/#sec-asynciteratorclose
    private void closeAsyncSilently(int iterator) {
        int method = unit.newRegister();
        var end = new Label();
        var region = new Region();
        unit.code.open(region);
        unit.emit(GET_ASYNC_RETURN, method, iterator);
        unit.jumpIf(JUMP_IF_UNDEFINED, method, end);
        unit.calls.emitFixed(method, method, iterator);
        unit.emit(AWAIT, method, method);
        unit.code.close(region);
        unit.jump(end);
        if (unit.code.bindHandler(region)) unit.emit(CATCH, method);
        unit.code.bind(end);
    }
}
