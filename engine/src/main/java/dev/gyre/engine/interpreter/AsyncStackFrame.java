package dev.gyre.engine.interpreter;

import dev.gyre.engine.error.FramePosition;
import dev.gyre.engine.error.StackFrame;
import dev.gyre.engine.object.JsObject;

/** A suspended async function below the running one in a stack trace. */
record AsyncStackFrame(Frame frame) implements StackFrame {
    static AsyncStackFrame awaiting(AsyncActivation activation) {
        Frame frame = activation == null ? null : activation.awaitingFrame();
        return frame == null ? null : new AsyncStackFrame(frame);
    }

    @Override
    public StackFrame caller() {
        return awaiting(frame.activation());
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
        return frame.thisValue;
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
