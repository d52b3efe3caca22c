package dev.gyre.node.environment;

/** Called around each callback of the loop. */
public interface CallbackObserver {
    void begin();

    void end();
}
