package dev.gyre.node.environment;

/** Called around each callback of the loop. */
public interface CallbackObserver {
    void begin();

    void end();

    /** Called before the loop waits; the next callback begins after the wait. */
    default void sleeping() {}
}
