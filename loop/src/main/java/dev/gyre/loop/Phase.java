package dev.gyre.loop;

/** The phase of the turn that the loop is in, for diagnosis and for assertions about order. */
public enum Phase {
    OUTSIDE,
    TIMERS,
    PENDING,
    IDLE,
    PREPARE,
    POLL,
    CHECK,
    CLOSING
}
