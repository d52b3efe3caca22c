package dev.gyre.engine.regexp;

/** Called by a running matcher at intervals, so that budgets and interrupts apply to long matches. */
public interface MatchInterruptCheck {
    /** Called about every 65,536 steps; leaves the match by throwing. */
    void poll();
}
