package dev.gyre.engine.builtins.control;

import dev.gyre.engine.promise.DisposeCapability;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;

/** A DisposableStack or AsyncDisposableStack: its resources until it is disposed. */
final class DisposableStackObject extends JsObject {
    private final boolean async;
    /** Null once disposed. */
    private DisposeCapability capability;

    DisposableStackObject(JsObject prototype, boolean async, DisposeCapability capability) {
        super(prototype);
        this.async = async;
        this.capability = capability;
    }

    boolean isAsync() {
        return async;
    }

    boolean isDisposed() {
        return capability == null;
    }

    /** The resources of a stack that is not disposed; {@code method} names the builtin for the error. */
    DisposeCapability open(String method) {
        if (capability == null)
            throw Errors.referenceError("Cannot call " + method + " on an already-disposed " + className());
        return capability;
    }

    /** Marks the stack as disposed; null when it was already. */
    DisposeCapability close() {
        DisposeCapability taken = capability;
        capability = null;
        return taken;
    }

    @Override
    public String className() {
        return async ? "AsyncDisposableStack" : "DisposableStack";
    }
}
