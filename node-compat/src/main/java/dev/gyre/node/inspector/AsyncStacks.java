package dev.gyre.node.inspector;

import dev.gyre.engine.debugger.DebugFrame;
import dev.gyre.engine.debugger.Debugger;
import dev.gyre.engine.syntax.source.SourcePosition;
import dev.gyre.node.inspector.objects.StackTraces;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The stacks at which asynchronous work was begun, which pauses in that work report. */
public final class AsyncStacks {
    private final Debugger debugger;
    private int depth;
    /** The protocol's StackTrace of what began the running callback. */
    private Map<String, Object> current;

    AsyncStacks(Debugger debugger) {
        this.debugger = debugger;
    }

    /** How many stacks a trace has at most; 0 turns them off. */
    public void depth(int most) {
        depth = most;
        if (most == 0) current = null;
    }

    /** The stack that began the running callback; null if it is not known. */
    public Map<String, Object> current() {
        return current;
    }

    Object awaiting() {
        return depth == 0 ? null : captured("await", 1);
    }

    void resumed(Object awaited) {
        @SuppressWarnings("unchecked")
        var stack = (Map<String, Object>) awaited;
        current = stack;
    }

    /** Called when a callback of the event loop begins: what began the former one no longer applies. */
    void callbackBegins() {
        current = null;
    }

    /** The running stack without its first frames. */
    private Map<String, Object> captured(String description, int skipped) {
        List<DebugFrame> frames = debugger.frames();
        var list = new ArrayList<Map<String, Object>>();
        for (DebugFrame frame : frames.subList(Math.min(skipped, frames.size()), frames.size())) list.add(frame(frame));
        if (list.isEmpty()) return current;
        var stack = new LinkedHashMap<String, Object>();
        stack.put("description", description);
        stack.put("callFrames", list);
        if (current != null) stack.put("parent", limited(current, depth - 1));
        return stack;
    }

    private static Map<String, Object> limited(Map<String, Object> stack, int most) {
        if (!(stack.get("parent") instanceof Map<?, ?> parent)) return stack;
        var copy = new LinkedHashMap<>(stack);
        if (most <= 1) {
            copy.remove("parent");
        } else {
            @SuppressWarnings("unchecked")
            var above = (Map<String, Object>) parent;
            copy.put("parent", limited(above, most - 1));
        }
        return copy;
    }

    private static Map<String, Object> frame(DebugFrame frame) {
        SourcePosition position = frame.script().source().position(frame.position());
        var result = new LinkedHashMap<String, Object>();
        result.put("functionName", frame.functionName());
        result.put("scriptId", String.valueOf(frame.script().id()));
        result.put("url", StackTraces.url(frame.script().source().name()));
        result.put("lineNumber", position.line() - 1);
        result.put("columnNumber", position.column() - 1);
        return result;
    }
}
