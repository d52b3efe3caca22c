package dev.gyre.engine.runtime.operations;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.OrdinaryObject;
import dev.gyre.engine.runtime.object.Originals;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Operations on iterator objects, clause 7.4. */
public final class IteratorOperations {
    /** The kind of iterator that GetIterator gets. */
    public enum Kind {
        SYNC,
        ASYNC
    }

    /** An Iterator Record. */
    public static final class IteratorRecord {
        private static final int POLL_STEPS = 64;

        private final JsObject iterator;
        private final Object nextMethod;
        private boolean done;
        private int steps;

        public IteratorRecord(JsObject iterator, Object nextMethod) {
            this.iterator = iterator;
            this.nextMethod = nextMethod;
        }

        public JsObject iterator() {
            return iterator;
        }

        public Object nextMethod() {
            return nextMethod;
        }

        public boolean done() {
            return done;
        }

        public void setDone() {
            done = true;
        }

        /** The interrupt check of all loops over iterators, since next may be a builtin, which makes none. */
        private void poll(JsObject next) {
            if ((++steps & POLL_STEPS - 1) == 0)
                ObjectOperations.getFunctionRealm(next).agent().poll(POLL_STEPS);
        }
    }

    private IteratorOperations() {}

    // GetIteratorDirect ( obj ), https://tc39.es/ecma262/#sec-getiteratordirect
    public static IteratorRecord getIteratorDirect(JsObject object) {
        return new IteratorRecord(object, object.get("next", object));
    }

    // GetIteratorFromMethod ( obj, method ), https://tc39.es/ecma262/#sec-getiteratorfrommethod
    public static IteratorRecord getIteratorFromMethod(Realm realm, Object value, JsObject method) {
        Object iterator = method.call0(value);
        if (!(iterator instanceof JsObject object)) {
            throw Errors.typeError("Result of the Symbol.iterator method is not an object");
        }
        return getIteratorDirect(object);
    }

    // GetIterator ( obj, kind ), https://tc39.es/ecma262/#sec-getiterator
    public static IteratorRecord getIterator(Realm realm, Object value, Kind kind) {
        if (kind == Kind.SYNC) {
            return getIteratorFromMethod(realm, value, iteratorMethod(realm, value));
        }
        JsObject method = ObjectOperations.getMethod(realm, value, JsSymbol.ASYNC_ITERATOR);
        if (method == null) {
            return realm.createAsyncFromSyncIterator(getIterator(realm, value, Kind.SYNC));
        }
        Object iterator = method.call0(value);
        if (!(iterator instanceof JsObject object)) {
            throw Errors.typeError("Result of the Symbol.asyncIterator method is not an object");
        }
        return getIteratorDirect(object);
    }

    private static JsObject iteratorMethod(Realm realm, Object value) {
        if (!Comparison.isNullish(value)) {
            Object method = ObjectOperations.getV(realm, value, JsSymbol.ITERATOR);
            if (method instanceof JsObject function && function.isCallable()) {
                return function;
            }
        }
        throw notIterable(value);
    }

    /** V8's "number 1 is not iterable (cannot read property Symbol(Symbol.iterator))", for callers that have no source text. */
    public static JsException notIterable(Object value) {
        return Errors.typeError(
                NoSideEffectsToString.typed(value) + " is not iterable (cannot read property Symbol(Symbol.iterator))");
    }

    // GetIteratorFlattenable ( obj, primitiveHandling ), https://tc39.es/ecma262/#sec-getiteratorflattenable
    public static IteratorRecord getIteratorFlattenable(Realm realm, Object value, boolean iterateStrings) {
        if (!(value instanceof JsObject) && !(iterateStrings && value instanceof CharSequence)) {
            throw Errors.typeError(PropertyErrors.display(value) + " is not an object");
        }
        JsObject method = ObjectOperations.getMethod(realm, value, JsSymbol.ITERATOR);
        Object iterator = method == null ? value : method.call0(value);
        if (!(iterator instanceof JsObject object)) {
            throw Errors.typeError(PropertyErrors.display(iterator) + " is not an object");
        }
        return getIteratorDirect(object);
    }

    // IteratorNext ( iteratorRecord [ , value ] ), https://tc39.es/ecma262/#sec-iteratornext
    public static JsObject iteratorNext(IteratorRecord record) {
        return iteratorNext(record, null);
    }

    /** If valueOrNull is null, next() is called without an argument. */
    public static JsObject iteratorNext(IteratorRecord record, Object valueOrNull) {
        Object result;
        try {
            JsObject next = Comparison.requireMethod(record.nextMethod());
            record.poll(next);
            result = valueOrNull == null ? next.call0(record.iterator()) : next.call1(record.iterator(), valueOrNull);
        } catch (JsException exception) {
            record.setDone();
            throw exception;
        }
        if (result instanceof JsObject object) {
            return object;
        }
        record.setDone();
        throw Errors.typeError("Iterator result " + PropertyErrors.display(result) + " is not an object");
    }

    // IteratorComplete ( iteratorResult ), https://tc39.es/ecma262/#sec-iteratorcomplete
    public static boolean iteratorComplete(JsObject result) {
        return TypeConversion.toBoolean(result.get("done", result));
    }

    // IteratorValue ( iteratorResult ), https://tc39.es/ecma262/#sec-iteratorvalue
    public static Object iteratorValue(JsObject result) {
        return result.get("value", result);
    }

    // IteratorStep ( iteratorRecord ), https://tc39.es/ecma262/#sec-iteratorstep
    /** The iterator result, or null when done. */
    public static JsObject iteratorStep(IteratorRecord record) {
        JsObject result = iteratorNext(record);
        boolean done;
        try {
            done = iteratorComplete(result);
        } catch (JsException exception) {
            record.setDone();
            throw exception;
        }
        if (done) {
            record.setDone();
            return null;
        }
        return result;
    }

    // IteratorStepValue ( iteratorRecord ), https://tc39.es/ecma262/#sec-iteratorstepvalue
    /** The value, or null when done. */
    public static Object iteratorStepValue(IteratorRecord record) {
        JsObject result = iteratorStep(record);
        if (result == null) {
            return null;
        }
        try {
            return iteratorValue(result);
        } catch (JsException exception) {
            record.setDone();
            throw exception;
        }
    }

    /** IteratorStep without the result: false when done. */
    public static boolean iteratorStepSkipping(IteratorRecord record) {
        return iteratorStep(record) != null;
    }

    /**
     * The method by which an iterator is closed, or null. In the library's code, what a program has added to an
     * intrinsic, such as Object.prototype, is no such method.
     */
    public static JsObject returnMethod(JsObject iterator) {
        return Originals.hidesInherited(iterator, "return")
                ? null
                : ObjectOperations.getMethod(null, iterator, "return");
    }

    // IteratorClose ( iteratorRecord, completion ), https://tc39.es/ecma262/#sec-iteratorclose
    /** Closes the iterator for a normal or return completion. */
    public static void iteratorClose(IteratorRecord record) {
        JsObject iterator = record.iterator();
        JsObject method = returnMethod(iterator);
        if (method != null) {
            Object result = method.call0(iterator);
            if (!(result instanceof JsObject)) {
                throw Errors.typeError("return called on non-object");
            }
        }
    }

    // IteratorClose ( iteratorRecord, completion ), https://tc39.es/ecma262/#sec-iteratorclose
    /**
     * Closes the iterator for a throw completion: an exception from closing is dropped in favour of the error. Returns
     * the exception to throw.
     */
    public static JsException iteratorCloseOnThrow(IteratorRecord record, JsException error) {
        JsObject iterator = record.iterator();
        try {
            JsObject method = returnMethod(iterator);
            if (method != null) {
                method.call0(iterator);
            }
        } catch (JsException givesWay) {
            return error;
        }
        return error;
    }

    // CreateIteratorResultObject ( value, done ), https://tc39.es/ecma262/#sec-createiterresultobject
    public static JsObject createIterResultObject(Realm realm, Object value, boolean done) {
        var result = new OrdinaryObject(realm.iteratorResultShape());
        result.field0 = value;
        result.field1 = done;
        return result;
    }

    // IteratorToList ( iteratorRecord ), https://tc39.es/ecma262/#sec-iteratortolist
    public static List<Object> iteratorToList(IteratorRecord record) {
        var values = new ArrayList<Object>();
        Object value;
        while ((value = iteratorStepValue(record)) != null) {
            values.add(value);
        }
        return values;
    }

    /** Consumes the entries of an iterable. */
    public interface EntryAdder {
        void add(Object key, Object value);
    }

    // AddEntriesFromIterable ( target, iterable, adder ), https://tc39.es/ecma262/#sec-add-entries-from-iterable
    public static void addEntriesFromIterable(Realm realm, Object iterable, EntryAdder adder) {
        IteratorRecord iterator = getIterator(realm, iterable, Kind.SYNC);
        Object entry;
        while ((entry = iteratorStepValue(iterator)) != null) {
            try {
                if (!(entry instanceof JsObject pair))
                    throw Errors.typeError(
                            "Iterator value " + NoSideEffectsToString.of(entry) + " is not an entry object");
                Object key = pair.getIndex(0);
                adder.add(key, pair.getIndex(1));
            } catch (JsException error) {
                throw iteratorCloseOnThrow(iterator, error);
            }
        }
    }

    /** Collects the values of an iterable; an array whose iteration is unmodified is copied. */
    public static List<Object> iterableToList(Realm realm, Object iterable) {
        if (iterable instanceof JsArray array && isPristine(realm, array)) {
            return new ArrayList<>(Arrays.asList(array.toObjectArray()));
        }
        return iteratorToList(getIterator(realm, iterable, Kind.SYNC));
    }

    /**
     * OPTIMIZATION: whether iterating this array would call only the original Array.prototype[@@iterator] and next.
     * Runs no JS.
     */
    public static boolean isPristine(Realm realm, JsArray array) {
        return array.isDense() && array.shape() == realm.arrayShape() && realm.isArrayIterationPristine();
    }
}
