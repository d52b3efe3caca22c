package dev.gyre.engine.jit;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.jit.tiering.CompilationUnit;
import dev.gyre.engine.jit.tiering.Profile;

/** Chooses the calls of a unit that are inlined: those of small functions that have had one target. */
final class Inlining {
    /** The most words of code that inlining adds to a unit. */
    private static final int MOST_ADDED = 800;
    /** The most inlined calls within each other. */
    private static final int MOST_DEPTH = 4;
    /** How often a function is inlined in itself. */
    private static final int MOST_RECURSIVE = 1;

    /** The code of the unit and of all inlined calls. */
    final int[] code;

    final Object[] constants;
    final Object[] caches;
    final int registerCount;

    private final CompilationUnit unit;
    private final MergedCode merged;

    /** @param profile null when nothing was recorded */
    Inlining(CompilationUnit unit, Profile profile, boolean inlines) {
        this.unit = unit;
        merged = new MergedCode(new Activation(unit.code, profile, null));
        if (inlines && profile != null && !unit.isLast()) choose();
        code = merged.code();
        constants = merged.constants();
        caches = merged.caches();
        registerCount = merged.registerCount();
    }

    private void choose() {
        for (int pc = 0; pc < merged.size(); pc += InstructionTable.length(merged.code()[pc])) {
            switch (merged.code()[pc]) {
                case Op.CALL0, Op.CALL1, Op.CALL2, Op.CALL3, Op.CALL_RANGE -> consider(pc, false);
                case Op.NEW -> consider(pc, true);
                default -> {}
            }
        }
    }

    private void consider(int callPc, boolean isConstruction) {
        Activation caller = merged.activation(callPc);
        if (caller.depth == MOST_DEPTH || widening(callPc) > 0) return;
        if (!(caller.profile.target(merged.origin(callPc)) instanceof SharedFunctionInfo shared)) return;
        if (shared.code() == null || activations(shared.code(), caller) > MOST_RECURSIVE) return;
        if (merged.size() - unit.code.code.length + shared.code().code.length > MOST_ADDED) return;
        InlinedCallee callee = InlinedCallee.of(shared, isConstruction);
        if (callee != null) merged.append(caller, callPc, callee);
    }

    /** How many activations of a function are around a call. */
    private static int activations(CodeBlock block, Activation innermost) {
        int count = 0;
        for (Activation each = innermost; each != null; each = each.caller) {
            if (each.block == block) count++;
        }
        return count;
    }

    /** How many compilations exits at an instruction have led to. */
    int widening(int pc) {
        Activation activation = merged.activation(pc);
        return activation.isInlined() ? activation.widening(merged.origin(pc)) : unit.widening(pc);
    }

    /** Whether the code has inlined calls. */
    boolean isAnyInlined() {
        return merged.deepest() > 0;
    }

    MergedCode merged() {
        return merged;
    }
}
