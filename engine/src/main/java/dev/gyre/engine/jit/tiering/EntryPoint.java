package dev.gyre.engine.jit.tiering;

import dev.gyre.engine.interpreter.CompiledCode;

/** An offset at which compiled code can be entered, and the code. */
final class EntryPoint {
    /**
     * The exits by failed guards after which the next compilation is made; rare exits cost less than code that has to
     * become warm again.
     */
    private static final int[] GUARD_EXITS = {10, 100, 1000};
    /** The exits by code that had not run, after which the next compilation is made. After the last, all code is taken for code that runs. */
    private static final int[] UNSEEN_EXITS = {2, 8, 32, 128, 500, 500, 500, 500};

    final int pc;
    /** Null before the first compilation has ended, and when the unit cannot be compiled. */
    CompiledCode code;

    /** What was compiled last or is being compiled. */
    private CompilationUnit unit;

    private boolean pending;
    private int guardExits, unseenExits;
    private int guardCompilations, unseenCompilations;

    EntryPoint(int pc) {
        this.pc = pc;
    }

    /** The next unit to be compiled for this entry. */
    CompilationUnit begin(CodeTier tier) {
        pending = true;
        unit = new CompilationUnit(tier.code(), pc, guardCompilations, tier);
        return unit;
    }

    boolean awaits(CompilationUnit of) {
        return pending && of == unit;
    }

    void complete(CompiledCode result) {
        pending = false;
        guardExits = unseenExits = 0;
        code = result;
    }

    /**
     * Counts an exit by a failed guard; true when the unit is to be compiled again. Exits of code that has been
     * replaced, and those while the next is compiled, teach nothing.
     */
    boolean guardFailed(CompilationUnit of) {
        if (of != unit || pending || unit.isLast() || ++guardExits < GUARD_EXITS[guardCompilations]) return false;
        guardCompilations++;
        return true;
    }

    /** Counts an exit at an instruction that had not run; true when the unit is to be compiled again. */
    boolean reachedUnseen(CompilationUnit of) {
        if (of != unit || pending) return false;
        int last = UNSEEN_EXITS.length - 1;
        if (++unseenExits < UNSEEN_EXITS[Math.min(unseenCompilations, last)]) return false;
        unseenCompilations++;
        return true;
    }

    /** Whether what has not been seen by now is no longer taken for code that never runs. */
    boolean knowsAll() {
        return unseenCompilations >= UNSEEN_EXITS.length;
    }
}
