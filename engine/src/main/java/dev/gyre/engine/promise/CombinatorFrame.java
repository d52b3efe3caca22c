package dev.gyre.engine.promise;

import dev.gyre.engine.runtime.error.FramePosition;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.value.Undefined;

/** The frame of Promise.all or a similar function in an async stack trace. */
record CombinatorFrame(PromiseCombinator.Kind kind, int promiseIndex, PromiseObject promise) implements StackFrame {
    @Override
    public StackFrame caller() {
        return promise == null ? null : AsyncStackWalk.of(promise);
    }

    @Override
    public JsObject function() {
        return null;
    }

    @Override
    public String functionName() {
        return switch (kind) {
            case ALL -> "all";
            case ALL_SETTLED -> "allSettled";
            case ANY -> "any";
            case RACE -> "race";
        };
    }

    @Override
    public Object thisValue() {
        return Undefined.INSTANCE;
    }

    @Override
    public boolean isConstructor() {
        return false;
    }

    @Override
    public boolean isAsync() {
        return true;
    }

    @Override
    public boolean isNative() {
        return true;
    }

    @Override
    public FramePosition position() {
        return null;
    }
}
