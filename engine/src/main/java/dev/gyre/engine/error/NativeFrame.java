package dev.gyre.engine.error;

import dev.gyre.engine.object.JsFunction;

/** The frame of a builtin function, made when a stack is captured. */
public record NativeFrame(StackFrame caller, JsFunction function, Object thisValue, boolean isConstructor) implements StackFrame {
    @Override
    public String functionName() {
        return function.nameOrEmpty();
    }

    @Override
    public FramePosition position() {
        return null;
    }

    @Override
    public boolean isNative() {
        return true;
    }
}
