package dev.gyre.engine.jit.analysis;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.cache.InitialShape;
import dev.gyre.engine.interpreter.BytecodeFunction;
import dev.gyre.engine.jit.tiering.Profile;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.scope.HeapScope;
import dev.gyre.engine.syntax.ast.FunctionKind;

/** An activation whose code is part of a unit: the unit's own, or that of an inlined call. */
public final class Activation {
    /** Null for the unit's own activation. */
    public final Activation caller;
    /** The offset of the call in the unit's code. */
    public final int callPc;

    public final CodeBlock block;
    final Profile profile;
    /** By offset in the block, how many compilations exits have led to; null for none. */
    final byte[] widenings;
    /** The number of activations around this one. */
    public final int depth;
    /** The index of its first register, constant and inline cache among those of the unit. */
    public final int firstRegister, firstConstant, firstCache;
    /** The offset of its code in the unit's. */
    public final int start;
    /** The slots to allocate for the object that a construction creates; -1 for a call. */
    public final int slots;
    /** Whether it is the construction of super(), whose new target is that of its caller. */
    public final boolean isSuperCall;
    /** How many arguments are kept in registers of their own, because the code needs them all; 0 for none. */
    public final int keptArguments;

    /** The only closure of the code; null if there are several, or none has been recorded. */
    public final BytecodeFunction closure;
    /** The initial shape of the objects that a construction creates; null if it is not known. */
    public final InitialShape instances;
    /** The shape of the only closure of a derived constructor, which tells its super constructor; otherwise null. */
    public final Shape shapeOfDerived;
    /** Whether this is a derived constructor whose this value no arrow function and no eval code shares, so that it is in a local instead of the frame. */
    public final boolean bindsThis;
    /** The register in the block that holds the closure's scope; -1 if there is none, or the closure is not known. */
    private final int scopeRegister;

    /** Whether anything but exits needs its frame. */
    public boolean usesFrame;
    /** Whether anything but exits needs the frame's registers. */
    public boolean usesRegisters;

    /** The unit's own activation. */
    Activation(CodeBlock block, Profile profile, byte[] widenings) {
        this(null, -1, block, profile, widenings, 0, 0, 0, 0, -1, false, 0);
    }

    Activation(
            Activation caller,
            int callPc,
            CodeBlock block,
            Profile profile,
            byte[] widenings,
            int firstConstant,
            int firstCache,
            int start,
            int firstRegister,
            int slots,
            boolean isSuperCall,
            int keptArguments) {
        this.caller = caller;
        this.callPc = callPc;
        this.block = block;
        this.profile = profile;
        this.widenings = widenings;
        this.firstConstant = firstConstant;
        this.firstCache = firstCache;
        this.start = start;
        this.firstRegister = firstRegister;
        this.slots = slots;
        this.isSuperCall = isSuperCall;
        this.keptArguments = keptArguments;
        depth = caller == null ? 0 : caller.depth + 1;
        closure = profile == null || block.shared == null ? null : profile.closure();
        instances = closure == null || !isConstruction() ? null : closure.initialShapeOfInstances();
        shapeOfDerived = closure == null || !isDerived() ? null : closure.shape();
        bindsThis = isDerived() && InlinedCallee.ownsThis(block);
        scopeRegister = closure == null ? -1 : registerOfScope(block.code);
    }

    private static int registerOfScope(int[] code) {
        for (int pc = 0; pc < code.length; pc += InstructionTable.length(code[pc])) {
            if (code[pc] != Op.LOAD_CLOSURE_SCOPE) continue;
            return InstructionTable.isOnlyWrittenBy(Op.LOAD_CLOSURE_SCOPE, code, code[pc + 1]) ? code[pc + 1] : -1;
        }
        return -1;
    }

    /** The scope that is known to be in a register of the unit; null if none is. */
    public HeapScope knownScope(int register) {
        return scopeRegister < 0 || register - firstRegister != scopeRegister ? null : closure.scope();
    }

    public boolean isInlined() {
        return caller != null;
    }

    public boolean isConstruction() {
        return slots >= 0;
    }

    /** Whether this is a derived constructor. */
    public boolean isDerived() {
        return block.shared != null && block.shared.kind() == FunctionKind.DERIVED_CONSTRUCTOR;
    }

    /** The inlined construction by {@code new} that this one is or is part of; null for the unit's own, or for a call. */
    public Activation newTarget() {
        return !isConstruction() ? null : isSuperCall ? caller.newTarget() : this;
    }

    /** The register that holds the function of an inlined call. */
    public int functionRegister() {
        return firstRegister + block.registerCount;
    }

    /** The register that holds the this value of an inlined call. */
    public int thisRegister() {
        return firstRegister + block.registerCount + 1;
    }

    /** The register that holds an argument of an inlined call that keeps them. */
    public int argumentRegister(int index) {
        return firstRegister + block.registerCount + 2 + index;
    }

    /** One more than its last register. */
    public int endOfRegisters() {
        return isInlined() ? argumentRegister(keptArguments) : firstRegister + block.registerCount;
    }

    /** Whether the call must convert its this value to an object: the code is sloppy, not an arrow function, and reads it. */
    public boolean convertsThis() {
        if (isConstruction() || block.shared.isStrict() || block.shared.kind() == FunctionKind.ARROW) return false;
        for (int pc = 0; pc < block.code.length; pc += InstructionTable.length(block.code[pc])) {
            if (block.code[pc] == Op.LOAD_THIS) return true;
        }
        return false;
    }

    /** How many compilations exits at an offset in the block have led to. */
    int widening(int pc) {
        return widenings == null ? 0 : widenings[pc];
    }
}
