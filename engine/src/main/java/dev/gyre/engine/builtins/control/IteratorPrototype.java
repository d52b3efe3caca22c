package dev.gyre.engine.builtins.control;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.IteratorOperations.IteratorRecord;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Rope;
import dev.gyre.engine.runtime.value.Undefined;

/** Iterator.prototype with the iterator helper methods. */
// 27.1.4 Properties of the Iterator Prototype Object, https://tc39.es/ecma262/#sec-%iterator.prototype%-object
@BuiltinObject(intrinsic = "%Iterator.prototype%")
public final class IteratorPrototype {
    private static final double MAX_SAFE_INTEGER = 9007199254740991.0;

    private IteratorPrototype() {}

    // Iterator.prototype [ @@iterator ] ( ), https://tc39.es/ecma262/#sec-%iterator.prototype%-@@iterator
    @Builtin(names = "@@iterator")
    static Object iterator(Realm realm, Object self) {
        return self;
    }

    // Iterator.prototype [ @@dispose ] ( ), https://tc39.es/ecma262/#sec-%iterator.prototype%-@@dispose
    @Builtin(names = "@@dispose")
    static Object dispose(Realm realm, Object self) {
        JsObject method = ObjectOperations.getMethod(realm, self, "return");
        if (method != null) method.call0(self);
        return Undefined.INSTANCE;
    }

    /** Checks the callback of the receiver; an invalid one closes the iterator. */
    private static JsObject callback(JsObject iterator, Object function) {
        try {
            return Receiver.requireCallable(function);
        } catch (JsException error) {
            throw closing(iterator, error);
        }
    }

    private static JsObject receiver(Object self, String method) {
        return Receiver.requireObject(self, "Iterator.prototype." + method);
    }

    // Iterator.prototype.map ( mapper ), https://tc39.es/ecma262/#sec-iterator.prototype.map
    @Builtin
    static Object map(Realm realm, Object self, Object mapper) {
        JsObject iterator = receiver(self, "map");
        JsObject function = callback(iterator, mapper);
        return new IteratorHelpers.Mapping(realm, IteratorOperations.getIteratorDirect(iterator), function);
    }

    // Iterator.prototype.filter ( predicate ), https://tc39.es/ecma262/#sec-iterator.prototype.filter
    @Builtin
    static Object filter(Realm realm, Object self, Object predicate) {
        JsObject iterator = receiver(self, "filter");
        JsObject function = callback(iterator, predicate);
        return new IteratorHelpers.Filtering(realm, IteratorOperations.getIteratorDirect(iterator), function);
    }

    // Iterator.prototype.flatMap ( mapper ), https://tc39.es/ecma262/#sec-iterator.prototype.flatmap
    @Builtin
    static Object flatMap(Realm realm, Object self, Object mapper) {
        JsObject iterator = receiver(self, "flatMap");
        // V8's message has the method in place of the callback.
        if (!Comparison.isCallable(mapper))
            throw closing(iterator, Errors.typeError("Iterator.prototype.flatMap is not a function"));
        JsObject function = (JsObject) mapper;
        return new IteratorHelpers.FlatMapping(realm, IteratorOperations.getIteratorDirect(iterator), function);
    }

    // Iterator.prototype.take ( limit ), https://tc39.es/ecma262/#sec-iterator.prototype.take
    @Builtin
    static Object take(Realm realm, Object self, Object limit) {
        JsObject iterator = receiver(self, "take");
        double count = limit(iterator, limit);
        return new IteratorHelpers.Taking(realm, IteratorOperations.getIteratorDirect(iterator), count);
    }

    // Iterator.prototype.drop ( limit ), https://tc39.es/ecma262/#sec-iterator.prototype.drop
    @Builtin
    static Object drop(Realm realm, Object self, Object limit) {
        JsObject iterator = receiver(self, "drop");
        double count = limit(iterator, limit);
        return new IteratorHelpers.Dropping(realm, IteratorOperations.getIteratorDirect(iterator), count);
    }

    private static double limit(JsObject iterator, Object limit) {
        try {
            double number = TypeConversion.toNumber(limit);
            double count = number != number ? -1 : TypeConversion.toIntegerOrInfinity(number);
            if (count < 0 || count > MAX_SAFE_INTEGER && count != Double.POSITIVE_INFINITY)
                throw Errors.rangeError(NoSideEffectsToString.of(limit) + " must be positive");
            return count;
        } catch (JsException error) {
            throw closing(iterator, error);
        }
    }

    // Iterator.prototype.chunks ( chunkSize ),
    // https://tc39.es/proposal-iterator-chunking/#sec-iterator.prototype.chunks
    @Builtin
    static Object chunks(Realm realm, Object self, Object chunkSize) {
        JsObject iterator = receiver(self, "chunks");
        long size = size(iterator, chunkSize);
        return new IteratorBuffering(
                realm, IteratorOperations.getIteratorDirect(iterator), size, IteratorBuffering.Mode.CHUNKS);
    }

    // Iterator.prototype.windows ( windowSize [ , undersized ] ),
    // https://tc39.es/proposal-iterator-chunking/#sec-iterator.prototype.windows
    @Builtin(length = 1)
    static Object windows(Realm realm, Object self, Object windowSize, Object undersized) {
        JsObject iterator = receiver(self, "windows");
        long size = size(iterator, windowSize);
        String rest = undersized == Undefined.INSTANCE
                ? "only-full"
                : undersized instanceof CharSequence text ? text.toString() : "";
        if (!rest.equals("only-full") && !rest.equals("allow-partial"))
            throw closing(iterator, Errors.typeError("Invalid undersized: " + NoSideEffectsToString.of(undersized)));
        var mode =
                rest.equals("only-full") ? IteratorBuffering.Mode.FULL_WINDOWS : IteratorBuffering.Mode.PARTIAL_WINDOWS;
        return new IteratorBuffering(realm, IteratorOperations.getIteratorDirect(iterator), size, mode);
    }

    /** Checks a number of elements from 1 to 2**32 - 1 without conversion; another value closes the iterator. */
    private static long size(JsObject iterator, Object value) {
        if (!Comparison.isIntegralNumber(value))
            throw closing(iterator, Errors.typeError(NoSideEffectsToString.of(value) + " is not an integral number"));
        double size = ((Number) value).doubleValue();
        if (size < 1 || size > 4294967295.0)
            throw closing(
                    iterator, Errors.rangeError(NoSideEffectsToString.of(value) + " must be between 1 and 2**32 - 1"));
        return (long) size;
    }

    /** The error to throw after closing an iterator whose next method has not been read. */
    private static JsException closing(JsObject iterator, JsException error) {
        return IteratorOperations.iteratorCloseOnThrow(new IteratorRecord(iterator, Undefined.INSTANCE), error);
    }

    // Iterator.prototype.every ( predicate ), https://tc39.es/ecma262/#sec-iterator.prototype.every
    @Builtin
    static boolean every(Realm realm, Object self, Object predicate) {
        JsObject iterator = receiver(self, "every");
        return firstMatch(iterator, callback(iterator, predicate), false) == null;
    }

    // Iterator.prototype.some ( predicate ), https://tc39.es/ecma262/#sec-iterator.prototype.some
    @Builtin
    static boolean some(Realm realm, Object self, Object predicate) {
        JsObject iterator = receiver(self, "some");
        return firstMatch(iterator, callback(iterator, predicate), true) != null;
    }

    // Iterator.prototype.find ( predicate ), https://tc39.es/ecma262/#sec-iterator.prototype.find
    @Builtin
    static Object find(Realm realm, Object self, Object predicate) {
        JsObject iterator = receiver(self, "find");
        Object found = firstMatch(iterator, callback(iterator, predicate), true);
        return found == null ? Undefined.INSTANCE : found;
    }

    /** The first value whose test result is {@code wanted}, after closing the iterator; Java null at the end. */
    private static Object firstMatch(JsObject iterator, JsObject predicate, boolean wanted) {
        IteratorRecord iterated = IteratorOperations.getIteratorDirect(iterator);
        Object value;
        for (long counter = 0; (value = IteratorOperations.iteratorStepValue(iterated)) != null; counter++) {
            if (TypeConversion.toBoolean(call(iterated, predicate, value, counter)) != wanted) continue;
            IteratorOperations.iteratorClose(iterated);
            return value;
        }
        return null;
    }

    private static Object call(IteratorRecord iterated, JsObject function, Object value, long counter) {
        try {
            return function.call2(Undefined.INSTANCE, value, TypeConversion.number(counter));
        } catch (JsException error) {
            throw IteratorOperations.iteratorCloseOnThrow(iterated, error);
        }
    }

    // Iterator.prototype.forEach ( procedure ), https://tc39.es/ecma262/#sec-iterator.prototype.foreach
    @Builtin
    static Object forEach(Realm realm, Object self, Object procedure) {
        JsObject iterator = receiver(self, "forEach");
        JsObject function = callback(iterator, procedure);
        IteratorRecord iterated = IteratorOperations.getIteratorDirect(iterator);
        Object value;
        for (long counter = 0; (value = IteratorOperations.iteratorStepValue(iterated)) != null; counter++)
            call(iterated, function, value, counter);
        return Undefined.INSTANCE;
    }

    // Iterator.prototype.reduce ( reducer [ , initialValue ] ), https://tc39.es/ecma262/#sec-iterator.prototype.reduce
    @Builtin(length = 1)
    static Object reduce(Realm realm, Object self, Object reducer, Object[] initialValue) {
        JsObject iterator = receiver(self, "reduce");
        JsObject function = callback(iterator, reducer);
        IteratorRecord iterated = IteratorOperations.getIteratorDirect(iterator);
        long counter = initialValue.length > 0 ? 0 : 1;
        Object accumulator = initialValue.length > 0 ? initialValue[0] : IteratorOperations.iteratorStepValue(iterated);
        if (accumulator == null) throw Errors.typeError("Reduce of a done iterator with no initial value");
        Object value;
        while ((value = IteratorOperations.iteratorStepValue(iterated)) != null) {
            try {
                accumulator = function.call3(Undefined.INSTANCE, accumulator, value, TypeConversion.number(counter++));
            } catch (JsException error) {
                throw IteratorOperations.iteratorCloseOnThrow(iterated, error);
            }
        }
        return accumulator;
    }

    // Iterator.prototype.toArray ( ), https://tc39.es/ecma262/#sec-iterator.prototype.toarray
    @Builtin
    static Object toArray(Realm realm, Object self) {
        JsObject iterator = receiver(self, "toArray");
        return JsArray.fromList(
                realm, IteratorOperations.iteratorToList(IteratorOperations.getIteratorDirect(iterator)));
    }

    // Iterator.prototype.includes ( searchElement [ , skippedElements ] ),
    // https://tc39.es/proposal-iterator-includes/#sec-iterator.prototype.includes
    @Builtin(length = 1)
    static boolean includes(Realm realm, Object self, Object searchElement, Object skippedElements) {
        JsObject iterator = receiver(self, "includes");
        double toSkip = skippedElements == Undefined.INSTANCE ? 0 : skipped(iterator, skippedElements);
        IteratorRecord iterated = IteratorOperations.getIteratorDirect(iterator);
        Object value;
        for (double skipped = 0; (value = IteratorOperations.iteratorStepValue(iterated)) != null; ) {
            if (skipped < toSkip) {
                skipped++;
            } else if (Comparison.sameValueZero(value, searchElement)) {
                IteratorOperations.iteratorClose(iterated);
                return true;
            }
        }
        return false;
    }

    private static double skipped(JsObject iterator, Object value) {
        double count = Comparison.isNumber(value) ? ((Number) value).doubleValue() : Double.NaN;
        if (count != Math.rint(count))
            throw closing(iterator, Errors.typeError(NoSideEffectsToString.of(value) + " is not an integral number"));
        if (count < 0)
            throw closing(iterator, Errors.rangeError(NoSideEffectsToString.of(value) + " must be positive"));
        if (count > MAX_SAFE_INTEGER && count != Double.POSITIVE_INFINITY)
            throw closing(iterator, Errors.rangeError(NoSideEffectsToString.of(value) + " is too large"));
        return count;
    }

    // Iterator.prototype.join ( separator ), https://tc39.es/proposal-iterator-join/#sec-iterator.prototype.join
    @Builtin
    static Object join(Realm realm, Object self, Object separator) {
        JsObject iterator = receiver(self, "join");
        String between = separator == Undefined.INSTANCE ? "," : separator(iterator, separator);
        IteratorRecord iterated = IteratorOperations.getIteratorDirect(iterator);
        var text = new StringBuilder();
        boolean first = true;
        Object value;
        while ((value = IteratorOperations.iteratorStepValue(iterated)) != null) {
            try {
                String piece = Comparison.isNullish(value) ? "" : TypeConversion.toString(value);
                if ((long) text.length() + between.length() + piece.length() > Rope.MAX_LENGTH)
                    throw Errors.rangeError("Invalid string length");
                if (!first) text.append(between);
                text.append(piece);
                first = false;
            } catch (JsException error) {
                throw IteratorOperations.iteratorCloseOnThrow(iterated, error);
            }
        }
        return text.toString();
    }

    private static String separator(JsObject iterator, Object separator) {
        try {
            return TypeConversion.toString(separator);
        } catch (JsException error) {
            throw closing(iterator, error);
        }
    }

    // get Iterator.prototype [ @@toStringTag ], https://tc39.es/ecma262/#sec-get-iterator.prototype-@@tostringtag
    @Builtin(names = "@@toStringTag", getter = true)
    static Object getToStringTag(Realm realm, Object self) {
        return "Iterator";
    }

    // set Iterator.prototype [ @@toStringTag ], https://tc39.es/ecma262/#sec-set-iterator.prototype-@@tostringtag
    @Builtin(names = "@@toStringTag", setter = true)
    static Object setToStringTag(Realm realm, Object self, Object value) {
        return setterThatIgnoresPrototypeProperties(realm, self, JsSymbol.TO_STRING_TAG, value);
    }

    // get Iterator.prototype.constructor, https://tc39.es/ecma262/#sec-get-iterator.prototype.constructor
    @Builtin(names = "constructor", getter = true)
    static Object getConstructor(Realm realm, Object self) {
        return realm.intrinsic(Intrinsic.ITERATOR);
    }

    // set Iterator.prototype.constructor, https://tc39.es/ecma262/#sec-set-iterator.prototype.constructor
    @Builtin(names = "constructor", setter = true)
    static Object setConstructor(Realm realm, Object self, Object value) {
        return setterThatIgnoresPrototypeProperties(realm, self, "constructor", value);
    }

    // SetterThatIgnoresPrototypeProperties ( thisValue, home, p, v ),
    // https://tc39.es/ecma262/#sec-SetterThatIgnoresPrototypeProperties
    private static Object setterThatIgnoresPrototypeProperties(Realm realm, Object self, Object key, Object value) {
        JsObject object = Receiver.requireObject(
                self,
                "set Iterator.prototype"
                        + (key instanceof JsSymbol symbol ? "[" + symbol.description() + "]" : "." + key));
        if (object == realm.intrinsic(Intrinsic.ITERATOR_PROTOTYPE))
            throw Errors.typeError("Cannot assign to this property");
        PropertyDescriptor own = object.getOwnProperty(key);
        if (own == null) object.createDataPropertyOrThrow(key, value);
        else object.put(key, value);
        return Undefined.INSTANCE;
    }
}
