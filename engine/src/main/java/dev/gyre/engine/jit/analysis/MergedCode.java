package dev.gyre.engine.jit.analysis;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.bytecode.OperandKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The code of a unit, followed by that of its inlined calls, whose registers, constants, caches and labels are renumbered. A return of an inlined call becomes a move of the
 * result to the register of the call, and a jump to the instruction after it.
 */
public final class MergedCode {
    private int[] code;
    private Object[] constants;
    private Object[] caches;
    private int[] handlers;
    private int registerCount;
    /** By offset, the activation and the offset in its block. */
    private Activation[] activations;

    private int[] origins;
    private int size;
    private int deepest;
    /** By the offset of the call. */
    private final Map<Integer, List<Activation>> inlined = new HashMap<>();
    /** The offsets of the inlined calls that may also call other functions. */
    private final BitSet callsOthers = new BitSet();
    /** By the offset of the call, the number of places at which its activations return. */
    private final Map<Integer, Integer> returns = new HashMap<>();

    private final CodeBlock block;

    MergedCode(Activation own) {
        block = own.block;
        code = block.code;
        size = code.length;
        constants = block.constants;
        // A copy, because the interpreter goes on changing the inline caches.
        caches = block.caches.clone();
        handlers = block.handlers;
        registerCount = block.registerCount;
        activations = new Activation[size];
        Arrays.fill(activations, own);
        origins = new int[size];
        for (int pc = 0; pc < size; pc++) origins[pc] = pc;
    }

    // ---- reading

    /** The code of all activations. */
    int[] code() {
        return code;
    }

    Object[] constants() {
        return constants;
    }

    Object[] caches() {
        return caches;
    }

    int registerCount() {
        return registerCount;
    }

    int size() {
        return size;
    }

    /** The greatest depth of an inlined call. */
    public int deepest() {
        return deepest;
    }

    /** All of the code as one block, which is only analysed, not run. */
    public CodeBlock block() {
        return new CodeBlock(
                code,
                constants,
                block.functions,
                handlers,
                block.positions,
                registerCount,
                block.parameterCount,
                block.keepsArguments,
                block.strict,
                0,
                0,
                block.source,
                block.shared,
                block.goal,
                block.isCached);
    }

    public Activation activation(int pc) {
        return activations[pc];
    }

    /** The offset after the code of an inlined call. */
    public int endOf(Activation activation) {
        int end = activation.start;
        while (end < size && activations[end] == activation) end++;
        return end;
    }

    /** The offset of an instruction in the block of its activation. */
    public int origin(int pc) {
        return origins[pc];
    }

    /** The activations of an inlined call, one for each function that it may call; empty for other instructions. */
    public List<Activation> inlinedAt(int callPc) {
        return inlined.getOrDefault(callPc, List.of());
    }

    /** Whether control branches at an inlined call, by the function that is called. */
    public boolean branches(int callPc) {
        return callsOthers.get(callPc) || inlinedAt(callPc).size() > 1;
    }

    /** Whether an instruction of the code, which may be an inlined call, calls functions that are not inlined. */
    public boolean isCalled(int callPc) {
        return callsOthers.get(callPc) || inlinedAt(callPc).isEmpty();
    }

    /** Whether the instruction is the first of those that replace one instruction of its block, so that code may exit before it. */
    public boolean beginsOrigin(int pc) {
        return pc == 0 || activations[pc - 1] != activations[pc] || origins[pc - 1] != origins[pc];
    }

    /** Whether the instruction is the jump of an inlined call's return. */
    public boolean isReturn(int pc) {
        return code[pc] == Op.JUMP && activations[pc].block.code[origins[pc]] == Op.RETURN;
    }

    /** How many arguments a call passes, or a getter or setter gets; -1 if it spreads an array or passes on those of the unit, whose number is not known. */
    public int argumentCount(int callPc) {
        return switch (code[callPc]) {
            case Op.CALL0, Op.GET_NAMED, Op.RUN_FIELD_INITIALIZER -> 0;
            case Op.CALL1, Op.SET_NAMED -> 1;
            case Op.CALL2 -> 2;
            case Op.CALL3 -> 3;
            case Op.NEW, Op.SUPER_CALL -> code[callPc + 4];
            case Op.CALL_SPREAD -> -1;
            case Op.APPLY_ARGUMENTS, Op.SUPER_CALL_ARGUMENTS ->
                activations[callPc].isInlined() ? activations[callPc].keptArguments : -1;
            default -> code[callPc + 5];
        };
    }

    /** Whether the code after an inlined call is reached only from one return. */
    boolean returnsOnce(Activation activation) {
        return returns.get(activation.callPc) == 1 && !callsOthers.get(activation.callPc);
    }

    /** The offset in the unit's own code of an instruction, or of the call around it. */
    int outermost(int pc) {
        return activations[pc].isInlined() ? outermostCall(activations[pc]) : pc;
    }

    // ---- inlining

    /** Appends the code of a call. */
    Activation append(Activation caller, int callPc, InlinedCallee callee) {
        boolean isSuperCall = code[callPc] == Op.SUPER_CALL || code[callPc] == Op.SUPER_CALL_ARGUMENTS;
        var added = new Activation(
                caller,
                callPc,
                callee.block(),
                callee.profile(),
                callee.widenings(),
                constants.length,
                caches.length,
                size,
                caller.endOfRegisters(),
                Math.max(callee.slots(), isSuperCall ? caller.slots : -1),
                isSuperCall,
                callee.block().keepsArguments ? argumentCount(callPc) : 0);
        constants = append(constants, added.block.constants);
        caches = append(caches, callee.caches());
        registerCount = Math.max(registerCount, added.endOfRegisters());
        deepest = Math.max(deepest, added.depth);
        appendCode(added);
        inlined.computeIfAbsent(callPc, pc -> new ArrayList<>()).add(added);
        return added;
    }

    /** Makes an inlined call also call functions that are not inlined, where it exits otherwise. */
    void callsOthers(int callPc) {
        callsOthers.set(callPc);
    }

    private void appendCode(Activation added) {
        int[] words = added.block.code;
        int[] places = new int[words.length];
        int returnCount = 0;
        for (int pc = 0; pc < words.length; pc += InstructionTable.length(words[pc])) {
            places[pc] = size;
            if (words[pc] == Op.RETURN) {
                appendReturn(added, pc);
                returnCount++;
            } else {
                int at = reserve(added, pc, InstructionTable.length(words[pc]));
                System.arraycopy(words, pc, code, at, InstructionTable.length(words[pc]));
            }
        }
        returns.merge(added.callPc, returnCount, Integer::sum);
        for (int at = added.start; at < size; at += InstructionTable.length(code[at])) {
            if (words[origins[at]] != Op.RETURN) renumber(added, at, places);
        }
        int handler = block.handlerFor(outermostCall(added));
        if (handler < 0) return;
        handlers = Arrays.copyOf(handlers, handlers.length + 4);
        handlers[handlers.length - 4] = added.start;
        handlers[handlers.length - 3] = size;
        handlers[handlers.length - 2] = handler;
    }

    /** The call by which the unit's own code enters an activation. */
    private static int outermostCall(Activation activation) {
        Activation each = activation;
        while (each.caller.isInlined()) each = each.caller;
        return each.callPc;
    }

    private void appendReturn(Activation added, int pc) {
        int returned = added.firstRegister + added.block.code[pc + 1];
        boolean hasResult = InstructionTable.hasResult(code[added.callPc]);
        // The interpreter returns that register after an exit, so the first move keeps it live.
        appendMove(added, pc, hasResult ? code[added.callPc + 1] : returned, returned);
        if (added.isConstruction()) appendMove(added, pc, code[added.callPc + 1], added.thisRegister());
        int at = reserve(added, pc, 2);
        code[at] = Op.JUMP;
        code[at + 1] = added.callPc + InstructionTable.length(code[added.callPc]);
    }

    private void appendMove(Activation added, int origin, int to, int from) {
        int at = reserve(added, origin, 3);
        code[at] = Op.MOVE;
        code[at + 1] = to;
        code[at + 2] = from;
    }

    private int reserve(Activation added, int origin, int words) {
        int at = size;
        size += words;
        code = Arrays.copyOf(code, size);
        activations = Arrays.copyOf(activations, size);
        origins = Arrays.copyOf(origins, size);
        Arrays.fill(activations, at, size, added);
        Arrays.fill(origins, at, size, origin);
        return at;
    }

    private void renumber(Activation added, int at, int[] places) {
        OperandKind[] kinds = InstructionTable.operands(code[at]);
        for (int i = 0; i < kinds.length; i++) {
            int word = at + 1 + i;
            switch (kinds[i]) {
                case DST, SRC, SRC_DST, SCOPE, FIRST -> code[word] += added.firstRegister;
                case CONST -> code[word] += added.firstConstant;
                case CACHE -> code[word] += added.firstCache;
                case LABEL -> code[word] = places[code[word]];
                default -> {}
            }
        }
        if (code[at] != Op.SWITCH_INT) return;
        int[] targets = ((int[]) constants[code[at + 2]]).clone();
        for (int i = 0; i < targets.length; i++) targets[i] = places[targets[i]];
        constants[code[at + 2]] = targets;
    }

    private static Object[] append(Object[] first, Object[] second) {
        Object[] all = Arrays.copyOf(first, first.length + second.length, Object[].class);
        System.arraycopy(second, 0, all, first.length, second.length);
        return all;
    }
}
