package dev.gyre.engine.runtime.error;

import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.NativeFunction;

/** The frame of a builtin function, created when a stack is captured. */
public record NativeFrame(StackFrame caller, JsFunction function, Object thisValue, boolean isConstructor)
        implements StackFrame {
    @Override
    public String functionName() {
        return function.nameOrEmpty();
    }

    @Override
    public FramePosition position() {
        return null;
    }

    @Override
    public String uncallable(UncallableMethod method) {
        return function instanceof NativeFunction callee && UncallableMethod.isInCpp(callee)
                ? method.byProperty()
                : method.byValue();
    }

    @Override
    public boolean isNative() {
        return true;
    }
}
