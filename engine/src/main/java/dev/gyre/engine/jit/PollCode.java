package dev.gyre.engine.jit;

import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.jit.CodeGenerator.Purpose;
import dev.gyre.engine.jit.analysis.Activation;
import dev.gyre.engine.jit.analysis.InstructionTable;
import dev.gyre.engine.jit.analysis.MergedCode;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.jit.tiering.CompilationUnit;

/** The interrupt checks of loops: code counts the iterations down and polls when none is left. */
final class PollCode {
    private final CodeGenerator generator;
    private final CompilationUnit unit;
    /** Whether the code has loops. */
    final boolean areAny;

    PollCode(CodeGenerator generator, CompilationUnit unit) {
        this.generator = generator;
        this.unit = unit;
        areAny = InstructionTable.hasLoop(generator.code);
    }

    private MethodAssembler asm() {
        return generator.asm;
    }

    /** Where activations enter the code: reads how many iterations there are until the first poll. */
    void loadBudget() {
        if (!areAny) return;
        asm().ldcObject(unit, Helpers.UNIT_TYPE);
        asm().invokevirtual(Helpers.UNIT, "iterationsToPoll", "()I");
        asm().istore(CodeGenerator.BUDGET);
    }

    /** Counts an iteration of a loop before the jump back to its head, and polls when that is due. */
    void poll(int head) {
        if (generator.activation().isInlined()) {
            pollInlined(head);
            return;
        }
        Label due = generator.stub(head, Purpose.POLL);
        countDown(due);
        if (!containCalls(head, generator.pc)) return;
        // An iteration that calls may take long.
        pushIsRequested();
        asm().ifne(due);
    }

    /** Polls without leaving the code, because after a return the interpreter would have to continue the caller. */
    private void pollInlined(int head) {
        var due = new Label();
        var end = new Label();
        countDown(due);
        pushIsRequested();
        asm().ifeq(end);
        asm().bind(due);
        short[] known = generator.registers.snapshot();
        generator.beforeThrow();
        generator.pushFrame();
        asm().ldc(generator.inlining.merged().origin(head));
        asm().invokestatic(Helpers.CALLS, "poll", "(" + Helpers.FRAME_TYPE + "I)V");
        loadBudget();
        generator.registers.begin(known);
        asm().bind(end);
    }

    private void countDown(Label due) {
        asm().iinc(CodeGenerator.BUDGET, -1);
        asm().iload(CodeGenerator.BUDGET);
        asm().ifle(due);
    }

    private void pushIsRequested() {
        asm().ldcObject(unit.agent(), Helpers.AGENT_TYPE);
        asm().invokevirtual(Helpers.AGENT, "isInterruptRequested", "()Z");
    }

    /** Whether instructions of a range, or of calls that are inlined there, call functions by code other than an intrinsic. */
    private boolean containCalls(int start, int end) {
        MergedCode merged = generator.inlining.merged();
        int[] code = generator.code;
        for (int at = start; at < end; at += InstructionTable.length(code[at])) {
            for (Activation inlined : merged.inlinedAt(at))
                if (containCalls(inlined.start, merged.endOf(inlined))) return true;
            boolean isCall = InstructionTable.calls(code[at])
                    && merged.isCalled(at)
                    && !BuiltinCode.isIntrinsic(code[at], at, generator.sites);
            if (isCall && (code[at] != Op.ITERATOR_STEP || !IterationCode.isOverArrays(at, generator.sites)))
                return true;
        }
        return false;
    }
}
