package dev.gyre.engine.promise;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.IteratorOperations.IteratorRecord;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

// %AsyncFromSyncIteratorPrototype% Objects, https://tc39.es/ecma262/#sec-%asyncfromsynciteratorprototype%-object
/** An async iterator on top of a sync one. */
public final class AsyncFromSyncIterator extends JsObject {
    private final IteratorRecord syncIterator;

    // CreateAsyncFromSyncIterator ( syncIteratorRecord ), https://tc39.es/ecma262/#sec-createasyncfromsynciterator
    public AsyncFromSyncIterator(Realm realm, IteratorRecord syncIterator) {
        super(realm.intrinsic(Intrinsic.ASYNC_FROM_SYNC_ITERATOR_PROTOTYPE));
        this.syncIterator = syncIterator;
    }

    // %AsyncFromSyncIteratorPrototype%.next ( [ value ] ),
    // https://tc39.es/ecma262/#sec-%asyncfromsynciteratorprototype%.next
    /** If valueOrNull is null, next is called without an argument. */
    public PromiseObject next(Realm realm, Object valueOrNull) {
        var promise = PromiseObject.create(realm);
        JsObject result;
        try {
            result = IteratorOperations.iteratorNext(syncIterator, valueOrNull);
        } catch (JsException exception) {
            promise.reject(realm, exception.value(realm));
            return promise;
        }
        continueWith(realm, result, promise, true);
        return promise;
    }

    // %AsyncFromSyncIteratorPrototype%.return ( [ value ] ),
    // https://tc39.es/ecma262/#sec-%asyncfromsynciteratorprototype%.return
    public PromiseObject returnWith(Realm realm, Object[] args) {
        var promise = PromiseObject.create(realm);
        try {
            JsObject method = ObjectOperations.getMethod(realm, syncIterator.iterator(), "return");
            if (method == null) {
                Object value = args.length == 0 ? dev.gyre.engine.runtime.value.Undefined.INSTANCE : args[0];
                promise.resolve(realm, IteratorOperations.createIterResultObject(realm, value, true));
                return promise;
            }
            continueWith(realm, resultObject(method.call(syncIterator.iterator(), args)), promise, false);
        } catch (JsException exception) {
            promise.reject(realm, exception.value(realm));
        }
        return promise;
    }

    // %AsyncFromSyncIteratorPrototype%.throw ( [ value ] ),
    // https://tc39.es/ecma262/#sec-%asyncfromsynciteratorprototype%.throw
    public PromiseObject throwWith(Realm realm, Object[] args) {
        var promise = PromiseObject.create(realm);
        try {
            JsObject method = ObjectOperations.getMethod(realm, syncIterator.iterator(), "throw");
            if (method == null) {
                syncIterator.setDone();
                IteratorOperations.iteratorClose(syncIterator);
                throw Errors.typeError("The iterator does not provide a 'throw' method.");
            }
            continueWith(realm, resultObject(method.call(syncIterator.iterator(), args)), promise, true);
        } catch (JsException exception) {
            promise.reject(realm, exception.value(realm));
        }
        return promise;
    }

    private static JsObject resultObject(Object result) {
        if (result instanceof JsObject object) return object;
        throw Errors.typeError("Iterator result " + PropertyErrors.display(result) + " is not an object");
    }

    // AsyncFromSyncIteratorContinuation, https://tc39.es/ecma262/#sec-asyncfromsynciteratorcontinuation
    private void continueWith(Realm realm, JsObject result, PromiseObject promise, boolean closeOnRejection) {
        boolean done;
        PromiseObject valuePromise;
        try {
            done = IteratorOperations.iteratorComplete(result);
            Object value = IteratorOperations.iteratorValue(result);
            valuePromise = wrap(realm, value, done, closeOnRejection);
        } catch (JsException exception) {
            promise.reject(realm, exception.value(realm));
            return;
        }
        valuePromise.react(new Unwrapping(realm, promise, done, done || !closeOnRejection ? null : syncIterator));
    }

    private PromiseObject wrap(Realm realm, Object value, boolean done, boolean closeOnRejection) {
        try {
            return PromiseObject.promiseResolve(realm, value);
        } catch (JsException exception) {
            if (done || !closeOnRejection) throw exception;
            exception.value(realm);
            throw IteratorOperations.iteratorCloseOnThrow(syncIterator, exception);
        }
    }

    /** Creates the iterator result for a value that has been awaited. */
    private static final class Unwrapping extends PromiseReaction {
        private final Realm realm;
        private final PromiseObject promise;
        private final boolean done;
        /** The iterator to close if the value is rejected, or null. */
        private final IteratorRecord closing;

        Unwrapping(Realm realm, PromiseObject promise, boolean done, IteratorRecord closing) {
            this.realm = realm;
            this.promise = promise;
            this.done = done;
            this.closing = closing;
        }

        @Override
        protected Realm realm() {
            return realm;
        }

        @Override
        protected void react() {
            if (!rejected) {
                promise.resolve(realm, IteratorOperations.createIterResultObject(realm, argument, done));
                return;
            }
            if (closing != null) IteratorOperations.iteratorCloseOnThrow(closing, new JsException(argument));
            promise.reject(realm, argument);
        }
    }
}
