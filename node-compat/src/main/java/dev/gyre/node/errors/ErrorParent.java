package dev.gyre.node.errors;

import dev.gyre.engine.runtime.error.JsException;

/** Gets the error that ends a runtime, where that is not the main thread's. */
public interface ErrorParent {
    void uncaught(JsException exception);

    void outOfMemory();
}
