package dev.gyre.engine.runtime.error;

import dev.gyre.engine.runtime.realm.Agent;

/** The position where eval or a Function constructor compiled code; its text is computed when a stack trace shows it. */
public record EvalOrigin(String functionName, FramePosition position) {
    /** The current position; null when no function runs. */
    public static EvalOrigin of(Agent agent) {
        StackFrame caller = agent.topFrame();
        return caller == null ? null : new EvalOrigin(caller.functionName(), caller.position());
    }

    /** V8's FormatEvalOrigin. */
    @Override
    public String toString() {
        var text = new StringBuilder("eval at ").append(functionName.isEmpty() ? "<anonymous>" : functionName);
        if (position != null) {
            text.append(" (");
            String around = position.evalOrigin();
            if (position.fileName() == null && around != null) text.append(around);
            else
                text.append(
                        position.fileName() == null
                                ? "unknown source"
                                : position.fileName() + ":" + position.line() + ":" + position.column());
            text.append(')');
        }
        return text.toString();
    }
}
