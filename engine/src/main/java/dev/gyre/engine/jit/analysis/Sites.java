package dev.gyre.engine.jit.analysis;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.interpreter.GeneratorObject;
import dev.gyre.engine.jit.tiering.CompilationUnit;
import dev.gyre.engine.jit.tiering.Profile;
import dev.gyre.engine.runtime.elements.ElementType;
import dev.gyre.engine.runtime.exotic.BoundFunction;
import dev.gyre.engine.runtime.object.NativeFunction;
import dev.gyre.engine.runtime.object.SteppedIterator;
import dev.gyre.engine.syntax.ast.FunctionKind;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;

/** Decides how the instructions of a unit are compiled, from the recorded profile and the exits of earlier code. */
public final class Sites {
    /** As int32 or double arithmetic, with guards that exit where the types are not known. */
    public static final int INT = 1, DOUBLE = 2;
    /** By a call that accepts any values. */
    public static final int GENERIC = 3;
    /** As an exit, because the instruction has not run. */
    static final int UNSEEN = 0;

    private static final int NUMBERS = Profile.INT | Profile.DOUBLE;

    private final CompilationUnit unit;
    /** Null when nothing was recorded. */
    private final Profile profile;

    private final Inlining inlining;
    private final MergedCode merged;
    private final boolean mayExit;
    /** By the code of callees, whether they hardly have code for direct calls. */
    private final Map<CodeBlock, Boolean> seldomDirect = new IdentityHashMap<>();

    public Sites(CompilationUnit unit, Profile profile, Inlining inlining) {
        this.unit = unit;
        this.profile = profile;
        this.inlining = inlining;
        merged = inlining.merged();
        mayExit = profile != null && !unit.isLast();
    }

    public static boolean areNumbers(int kinds) {
        return kinds != 0 && (kinds & ~NUMBERS) == 0;
    }

    private Profile profile(int pc) {
        return merged.activation(pc).profile;
    }

    private int operands(int pc) {
        return profile(pc).operands(merged.origin(pc));
    }

    private int results(int pc) {
        return profile(pc).results(merged.origin(pc));
    }

    private int widening(int pc) {
        return inlining.widening(pc);
    }

    /** Whether a guard at the instruction may exit. */
    public boolean mayExit(int pc) {
        return mayExit && widening(pc) == 0;
    }

    /** Whether the instruction is to be compiled as an exit, because it has not run. */
    public boolean isUnseen(int pc) {
        return mayExit(pc) && !profile(pc).isSeen(merged.origin(pc));
    }

    /** How an arithmetic instruction is compiled if its operands are not known to be Numbers. */
    public int arithmetic(int pc) {
        if (!mayExit || widening(pc) > 1) return GENERIC;
        int operands = operands(pc), results = results(pc);
        if (operands == 0 || !areNumbers(operands | results)) return GENERIC;
        return operands == Profile.INT && results == Profile.INT && widening(pc) == 0 ? INT : DOUBLE;
    }

    /** As {@link #arithmetic}, for comparisons, whose result is not a Number. */
    public int comparison(int pc) {
        if (!mayExit || widening(pc) > 1) return GENERIC;
        int operands = operands(pc);
        if (!areNumbers(operands)) return GENERIC;
        return operands == Profile.INT && widening(pc) == 0 ? INT : DOUBLE;
    }

    /** The kinds of values that a parameter had; 0 when they are unknown. */
    public int parameterKinds(int index) {
        return mayExit && index < unit.code.parameterCount ? profile.parameter(index) : 0;
    }

    /** The kinds of values that an instruction returned; 0 when they are unknown. */
    public int resultKinds(int pc) {
        return mayExit ? results(pc) : 0;
    }

    /** The builtin that was the only target of a call; null when there was none, or several. */
    public NativeFunction builtin(int pc) {
        if (profile == null) return null;
        return profile(pc).target(merged.origin(pc)) instanceof NativeFunction function ? function : null;
    }

    /** The bound function that was the only target of a call; null when there was none, or several. */
    public BoundFunction boundFunction(int pc) {
        if (profile == null) return null;
        return profile(pc).target(merged.origin(pc)) instanceof BoundFunction function ? function : null;
    }

    /** Whether a call has only had functions that hardly have code for direct calls; then code for a direct call is not worth its size. */
    public boolean isSeldomDirect(int pc) {
        if (profile(pc) == null) return false;
        Object[] targets = profile(pc).targets(merged.origin(pc));
        for (Object target : targets) {
            if (target instanceof SharedFunctionInfo shared && !isSeldomDirect(shared)) return false;
        }
        return targets.length > 0;
    }

    /** The answer is the same throughout the compilation, although the function may be compiled meanwhile. */
    public boolean isSeldomDirect(SharedFunctionInfo callee) {
        CodeBlock block = callee.code();
        return block != null && seldomDirect.computeIfAbsent(block, unit::callsSeldomDirectly);
    }

    /** Whether a construction has only called derived constructors. */
    public boolean constructsDerived(int pc) {
        if (profile(pc) == null) return false;
        Object[] targets = profile(pc).targets(merged.origin(pc));
        for (Object target : targets) {
            if (!(target instanceof SharedFunctionInfo shared) || shared.kind() != FunctionKind.DERIVED_CONSTRUCTOR)
                return false;
        }
        return targets.length > 0;
    }

    /** The kinds of values that an instruction loaded; 0 when they are unknown or a guard for them has failed. */
    public int loaded(int pc) {
        return mayExit(pc) ? results(pc) : 0;
    }

    /** Whether an instruction loaded no objects but ordinary ones, and maybe undefined and null; false when that is unknown or a guard for it has failed. */
    public boolean loadedOrdinaryObjects(int pc) {
        int kinds = loaded(pc);
        return (kinds & Profile.OBJECT) != 0
                && (kinds & ~(Profile.OBJECT | Profile.OTHER)) == 0
                && profile(pc).hasOrdinaryResults(merged.origin(pc));
    }

    /** The kinds of objects that an instruction for elements, a length, an iteration or a property accessed; 0 when they are unknown or a guard for them has failed. */
    public int bases(int pc) {
        return mayExit(pc) ? operands(pc) : 0;
    }

    /** Whether an operand of an instruction has been an object. */
    public boolean hadObjects(int pc) {
        return profile(pc) != null && (operands(pc) & Profile.OBJECT) != 0;
    }

    /** Whether an instruction for a named property accessed only strings. */
    public boolean hasStringBase(int pc) {
        return bases(pc) == Profile.STRING;
    }

    /** Whether an addition has joined strings and primitive values to strings only. */
    public boolean concatenates(int pc) {
        return mayExit(pc) && results(pc) == Profile.STRING && (operands(pc) & Profile.OBJECT) == 0;
    }

    /** Whether an iteration has only had iterators of builtins that are advanced without their next methods. */
    public boolean stepsBuiltin(int pc) {
        return bases(pc) == Profile.OTHER_BASE && profile(pc).target(merged.origin(pc)) == SteppedIterator.class;
    }

    /** Whether an iteration has had generators, or may have had them. */
    public boolean stepsGenerator(int pc) {
        Profile recorded = profile(pc);
        return recorded == null
                || Arrays.asList(recorded.targets(merged.origin(pc))).contains(GeneratorObject.class);
    }

    /** The element type where an instruction accessed only typed arrays of one type; otherwise null. */
    public ElementType elementType(int pc) {
        if ((bases(pc) & ~Profile.NO_ELEMENT) != Profile.TYPED_ARRAY) return null;
        return profile(pc).target(merged.origin(pc)) instanceof ElementType type ? type : null;
    }

    /** Whether all results of an instruction were int32. */
    public boolean hasIntResult(int pc) {
        return mayExit(pc) && results(pc) == Profile.INT;
    }

    /** Whether all operands of an instruction were int32. */
    public boolean hasIntOperands(int pc) {
        return hasOperands(pc, Profile.INT);
    }

    /** Whether the operands of an instruction were of these kinds, and no guard for them has failed. */
    public boolean hasOperands(int pc, int kinds) {
        return mayExit(pc) && operands(pc) == kinds;
    }
}
