package dev.gyre.engine.compiler;

import static dev.gyre.engine.bytecode.Opcode.*;

import dev.gyre.engine.bytecode.ExceptionTable.Region;
import dev.gyre.engine.bytecode.Label;
import java.util.ArrayList;
import java.util.List;

/**
 * The constructs around the code at this point that break, continue and return have to pass: each closes its iterator or
 * runs its finally block on the way out.
 */
final class ControlFlow {
    /** One construct. */
    static class Control {
        Control outer;
        /** The protected region that code on its way out leaves, or null. */
        Region region;
    }

    /** A statement that break, and continue if it is a loop, can name. */
    static final class Target extends Control {
        final List<String> labels;
        final Label breakLabel = new Label();
        /** Null for what is no loop. */
        final Label continueLabel;
        /** Whether break without a label ends here. */
        final boolean takesPlainBreak;

        Target(List<String> labels, boolean isLoop, boolean takesPlainBreak) {
            this.labels = labels;
            this.continueLabel = isLoop ? new Label() : null;
            this.takesPlainBreak = takesPlainBreak;
        }
    }

    /** A loop or pattern that closes its iterator when it is left early. */
    static final class Closing extends Control {
        final int iterator;
        final boolean isAsync;
        /** The loop that steps the iterator, whose continue does not close it; null for patterns. */
        final Target loop;

        Closing(int iterator, boolean isAsync, Target loop) {
            this.iterator = iterator;
            this.isAsync = isAsync;
            this.loop = loop;
        }
    }

    /** A try with a finally block, or the like: what leaves it notes where to go and jumps to the block. */
    static final class Finally extends Control {
        static final int NORMAL = 0;
        static final int THROW = 1;
        private static final int FIRST_EXIT = 2;

        /** Holds how the block was entered. */
        final int kind;
        /** Holds the exception or the value to return. */
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

    /** A way out: to a label behind {@code target}, or a return (then both are null). */
    private record Exit(Target target, Label label) {}

    private final CodeUnit unit;
    private Control top;

    ControlFlow(CodeUnit unit) {
        this.unit = unit;
    }

    /** Enters a construct and opens its protected region. */
    void push(Control control) {
        control.outer = top;
        top = control;
        if (control.region != null) unit.code.open(control.region);
    }

    /** Leaves the innermost construct. */
    void pop() {
        if (top.region != null) unit.code.close(top.region);
        top = top.outer;
    }

    /** break, with a label or null. */
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

    /** continue, with a label or null. */
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

    /** Where a break or continue goes when it can jump there at once, without anything to do on the way; otherwise null. */
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

    /** return with the value in a register. */
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
            // A way back needs the poll of a loop.
            if (exit.label != null) unit.code.emitJump(exit.label.isBound() ? LOOP : JUMP, exit.label);
            else unit.emit(RETURN, value);
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

    /** Opens the regions of the constructs from {@code start} up to, and with, {@code last} unless it is a target. */
    private void reopen(Control start, Control last) {
        for (var control = start; control != null; control = control.outer) {
            boolean passed = control != last || control instanceof Finally;
            if (passed && control.region != null) unit.code.open(control.region);
            if (control == last) return;
        }
    }

    /** Begins a construct with a finally block; its registers stay allocated until the caller releases them. */
    Finally beginFinally() {
        var block = new Finally(unit.newRegister(), unit.newRegister());
        unit.registers.markVariable(block.kind);
        unit.registers.markVariable(block.value);
        block.region = new Region();
        push(block);
        return block;
    }

    /** Ends the protected part: control arrives at the finally block with kind and value set, which the caller emits next. */
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

    /** After the finally block: goes on as the protected part was left. */
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
