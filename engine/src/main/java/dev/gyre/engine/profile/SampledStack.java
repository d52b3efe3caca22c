package dev.gyre.engine.profile;

import dev.gyre.engine.interpreter.Frame;
import dev.gyre.engine.runtime.error.NativeFrame;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.realm.Agent;
import java.util.ArrayList;
import java.util.List;

/** Finds the node of the running function in a tree of calls. */
final class SampledStack {
    /** V8's limit of CPU profiles: callers beyond it are not in the tree. */
    static final int MOST_FRAMES = 255;

    /** A builtin function that was running at a tick, and the frame that called it. */
    record BuiltinCall(StackFrame caller, JsFunction builtin) {}

    private final Agent agent;
    private final CallTree tree;
    private final int mostFrames;
    private final List<StackFrame> frames = new ArrayList<>();
    private StackFrame innermost;

    /** @param mostFrames how many functions of a stack are in the tree, from the innermost */
    SampledStack(Agent agent, CallTree tree, int mostFrames) {
        this.agent = agent;
        this.tree = tree;
        this.mostFrames = mostFrames;
    }

    /**
     * The node of the innermost function.
     *
     * @param top the agent's frame
     * @param isEntry whether the innermost function begins, so that its caller is meant
     * @param inBuiltin whether the builtin function that the innermost frame has called is meant
     * @param callOrNull a call of a builtin function that is meant instead, if it is still on the stack
     */
    CallTree.Node node(StackFrame top, boolean isEntry, boolean inBuiltin, BuiltinCall callOrNull) {
        collect(top.top(agent), inBuiltin, callOrNull);
        if (isEntry && frames.size() > 1) frames.removeFirst();
        CallTree.Node node = tree.root;
        for (int i = frames.size() - 1; i >= 0; i--) {
            StackFrame frame = frames.get(i);
            node = tree.child(node, frame, frame instanceof Frame code ? code.code : null);
        }
        innermost = frames.isEmpty() ? null : frames.getFirst();
        frames.clear();
        return node;
    }

    /** The line at which the last node's function was; -1 for a builtin function. */
    int line() {
        return innermost instanceof Frame code ? code.position().line() : -1;
    }

    /** Whether the last node is a builtin function's. */
    boolean isBuiltin() {
        return innermost instanceof NativeFrame;
    }

    /** Collects the frames, the innermost first. */
    private void collect(StackFrame top, boolean inBuiltin, BuiltinCall callOrNull) {
        for (StackFrame frame = top; frame != null && frames.size() < mostFrames; frame = frame.caller()) {
            if (frame.isAsync()) break;
            JsFunction builtin = frame.activeNative();
            boolean isCaller = callOrNull != null && frame == callOrNull.caller;
            if (isCaller) {
                frames.clear();
                builtin = callOrNull.builtin;
            }
            if (builtin != null && (frame != top || inBuiltin || isCaller))
                frames.add(new NativeFrame(frame, builtin, null, false));
            frames.add(frame);
        }
    }
}
