package dev.gyre.engine.interpreter;

import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.ArrayDeque;

// Properties of AsyncGenerator Instances, https://tc39.es/ecma262/#sec-properties-of-asyncgenerator-intances
/** An async generator: its state and the queue of requests that wait for it. */
public final class AsyncGeneratorObject extends JsObject {
    /** The resume mode of a request. */
    public enum Mode {
        NEXT,
        THROW,
        RETURN
    }

    enum State {
        SUSPENDED_START,
        SUSPENDED_YIELD,
        EXECUTING,
        DRAINING_QUEUE,
        COMPLETED
    }

    // AsyncGeneratorRequest Records, https://tc39.es/ecma262/#sec-asyncgeneratorrequest-records
    private record Request(Mode mode, Object value, PromiseObject promise) {}

    private final ArrayDeque<Request> queue = new ArrayDeque<>(2);
    private final AsyncGeneratorActivation activation;
    State state = State.SUSPENDED_START;

    public AsyncGeneratorObject(JsObject prototype, Frame frame) {
        super(prototype);
        activation = new AsyncGeneratorActivation(this, frame);
    }

    // AsyncGenerator.prototype.next ( value ), https://tc39.es/ecma262/#sec-asyncgenerator-prototype-next
    public PromiseObject next(Realm realm, Object value) {
        var promise = PromiseObject.create(realm);
        if (state == State.COMPLETED) {
            promise.resolve(realm, IteratorOperations.createIterResultObject(realm, Undefined.INSTANCE, true));
            return promise;
        }
        enqueue(Mode.NEXT, value, promise);
        return promise;
    }

    // AsyncGenerator.prototype.return ( value ), https://tc39.es/ecma262/#sec-asyncgenerator-prototype-return
    public PromiseObject returnWith(Realm realm, Object value) {
        var promise = PromiseObject.create(realm);
        if (state == State.SUSPENDED_START || state == State.COMPLETED) {
            queue.add(new Request(Mode.RETURN, value, promise));
            state = State.DRAINING_QUEUE;
            if (!activation.awaitReturn(value)) drainQueue(realm);
        } else {
            enqueue(Mode.RETURN, value, promise);
        }
        return promise;
    }

    // AsyncGenerator.prototype.throw ( exception ), https://tc39.es/ecma262/#sec-asyncgenerator-prototype-throw
    public PromiseObject throwWith(Realm realm, Object exception) {
        var promise = PromiseObject.create(realm);
        if (state == State.SUSPENDED_START) state = State.COMPLETED;
        if (state == State.COMPLETED) {
            promise.reject(realm, exception);
            return promise;
        }
        enqueue(Mode.THROW, exception, promise);
        return promise;
    }

    private void enqueue(Mode mode, Object value, PromiseObject promise) {
        queue.add(new Request(mode, value, promise));
        if (state == State.SUSPENDED_START || state == State.SUSPENDED_YIELD) activation.resume(mode, value);
    }

    // AsyncGeneratorCompleteStep ( generator, completion, done [ , realm ] ),
    // https://tc39.es/ecma262/#sec-asyncgeneratorcompletestep
    void completeStep(Realm realm, Object value, boolean done) {
        queue.poll().promise.resolve(realm, IteratorOperations.createIterResultObject(realm, value, done));
    }

    void failStep(Realm realm, JsException error) {
        queue.poll().promise.reject(realm, error.value(realm));
    }

    // AsyncGeneratorYield ( value ), https://tc39.es/ecma262/#sec-asyncgeneratoryield
    /** Yields a value; returns true if the next request was waiting and has been written into the frame. */
    boolean yield(Realm realm, Frame frame, Object value) {
        completeStep(realm, value, false);
        Request next = queue.peek();
        if (next == null) {
            state = State.SUSPENDED_YIELD;
            return false;
        }
        frame.resumeYield(next.value, next.mode.ordinal());
        return true;
    }

    // AsyncGeneratorDrainQueue ( generator ), https://tc39.es/ecma262/#sec-asyncgeneratordrainqueue
    void drainQueue(Realm realm) {
        while (true) {
            Request next = queue.peek();
            if (next == null) {
                state = State.COMPLETED;
                return;
            }
            switch (next.mode) {
                case RETURN -> {
                    if (activation.awaitReturn(next.value)) return;
                }
                case THROW -> failStep(realm, new JsException(next.value));
                case NEXT -> completeStep(realm, Undefined.INSTANCE, true);
            }
        }
    }

    /** The promise of the current request; null if there is none. */
    PromiseObject currentPromise() {
        Request current = queue.peek();
        return current == null ? null : current.promise;
    }

    @Override
    public String className() {
        return "Generator";
    }

    @Override
    public String kindName() {
        return activation.functionName();
    }
}
