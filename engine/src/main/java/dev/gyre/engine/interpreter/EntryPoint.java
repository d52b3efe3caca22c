package dev.gyre.engine.interpreter;

/** An offset at which compiled code can be entered, and the code. */
final class EntryPoint {
    /** The exits of one compilation after which the next is made; rare exits cost less than code that has to become warm again. */
    private static final int[] EXIT_LIMITS = {10, 100, 1000};

    final int pc;
    /** Null before the first compilation has ended, and when the unit cannot be compiled. */
    CompiledCode code;

    /** What was compiled last or is being compiled. */
    private CompilationUnit unit;

    private boolean pending;
    private int exits;

    EntryPoint(int pc) {
        this.pc = pc;
    }

    /** The next unit to be compiled for this entry. */
    CompilationUnit begin(CodeTier tier) {
        unit = new CompilationUnit(tier.code(), pc, unit == null ? 0 : unit.recompilations + 1, tier);
        pending = true;
        return unit;
    }

    void complete(CompiledCode result) {
        pending = false;
        exits = 0;
        code = result;
    }

    /** Counts an exit; true when the unit is to be compiled again. Exits of code that has been replaced, and those while the next is compiled, teach nothing. */
    boolean exited(CompilationUnit of) {
        if (of != unit || pending || unit.isLast()) return false;
        return ++exits >= EXIT_LIMITS[unit.recompilations];
    }
}
