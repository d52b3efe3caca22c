package dev.gyre.engine.jit;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.bytecode.OperandKind;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.cache.LoadHandler;
import dev.gyre.engine.interpreter.CompilationUnit;
import dev.gyre.engine.interpreter.Profile;
import dev.gyre.engine.syntax.ast.FunctionKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Inlining of small functions: their bytecode is appended to the unit's. Only bytecode without branches and side effects is inlined, so that when a guard in it fails
 * the interpreter can repeat the whole call.
 */
final class Inlining {
    /** Functions with more words of code are called. */
    private static final int MOST_WORDS = 80;
    /** The most words that are added to a unit. */
    private static final int MOST_ADDED = 600;

    /** The inlined code of one call. */
    static final class Body {
        final int callPc;
        /** Where the code begins. */
        final int start;

        final CodeBlock block;
        final Profile profile;

        Body(int callPc, int start, CodeBlock block, Profile profile) {
            this.callPc = callPc;
            this.start = start;
            this.block = block;
            this.profile = profile;
        }
    }

    /** The unit's own words and those of the bodies. */
    int[] code;

    Object[] constants;
    /** A copy, since the interpreter replaces handlers while the unit is compiled. */
    Object[] caches;
    /** The registers of the unit and of the largest body, which begin at {@link #firstRegister}. */
    int registerCount;

    final int firstRegister;
    private final CodeBlock block;
    private final List<Body> bodies = new ArrayList<>();

    Inlining(CompilationUnit unit, Profile profile) {
        block = unit.code;
        code = block.code;
        constants = block.constants;
        caches = block.caches.clone();
        firstRegister = block.registerCount;
        registerCount = firstRegister;
        if (profile == null || unit.isLast()) return;
        for (int pc = 0; pc < block.code.length; pc += InstructionTable.length(block.code[pc])) {
            switch (block.code[pc]) {
                case Op.CALL0, Op.CALL1, Op.CALL2, Op.CALL3 -> {
                    if (unit.widening(pc) == 0 && profile.target(pc) instanceof SharedFunctionInfo shared)
                        consider(pc, shared);
                }
                default -> {}
            }
        }
    }

    /** The body at a call; null when it is called. */
    Body at(int callPc) {
        for (Body body : bodies) {
            if (body.callPc == callPc) return body;
        }
        return null;
    }

    /** The body that contains an offset; null for the unit's own code. */
    Body containing(int pc) {
        if (pc < block.code.length) return null;
        Body found = null;
        for (Body body : bodies) {
            if (body.start <= pc) found = body;
        }
        return found;
    }

    private void consider(int callPc, SharedFunctionInfo shared) {
        CodeBlock callee = shared.code();
        if (callee == null || callee == block || callee.code.length > MOST_WORDS) return;
        if (code.length - block.code.length > MOST_ADDED || callee.keepsArguments || callee.handlers.length > 0) return;
        if (shared.isAsync() || shared.isGenerator()) return;
        if (shared.kind() == FunctionKind.CONSTRUCTOR || shared.kind() == FunctionKind.DERIVED_CONSTRUCTOR) return;
        Profile profile = CompilationUnit.copyProfile(callee);
        if (profile == null) return;
        Object[] calleeCaches = callee.caches.clone();
        if (isInlinable(callee, profile, calleeCaches, shared)) add(callPc, callee, profile, calleeCaches);
    }

    // ---- what can be inlined

    private static boolean isInlinable(CodeBlock callee, Profile profile, Object[] caches, SharedFunctionInfo shared) {
        int[] code = callee.code;
        var written = new BitSet();
        written.set(0, callee.parameterCount);
        for (int pc = 0; pc < code.length; pc += InstructionTable.length(code[pc])) {
            if (!profile.isSeen(pc) || !readsWritten(code, pc, written)) return false;
            if (code[pc] == Op.RETURN) return true;
            if (code[pc] == Op.LOAD_THIS && (!shared.isStrict() || shared.kind() == FunctionKind.ARROW)) return false;
            if (!isPure(code, profile, caches, pc)) return false;
            written.set(code[pc + 1]);
        }
        return false;
    }

    private static boolean readsWritten(int[] code, int pc, BitSet written) {
        OperandKind[] kinds = InstructionTable.operands(code[pc]);
        for (int i = 0; i < kinds.length; i++) {
            boolean reads = kinds[i] == OperandKind.SRC || kinds[i] == OperandKind.SCOPE;
            if (reads && !written.get(code[pc + 1 + i])) return false;
        }
        return true;
    }

    /** Whether an instruction has no effect but on its result register and is compiled with guards only. */
    private static boolean isPure(int[] code, Profile profile, Object[] caches, int pc) {
        return switch (code[pc]) {
            case Op.MOVE,
                    Op.LOAD_INT,
                    Op.LOAD_CONST,
                    Op.LOAD_UNDEFINED,
                    Op.LOAD_NULL,
                    Op.LOAD_TRUE,
                    Op.LOAD_FALSE,
                    Op.LOAD_THIS,
                    Op.LOAD_CLOSURE_SCOPE,
                    Op.LOAD_SCOPED,
                    Op.LOAD_SCOPED_CHECKED -> true;
            case Op.ADD,
                    Op.SUB,
                    Op.MUL,
                    Op.DIV,
                    Op.MOD,
                    Op.BIT_AND,
                    Op.BIT_OR,
                    Op.BIT_XOR,
                    Op.SHIFT_LEFT,
                    Op.SHIFT_RIGHT,
                    Op.SHIFT_RIGHT_UNSIGNED,
                    Op.ADD_INT,
                    Op.SUB_INT,
                    Op.MUL_INT,
                    Op.BIT_AND_INT,
                    Op.BIT_OR_INT,
                    Op.SHIFT_LEFT_INT,
                    Op.SHIFT_RIGHT_INT,
                    Op.SHIFT_RIGHT_UNSIGNED_INT,
                    Op.INCREMENT,
                    Op.DECREMENT,
                    Op.NEGATE,
                    Op.BIT_NOT -> Sites.areNumbers(profile.operands(pc) | profile.results(pc));
            case Op.LESS, Op.LESS_EQUAL, Op.GREATER, Op.GREATER_EQUAL -> Sites.areNumbers(profile.operands(pc));
            case Op.GET_NAMED -> hasSimpleHandlers(caches[code[pc + 4]]);
            case Op.GET_LENGTH -> profile.operands(pc) != 0 && (profile.operands(pc) & Profile.OTHER_BASE) == 0;
            case Op.GET_ELEMENT -> ElementCode.isGuarded(profile.operands(pc));
            default -> false;
        };
    }

    private static boolean hasSimpleHandlers(Object cache) {
        if (!(cache instanceof LoadHandler)) return false;
        for (LoadHandler handler = (LoadHandler) cache; handler != null; handler = handler.next) {
            if (handler.kind != LoadHandler.OWN && handler.kind != LoadHandler.INHERITED) return false;
        }
        return true;
    }

    // ---- appending inlined bytecode

    private void add(int callPc, CodeBlock callee, Profile profile, Object[] calleeCaches) {
        int start = code.length, firstConstant = constants.length, firstCache = caches.length;
        bodies.add(new Body(callPc, start, callee, profile));
        code = Arrays.copyOf(code, start + callee.code.length);
        System.arraycopy(callee.code, 0, code, start, callee.code.length);
        constants = append(constants, callee.constants);
        caches = append(caches, calleeCaches);
        registerCount = Math.max(registerCount, firstRegister + callee.registerCount);
        for (int pc = start; ; pc += InstructionTable.length(code[pc])) {
            OperandKind[] kinds = InstructionTable.operands(code[pc]);
            for (int i = 0; i < kinds.length; i++) {
                switch (kinds[i]) {
                    case DST, SRC, SCOPE -> code[pc + 1 + i] += firstRegister;
                    case CONST -> code[pc + 1 + i] += firstConstant;
                    case CACHE -> code[pc + 1 + i] += firstCache;
                    default -> {}
                }
            }
            if (code[pc] == Op.RETURN) return;
        }
    }

    private static Object[] append(Object[] first, Object[] second) {
        Object[] all = Arrays.copyOf(first, first.length + second.length, Object[].class);
        System.arraycopy(second, 0, all, first.length, second.length);
        return all;
    }
}
