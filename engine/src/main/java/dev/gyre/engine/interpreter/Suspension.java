package dev.gyre.engine.interpreter;

/** The result of {@link Interpreter#run} in place of a completion value when a frame is suspended. */
public enum Suspension {
    /** The frame finished its instantiation part and has not begun its body. */
    INITIAL,
    /** The frame waits at a yield; the yielded value is the frame's transfer value. */
    YIELD,
    /** As {@link #YIELD}, where the yielded value is an iterator result object that is returned as it is. */
    YIELD_DELEGATED,
    /** The frame waits for the promise of its transfer value. */
    AWAIT
}
