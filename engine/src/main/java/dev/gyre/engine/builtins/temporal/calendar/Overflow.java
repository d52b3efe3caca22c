package dev.gyre.engine.builtins.temporal.calendar;

/** What happens to values that are beyond their range. */
public enum Overflow {
    /** The nearest value in the range is taken. */
    CONSTRAIN,
    /** A RangeError is thrown. */
    REJECT
}
