package dev.gyre.engine.regexp;

/** What a running matcher calls at intervals, so that budgets and interrupts reach a match that takes long. */
public interface MatchInterruptCheck {
    /** Called about every 65,536 steps; leaves the match by throwing. */
    void poll();
}
