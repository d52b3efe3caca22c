package dev.gyre.page;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.page.settle.PageTasks;
import dev.gyre.page.settle.Pending;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** The timers, animation frames and idle callbacks of a scope. */
final class PageTimers {
    private static final double FRAME = 1000.0 / 60;
    /** The deepest nesting of timers without a minimal delay, and that delay in milliseconds. */
    private static final int NESTING = 5;

    private static final double MINIMUM = 4;

    private record FrameCallback(JsObject function, Pending pending) {}

    private final GlobalScope scope;
    private final PageTasks tasks;
    private final LinkedHashMap<Integer, FrameCallback> frameCallbacks = new LinkedHashMap<>();
    /** Those that the present frame still has to run. */
    private final LinkedHashMap<Integer, FrameCallback> dueCallbacks = new LinkedHashMap<>();

    private final ArrayList<Runnable> frameSteps = new ArrayList<>();
    private int lastFrame;
    private int nesting;

    PageTimers(GlobalScope scope, PageTasks tasks) {
        this.scope = scope;
        this.tasks = tasks;
    }

    private Pending pending(String kind, String reason) {
        return new Pending(kind, reason, scope.context().runtime().place(), scope);
    }

    // https://html.spec.whatwg.org/#timer-initialisation-steps
    int start(Object handler, double milliseconds, boolean repeats, Object[] arguments) {
        int id = tasks.nextId();
        double delay = Math.max(0, milliseconds);
        Pending pending = pending(repeats ? "interval" : "timer", TypeConversion.toString(delay) + " ms");
        start(id, handler, delay, repeats, arguments, pending, nesting + 1);
        return id;
    }

    private void start(
            int id, Object handler, double delay, boolean repeats, Object[] arguments, Pending pending, int level) {
        double actual = level > NESTING ? Math.max(MINIMUM, delay) : delay;
        tasks.start(id, actual, pending, () -> {
            if (repeats) start(id, handler, delay, true, arguments, pending, level + 1);
            int outer = nesting;
            nesting = level;
            try {
                if (handler instanceof JsObject function) scope.call(function, arguments);
                else {
                    scope.security().checkEval((String) handler);
                    scope.runScript((String) handler);
                }
            } finally {
                nesting = outer;
            }
        });
    }

    void stop(int id) {
        tasks.stop(id);
    }

    /** Runs a task of the page's own after a time. */
    void after(double milliseconds, String kind, Runnable task) {
        tasks.start(tasks.nextId(), milliseconds, pending(kind, TypeConversion.toString(milliseconds) + " ms"), task);
    }

    // https://html.spec.whatwg.org/#dom-animationframeprovider-requestanimationframe
    int requestFrame(JsObject callback) {
        Pending pending = pending("animation", "requestAnimationFrame");
        startFrame(pending);
        frameCallbacks.put(++lastFrame, new FrameCallback(callback, pending));
        return lastFrame;
    }

    // https://html.spec.whatwg.org/#update-the-rendering
    /** Runs a step of the user agent at the beginning of the next frame. */
    void beforeFrame(String reason, Runnable step) {
        startFrame(pending("animation", reason));
        frameSteps.add(step);
    }

    private void startFrame(Pending pending) {
        if (frameCallbacks.isEmpty() && frameSteps.isEmpty())
            tasks.start(tasks.nextId(), FRAME, pending, () -> runFrame(pending));
    }

    private void runFrame(Pending pending) {
        if (scope.isRenderBlocked()) {
            tasks.start(tasks.nextId(), FRAME, pending, () -> runFrame(pending));
            return;
        }
        List<Runnable> steps = List.copyOf(frameSteps);
        frameSteps.clear();
        steps.forEach(Runnable::run);
        dueCallbacks.putAll(frameCallbacks);
        frameCallbacks.clear();
        for (int handle : List.copyOf(dueCallbacks.keySet())) {
            FrameCallback due = dueCallbacks.remove(handle);
            if (due == null) continue;
            scope.call(due.function, TypeConversion.number(scope.now()));
            scope.callbackEnded();
        }
    }

    void cancelFrame(int handle) {
        frameCallbacks.remove(handle);
        dueCallbacks.remove(handle);
    }

    // https://w3c.github.io/requestidlecallback/#the-requestidlecallback-method
    int requestIdle(JsObject callback) {
        int id = tasks.nextId();
        tasks.start(id, 1, pending("idle", "requestIdleCallback"), () -> scope.call(callback, idleDeadline()));
        return id;
    }

    // https://w3c.github.io/requestidlecallback/#the-idledeadline-interface
    private JsObject idleDeadline() {
        JsObject deadline = JsObject.create(scope.realm());
        deadline.createDataProperty("didTimeout", false);
        deadline.createDataProperty(
                "timeRemaining",
                new NativeClosure(
                        scope.realm(), "timeRemaining", 0, (current, callee, self, arguments, newTarget) -> 50));
        return deadline;
    }
}
