package dev.gyre.engine.interpreter;

/** What {@link Interpreter#run} returns in place of a completion value when a frame stops to be resumed later. */
public enum Suspension {
    /** The frame finished its instantiation part and has not begun its body. */
    INITIAL,
    /** The frame waits at a yield; the yielded value is the frame's transfer value. */
    YIELD,
    /** As {@link #YIELD}, where the yielded value is an iterator result object to hand out as it is. */
    YIELD_DELEGATED,
    /** The frame waits for the promise of its transfer value. */
    AWAIT
}
