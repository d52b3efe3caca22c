package dev.gyre.engine.builtins.indexed;

import static dev.gyre.engine.runtime.operations.ObjectOperations.lengthOfArrayLike;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.ArrayList;
import java.util.List;

/** Sorting, and the methods of Array.prototype that return a changed copy. */
@BuiltinObject(intrinsic = "%Array.prototype%")
public final class ArraySortingMethods {
    private ArraySortingMethods() {}

    // Array.prototype.sort ( comparator ), https://tc39.es/ecma262/#sec-array.prototype.sort
    @Builtin
    static Object sort(Realm realm, Object self, Object comparator) {
        JsObject compare = requireComparator(comparator);
        JsObject object = TypeConversion.toObject(realm, self);
        long length = lengthOfArrayLike(object);
        List<Object> present = new ArrayList<>();
        for (long k = 0; k < length; k++) {
            ArrayElements.poll(realm, k);
            Object element = ArrayElements.getIfPresent(object, k);
            if (element == null) k = ArrayHoles.last(object, k, length);
            else present.add(element);
        }
        Object[] sorted = ValueSort.sort(realm, present.toArray(), compare);
        for (int k = 0; k < sorted.length; k++) {
            ArrayElements.poll(realm, k);
            ArrayElements.put(object, k, sorted[k]);
        }
        for (long k = sorted.length; k < length; k++) {
            ArrayElements.poll(realm, k);
            if (!(object instanceof JsArray array) || array.hasOwnProperty(PropertyKey.fromIndex(k)))
                ArrayElements.delete(object, k);
            else k = ArrayHoles.last(object, k, length);
        }
        return object;
    }

    // Array.prototype.toSorted ( comparator ), https://tc39.es/ecma262/#sec-array.prototype.tosorted
    @Builtin
    static Object toSorted(Realm realm, Object self, Object comparator) {
        JsObject compare = requireComparator(comparator);
        JsObject object = TypeConversion.toObject(realm, self);
        return JsArray.of(
                realm, ValueSort.sort(realm, copy(realm, object, copiedLength(lengthOfArrayLike(object))), compare));
    }

    static JsObject requireComparator(Object comparator) {
        if (comparator == Undefined.INSTANCE) return null;
        if (Comparison.isCallable(comparator)) return (JsObject) comparator;
        throw Errors.typeError("The comparison function must be either a function or undefined: "
                + NoSideEffectsToString.of(comparator));
    }

    // Array.prototype.toReversed ( ), https://tc39.es/ecma262/#sec-array.prototype.toreversed
    @Builtin
    static Object toReversed(Realm realm, Object self) {
        JsObject object = TypeConversion.toObject(realm, self);
        int length = copiedLength(lengthOfArrayLike(object));
        Object[] elements = new Object[length];
        for (int k = 0; k < length; k++) {
            ArrayElements.poll(realm, k);
            elements[k] = ArrayElements.get(object, length - 1 - k);
        }
        return JsArray.of(realm, elements);
    }

    // Array.prototype.with ( index, value ), https://tc39.es/ecma262/#sec-array.prototype.with
    @Builtin(names = "with")
    static Object withElement(Realm realm, Object self, Object index, Object value) {
        JsObject object = TypeConversion.toObject(realm, self);
        long length = lengthOfArrayLike(object);
        double relative = TypeConversion.toIntegerOrInfinity(index);
        double actual = relative >= 0 ? relative : length + relative;
        if (actual >= length || actual < 0)
            throw Errors.rangeError("Invalid index : " + NoSideEffectsToString.of(index));
        int count = copiedLength(length);
        Object[] elements = new Object[count];
        for (int k = 0; k < count; k++) {
            ArrayElements.poll(realm, k);
            elements[k] = k == (int) actual ? value : ArrayElements.get(object, k);
        }
        return JsArray.of(realm, elements);
    }

    // Array.prototype.toSpliced ( start, skipCount, ...items ), https://tc39.es/ecma262/#sec-array.prototype.tospliced
    @Builtin(length = 2)
    static Object toSpliced(Realm realm, Object self, Object[] arguments) {
        JsObject object = TypeConversion.toObject(realm, self);
        long length = lengthOfArrayLike(object);
        long start = arguments.length > 0 ? ArrayElements.relativeIndex(arguments[0], length) : 0;
        long skip = 0;
        if (arguments.length == 1) skip = length - start;
        if (arguments.length > 1)
            skip = (long) Math.min(Math.max(TypeConversion.toIntegerOrInfinity(arguments[1]), 0), length - start);
        int itemCount = Math.max(arguments.length - 2, 0);
        long newLength = length + itemCount - skip;
        if (newLength > ArrayElements.MAX_SAFE_LENGTH) throw Errors.typeError("Invalid array length");
        Object[] elements = new Object[copiedLength(newLength)];
        int to = 0;
        for (long k = 0; k < start; k++) {
            ArrayElements.poll(realm, k);
            elements[to++] = ArrayElements.get(object, k);
        }
        for (int i = 0; i < itemCount; i++) elements[to++] = arguments[i + 2];
        for (long k = start + skip; k < length; k++) {
            ArrayElements.poll(realm, k);
            elements[to++] = ArrayElements.get(object, k);
        }
        return JsArray.of(realm, elements);
    }

    private static int copiedLength(long length) {
        if (length > 0xFFFFFFFFL) throw Errors.rangeError("Invalid array length");
        if (length > Integer.MAX_VALUE - 8) throw Errors.rangeError("Invalid array length");
        return (int) length;
    }

    private static Object[] copy(Realm realm, JsObject object, int length) {
        Object[] elements = new Object[length];
        for (int k = 0; k < length; k++) {
            ArrayElements.poll(realm, k);
            elements[k] = ArrayElements.get(object, k);
        }
        return elements;
    }
}
