package dev.gyre.engine.regexp;

/** Is called by a running matcher at intervals, so that limits and interrupts apply to long matches and hot programs are compiled. */
public interface MatchMonitor {
    /** Called about every 65,536 steps; throws to end the match. */
    void poll();

    /** Called once for a program whose matches have taken many steps: it may be compiled. */
    default void hot(RegExpProgram program) {}
}
