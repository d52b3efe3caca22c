package dev.gyre.node.environment;

import dev.gyre.engine.runtime.error.JsException;

/** Learns what a program reports about itself; there is one while the program is inspected. */
public interface ProgramObserver {
    /** A method of the global console was called. */
    void consoleCalled(String method, Object[] arguments);

    /** An exception was not caught. */
    void uncaught(JsException exception, boolean fromPromise);

    /** The program has ended, and the process ends when this returns. */
    void ending();
}
