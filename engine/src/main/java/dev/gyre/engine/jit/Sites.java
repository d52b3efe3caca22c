package dev.gyre.engine.jit;

import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.interpreter.CompilationUnit;
import dev.gyre.engine.interpreter.Profile;

/** How the instructions of a unit are to be compiled, by what the interpreter recorded and by the exits of earlier code. */
final class Sites {
    /** On numbers: with guards that exit, unless the types are known. */
    static final int INT = 1, DOUBLE = 2;
    /** By a call that takes all values. */
    static final int GENERIC = 3;
    /** The instruction has not run: leave. */
    static final int UNSEEN = 0;

    private static final int NUMBERS = Profile.INT | Profile.DOUBLE;

    private final CompilationUnit unit;
    private final Profile profile;
    private final boolean mayExit;

    Sites(CompilationUnit unit) {
        this.unit = unit;
        profile = unit.profile();
        mayExit = profile != null && !unit.isLast();
    }

    /** Whether a guard at the instruction may exit. */
    boolean mayExit(int pc) {
        return mayExit && unit.widening(pc) == 0;
    }

    /** Whether the instruction is to be compiled as an exit, because it has not run. */
    boolean isUnseen(int pc) {
        return mayExit(pc) && !profile.isSeen(pc);
    }

    /** How arithmetic is compiled whose operands are not known to be numbers. */
    int arithmetic(int pc) {
        if (!mayExit || unit.widening(pc) > 1) return GENERIC;
        int operands = profile.operands(pc), results = profile.results(pc);
        if (operands == 0 || ((operands | results) & ~NUMBERS) != 0) return GENERIC;
        return operands == Profile.INT && results == Profile.INT && unit.widening(pc) == 0 ? INT : DOUBLE;
    }

    /** As {@link #arithmetic} for comparisons, whose result is no number. */
    int comparison(int pc) {
        if (!mayExit || unit.widening(pc) > 1) return GENERIC;
        int operands = profile.operands(pc);
        if (operands == 0 || (operands & ~NUMBERS) != 0) return GENERIC;
        return operands == Profile.INT && unit.widening(pc) == 0 ? INT : DOUBLE;
    }

    /** Whether the results were int32 whenever recorded. */
    boolean resultsAreInts(int pc) {
        return profile != null && profile.results(pc) == Profile.INT && unit.widening(pc) == 0;
    }

    /** Whether a call has had one target only, which is no JavaScript. */
    boolean callsBuiltin(int pc) {
        if (profile == null) return false;
        Object target = profile.target(pc);
        return target != null && !(target instanceof SharedFunctionInfo);
    }

    /** The kinds of bases that an element or length instruction had; 0 when unknown or when a guard failed before. */
    int bases(int pc) {
        return mayExit(pc) ? profile.operands(pc) : 0;
    }
}
