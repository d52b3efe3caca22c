package dev.gyre.node.environment;

/** Called when a runtime ends, before its loop is closed. */
public interface CloseListener {
    /** Called on the runtime's thread, when no JavaScript runs any more. */
    void closing();
}
