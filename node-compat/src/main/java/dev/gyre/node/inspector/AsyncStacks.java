package dev.gyre.node.inspector;

import dev.gyre.engine.debugger.DebugFrame;
import dev.gyre.engine.debugger.Debugger;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.syntax.source.SourcePosition;
import dev.gyre.node.environment.AsyncTracking;
import dev.gyre.node.inspector.objects.StackTraces;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;

/** The stacks at which asynchronous work was begun, which pauses in that work report: timers, ticks, requests, reactions of promises, and awaits. */
public final class AsyncStacks implements AsyncTracking.Observer {
    /** As many stacks as V8 keeps. */
    private static final int MOST_STACKS = 8 * 1024;

    private final Debugger debugger;
    private final AsyncTracking tracking;
    private int depth;
    /** The protocol's StackTrace of what began the running callback. */
    private Map<String, Object> current;
    /** Those of the callbacks around the running one; the deque has an empty map where there is none. */
    private final ArrayDeque<Map<String, Object>> outer = new ArrayDeque<>();

    private boolean breaksOnNext;
    /** The id or promise whose callback begins with a pause; null for none. */
    private Object stepped;

    private final Map<Integer, Map<String, Object>> resources = new LinkedHashMap<>();
    private final List<Integer> ended = new ArrayList<>();
    private final Map<JsObject, Map<String, Object>> promises = new WeakHashMap<>();

    AsyncStacks(Debugger debugger, AsyncTracking tracking) {
        this.debugger = debugger;
        this.tracking = tracking;
    }

    /** How many stacks a trace has at most; 0 turns them off. */
    public void depth(int most) {
        if ((depth == 0) != (most == 0)) tracking.observer(most == 0 ? null : this);
        depth = most;
        if (most != 0) return;
        current = null;
        outer.clear();
        resources.clear();
        ended.clear();
        promises.clear();
    }

    // ---- steps into what is begun

    /** The next resource or reaction that is made ends the running step, and its callback begins with a pause. */
    public void breakOnNext(boolean breaks) {
        breaksOnNext = breaks;
        stepped = null;
    }

    private void scheduled(Object task) {
        if (!breaksOnNext) return;
        breaksOnNext = false;
        stepped = task;
        debugger.step(Debugger.Step.NONE);
    }

    private void started(Object task) {
        if (!task.equals(stepped)) return;
        stepped = null;
        debugger.step(Debugger.Step.INTO);
    }

    // ---- resources and promises

    @Override
    public void made(int id, String type) {
        if (resources.size() == MOST_STACKS) {
            var oldest = resources.keySet().iterator();
            for (int i = 0; i < MOST_STACKS / 2; i++) {
                oldest.next();
                oldest.remove();
            }
        }
        Map<String, Object> stack = captured(type, 0);
        if (stack != null) resources.put(id, stack);
        scheduled(id);
    }

    @Override
    public void destroyed(int id) {
        // Requests are ended before their callback runs.
        ended.add(id);
    }

    @Override
    public void derived(JsObject promise, String method) {
        Map<String, Object> stack = captured(method, 0);
        if (stack != null) promises.put(promise, stack);
        scheduled(promise);
    }

    @Override
    public void begins(int id) {
        started(id);
        enter(resources.get(id));
    }

    @Override
    public void begins(JsObject promise) {
        started(promise);
        enter(promises.remove(promise));
    }

    private void enter(Map<String, Object> stackOrNull) {
        outer.push(current == null ? Map.of() : current);
        current = stackOrNull;
    }

    @Override
    public void ends() {
        Map<String, Object> former = outer.poll();
        current = former == null || former.isEmpty() ? null : former;
        if (!outer.isEmpty()) return;
        for (Integer id : ended) resources.remove(id);
        ended.clear();
    }

    // ---- awaits

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
        enter(stack);
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
