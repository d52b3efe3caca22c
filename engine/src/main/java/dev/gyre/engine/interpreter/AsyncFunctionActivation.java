package dev.gyre.engine.interpreter;

import dev.gyre.engine.promise.AsyncStackWalk;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.promise.PromiseReaction;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.realm.Realm;

// AsyncBlockStart ( promiseCapability, asyncBody, asyncContext ), https://tc39.es/ecma262/#sec-asyncblockstart
/** One call of an async function (or the body of an async module): its frame, its promise, and the reaction of each of its awaits. */
public final class AsyncFunctionActivation extends PromiseReaction implements AsyncActivation {
    private final Frame frame;
    private final PromiseObject promise;

    private AsyncFunctionActivation(Frame frame) {
        this.frame = frame;
        this.promise = PromiseObject.create(frame.realm);
        frame.activation(this);
    }

    /** Runs the frame to its first await or its end. */
    public static PromiseObject start(Frame frame) {
        var activation = new AsyncFunctionActivation(frame);
        activation.advance(null);
        return activation.promise;
    }

    public Frame frame() {
        return frame;
    }

    public PromiseObject promise() {
        return promise;
    }

    @Override
    public StackFrame awaiting() {
        return AsyncStackWalk.of(promise);
    }

    @Override
    protected StackFrame stackFrame() {
        return new AsyncStackFrame(frame);
    }

    @Override
    protected Realm realm() {
        return frame.realm;
    }

    @Override
    protected void react() {
        Object value = takeArgument();
        if (rejected) {
            advance(new JsException(value));
        } else {
            frame.resumeAwait(value);
            advance(null);
        }
    }

    /** Continues, throwing first if there is an exception, until a promise has to be awaited. */
    private void advance(JsException thrown) {
        while (true) {
            Object outcome;
            try {
                outcome = thrown == null ? Interpreter.run(frame) : Interpreter.runThrowing(frame, thrown);
            } catch (JsException exception) {
                promise.reject(frame.realm, exception.value(frame.realm));
                return;
            }
            if (outcome != Suspension.AWAIT) {
                promise.resolve(frame.realm, outcome);
                return;
            }
            try {
                PromiseObject.promiseResolve(frame.realm, frame.takeTransfer(), promise)
                        .react(this);
                return;
            } catch (JsException exception) {
                thrown = exception;
            }
        }
    }
}
