package dev.gyre.engine.jit.analysis;

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
    /** Null if the function has more words of code than is given, cannot be inlined, or nothing has been recorded of it. */
    static InlinedCallee of(SharedFunctionInfo shared, boolean isConstruction, int mostWords) {
        CodeBlock block = shared.code();
        if (block == null || block.code.length > mostWords || !hasSimpleActivations(shared, block, isConstruction))
            return null;
        Profile profile = CompilationUnit.copyProfile(block);
        if (profile == null || !profile.isSeen(0)) return null;
        Object[] caches = block.caches.clone();
        int slots = isConstruction ? slotsOfInstances(block, caches, profile) : -1;
        return new InlinedCallee(block, profile, CompilationUnit.widenings(block), caches, slots);
    }

    private static boolean hasSimpleActivations(SharedFunctionInfo shared, CodeBlock block, boolean isConstruction) {
        if (block.handlers.length > 0) return false;
        if (shared.isAsync() || shared.isGenerator() || block.loopsToStart()) return false;
        FunctionKind kind = shared.kind();
        if (kind == FunctionKind.DERIVED_CONSTRUCTOR && !bindsThisFirst(block)) return false;
        boolean isClass = kind == FunctionKind.CONSTRUCTOR || kind == FunctionKind.DERIVED_CONSTRUCTOR;
        if (isConstruction != isClass && !(isConstruction && kind == FunctionKind.NORMAL)) return false;
        for (int pc = 0; pc < block.code.length; pc += InstructionTable.length(block.code[pc])) {
            // Inlining a loop gains little, and HotSpot optimises nested loops less well.
            if (InstructionTable.isLoop(block.code[pc])) return false;
            if (needsFrame(block.code[pc])) return false;
            if (isConstruction && block.code[pc] == Op.RETURN && !isUndefined(block, block.code[pc + 1])) return false;
        }
        return true;
    }

    /** Whether no arrow function and no eval code shares the this value of a derived constructor. */
    static boolean ownsThis(CodeBlock block) {
        for (int pc = 0; pc < block.code.length; pc += InstructionTable.length(block.code[pc])) {
            switch (block.code[pc]) {
                case Op.CALL_EVAL, Op.CALL_EVAL_SPREAD -> {
                    return false;
                }
                case Op.CREATE_CLOSURE, Op.CREATE_METHOD_CLOSURE -> {
                    if (block.functions[block.code[pc + 2]].kind() == FunctionKind.ARROW) return false;
                }
                default -> {}
            }
        }
        return true;
    }

    /** Whether a derived constructor without loops calls super() once, before it reads this or returns. */
    private static boolean bindsThisFirst(CodeBlock block) {
        int[] code = block.code;
        int bound = -1, furthest = 0;
        for (int pc = 0; pc < code.length; pc += InstructionTable.length(code[pc])) {
            if (code[pc] == Op.BIND_THIS) {
                if (bound >= 0 || furthest > pc) return false;
                bound = pc;
            }
            if (bound >= 0) continue;
            if (code[pc] == Op.RETURN || code[pc] == Op.CHECK_THIS || code[pc] == Op.SWITCH_INT) return false;
            int label = InstructionTable.labelOperand(code[pc]);
            if (label >= 0) furthest = Math.max(furthest, code[pc + label]);
        }
        return bound >= 0 && ownsThis(block);
    }

    /** Whether an instruction reads from the frame what only that of a real call has. */
    private static boolean needsFrame(int op) {
        return switch (op) {
            case Op.CALL_EVAL, Op.CALL_EVAL_SPREAD, Op.CREATE_ARGUMENTS -> true;
            default -> false;
        };
    }

    /** Whether a register is never anything but undefined. */
    private static boolean isUndefined(CodeBlock block, int register) {
        return register >= block.parameterCount
                && InstructionTable.isOnlyWrittenBy(Op.LOAD_UNDEFINED, block.code, register);
    }

    /** The slots that the constructor fills, itself or by one function that it calls on the object, according to inline caches. */
    private static int slotsOfInstances(CodeBlock block, Object[] caches, Profile profile) {
        int count = slotsAdded(block.code, caches);
        for (int pc = 0; pc < block.code.length; pc += InstructionTable.length(block.code[pc])) {
            if (!passesThis(block, pc)) continue;
            if (profile.target(pc) instanceof SharedFunctionInfo callee && callee.code() != null)
                count = Math.max(count, slotsAdded(callee.code().code, callee.code().caches));
        }
        return count;
    }

    /** Whether an instruction calls a function with the this value of the block. */
    private static boolean passesThis(CodeBlock block, int pc) {
        if (block.code[pc] == Op.RUN_FIELD_INITIALIZER) return true;
        int receiver = receiver(block.code, pc);
        return receiver >= block.parameterCount && InstructionTable.isOnlyWrittenBy(Op.LOAD_THIS, block.code, receiver);
    }

    /** The register of the this value that a call passes; -1 for other instructions. */
    private static int receiver(int[] code, int pc) {
        return switch (code[pc]) {
            case Op.CALL0, Op.CALL1, Op.CALL2, Op.CALL3, Op.CALL_RANGE, Op.CALL_SPREAD -> code[pc + 3];
            case Op.APPLY_ARGUMENTS -> code[pc + 4];
            default -> -1;
        };
    }

    private static int slotsAdded(int[] code, Object[] caches) {
        int count = 0;
        for (int pc = 0; pc < code.length; pc += InstructionTable.length(code[pc])) {
            boolean mayAdd = code[pc] == Op.SET_NAMED
                    || code[pc] == Op.DEFINE_NAMED_FIELD
                    || code[pc] == Op.DEFINE_PRIVATE_FIELD;
            if (!mayAdd || !(caches[code[pc + 4]] instanceof StoreHandler handler)) continue;
            if (handler.kind == StoreHandler.ADD) count = Math.max(count, handler.slot + 1);
        }
        return count;
    }
}
