package dev.gyre.node.environment;

/** Called when a runtime ends, before its loop is closed. */
public interface CloseListener {
    /** No JavaScript runs any more. On the runtime's thread. */
    void closing();
}
