package dev.gyre.engine.builtins.control;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.IteratorOperations.IteratorRecord;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** An iterator made by a helper method: a generator whose body is the Java method {@link #produce}. */
// Iterator Helper Objects, https://tc39.es/ecma262/#sec-iterator-helper-objects
abstract class IteratorHelper extends JsObject {
    private enum State {
        SUSPENDED_START,
        SUSPENDED_YIELD,
        RUNNING,
        COMPLETED
    }

    /** The underlying iterator; null for helpers that open it later. */
    final IteratorRecord underlying;

    private State state = State.SUSPENDED_START;

    IteratorHelper(Realm realm, IteratorRecord underlying) {
        super(realm.intrinsic(Intrinsic.ITERATOR_HELPER_PROTOTYPE));
        this.underlying = underlying;
    }

    /** The next value, or Java null at the end. An exception ends the iteration. */
    abstract Object produce(Realm realm);

    /** Closes the underlying iterators when the consumer stops early; {@code started} is false when next was never called. */
    void closeUnderlying(boolean started) {
        IteratorOperations.iteratorClose(underlying);
    }

    /** Runs until the next value; Java null at the end. */
    final Object resume(Realm realm) {
        if (state == State.RUNNING) throw Errors.typeError("Generator is already running");
        if (state == State.COMPLETED) return null;
        state = State.RUNNING;
        Object value = null;
        try {
            value = produce(realm);
            return value;
        } finally {
            state = value == null ? State.COMPLETED : State.SUSPENDED_YIELD;
        }
    }

    /** The return method. */
    final void finish() {
        if (state == State.RUNNING) throw Errors.typeError("Generator is already running");
        if (state == State.COMPLETED) return;
        boolean started = state == State.SUSPENDED_YIELD;
        // Before the first value the helper counts as completed while the iterator closes; later it is the running
        // generator.
        state = started ? State.RUNNING : State.COMPLETED;
        try {
            closeUnderlying(started);
        } finally {
            state = State.COMPLETED;
        }
    }

    /** Next value of the underlying iterator, or Java null. */
    final Object step() {
        return IteratorOperations.iteratorStepValue(underlying);
    }

    /** The exception to throw after closing the underlying iterator because of an error. */
    final JsException closing(JsException error) {
        return IteratorOperations.iteratorCloseOnThrow(underlying, error);
    }

    @Override
    public String kindName() {
        return "Iterator";
    }
}
