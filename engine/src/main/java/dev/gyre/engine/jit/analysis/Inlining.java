package dev.gyre.engine.jit.analysis;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.interpreter.BytecodeFunction;
import dev.gyre.engine.jit.analysis.Handlers.Access;
import dev.gyre.engine.jit.tiering.CompilationUnit;
import dev.gyre.engine.jit.tiering.Profile;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.syntax.ast.FunctionKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/** Chooses the calls of a unit that are inlined: those of small functions, if they are few. */
public final class Inlining {
    /** The most words of code that inlining adds to a unit. */
    private static final int MOST_ADDED = 800;
    /** The most words after which calls outside the innermost loops are still inlined. C2 stops inlining in long code, in the order of the code and not by frequency. */
    private static final int MOST_ADDED_OUTSIDE = 400;
    /** The most words of a function that is inlined where a call has had one or two functions, and more of them: each then runs in only a part of the calls. */
    private static final int MOST_WORDS = 200, MOST_WORDS_OF_SEVERAL = 120;
    /** The most inlined calls within each other. */
    private static final int MOST_DEPTH = 4;
    /** How often a function is inlined in itself. */
    private static final int MOST_RECURSIVE = 1;

    /** The code of the unit and of all inlined calls. */
    public final int[] code;

    public final Object[] constants;
    public final Object[] caches;
    public final int registerCount;

    private final CompilationUnit unit;
    private final MergedCode merged;
    private final Map<Integer, List<Access>> accesses = new HashMap<>();
    private int mostAdded = MOST_ADDED;

    /** @param profile null when nothing was recorded */
    public Inlining(CompilationUnit unit, Profile profile, boolean inlines) {
        this.unit = unit;
        merged = new MergedCode(new Activation(unit.code, profile, null));
        if (inlines && profile != null && !unit.isLast()) choose();
        code = merged.code();
        constants = merged.constants();
        caches = merged.caches();
        registerCount = merged.registerCount();
    }

    /** Chooses calls in the innermost loops first, since they are likely to be the most frequent ones. */
    private void choose() {
        int[] depths = InstructionTable.loopDepths(unit.code.code);
        int deepest = Arrays.stream(depths).max().orElse(0);
        for (int depth = deepest; depth >= 0; depth--) {
            for (int pc = 0; pc < merged.size(); pc += InstructionTable.length(merged.code()[pc])) {
                if (depths[merged.outermost(pc)] == depth) choose(pc);
            }
            if (merged.deepest() > 0) mostAdded = MOST_ADDED_OUTSIDE;
        }
    }

    private void choose(int pc) {
        int[] words = merged.code();
        switch (words[pc]) {
            case Op.CALL0, Op.CALL1, Op.CALL2, Op.CALL3, Op.CALL_RANGE, Op.CALL_SPREAD ->
                consider(pc, calls(pc), false);
            case Op.NEW -> consider(pc, calls(pc), true);
            case Op.SUPER_CALL, Op.SUPER_CALL_ARGUMENTS -> {
                if (hasLocalThis(merged.activation(pc))) consider(pc, calls(pc), true);
            }
            case Op.RUN_FIELD_INITIALIZER -> {
                if (hasLocalThis(merged.activation(pc))) consider(pc, calls(pc), false);
            }
            case Op.APPLY_ARGUMENTS -> {
                if (merged.activation(pc).isInlined() || unit.isCalledDirectly()) consider(pc, calls(pc), false);
            }
            case Op.GET_NAMED -> consider(pc, Handlers.inheritedGetters(merged.caches()[words[pc + 4]]));
            case Op.SET_NAMED -> consider(pc, Handlers.inheritedSetters(merged.caches()[words[pc + 4]]));
            default -> {}
        }
    }

    /** Whether the this value of a constructor is in a local or a register. */
    private boolean hasLocalThis(Activation constructor) {
        if (!constructor.isInlined() && !unit.isCalledDirectly()) return false;
        return constructor.bindsThis || constructor.block.shared.kind() == FunctionKind.CONSTRUCTOR;
    }

    /** The functions that a call has had. */
    private Object[] calls(int callPc) {
        return merged.activation(callPc).profile.targets(merged.origin(callPc));
    }

    private void consider(int callPc, Object[] targets, boolean isConstruction) {
        Activation caller = merged.activation(callPc);
        if (caller.depth == MOST_DEPTH) return;
        boolean callsOthers = widening(callPc) > 0;
        var callees = new ArrayList<InlinedCallee>();
        int added = merged.size() - unit.code.code.length;
        int mostWords = targets.length <= 2 ? MOST_WORDS : MOST_WORDS_OF_SEVERAL;
        for (Object target : targets) {
            InlinedCallee callee = callee(callPc, target, isConstruction, mostWords);
            if (callee == null || added + callee.block().code.length > mostAdded) {
                callsOthers = true;
                continue;
            }
            callees.add(callee);
            added += callee.block().code.length;
        }
        if (callees.isEmpty() || callsOthers && !mayCallOthers(callPc)) return;
        for (InlinedCallee callee : callees) merged.append(caller, callPc, callee);
        if (callsOthers) merged.callsOthers(callPc);
    }

    /** Whether a call can inline some functions and call others. */
    private boolean mayCallOthers(int callPc) {
        return switch (merged.code()[callPc]) {
            case Op.CALL0, Op.CALL1, Op.CALL2, Op.CALL3, Op.CALL_RANGE, Op.CALL_SPREAD -> true;
            default -> false;
        };
    }

    /** A function that the call has had, if it can be inlined; otherwise null. */
    private InlinedCallee callee(int callPc, Object target, boolean isConstruction, int mostWords) {
        if (!(target instanceof SharedFunctionInfo shared) || shared.code() == null) return null;
        if (activations(shared.code(), merged.activation(callPc)) > MOST_RECURSIVE) return null;
        InlinedCallee callee = InlinedCallee.of(shared, isConstruction, mostWords);
        return callee != null && callee.block().keepsArguments && merged.argumentCount(callPc) < 0 ? null : callee;
    }

    /** Considers the getters or setters that a named property has. */
    private void consider(int pc, List<Access> found) {
        if (found.isEmpty()) return;
        accesses.put(pc, found);
        var targets = new LinkedHashSet<Object>();
        for (Access each : found) {
            Object accessor = each.holder().slot(each.slot());
            JsObject function = !(accessor instanceof Accessor pair)
                    ? null
                    : merged.code()[pc] == Op.GET_NAMED ? pair.getter() : pair.setter();
            targets.add(function instanceof BytecodeFunction called ? called.shared() : null);
        }
        consider(pc, targets.toArray(), false);
    }

    /** How the property of an instruction is accessed by functions that are inlined. */
    public List<Access> accesses(int pc) {
        return accesses.get(pc);
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
    public boolean isAnyInlined() {
        return merged.deepest() > 0;
    }

    public MergedCode merged() {
        return merged;
    }
}
