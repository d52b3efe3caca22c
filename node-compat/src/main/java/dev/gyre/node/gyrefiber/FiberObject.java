package dev.gyre.node.gyrefiber;

import dev.gyre.engine.fiber.PinnedStackException;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.ActiveResource;
import dev.gyre.node.async.AsyncWrap;
import dev.gyre.node.environment.NodeErrors;
import dev.gyre.node.environment.SourceLocation;

/** A fiber: a function on a stack of its own. As a job it continues the fiber. */
final class FiberObject extends JsObject implements Runnable {
    private final FiberScheduler scheduler;
    private final String name;
    private JsObject function;
    private FiberState state = FiberState.NEW;
    private FiberStack stack;
    private FiberWait wait;
    /** What {@link #park} returns or throws when the fiber continues; in the end the fiber's result. */
    private Object outcome = Undefined.INSTANCE;

    private boolean failed;
    /** Settled with the result; null until something asks for it. */
    private PromiseObject promise;
    /** What the fiber waits for: null for a promise, a fiber, or a text. */
    private Object awaited;
    /** The reason to throw where the fiber waits next; null if it was not cancelled. */
    private Object cancellation;
    /** Removes the listener of the fiber's AbortSignal; null if there is none. */
    private JsObject onEnd;

    private JsObject locals;
    private AsyncWrap resource;
    private boolean referenced = true;
    /** The neighbours in the scheduler's list of fibers that have begun and not ended. */
    FiberObject previous, next;

    FiberObject(FiberScheduler scheduler, String name, JsObject function) {
        super(scheduler.prototype());
        this.scheduler = scheduler;
        this.name = name;
        this.function = function;
        stack = new FiberStack(scheduler.realm().agent(), scheduler.scope(), this);
        if (scheduler.environment().asyncTracking().isTracking())
            resource = new AsyncWrap(scheduler.environment(), "FIBER", this);
    }

    @Override
    public String className() {
        return "Fiber";
    }

    String name() {
        return name;
    }

    FiberState state() {
        return state;
    }

    FiberScheduler scheduler() {
        return scheduler;
    }

    /** What the fiber waits for, for people. */
    String waitsFor() {
        if (state == FiberState.SUSPENDED) return "becomeRunnable()";
        if (state != FiberState.WAITING) return "";
        if (awaited instanceof FiberObject other) return "fiber '" + other.name + "'";
        return awaited == null ? "a promise" : awaited.toString();
    }

    /** The line where the fiber waits: "app.js:31"; empty if it does not wait. */
    String place() {
        StackFrame frame = suspendedFrame();
        return ActiveResource.placeText(frame == null ? null : SourceLocation.from(scheduler.realm(), frame));
    }

    boolean isCancelled() {
        return cancellation != null;
    }

    boolean isReferenced() {
        return referenced;
    }

    void referenced(boolean value) {
        referenced = value;
    }

    /** The object for the program's own state. */
    JsObject locals() {
        if (locals == null) locals = JsObject.create(scheduler.realm());
        return locals;
    }

    void onEnd(JsObject functionOrNull) {
        onEnd = functionOrNull;
    }

    /** The innermost frame while the fiber does not run; null otherwise. */
    StackFrame suspendedFrame() {
        return stack == null ? null : stack.frames();
    }

    // ---- the result

    /** The promise of the result. */
    PromiseObject promise() {
        if (promise != null) return promise;
        promise = PromiseObject.create(scheduler.realm());
        if (state == FiberState.ENDED) settle();
        return promise;
    }

    private void settle() {
        if (failed) promise.reject(scheduler.realm(), outcome);
        else promise.resolve(scheduler.realm(), outcome);
    }

    /** The fiber's code, on its stack. */
    void body() {
        if (resource == null) runFunction();
        else resource.run(this::runFunction);
    }

    private void runFunction() {
        Realm realm = scheduler.realm();
        try {
            if (cancellation != null) throw takeCancellation();
            JsObject callee = function;
            function = null;
            outcome = callee.call0(Undefined.INSTANCE);
            failed = false;
        } catch (JsException thrown) {
            outcome = thrown.value(realm);
            failed = true;
        }
        finish();
    }

    private void finish() {
        state = FiberState.ENDED;
        if (resource != null) resource.end();
        if (onEnd != null) onEnd.call0(Undefined.INSTANCE);
        onEnd = null;
        // The error of a fiber that nothing waits for is reported as an unhandled rejection.
        if (promise == null && failed) promise = PromiseObject.create(scheduler.realm());
        if (promise != null) settle();
    }

    // ---- running

    /** Queues the fiber, for the first time or after {@link FiberState#SUSPENDED}. */
    void becomeRunnable(Object value) {
        switch (state) {
            case NEW -> {
                scheduler.begun(this);
                enqueue(Undefined.INSTANCE, false);
            }
            case SUSPENDED -> enqueue(value, false);
            default ->
                throw NodeErrors.of(scheduler.realm(), "ERR_FIBER_STATE", "becomeRunnable", name, state.toString());
        }
    }

    private void enqueue(Object value, boolean isError) {
        outcome(value, isError);
        state = FiberState.RUNNABLE;
        scheduler.environment().ticks().enqueueMicrotask(this);
    }

    /** Continues the fiber: called as a microtask. */
    @Override
    public void run() {
        scheduler.run(this);
    }

    /** Runs until the fiber parks or ends; called by the scheduler. */
    void runNow() {
        state = FiberState.RUNNING;
        try {
            stack.resume();
        } finally {
            if (stack.isDone()) {
                state = FiberState.ENDED;
                stack = null;
                wait = null;
                scheduler.ended(this);
            }
        }
    }

    /** The promise that the fiber waits for is settled; called as the reaction's microtask. */
    void settled(Object value, boolean isRejection) {
        outcome(value, isRejection);
        scheduler.run(this);
    }

    private void outcome(Object value, boolean isError) {
        outcome = value;
        failed = isError;
    }

    /** Wakes a fiber that has parked with {@link #park}. */
    void wake(Object value, boolean isError) {
        if (state == FiberState.WAITING) enqueue(value, isError);
    }

    // ---- parking

    /** Waits for a promise as await does; returns its value or throws its reason. */
    Object awaitPromise(PromiseObject awaitedPromise, Object description) {
        if (cancellation != null) throw takeCancellation();
        if (wait == null) wait = new FiberWait(scheduler.realm(), this);
        awaitedPromise.react(wait);
        return park(FiberState.WAITING, description);
    }

    /** Waits for {@link #wake} or {@link #becomeRunnable}. */
    Object park(FiberState how, Object description) {
        if (cancellation != null) throw takeCancellation();
        state = how;
        awaited = description;
        try {
            stack.suspend();
        } catch (PinnedStackException pinned) {
            abandonWait();
            throw NodeErrors.of(scheduler.realm(), "ERR_FIBER_PINNED", pinned.getMessage());
        } finally {
            state = FiberState.RUNNING;
            awaited = null;
        }
        Object value = outcome;
        outcome = Undefined.INSTANCE;
        if (!failed) return value;
        failed = false;
        throw new JsException(value);
    }

    private void abandonWait() {
        if (wait != null) wait.abandon();
        wait = null;
    }

    // ---- cancelling

    /** Throws an error where the fiber waits, or where it waits next. */
    void cancel(Object reason) {
        switch (state) {
            case ENDED -> {}
            case NEW -> {
                cancellation = reason;
                becomeRunnable(Undefined.INSTANCE);
            }
            case RUNNABLE -> {
                if (stack.hasBegun()) outcome(reason, true);
                else cancellation = reason;
            }
            case RUNNING -> cancellation = reason;
            case WAITING, SUSPENDED -> {
                abandonWait();
                enqueue(reason, true);
            }
        }
    }

    private JsException takeCancellation() {
        Object reason = cancellation;
        cancellation = null;
        return new JsException(reason);
    }
}
