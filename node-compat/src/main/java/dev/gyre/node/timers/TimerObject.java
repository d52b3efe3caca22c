package dev.gyre.node.timers;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.ActiveResource;
import dev.gyre.node.environment.AsyncTracking;
import dev.gyre.node.environment.Environment;

/** The common base of Timeout and Immediate: a callback, and the own properties that Node's timers have. */
abstract class TimerObject extends FieldObject implements Runnable {
    private final TimerState state;
    private final int id;
    private final int triggerId;
    private final Object asyncContext;
    private final Object place;
    /** The callback; undefined or null once the timer was cleared; or any value that a script has assigned. */
    private Object callback;
    /** Undefined, a JavaScript array once a script has read it, or an Object[] before. */
    private Object arguments;

    TimerObject(TimerState state, JsObject prototype, JsObject callback, Object[] arguments) {
        super(prototype);
        this.state = state;
        Environment environment = state.environment();
        this.callback = callback;
        this.arguments = arguments.length == 0 ? Undefined.INSTANCE : arguments;
        id = state.tracking().nextId();
        triggerId = state.tracking().newTriggerId();
        asyncContext = environment.realm().agent().asyncContext();
        place = environment.callerPositions().areRecorded()
                ? environment.loop().scope().place()
                : null;
    }

    final TimerState state() {
        return state;
    }

    /** The timer's async id, which is also the number for Symbol.toPrimitive and clearTimeout. */
    final int id() {
        return id;
    }

    final int triggerId() {
        return triggerId;
    }

    /**
     * The line that created the timer, if that is recorded; it is not by default, because every timer would pay for it.
     */
    final String place() {
        return ActiveResource.placeText(place);
    }

    final void callback(Object value) {
        callback = value;
    }

    /** Drops the callback when the timer will not fire any more, so that the object retains nothing. */
    final void dropCallback() {
        callback = Undefined.INSTANCE;
        arguments = Undefined.INSTANCE;
    }

    /**
     * The index of the field with the callback; the next one has its arguments, the last three the async ids and the
     * Map of AsyncLocalStorage.
     */
    abstract int callbackField();

    /** A field of the subclass. */
    abstract Object ownField(int index);

    @Override
    final Object field(int index) {
        if (index == callbackField()) return callback;
        if (index == callbackField() + 1) return argumentsArray();
        return switch (fieldNames().length - index) {
            case 1 -> asyncContext == null ? Undefined.INSTANCE : asyncContext;
            case 2 -> triggerId;
            case 3 -> id;
            default -> ownField(index);
        };
    }

    @Override
    final boolean field(int index, Object value) {
        if (index == callbackField()) callback = value;
        else if (index == callbackField() + 1) arguments = value;
        else return false;
        return true;
    }

    private Object argumentsArray() {
        if (arguments instanceof Object[] values)
            arguments = JsArray.adopt(state.environment().realm(), values);
        return arguments;
    }

    /** Calls the callback. */
    @Override
    public void run() {
        Agent agent = state.environment().realm().agent();
        Object outer = agent.asyncContext();
        agent.asyncContext(asyncContext);
        if (state.tracking().isTracking()) runTracked(state.tracking());
        else runNumbered(state.tracking());
        // An exception leaves its async context set for the listeners of 'uncaughtException'.
        agent.asyncContext(outer);
    }

    private void runNumbered(AsyncTracking tracking) {
        int outerId = tracking.executionId();
        tracking.executionId(id);
        try {
            invoke();
        } finally {
            tracking.executionId(outerId);
        }
    }

    private void runTracked(AsyncTracking tracking) {
        tracking.enter(id, triggerId, this);
        invoke();
        tracking.leave(id);
        if (isFinished()) tracking.destroy(id);
    }

    /** Whether the timer will not fire any more. */
    abstract boolean isFinished();

    /** What it calls; a program may have replaced it. */
    Object function() {
        return isLaidOut() ? get(callbackName()) : callback;
    }

    private void invoke() {
        Object function = function();
        if (!Comparison.isCallable(function)) throw Errors.typeError("timer." + callbackName() + " is not a function");
        if (arguments == Undefined.INSTANCE) ((JsObject) function).call0(this);
        else
            ((JsObject) function)
                    .call(this, arguments instanceof JsArray array ? array.toObjectArray() : (Object[]) arguments);
    }

    abstract String callbackName();
}
