package dev.gyre.engine.bytecode;

import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.syntax.ast.Node;
import dev.gyre.engine.syntax.source.Source;
import java.lang.ref.SoftReference;
import java.util.Arrays;

/**
 * Compiled code of one function, script, module or eval: immutable but for its feedback and inline caches, which every
 * closure over it shares.
 *
 * <p>Register layout: formal parameters first (argument i arrives in register i, undefined when missing), then locals, then
 * temporaries. Local registers start as undefined; the compiler emits LOAD_EMPTY where TDZ can be observed.
 */
public final class CodeBlock {
    /** In the interpreter's dispatch loop. */
    public static final int INTERPRETED = 0;
    /** In what the tier has: compiled code, or a recording of the first activations. */
    public static final int TIERED = 1;
    /** In compiled code that can be called without a frame. */
    public static final int DIRECT = 2;

    /** The largest {@link #frameClass}. */
    public static final int LARGEST_FRAME_CLASS = 8;

    private static final int[] NO_PARTS = {};

    /** Instructions: opcode ordinal, then one word per operand. */
    public final int[] code;
    /** Constant pool. */
    public final Object[] constants;
    /** Inner functions, compiled at their first call. */
    public final SharedFunctionInfo[] functions;
    /** Sorted innermost first; four words per entry: start, end (exclusive), handler, unused. */
    public final int[] handlers;
    /** Pairs (code offset, source offset), sorted by code offset: the throwing instructions and calls. */
    public final int[] positions;
    /** Registers a frame needs. */
    public final int registerCount;
    /** The number of registers that receive positional arguments. */
    public final int parameterCount;
    /** Whether the frame must keep arguments beyond the parameters, or the whole list (arguments object, rest, APPLY_ARGUMENTS). */
    public final boolean keepsArguments;
    /** Whether the code is strict. */
    public final boolean strict;
    /** The number of registers in eights, rounded up, if calls give their frame back; 0 if not, as an activation may suspend, is none of a function, or has very many. */
    public final int frameClass;
    /** The initial registers of a frame: copying is faster than filling. */
    private final Object[] initialRegisters;
    /** Inline cache slots; entries are created by the interpreter at first use. */
    public final Object[] caches;
    /** Type feedback bits, written by slow paths. */
    public final byte[] feedback;
    /** Pairs (start, end) of code offsets: the parts that are strict (class bodies) in code that is not. */
    private int[] strictParts = NO_PARTS;
    /** Text the code was compiled from. */
    public final Source source;
    /** The function this is the body of; null for scripts, modules and eval code. */
    public final SharedFunctionInfo shared;
    /** How the text is parsed again for error messages. */
    public final ParseGoal goal;
    /** Whether the code was read from its serial form. */
    public final boolean isCached;
    /** Where activations begin: {@link #INTERPRETED}, {@link #TIERED} or {@link #DIRECT}; a number, because the interpreter switches over it. */
    public int entry;
    /** How hot the code is and what is compiled of it; null while it is cold. */
    public TierAttachment tier;
    /** Compiled code that can be called without a frame; null when there is none. */
    public TierAttachment direct;
    /** Compiled code that runs frames from their start or where they were suspended, of a generator or async function; null when there is none. */
    public TierAttachment resumed;
    /** What the copies have in common, in a copy and in what it was copied from; null in other code. */
    private CopyHistory copies;
    /** The syntax tree that an error message needed, kept while there is memory for it; null before. */
    private SoftReference<Node> tree;

    public CodeBlock(
            int[] code,
            Object[] constants,
            SharedFunctionInfo[] functions,
            int[] handlers,
            int[] positions,
            int registerCount,
            int parameterCount,
            boolean keepsArguments,
            boolean strict,
            int cacheCount,
            int feedbackCount,
            Source source,
            SharedFunctionInfo shared,
            ParseGoal goal,
            boolean isCached) {
        this.code = code;
        this.constants = constants;
        this.functions = functions;
        this.handlers = handlers;
        this.positions = positions;
        this.registerCount = registerCount;
        this.parameterCount = parameterCount;
        this.keepsArguments = keepsArguments;
        this.strict = strict;
        int eights = registerCount + 7 >> 3;
        boolean outlivesRun = shared == null || shared.isGenerator() || shared.isAsync();
        this.frameClass = outlivesRun || eights > LARGEST_FRAME_CLASS ? 0 : eights;
        this.initialRegisters = new Object[frameClass == 0 ? registerCount : frameClass << 3];
        Arrays.fill(initialRegisters, Undefined.INSTANCE);
        this.caches = new Object[cacheCount];
        this.feedback = new byte[feedbackCount];
        this.source = source;
        this.shared = shared;
        this.goal = goal;
        this.isCached = isCached;
    }

    /** The same instructions with feedback, inline caches and compiled code of their own. */
    public CodeBlock copy(
            Object[] copiedConstants, SharedFunctionInfo[] copiedFunctions, Source ofCopy, SharedFunctionInfo of) {
        var copy = new CodeBlock(
                code,
                copiedConstants,
                copiedFunctions,
                handlers,
                positions,
                registerCount,
                parameterCount,
                keepsArguments,
                strict,
                caches.length,
                feedback.length,
                ofCopy,
                of,
                goal,
                isCached);
        copy.strictParts = strictParts;
        copy.copies = historyOfCopies();
        return copy;
    }

    /** Two threads that copy the code for the first time at once may have a history each; later copies use one of them. */
    private CopyHistory historyOfCopies() {
        CopyHistory history = copies;
        if (history == null) copies = history = new CopyHistory();
        return history;
    }

    /** What the copies have in common of which this is one; null if it is not a copy. */
    public CopyHistory copies() {
        return copies;
    }

    /** The tree that {@link #tree(Node)} set, a FunctionNode or a Program; null if there is none any more. */
    public Node tree() {
        return tree == null ? null : tree.get();
    }

    public void tree(Node parsed) {
        tree = new SoftReference<>(parsed);
    }

    public int[] strictParts() {
        return strictParts;
    }

    /** Sets the parts that are strict in code that is not. */
    public void strictParts(int[] parts) {
        strictParts = parts;
    }

    /** Whether the instruction at a code offset is in a part whose strictness differs from the function's. */
    public boolean isStrictAt(int offset) {
        for (int i = 0; i < strictParts.length; i += 2) {
            if (offset >= strictParts[i] && offset < strictParts[i + 1]) return true;
        }
        return false;
    }

    /** Whether a loop begins at the first instruction, so that registers can have values there. */
    public boolean loopsToStart() {
        for (int pc = 0; pc < code.length; ) {
            var opcode = Opcode.of(code[pc]);
            int label = opcode.operands().indexOf(OperandKind.LABEL);
            if (label >= 0 && code[pc + 1 + label] == 0) return true;
            pc += opcode.length();
        }
        return false;
    }

    /** Registers for a new frame, all undefined; there may be more than {@link #registerCount}. */
    public Object[] newRegisters() {
        return initialRegisters.clone();
    }

    /** Makes all registers undefined again. */
    public void resetRegisters(Object[] registers) {
        System.arraycopy(initialRegisters, 0, registers, 0, registerCount);
    }

    /** Offset of the handler that covers a code offset, or -1. */
    public int handlerFor(int offset) {
        for (int i = 0; i < handlers.length; i += 4) {
            if (offset >= handlers[i] && offset < handlers[i + 1]) return handlers[i + 2];
        }
        return -1;
    }

    /** Source offset of the instruction at a code offset, or -1 when none was recorded. */
    public int sourceOffset(int offset) {
        int low = 0, high = positions.length / 2 - 1, found = -1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (positions[middle * 2] <= offset) {
                found = positions[middle * 2 + 1];
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return found;
    }
}
