package dev.gyre.engine.interpreter;

import dev.gyre.engine.runtime.error.FramePosition;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.object.JsObject;

/** A suspended async function below the running one in a stack trace. */
public record AsyncStackFrame(Frame frame) implements StackFrame {
    @Override
    public StackFrame caller() {
        return frame.activation() == null ? null : frame.activation().awaiting();
    }

    @Override
    public JsObject function() {
        return frame.function;
    }

    @Override
    public String functionName() {
        return frame.functionName();
    }

    @Override
    public Object thisValue() {
        return frame.thisValue();
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
    public FramePosition position() {
        return frame.position();
    }
}
