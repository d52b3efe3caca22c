package dev.gyre.engine.builtins.indexed;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;

/** Access to elements of array-likes by 53-bit index for the array methods; dense arrays need no key objects. */
final class ArrayElements {
    static final int POLL_STEPS = 512;
    static final long MAX_SAFE_LENGTH = (1L << 53) - 1;
    static final long MAX_ARRAY_LENGTH = (1L << 32) - 1;

    private ArrayElements() {}

    /** Get ( O, index ) */
    static Object get(JsObject object, long index) {
        if (index <= PropertyKey.MAX_INDEX) return object.getIndex((int) index);
        return object.get(PropertyKey.fromIndex(index));
    }

    /** Get ( O, index ) when HasProperty ( O, index ), otherwise Java null. */
    static Object getIfPresent(JsObject object, long index) {
        if (object instanceof JsArray array && array.isDense()) {
            Object element = index < array.length() ? array.elements().get((int) index) : null;
            if (element != null) return element;
        }
        Object key = PropertyKey.fromIndex(index);
        return object.hasProperty(key) ? object.get(key) : null;
    }

    /** Set ( O, index, value, true ) */
    static void put(JsObject object, long index, Object value) {
        object.put(PropertyKey.fromIndex(index), value);
    }

    /** DeletePropertyOrThrow ( O, index ) */
    static void delete(JsObject object, long index) {
        ObjectOperations.deletePropertyOrThrow(object, PropertyKey.fromIndex(index));
    }

    /** CreateDataPropertyOrThrow ( O, index, value ) */
    static void create(JsObject object, long index, Object value) {
        if (object instanceof JsArray array && array.createAfterLast(index, value)) return;
        object.createDataPropertyOrThrow(PropertyKey.fromIndex(index), value);
    }

    /** Makes room for elements of a dense array that will be appended, beginning with the one at an index. */
    static void reserve(Realm realm, JsObject result, long capacity, JsObject source, long index) {
        if (result instanceof JsArray array
                && source instanceof JsArray from
                && from.isDense()
                && index < from.length())
            array.reserve(realm.agent(), capacity, from.elements().get((int) index));
    }

    /** Set ( O, "length", length, true ) */
    static void setLength(JsObject object, long length) {
        object.put("length", TypeConversion.number(length));
    }

    /** Moves one element, or its absence, for shift, splice and copyWithin. */
    static void move(JsObject object, long from, long to) {
        Object element = getIfPresent(object, from);
        if (element != null) put(object, to, element);
        else delete(object, to);
    }

    /** A relative index clamped to 0..length: negative counts from the end. */
    static long relativeIndex(Object argument, long length) {
        double relative = TypeConversion.toIntegerOrInfinity(argument);
        if (relative < 0) return (long) Math.max(length + relative, 0);
        return (long) Math.min(relative, length);
    }

    /** As relativeIndex, with undefined meaning the length. */
    static long relativeEnd(Object argument, long length) {
        return argument == Undefined.INSTANCE ? length : relativeIndex(argument, length);
    }

    // ArraySpeciesCreate ( originalArray, length ), https://tc39.es/ecma262/#sec-arrayspeciescreate
    static JsObject speciesCreate(Realm realm, JsObject original, long length) {
        if (!dev.gyre.engine.runtime.operations.Comparison.isArray(original)) return arrayCreate(realm, length);
        Object constructor = original.get("constructor");
        if (constructor instanceof JsObject function && function.isConstructor()) {
            Realm other = ObjectOperations.getFunctionRealm(function);
            if (other != realm && function == other.intrinsic(Intrinsic.ARRAY)) constructor = Undefined.INSTANCE;
        }
        if (constructor instanceof JsObject function) {
            constructor = function.get(JsSymbol.SPECIES);
            if (constructor == Null.INSTANCE) constructor = Undefined.INSTANCE;
        }
        if (constructor == Undefined.INSTANCE) return arrayCreate(realm, length);
        if (!(constructor instanceof JsObject species) || !species.isConstructor()) {
            throw Errors.typeError("object.constructor[Symbol.species] is not a constructor");
        }
        return species.construct(new Object[] {TypeConversion.number(length)}, species);
    }

    // ArrayCreate ( length [ , proto ] ), https://tc39.es/ecma262/#sec-arraycreate
    static JsArray arrayCreate(Realm realm, long length) {
        if (length > 0xFFFFFFFFL) throw Errors.rangeError("Invalid array length");
        return JsArray.create(realm, length);
    }

    /** The receiver as an object. The error names the method for the methods for which V8's does. */
    static JsObject receiver(Realm realm, Object self, String method) {
        return Receiver.toObject(realm, self, "Array.prototype." + method);
    }

    /**
     * The interrupt check of a loop over elements, before its step {@code k}. The first counts as one step: if it counted as many, each
     * call would use up a whole interval, and the code around it would never be sampled as hot.
     */
    static void poll(Realm realm, long k) {
        if ((k & POLL_STEPS - 1) != 0) return;
        if (k == 0) realm.agent().poll();
        else realm.agent().pollBetweenPieces(POLL_STEPS);
    }
}
