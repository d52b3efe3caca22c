package dev.gyre.engine.compiler;

import static dev.gyre.engine.bytecode.Opcode.*;

import dev.gyre.engine.bytecode.ExceptionTable.Region;
import dev.gyre.engine.bytecode.Label;
import java.util.ArrayList;
import java.util.List;

/**
 * Compiles break, continue and return: tracks the statements around the current code that they have to leave, each of
 * which may have to close an iterator or run a finally block.
 */
final class ControlFlow {
    /** A statement (or pattern) that control flow can leave. */
    static class Control {
        Control outer;
        /** The protected region to close on the way out, or null. */
        Region region;
    }

    /** A statement that break can target; if it is a loop, continue too. */
    static final class Target extends Control {
        final List<String> labels;
        final Label breakLabel = new Label();
        /** Null if the statement is not a loop. */
        final Label continueLabel;
        /** Whether break without a label targets this statement. */
        final boolean takesPlainBreak;

        Target(List<String> labels, boolean isLoop, boolean takesPlainBreak) {
            this.labels = labels;
            this.continueLabel = isLoop ? new Label() : null;
            this.takesPlainBreak = takesPlainBreak;
        }
    }

    /** A loop or pattern that closes its iterator when control leaves it early. */
    static final class Closing extends Control {
        final int iterator;
        final boolean isAsync;
        /** The loop that advances the iterator, whose continue does not close it; null for patterns. */
        final Target loop;

        Closing(int iterator, boolean isAsync, Target loop) {
            this.iterator = iterator;
            this.isAsync = isAsync;
            this.loop = loop;
        }
    }

    /**
     * A try statement with a finally block, or a scope with resources to dispose. Code that leaves it records where to
     * continue and jumps to the block.
     */
    static final class Finally extends Control {
        static final int NORMAL = 0;
        static final int THROW = 1;
        private static final int FIRST_EXIT = 2;

        /** Register: how the block was entered (NORMAL, THROW or the number of an exit). */
        final int kind;
        /** Register: the exception, or the value to return. */
        final int value;

        final Label entry = new Label();
        final List<Exit> exits = new ArrayList<>();

        Finally(int kind, int value) {
            this.kind = kind;
            this.value = value;
        }

        private int numberOf(Exit exit) {
            for (int i = 0; i < exits.size(); i++) {
                if (exits.get(i).label == exit.label) return FIRST_EXIT + i;
            }
            exits.add(exit);
            return FIRST_EXIT + exits.size() - 1;
        }
    }

    /** A jump out of {@code target} to one of its labels, or a return (then both are null). */
    private record Exit(Target target, Label label) {}

    private final CodeUnit unit;
    private Control top;

    ControlFlow(CodeUnit unit) {
        this.unit = unit;
    }

    /** Enters a statement and opens its protected region. */
    void push(Control control) {
        control.outer = top;
        top = control;
        if (control.region != null) unit.code.open(control.region);
    }

    /** Leaves the innermost statement. */
    void pop() {
        if (top.region != null) unit.code.close(top.region);
        top = top.outer;
    }

    /** Compiles break; the label may be null. */
    void leaveByBreak(String label) {
        for (var control = top; control != null; control = control.outer) {
            if (control instanceof Target target
                    && (label == null ? target.takesPlainBreak : target.labels.contains(label))) {
                exit(new Exit(target, target.breakLabel), CodeUnit.NONE);
                return;
            }
        }
        throw new IllegalStateException("break without a target");
    }

    /** Compiles continue; the label may be null. */
    void leaveByContinue(String label) {
        for (var control = top; control != null; control = control.outer) {
            if (control instanceof Target target
                    && target.continueLabel != null
                    && (label == null || target.labels.contains(label))) {
                exit(new Exit(target, target.continueLabel), CodeUnit.NONE);
                return;
            }
        }
        throw new IllegalStateException("continue without a target");
    }

    /**
     * The label that a break or continue can jump to directly, without closing iterators or running finally blocks;
     * otherwise null.
     */
    Label directTarget(String label, boolean isBreak) {
        for (var control = top; control != null; control = control.outer) {
            if (control instanceof Target target) {
                boolean named = label != null && target.labels.contains(label);
                if (isBreak && (named || label == null && target.takesPlainBreak)) return target.breakLabel;
                if (!isBreak && target.continueLabel != null && (named || label == null))
                    return target.continueLabel.isBound() ? null : target.continueLabel;
            } else if (control instanceof Finally
                    || control instanceof Closing closing && (isBreak || label != null || closing.loop == null)) {
                return null;
            }
        }
        return null;
    }

    /** Compiles return of the value in a register. */
    void leaveByReturn(int value) {
        exit(new Exit(null, null), value);
    }

    private void exit(Exit exit, int value) {
        if (!unit.code.isReachable()) return;
        var start = top;
        int mark = unit.registers.mark();
        var control = top;
        while (control != exit.target) {
            if (control.region != null) unit.code.close(control.region);
            var outer = control.outer;
            if (control instanceof Finally block) {
                enterFinally(block, exit, value);
                break;
            }
            top = outer;
            boolean continues = exit.target != null && exit.label == exit.target.continueLabel;
            if (control instanceof Closing closing && !(continues && closing.loop == exit.target))
                unit.iterations.close(closing.iterator, closing.isAsync);
            control = outer;
        }
        if (control == exit.target) {
            // A backward jump has to be a loop instruction, which makes the interrupt check.
            if (exit.label != null) unit.code.emitJump(exit.label.isBound() ? LOOP : JUMP, exit.label);
            else unit.returns(value);
        }
        top = start;
        reopen(start, control);
        unit.registers.release(mark);
    }

    private void enterFinally(Finally block, Exit exit, int value) {
        if (value != CodeUnit.NONE) unit.move(block.value, value);
        unit.emit(LOAD_INT, block.kind, block.numberOf(exit));
        unit.jump(block.entry);
    }

    /**
     * Reopens the regions of the statements from {@code start} to {@code last}, which is included unless it is the
     * jump's target.
     */
    private void reopen(Control start, Control last) {
        for (var control = start; control != null; control = control.outer) {
            boolean passed = control != last || control instanceof Finally;
            if (passed && control.region != null) unit.code.open(control.region);
            if (control == last) return;
        }
    }

    /** Begins a statement with a finally block; its registers stay allocated until the caller releases them. */
    Finally beginFinally() {
        var block = new Finally(unit.newRegister(), unit.newRegister());
        unit.registers.markVariable(block.kind);
        unit.registers.markVariable(block.value);
        block.region = new Region();
        push(block);
        return block;
    }

    /** Ends the protected part. The caller then emits the finally block, which is entered with kind and value set. */
    void endProtected(Finally block) {
        pop();
        unit.emit(LOAD_INT, block.kind, Finally.NORMAL);
        unit.jump(block.entry);
        if (unit.code.bindHandler(block.region)) {
            unit.emit(CATCH, block.value);
            unit.emit(LOAD_INT, block.kind, Finally.THROW);
        }
        unit.code.bind(block.entry);
    }

    /** Emitted after the finally block: continues in the way the protected part was left. */
    void dispatch(Finally block) {
        if (!unit.code.isReachable()) return;
        var normal = new Label();
        var rethrow = new Label();
        var targets = new Label[Finally.FIRST_EXIT + block.exits.size()];
        targets[Finally.NORMAL] = normal;
        targets[Finally.THROW] = rethrow;
        for (int i = Finally.FIRST_EXIT; i < targets.length; i++) targets[i] = new Label();
        unit.code.emitSwitch(block.kind, targets);
        unit.code.bind(rethrow);
        unit.emit(THROW, block.value);
        for (int i = Finally.FIRST_EXIT; i < targets.length; i++) {
            unit.code.bind(targets[i]);
            var exit = block.exits.get(i - Finally.FIRST_EXIT);
            exit(exit, exit.label == null ? block.value : CodeUnit.NONE);
        }
        unit.code.bind(normal);
    }
}
