package dev.gyre.engine.builtins.indexed;

import static dev.gyre.engine.builtins.Receiver.requireCallable;
import static dev.gyre.engine.builtins.indexed.TypedArrayPrototype.receiver;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.structured.TypedArrayObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The methods of %TypedArray%.prototype that call a callback for elements, sort, or copy with a change. */
@BuiltinObject(intrinsic = "%TypedArray.prototype%")
public final class TypedArrayIteration {
    private TypedArrayIteration() {}

    private static boolean test(JsObject function, Object thisArgument, TypedArrayObject array, int k) {
        return TypeConversion.toBoolean(function.call3(thisArgument, array.element(k), k, array));
    }

    /** The first index, in the order given, whose test result is {@code wanted}; -1 for none. */
    private static int find(
            Realm realm,
            TypedArrayObject array,
            Object callback,
            Object thisArgument,
            boolean ascending,
            boolean wanted) {
        int length = array.length();
        JsObject function = requireCallable(callback);
        for (int step = 0; step < length; step++) {
            ArrayElements.poll(realm, step);
            int k = ascending ? step : length - 1 - step;
            if (test(function, thisArgument, array, k) == wanted) return k;
        }
        return -1;
    }

    // %TypedArray%.prototype.every, https://tc39.es/ecma262/#sec-%typedarray%.prototype.every
    @Builtin(length = 1)
    static Object every(Realm realm, Object self, Object callback, Object thisArgument) {
        return find(realm, receiver(self, "every"), callback, thisArgument, true, false) < 0;
    }

    // %TypedArray%.prototype.some, https://tc39.es/ecma262/#sec-%typedarray%.prototype.some
    @Builtin(length = 1)
    static Object some(Realm realm, Object self, Object callback, Object thisArgument) {
        return find(realm, receiver(self, "some"), callback, thisArgument, true, true) >= 0;
    }

    // %TypedArray%.prototype.find, https://tc39.es/ecma262/#sec-%typedarray%.prototype.find
    @Builtin(length = 1)
    static Object find(Realm realm, Object self, Object callback, Object thisArgument) {
        TypedArrayObject array = receiver(self, "find");
        return findElement(realm, array, requireCallable(callback), thisArgument, true);
    }

    // %TypedArray%.prototype.findIndex, https://tc39.es/ecma262/#sec-%typedarray%.prototype.findindex
    @Builtin(length = 1)
    static Object findIndex(Realm realm, Object self, Object callback, Object thisArgument) {
        return find(realm, receiver(self, "findIndex"), callback, thisArgument, true, true);
    }

    // %TypedArray%.prototype.findLast, https://tc39.es/ecma262/#sec-%typedarray%.prototype.findlast
    @Builtin(length = 1)
    static Object findLast(Realm realm, Object self, Object callback, Object thisArgument) {
        TypedArrayObject array = receiver(self, "findLast");
        return findElement(realm, array, requireCallable(callback), thisArgument, false);
    }

    // %TypedArray%.prototype.findLastIndex, https://tc39.es/ecma262/#sec-%typedarray%.prototype.findlastindex
    @Builtin(length = 1)
    static Object findLastIndex(Realm realm, Object self, Object callback, Object thisArgument) {
        return find(realm, receiver(self, "findLastIndex"), callback, thisArgument, false, true);
    }

    private static Object findElement(
            Realm realm, TypedArrayObject array, JsObject function, Object thisArgument, boolean ascending) {
        int length = array.length();
        for (int step = 0; step < length; step++) {
            ArrayElements.poll(realm, step);
            int k = ascending ? step : length - 1 - step;
            Object element = array.element(k);
            if (TypeConversion.toBoolean(function.call3(thisArgument, element, k, array))) return element;
        }
        return Undefined.INSTANCE;
    }

    // %TypedArray%.prototype.forEach, https://tc39.es/ecma262/#sec-%typedarray%.prototype.foreach
    @Builtin(length = 1)
    static Object forEach(Realm realm, Object self, Object callback, Object thisArgument) {
        TypedArrayObject array = receiver(self, "forEach");
        int length = array.length();
        JsObject function = requireCallable(callback);
        for (int k = 0; k < length; k++) {
            ArrayElements.poll(realm, k);
            function.call3(thisArgument, array.element(k), k, array);
        }
        return Undefined.INSTANCE;
    }

    // %TypedArray%.prototype.map, https://tc39.es/ecma262/#sec-%typedarray%.prototype.map
    @Builtin(length = 1)
    static Object map(Realm realm, Object self, Object callback, Object thisArgument) {
        TypedArrayObject array = receiver(self, "map");
        int length = array.length();
        // V8's message for map differs from those of the other methods here.
        JsObject function = Comparison.requireCallable(callback);
        TypedArrayObject result = TypedArrayCreation.speciesCreate(realm, array, "%TypedArray%.prototype.map", length);
        for (int k = 0; k < length; k++) {
            ArrayElements.poll(realm, k);
            result.put(k, function.call3(thisArgument, array.element(k), k, array));
        }
        return result;
    }

    // %TypedArray%.prototype.filter, https://tc39.es/ecma262/#sec-%typedarray%.prototype.filter
    @Builtin(length = 1)
    static Object filter(Realm realm, Object self, Object callback, Object thisArgument) {
        TypedArrayObject array = receiver(self, "filter");
        int length = array.length();
        JsObject function = requireCallable(callback);
        List<Object> kept = new ArrayList<>();
        for (int k = 0; k < length; k++) {
            ArrayElements.poll(realm, k);
            Object element = array.element(k);
            if (TypeConversion.toBoolean(function.call3(thisArgument, element, k, array))) kept.add(element);
        }
        TypedArrayObject result =
                TypedArrayCreation.speciesCreate(realm, array, "%TypedArray%.prototype.filter", kept.size());
        for (int n = 0; n < kept.size(); n++) {
            ArrayElements.poll(realm, n);
            result.put(n, kept.get(n));
        }
        return result;
    }

    // %TypedArray%.prototype.reduce, https://tc39.es/ecma262/#sec-%typedarray%.prototype.reduce
    @Builtin(length = 1)
    static Object reduce(Realm realm, Object self, Object callback, Object[] initialValue) {
        return reduce(realm, receiver(self, "reduce"), callback, initialValue, true);
    }

    // %TypedArray%.prototype.reduceRight, https://tc39.es/ecma262/#sec-%typedarray%.prototype.reduceright
    @Builtin(length = 1)
    static Object reduceRight(Realm realm, Object self, Object callback, Object[] initialValue) {
        return reduce(realm, receiver(self, "reduceRight"), callback, initialValue, false);
    }

    private static Object reduce(
            Realm realm, TypedArrayObject array, Object callback, Object[] initialValue, boolean ascending) {
        int length = array.length();
        JsObject function = requireCallable(callback);
        int step = initialValue.length > 0 ? 0 : 1;
        if (length == 0 && step == 1) throw Errors.typeError("Reduce of empty array with no initial value");
        Object accumulator = step == 0 ? initialValue[0] : array.element(ascending ? 0 : length - 1);
        for (; step < length; step++) {
            ArrayElements.poll(realm, step);
            int k = ascending ? step : length - 1 - step;
            accumulator = function.call4(Undefined.INSTANCE, accumulator, array.element(k), k, array);
        }
        return accumulator;
    }

    // %TypedArray%.prototype.sort, https://tc39.es/ecma262/#sec-%typedarray%.prototype.sort
    @Builtin(length = 1)
    static Object sort(Realm realm, Object self, Object comparator) {
        JsObject compare = ArraySortingMethods.requireComparator(comparator);
        TypedArrayObject array = receiver(self, "sort");
        Object[] sorted = sorted(realm, array, compare);
        int length = Math.min(sorted.length, array.length());
        for (int k = 0; k < length; k++) {
            ArrayElements.poll(realm, k);
            array.storeElement(k, array.type().coerce(sorted[k]));
        }
        return array;
    }

    // %TypedArray%.prototype.toSorted, https://tc39.es/ecma262/#sec-%typedarray%.prototype.tosorted
    @Builtin(length = 1)
    static Object toSorted(Realm realm, Object self, Object comparator) {
        JsObject compare = ArraySortingMethods.requireComparator(comparator);
        TypedArrayObject array = receiver(self, "toSorted");
        Object[] sorted = sorted(realm, array, compare);
        TypedArrayObject result = TypedArrayCreation.createSameType(realm, array, sorted.length);
        for (int k = 0; k < sorted.length; k++) {
            ArrayElements.poll(realm, k);
            result.storeElement(k, sorted[k]);
        }
        return result;
    }

    private static Object[] sorted(Realm realm, TypedArrayObject array, JsObject comparator) {
        Object[] elements = new Object[array.length()];
        for (int k = 0; k < elements.length; k++) {
            ArrayElements.poll(realm, k);
            elements[k] = array.element(k);
        }
        if (comparator != null) {
            new TopDownMergeSort(realm.agent(), comparator).sort(elements, elements.length);
            return elements;
        }
        // Numeric order with -0 before +0 and NaN last, which is Double.compare's.
        Agent agent = realm.agent();
        Arrays.sort(elements, (x, y) -> {
            agent.poll();
            return x instanceof BigInteger integer
                    ? integer.compareTo((BigInteger) y)
                    : Double.compare(((Number) x).doubleValue(), ((Number) y).doubleValue());
        });
        return elements;
    }

    // %TypedArray%.prototype.toReversed, https://tc39.es/ecma262/#sec-%typedarray%.prototype.toreversed
    @Builtin(length = 0)
    static Object toReversed(Realm realm, Object self) {
        TypedArrayObject array = receiver(self, "toReversed");
        int length = array.length();
        TypedArrayObject result = TypedArrayCreation.createSameType(realm, array, length);
        for (int k = 0; k < length; k++) {
            ArrayElements.poll(realm, k);
            result.storeElement(k, array.element(length - 1 - k));
        }
        return result;
    }

    // %TypedArray%.prototype.with, https://tc39.es/ecma262/#sec-%typedarray%.prototype.with
    @Builtin(length = 2, names = "with")
    static Object withElement(Realm realm, Object self, Object index, Object value) {
        TypedArrayObject array = receiver(self, "with");
        int length = array.length();
        double relative = TypeConversion.toIntegerOrInfinity(index);
        double actual = relative >= 0 ? relative : length + relative;
        Object numeric = array.type().coerce(value);
        if (!(actual >= 0 && actual < array.length())) throw Errors.rangeError("Invalid typed array index");
        TypedArrayObject result = TypedArrayCreation.createSameType(realm, array, length);
        for (int k = 0; k < length; k++) {
            ArrayElements.poll(realm, k);
            result.element(k, k == (int) actual ? numeric : array.element(k));
        }
        return result;
    }
}
