package dev.gyre.engine.interpreter;

/** The result of {@link Interpreter#run} in place of a completion value when a frame is suspended. */
public enum Suspension {
    /** The frame has finished its instantiation but not begun its body. */
    INITIAL,
    /** The frame waits at a yield; the yielded value is the frame's transfer value. */
    YIELD,
    /** As {@link #YIELD}, but the yielded value is an iterator result object that is returned unchanged. */
    YIELD_DELEGATED,
    /** The frame waits for the promise of its transfer value. */
    AWAIT
}
