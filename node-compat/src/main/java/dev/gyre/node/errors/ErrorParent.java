package dev.gyre.node.errors;

import dev.gyre.engine.runtime.error.JsException;

/** Receives the error that ends a runtime other than the main thread's. */
public interface ErrorParent {
    void uncaught(JsException exception);

    void outOfMemory();
}
