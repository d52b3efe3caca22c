package dev.gyre.engine.jit;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.cache.StoreHandler;
import dev.gyre.engine.jit.tiering.CompilationUnit;
import dev.gyre.engine.jit.tiering.Profile;
import dev.gyre.engine.syntax.ast.FunctionKind;

/**
 * A function that can be inlined, in its state at the beginning of the compilation.
 *
 * @param caches a copy, because the interpreter goes on changing the inline caches
 * @param slots the slots to allocate for the object that a construction creates; -1 for a call
 */
record InlinedCallee(CodeBlock block, Profile profile, byte[] widenings, Object[] caches, int slots) {
    /** Functions with more words of code are not inlined. */
    private static final int MOST_WORDS = 120;

    /** Null if the function cannot be inlined, or nothing has been recorded of it. */
    static InlinedCallee of(SharedFunctionInfo shared, boolean isConstruction) {
        CodeBlock block = shared.code();
        if (block == null || !hasSimpleActivations(shared, block, isConstruction)) return null;
        Profile profile = CompilationUnit.copyProfile(block);
        if (profile == null || !profile.isSeen(0)) return null;
        Object[] caches = block.caches.clone();
        int slots = isConstruction ? slotsOfInstances(block.code, caches) : -1;
        return new InlinedCallee(block, profile, CompilationUnit.widenings(block), caches, slots);
    }

    private static boolean hasSimpleActivations(SharedFunctionInfo shared, CodeBlock block, boolean isConstruction) {
        if (block.code.length > MOST_WORDS || block.handlers.length > 0) return false;
        if (shared.isAsync() || shared.isGenerator() || block.loopsToStart()) return false;
        FunctionKind kind = shared.kind();
        if (kind == FunctionKind.DERIVED_CONSTRUCTOR) return false;
        if (isConstruction != (kind == FunctionKind.CONSTRUCTOR) && !(isConstruction && kind == FunctionKind.NORMAL))
            return false;
        for (int pc = 0; pc < block.code.length; pc += InstructionTable.length(block.code[pc])) {
            // Inlining a loop gains little, and HotSpot optimises nested loops less well.
            if (InstructionTable.isLoop(block.code[pc])) return false;
            if (needsFrame(block.code[pc])) return false;
            if (isConstruction && block.code[pc] == Op.RETURN && !isUndefined(block, block.code[pc + 1])) return false;
        }
        return true;
    }

    /** Whether an instruction reads from the frame what only that of a real call has. */
    private static boolean needsFrame(int op) {
        return switch (op) {
            case Op.CALL_EVAL, Op.CALL_EVAL_SPREAD, Op.CREATE_ARGUMENTS, Op.CREATE_REST -> true;
            default -> false;
        };
    }

    /** Whether a register is never anything but undefined. */
    private static boolean isUndefined(CodeBlock block, int register) {
        if (register < block.parameterCount) return false;
        int[] code = block.code;
        for (int pc = 0; pc < code.length; pc += InstructionTable.length(code[pc])) {
            if (code[pc] != Op.LOAD_UNDEFINED && InstructionTable.writes(code, pc, register)) return false;
        }
        return true;
    }

    /** The slots that the constructor fills, according to its inline caches. */
    private static int slotsOfInstances(int[] code, Object[] caches) {
        int count = 0;
        for (int pc = 0; pc < code.length; pc += InstructionTable.length(code[pc])) {
            if (code[pc] != Op.SET_NAMED || !(caches[code[pc + 4]] instanceof StoreHandler handler)) continue;
            if (handler.kind == StoreHandler.ADD) count = Math.max(count, handler.slot + 1);
        }
        return count;
    }
}
