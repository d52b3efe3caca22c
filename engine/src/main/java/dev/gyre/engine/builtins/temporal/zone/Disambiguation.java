package dev.gyre.engine.builtins.temporal.zone;

/** What a time means that clocks show twice or skip. */
public enum Disambiguation {
    COMPATIBLE,
    EARLIER,
    LATER,
    REJECT
}
