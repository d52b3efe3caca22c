package dev.gyre.engine.builtins.indexed;

import static dev.gyre.engine.builtins.Receiver.requireCallable;
import static dev.gyre.engine.builtins.indexed.ArrayElements.receiver;
import static dev.gyre.engine.runtime.operations.ObjectOperations.lengthOfArrayLike;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The methods of Array.prototype that call a callback for elements. */
@BuiltinObject(intrinsic = "%Array.prototype%")
public final class ArrayIterationMethods {
    private ArrayIterationMethods() {}

    // Array.prototype.every ( callback [ , thisArg ] ), https://tc39.es/ecma262/#sec-array.prototype.every
    @Builtin(length = 1)
    static boolean every(Realm realm, Object self, Object callback, Object thisArgument) {
        return firstMatch(realm, receiver(realm, self, "every"), callback, thisArgument, false) < 0;
    }

    // Array.prototype.some ( callback [ , thisArg ] ), https://tc39.es/ecma262/#sec-array.prototype.some
    @Builtin(length = 1)
    static boolean some(Realm realm, Object self, Object callback, Object thisArgument) {
        return firstMatch(realm, receiver(realm, self, "some"), callback, thisArgument, true) >= 0;
    }

    /** Index of the first present element whose callback result is {@code wanted}, or -1. */
    private static long firstMatch(Realm realm, JsObject object, Object callback, Object thisArgument, boolean wanted) {
        long length = lengthOfArrayLike(object);
        JsObject function = requireCallable(callback);
        for (long k = 0; k < length; k++) {
            ArrayElements.poll(realm, k);
            Object element = ArrayElements.getIfPresent(object, k);
            if (element == null) k = ArrayHoles.last(object, k, length);
            else if (test(function, thisArgument, element, k, object) == wanted) return k;
        }
        return -1;
    }

    private static boolean test(JsObject function, Object thisArgument, Object element, long index, JsObject object) {
        return TypeConversion.toBoolean(function.call3(thisArgument, element, TypeConversion.number(index), object));
    }

    // Array.prototype.forEach ( callback [ , thisArg ] ), https://tc39.es/ecma262/#sec-array.prototype.foreach
    @Builtin(length = 1)
    static Object forEach(Realm realm, Object self, Object callback, Object thisArgument) {
        JsObject object = receiver(realm, self, "forEach");
        long length = lengthOfArrayLike(object);
        JsObject function = requireCallable(callback);
        for (long k = 0; k < length; k++) {
            ArrayElements.poll(realm, k);
            Object element = ArrayElements.getIfPresent(object, k);
            if (element == null) k = ArrayHoles.last(object, k, length);
            else function.call3(thisArgument, element, TypeConversion.number(k), object);
        }
        return Undefined.INSTANCE;
    }

    // Array.prototype.map ( callback [ , thisArg ] ), https://tc39.es/ecma262/#sec-array.prototype.map
    @Builtin(length = 1)
    static Object map(Realm realm, Object self, Object callback, Object thisArgument) {
        JsObject object = receiver(realm, self, "map");
        long length = lengthOfArrayLike(object);
        JsObject function = requireCallable(callback);
        JsObject result = ArrayElements.speciesCreate(realm, object, length);
        for (long k = 0; k < length; k++) {
            ArrayElements.poll(realm, k);
            Object element = ArrayElements.getIfPresent(object, k);
            if (element == null) k = ArrayHoles.last(object, k, length);
            else
                ArrayElements.create(
                        result, k, function.call3(thisArgument, element, TypeConversion.number(k), object));
        }
        return result;
    }

    // Array.prototype.filter ( callback [ , thisArg ] ), https://tc39.es/ecma262/#sec-array.prototype.filter
    @Builtin(length = 1)
    static Object filter(Realm realm, Object self, Object callback, Object thisArgument) {
        JsObject object = receiver(realm, self, "filter");
        long length = lengthOfArrayLike(object);
        JsObject function = requireCallable(callback);
        JsObject result = ArrayElements.speciesCreate(realm, object, 0);
        long to = 0;
        for (long k = 0; k < length; k++) {
            ArrayElements.poll(realm, k);
            Object element = ArrayElements.getIfPresent(object, k);
            if (element == null) k = ArrayHoles.last(object, k, length);
            else if (test(function, thisArgument, element, k, object)) ArrayElements.create(result, to++, element);
        }
        return result;
    }

    // Array.prototype.find ( predicate [ , thisArg ] ), https://tc39.es/ecma262/#sec-array.prototype.find
    @Builtin(length = 1)
    static Object find(Realm realm, Object self, Object predicate, Object thisArgument) {
        JsObject object = receiver(realm, self, "find");
        return findViaPredicate(realm, object, predicate, thisArgument, true, true);
    }

    // Array.prototype.findIndex ( predicate [ , thisArg ] ), https://tc39.es/ecma262/#sec-array.prototype.findindex
    @Builtin(length = 1)
    static Object findIndex(Realm realm, Object self, Object predicate, Object thisArgument) {
        JsObject object = receiver(realm, self, "findIndex");
        return findViaPredicate(realm, object, predicate, thisArgument, true, false);
    }

    // Array.prototype.findLast ( predicate [ , thisArg ] ), https://tc39.es/ecma262/#sec-array.prototype.findlast
    @Builtin(length = 1)
    static Object findLast(Realm realm, Object self, Object predicate, Object thisArgument) {
        JsObject object = receiver(realm, self, "findLast");
        return findViaPredicate(realm, object, predicate, thisArgument, false, true);
    }

    // Array.prototype.findLastIndex ( predicate [ , thisArg ] ),
    // https://tc39.es/ecma262/#sec-array.prototype.findlastindex
    @Builtin(length = 1)
    static Object findLastIndex(Realm realm, Object self, Object predicate, Object thisArgument) {
        JsObject object = receiver(realm, self, "findLastIndex");
        return findViaPredicate(realm, object, predicate, thisArgument, false, false);
    }

    // FindViaPredicate ( O, len, direction, predicate, thisArg ), https://tc39.es/ecma262/#sec-findviapredicate
    private static Object findViaPredicate(
            Realm realm,
            JsObject object,
            Object predicate,
            Object thisArgument,
            boolean ascending,
            boolean wantsValue) {
        long length = lengthOfArrayLike(object);
        JsObject function = requireCallable(predicate);
        for (long step = 0; step < length; step++) {
            ArrayElements.poll(realm, step);
            long k = ascending ? step : length - 1 - step;
            Object element = ArrayElements.get(object, k);
            if (test(function, thisArgument, element, k, object))
                return wantsValue ? element : TypeConversion.number(k);
        }
        return wantsValue ? Undefined.INSTANCE : (Object) (-1);
    }

    // Array.prototype.reduce ( callback [ , initialValue ] ), https://tc39.es/ecma262/#sec-array.prototype.reduce
    @Builtin(length = 1)
    static Object reduce(Realm realm, Object self, Object callback, Object[] initialValue) {
        return reduce(realm, receiver(realm, self, "reduce"), callback, initialValue, true);
    }

    // Array.prototype.reduceRight ( callback [ , initialValue ] ),
    // https://tc39.es/ecma262/#sec-array.prototype.reduceright
    @Builtin(length = 1)
    static Object reduceRight(Realm realm, Object self, Object callback, Object[] initialValue) {
        return reduce(realm, receiver(realm, self, "reduceRight"), callback, initialValue, false);
    }

    private static Object reduce(
            Realm realm, JsObject object, Object callback, Object[] initialValue, boolean ascending) {
        long length = lengthOfArrayLike(object);
        JsObject function = requireCallable(callback);
        Object accumulator = initialValue.length > 0 ? initialValue[0] : null;
        for (long step = 0; step < length; step++) {
            ArrayElements.poll(realm, step);
            long k = ascending ? step : length - 1 - step;
            Object element = ArrayElements.getIfPresent(object, k);
            if (element == null)
                step = ascending ? ArrayHoles.last(object, k, length) : length - 1 - ArrayHoles.first(object, k);
            else if (accumulator == null) accumulator = element;
            else
                accumulator =
                        function.call4(Undefined.INSTANCE, accumulator, element, TypeConversion.number(k), object);
        }
        if (accumulator == null) throw Errors.typeError("Reduce of empty array with no initial value");
        return accumulator;
    }

    // Array.prototype.flat ( [ depth ] ), https://tc39.es/ecma262/#sec-array.prototype.flat
    @Builtin(length = 0)
    static Object flat(Realm realm, Object self, Object depth) {
        JsObject object = TypeConversion.toObject(realm, self);
        long length = lengthOfArrayLike(object);
        double levels = depth == Undefined.INSTANCE ? 1 : Math.max(TypeConversion.toIntegerOrInfinity(depth), 0);
        JsObject result = ArrayElements.speciesCreate(realm, object, 0);
        flatten(realm, result, object, length, 0, levels, null, null);
        return result;
    }

    // Array.prototype.flatMap ( mapper [ , thisArg ] ), https://tc39.es/ecma262/#sec-array.prototype.flatmap
    @Builtin(length = 1)
    static Object flatMap(Realm realm, Object self, Object mapper, Object thisArgument) {
        JsObject object = TypeConversion.toObject(realm, self);
        long length = lengthOfArrayLike(object);
        JsObject function = requireCallable(mapper);
        JsObject result = ArrayElements.speciesCreate(realm, object, 0);
        flatten(realm, result, object, length, 0, 1, function, thisArgument);
        return result;
    }

    // FlattenIntoArray ( target, source, sourceLen, start, depth [ , mapper, thisArg ] ),
    // https://tc39.es/ecma262/#sec-flattenintoarray
    private static long flatten(
            Realm realm,
            JsObject target,
            JsObject source,
            long length,
            long start,
            double depth,
            JsObject mapper,
            Object thisArgument) {
        realm.agent().enterNative();
        try {
            long index = start;
            for (long k = 0; k < length; k++) {
                ArrayElements.poll(realm, k);
                Object element = ArrayElements.getIfPresent(source, k);
                if (element == null) {
                    k = ArrayHoles.last(source, k, length);
                    continue;
                }
                if (mapper != null) element = mapper.call3(thisArgument, element, TypeConversion.number(k), source);
                if (depth > 0 && Comparison.isArray(element)) {
                    JsObject inner = (JsObject) element;
                    index = flatten(realm, target, inner, lengthOfArrayLike(inner), index, depth - 1, null, null);
                } else {
                    if (index >= ArrayElements.MAX_SAFE_LENGTH) throw Errors.typeError("Invalid array length");
                    ArrayElements.create(target, index++, element);
                }
            }
            return index;
        } finally {
            realm.agent().leaveNative();
        }
    }
}
