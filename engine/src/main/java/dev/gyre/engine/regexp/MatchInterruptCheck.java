package dev.gyre.engine.regexp;

/** Called by a running matcher at intervals, so that limits and interrupts apply to long matches. */
public interface MatchInterruptCheck {
    /** Called about every 65,536 steps; throws to end the match. */
    void poll();
}
