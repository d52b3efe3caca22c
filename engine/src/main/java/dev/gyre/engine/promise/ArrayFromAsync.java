package dev.gyre.engine.promise;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.IteratorOperations.IteratorRecord;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;

// Array.fromAsync ( asyncItems [ , mapper [ , thisArg ] ] ), https://tc39.es/ecma262/#sec-array.fromasync
/** One call of Array.fromAsync: an async function in Java, which awaits at three places. */
public final class ArrayFromAsync extends PromiseReaction {
    private enum Step {
        ITERATOR_RESULT,
        VALUE,
        MAPPED,
        CLOSING
    }

    private final Realm realm;
    private final PromiseObject promise;
    private final JsObject mapper;
    private final Object thisArgument;
    private JsObject target;
    /** Null for an array-like. */
    private IteratorRecord iterator;

    private JsObject arrayLike;
    private long length;
    private long index;
    private Step step;
    /** The error to throw when the iterator has been closed. */
    private Object closingError;

    private ArrayFromAsync(Realm realm, PromiseObject promise, JsObject mapper, Object thisArgument) {
        this.realm = realm;
        this.promise = promise;
        this.mapper = mapper;
        this.thisArgument = thisArgument;
    }

    public static PromiseObject start(
            Realm realm, Object constructor, Object items, Object mapper, Object thisArgument) {
        var promise = PromiseObject.create(realm);
        try {
            if (mapper != Undefined.INSTANCE && !(mapper instanceof JsObject function && function.isCallable())) {
                throw Errors.typeError(PropertyErrors.display(mapper) + " is not a function");
            }
            new ArrayFromAsync(realm, promise, mapper instanceof JsObject function ? function : null, thisArgument)
                    .begin(constructor, items);
        } catch (JsException exception) {
            promise.reject(realm, exception.value(realm));
        }
        return promise;
    }

    private void begin(Object constructor, Object items) {
        JsObject asyncMethod = ObjectOperations.getMethod(realm, items, JsSymbol.ASYNC_ITERATOR);
        JsObject syncMethod = asyncMethod != null ? null : ObjectOperations.getMethod(realm, items, JsSymbol.ITERATOR);
        JsObject species = constructor instanceof JsObject object && object.isConstructor() ? object : null;
        if (asyncMethod != null || syncMethod != null) {
            target = species == null ? JsArray.create(realm, 0) : ObjectOperations.construct(species);
            iterator = asyncMethod != null
                    ? IteratorOperations.getIteratorFromMethod(realm, items, asyncMethod)
                    : realm.createAsyncFromSyncIterator(
                            IteratorOperations.getIteratorFromMethod(realm, items, syncMethod));
        } else {
            arrayLike = TypeConversion.toObject(realm, items);
            length = ObjectOperations.lengthOfArrayLike(arrayLike);
            target = species == null
                    ? JsArray.create(realm, length)
                    : ObjectOperations.construct(species, new Object[] {TypeConversion.number(length)});
        }
        next();
    }

    private void await(Object value, Step at) {
        step = at;
        PromiseObject.promiseResolve(realm, value).react(this);
    }

    /** Reads the element at the index. */
    private void next() {
        if (iterator != null) {
            await(ObjectOperations.call(iterator.nextMethod(), iterator.iterator()), Step.ITERATOR_RESULT);
        } else if (index < length) {
            await(arrayLike.get(PropertyKey.fromIndex(index)), Step.VALUE);
        } else {
            finish();
        }
    }

    private void finish() {
        target.put("length", TypeConversion.number(index));
        promise.resolve(realm, target);
    }

    @Override
    protected Realm realm() {
        return realm;
    }

    @Override
    protected void react() {
        Object value = takeArgument();
        try {
            if (step == Step.CLOSING) promise.reject(realm, closingError);
            else if (rejected) failed(new JsException(value));
            else advance(value);
        } catch (JsException exception) {
            promise.reject(realm, exception.value(realm));
        }
    }

    private void advance(Object value) {
        switch (step) {
            case ITERATOR_RESULT -> {
                if (!(value instanceof JsObject result))
                    throw Errors.typeError("Iterator result " + PropertyErrors.display(value) + " is not an object");
                if (IteratorOperations.iteratorComplete(result)) finish();
                else element(IteratorOperations.iteratorValue(result));
            }
            case VALUE -> element(value);
            default -> store(value);
        }
    }

    private void element(Object value) {
        if (mapper == null) {
            store(value);
            return;
        }
        Object mapped;
        try {
            mapped = mapper.call2(thisArgument, value, TypeConversion.number(index));
            await(mapped, Step.MAPPED);
        } catch (JsException exception) {
            failed(exception);
        }
    }

    private void store(Object value) {
        try {
            target.createDataPropertyOrThrow(PropertyKey.fromIndex(index), value);
        } catch (JsException exception) {
            failed(exception);
            return;
        }
        index++;
        next();
    }

    // AsyncIteratorClose ( iteratorRecord, completion ), https://tc39.es/ecma262/#sec-asynciteratorclose
    private void failed(JsException error) {
        closingError = error.value(realm);
        if (iterator == null || step == Step.ITERATOR_RESULT && rejected) throw error;
        try {
            JsObject method = ObjectOperations.getMethod(realm, iterator.iterator(), "return");
            if (method == null) throw error;
            await(method.call0(iterator.iterator()), Step.CLOSING);
        } catch (JsException givesWay) {
            throw error;
        }
    }
}
