package dev.gyre.engine.interpreter;

import dev.gyre.engine.interpreter.AsyncGeneratorObject.Mode;
import dev.gyre.engine.interpreter.AsyncGeneratorObject.State;
import dev.gyre.engine.promise.AsyncStackWalk;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.promise.PromiseReaction;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.realm.Realm;

/** The running part of an async generator: its frame, and the reaction of the promise that it waits for. */
final class AsyncGeneratorActivation extends PromiseReaction implements AsyncActivation {
    private final AsyncGeneratorObject generator;
    private final Realm realm;
    private final BytecodeFunction function;
    private Frame frame;
    /** Whether the awaited promise is the value of a return request rather than one that the body awaits. */
    private boolean awaitingReturn;

    AsyncGeneratorActivation(AsyncGeneratorObject generator, Frame frame) {
        this.generator = generator;
        this.frame = frame;
        this.realm = frame.realm;
        this.function = frame.function;
        frame.activation(this);
    }

    @Override
    protected Realm realm() {
        return realm;
    }

    String functionName() {
        return function.nameOfGenerators();
    }

    @Override
    public StackFrame awaiting() {
        PromiseObject promise = generator.currentPromise();
        return promise == null ? null : AsyncStackWalk.of(promise);
    }

    @Override
    protected StackFrame stackFrame() {
        return frame == null ? null : new AsyncStackFrame(frame);
    }

    // AsyncGeneratorResume ( generator, completion ), https://tc39.es/ecma262/#sec-asyncgeneratorresume
    void resume(Mode mode, Object value) {
        if (generator.state == State.SUSPENDED_YIELD) frame.resumeYield(value, mode.ordinal());
        generator.state = State.EXECUTING;
        advance(null);
    }

    // AsyncGeneratorAwaitReturn ( generator ), https://tc39.es/ecma262/#sec-asyncgeneratorawaitreturn
    /** Returns false if the value could not be awaited; its request has then been rejected. */
    boolean awaitReturn(Object value) {
        try {
            PromiseObject promise = PromiseObject.promiseResolve(realm, value);
            awaitingReturn = true;
            promise.react(this);
            return true;
        } catch (JsException exception) {
            generator.failStep(realm, exception);
            return false;
        }
    }

    @Override
    protected void react() {
        Object value = takeArgument();
        if (awaitingReturn) {
            awaitingReturn = false;
            if (rejected) generator.failStep(realm, new JsException(value));
            else generator.completeStep(realm, value, true);
            generator.drainQueue(realm);
        } else if (rejected) {
            advance(new JsException(value));
        } else {
            frame.resumeAwait(value);
            advance(null);
        }
    }

    // AsyncGeneratorStart ( generator, generatorBody ), https://tc39.es/ecma262/#sec-asyncgeneratorstart
    private void advance(JsException thrown) {
        while (true) {
            Object outcome;
            try {
                outcome = thrown == null ? Interpreter.run(frame) : Interpreter.runThrowing(frame, thrown);
            } catch (JsException exception) {
                exception.value(realm);
                finish();
                generator.failStep(realm, exception);
                generator.drainQueue(realm);
                return;
            }
            thrown = null;
            if (outcome == Suspension.AWAIT) {
                try {
                    PromiseObject.promiseResolve(realm, frame.takeTransfer()).react(this);
                    return;
                } catch (JsException exception) {
                    thrown = exception;
                }
            } else if (outcome instanceof Suspension) {
                if (!generator.yield(realm, frame, frame.takeTransfer())) return;
            } else {
                finish();
                generator.completeStep(realm, outcome, true);
                generator.drainQueue(realm);
                return;
            }
        }
    }

    private void finish() {
        generator.state = State.DRAINING_QUEUE;
        frame = null;
    }
}
