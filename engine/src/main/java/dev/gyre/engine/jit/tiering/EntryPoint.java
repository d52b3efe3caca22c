package dev.gyre.engine.jit.tiering;

import dev.gyre.engine.interpreter.CompiledCode;

/** An offset at which compiled code can be entered, and the code. */
final class EntryPoint {
    /**
     * How many failed guards lead to the first, second and third new compilation. Rare exits cost less than new code, which
     * has to be compiled by HotSpot again.
     */
    private static final int[] GUARD_EXITS = {10, 100, 1000};
    /**
     * How many exits at code that had not run lead to the next compilation, of units up to {@link #SHORT} bytes. After the last, all code is compiled, whether it has run
     * or not.
     */
    private static final int[] UNSEEN_EXITS = {2, 8, 32, 128, 500, 500, 500, 500};
    /**
     * Longer units take as many times more exits: HotSpot takes seconds for tens of thousands of bytes, in which the new code is slow, and more of what has not run so far is
     * recorded by then.
     */
    private static final int SHORT = 500;
    /** So many exits at code that had not run are enough for any unit. */
    private static final int MOST_UNSEEN_EXITS = 1000;

    final int pc;
    /** Null before the first compilation has ended, and if the unit cannot be compiled. */
    CompiledCode code;

    /** The unit that was compiled last or is being compiled. */
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
     * Counts an exit by a failed guard; returns true if the unit is to be compiled again. Exits of replaced code, and exits
     * during a compilation, do not count.
     */
    boolean guardFailed(CompilationUnit of) {
        if (of != unit || pending || unit.isLast() || ++guardExits < GUARD_EXITS[guardCompilations]) return false;
        guardCompilations++;
        return true;
    }

    /** Counts an exit at an instruction that had not run; returns true if the unit is to be compiled again. */
    boolean reachedUnseen(CompilationUnit of) {
        if (of != unit || pending) return false;
        if (++unseenExits < unseenExitsToCompile()) return false;
        unseenCompilations++;
        return true;
    }

    private int unseenExitsToCompile() {
        int exits = UNSEEN_EXITS[Math.min(unseenCompilations, UNSEEN_EXITS.length - 1)];
        return Math.min(exits * Math.max(1, unit.codeSize() / SHORT), MOST_UNSEEN_EXITS);
    }

    /** Whether code that has not run is compiled from now on. */
    boolean knowsAll() {
        return unseenCompilations >= UNSEEN_EXITS.length;
    }
}
