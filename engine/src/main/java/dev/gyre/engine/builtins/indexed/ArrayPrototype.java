package dev.gyre.engine.builtins.indexed;

import static dev.gyre.engine.builtins.indexed.ArrayElements.receiver;
import static dev.gyre.engine.runtime.operations.ObjectOperations.lengthOfArrayLike;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.elements.SparseElements;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Rope;
import dev.gyre.engine.runtime.value.Undefined;

/** The methods of Array.prototype that add, remove, move and join elements. */
// 23.1.3 Properties of the Array Prototype Object,
// https://tc39.es/ecma262/#sec-properties-of-the-array-prototype-object
@BuiltinObject(intrinsic = "%Array.prototype%")
public final class ArrayPrototype {
    /** Up to this length holes are read one by one. */
    private static final int MANY = 1 << 16;

    private ArrayPrototype() {}

    // Array.prototype.at ( index ), https://tc39.es/ecma262/#sec-array.prototype.at
    @Builtin
    static Object at(Realm realm, Object self, Object index) {
        JsObject object = TypeConversion.toObject(realm, self);
        long length = lengthOfArrayLike(object);
        double relative = TypeConversion.toIntegerOrInfinity(index);
        double k = relative >= 0 ? relative : length + relative;
        return k < 0 || k >= length ? Undefined.INSTANCE : ArrayElements.get(object, (long) k);
    }

    // Array.prototype.concat ( ...items ), https://tc39.es/ecma262/#sec-array.prototype.concat
    @Builtin(length = 1)
    static Object concat(Realm realm, Object self, Object[] items) {
        JsObject object = receiver(realm, self, "concat");
        JsObject result = ArrayElements.speciesCreate(realm, object, 0);
        long total = lengthOfArrays(object, items);
        if (result instanceof JsArray && total > ArrayElements.MAX_ARRAY_LENGTH)
            throw Errors.rangeError("Invalid array length");
        ArrayElements.reserve(realm, result, total, object, 0);
        long n = appendConcat(realm, result, object, 0);
        for (Object item : items) n = appendConcat(realm, result, item, n);
        ArrayElements.setLength(result, n);
        return result;
    }

    private static long appendConcat(Realm realm, JsObject result, Object item, long n) {
        if (!(item instanceof JsObject source) || !isConcatSpreadable(source)) {
            requireLength(n, 1);
            ArrayElements.create(result, n, item);
            return n + 1;
        }
        long length = lengthOfArrayLike(source);
        requireLength(n, length);
        for (long k = 0; k < length; k++) {
            ArrayElements.poll(realm, k);
            Object element = ArrayElements.getIfPresent(source, k);
            if (element == null) k = ArrayHoles.last(source, k, length);
            else ArrayElements.create(result, n + k, element);
        }
        return n + length;
    }

    /** The length of a result of arrays, known before elements are copied: to throw if it is too long, and to make room. 0 if other objects are among them. */
    private static long lengthOfArrays(JsObject object, Object[] items) {
        if (!(object instanceof JsArray first)) return 0;
        long total = first.length();
        for (Object item : items) {
            if (item instanceof JsObject && !(item instanceof JsArray)) return 0;
            total += item instanceof JsArray array ? array.length() : 1;
        }
        return total;
    }

    private static void requireLength(long length, long more) {
        if (length + more > ArrayElements.MAX_SAFE_LENGTH) throw Errors.typeError("Invalid array length");
    }

    // IsConcatSpreadable ( O ), https://tc39.es/ecma262/#sec-isconcatspreadable
    private static boolean isConcatSpreadable(JsObject object) {
        Object spreadable = object.get(JsSymbol.IS_CONCAT_SPREADABLE);
        return spreadable != Undefined.INSTANCE ? TypeConversion.toBoolean(spreadable) : Comparison.isArray(object);
    }

    // Array.prototype.copyWithin ( target, start [ , end ] ), https://tc39.es/ecma262/#sec-array.prototype.copywithin
    @Builtin(length = 2)
    static Object copyWithin(Realm realm, Object self, Object target, Object start, Object end) {
        JsObject object = TypeConversion.toObject(realm, self);
        long length = lengthOfArrayLike(object);
        long to = ArrayElements.relativeIndex(target, length);
        long from = ArrayElements.relativeIndex(start, length);
        long last = ArrayElements.relativeEnd(end, length);
        long count = Math.min(last - from, length - to);
        if (from < to && to < from + count) {
            for (long k = count - 1; k >= 0; k--) {
                ArrayElements.poll(realm, k);
                ArrayElements.move(object, from + k, to + k);
            }
        } else {
            for (long k = 0; k < count; k++) {
                ArrayElements.poll(realm, k);
                ArrayElements.move(object, from + k, to + k);
            }
        }
        return object;
    }

    // Array.prototype.fill ( value [ , start [ , end ] ] ), https://tc39.es/ecma262/#sec-array.prototype.fill
    @Builtin(length = 1)
    static Object fill(Realm realm, Object self, Object value, Object start, Object end) {
        JsObject object = TypeConversion.toObject(realm, self);
        long length = lengthOfArrayLike(object);
        long k = ArrayElements.relativeIndex(start, length);
        long last = ArrayElements.relativeEnd(end, length);
        if (k == 0 && object instanceof JsArray array) array.reserve(realm.agent(), last, value);
        for (; k < last; k++) {
            ArrayElements.poll(realm, k);
            ArrayElements.put(object, k, value);
        }
        return object;
    }

    // Array.prototype.includes ( searchElement [ , fromIndex ] ), https://tc39.es/ecma262/#sec-array.prototype.includes
    @Builtin(length = 1)
    static boolean includes(Realm realm, Object self, Object searchElement, Object fromIndex) {
        JsObject object = TypeConversion.toObject(realm, self);
        long length = lengthOfArrayLike(object);
        if (length == 0) return false;
        for (long k = ArrayElements.relativeIndex(fromIndex, length); k < length; k++) {
            ArrayElements.poll(realm, k);
            Object element = ArrayElements.get(object, k);
            if (Comparison.sameValueZero(searchElement, element)) return true;
            if (element == Undefined.INSTANCE) k = ArrayHoles.last(object, k, length);
        }
        return false;
    }

    // Array.prototype.indexOf ( searchElement [ , fromIndex ] ), https://tc39.es/ecma262/#sec-array.prototype.indexof
    @Builtin(length = 1)
    static Object indexOf(Realm realm, Object self, Object searchElement, Object fromIndex) {
        JsObject object = receiver(realm, self, "indexOf");
        long length = lengthOfArrayLike(object);
        if (length == 0) return -1;
        for (long k = ArrayElements.relativeIndex(fromIndex, length); k < length; k++) {
            ArrayElements.poll(realm, k);
            Object element = ArrayElements.getIfPresent(object, k);
            if (element == null) k = ArrayHoles.last(object, k, length);
            else if (Comparison.isStrictlyEqual(searchElement, element)) return TypeConversion.number(k);
        }
        return -1;
    }

    // Array.prototype.lastIndexOf ( searchElement [ , fromIndex ] ),
    // https://tc39.es/ecma262/#sec-array.prototype.lastindexof
    @Builtin(length = 1)
    static Object lastIndexOf(Realm realm, Object self, Object searchElement, Object[] fromIndex) {
        JsObject object = TypeConversion.toObject(realm, self);
        long length = lengthOfArrayLike(object);
        if (length == 0) return -1;
        double n = fromIndex.length > 0 ? TypeConversion.toIntegerOrInfinity(fromIndex[0]) : length - 1;
        double start = n >= 0 ? Math.min(n, length - 1) : length + n;
        if (start < 0) return -1;
        for (long k = (long) start; k >= 0; k--) {
            ArrayElements.poll(realm, k);
            Object element = ArrayElements.getIfPresent(object, k);
            if (element == null) k = ArrayHoles.first(object, k);
            else if (Comparison.isStrictlyEqual(searchElement, element)) return TypeConversion.number(k);
        }
        return -1;
    }

    // Array.prototype.join ( separator ), https://tc39.es/ecma262/#sec-array.prototype.join
    @Builtin
    static Object join(Realm realm, Object self, Object separator) {
        JsObject object = TypeConversion.toObject(realm, self);
        long length = lengthOfArrayLike(object);
        String between = separator == Undefined.INSTANCE ? "," : TypeConversion.toString(separator);
        return joinElements(realm, object, length, between, null);
    }

    /** {@code locale} is the arguments of the elements' toLocaleString, null to convert them by ToString. */
    private static Object joinElements(Realm realm, JsObject object, long length, String separator, Object[] locale) {
        // A cyclic structure joins as the empty string, as in every engine; the specification recurses endlessly.
        if (!realm.agent().enterJoin(object)) return "";
        try {
            StringJoin text = new StringJoin(separator);
            // The separators alone are too long; V8 throws before it reads half a billion holes.
            if (object instanceof JsArray array
                    && !array.isDense()
                    && ((length - 1) * separator.length() > Rope.MAX_LENGTH || holesAreMute(array, length))) {
                joinPresent(realm, array, length, text, locale);
                return text.toString();
            }
            for (long k = 0; k < length; k++) {
                ArrayElements.poll(realm, k);
                if (k > 0) text.advance(1);
                appendElement(realm, text, ArrayElements.get(object, k), locale);
            }
            return text.toString();
        } finally {
            realm.agent().leaveJoin(object);
        }
    }

    /** Whether an array is mostly holes and reading these is not observable. */
    private static boolean holesAreMute(JsArray array, long length) {
        if (length < MANY
                || !(array.elements() instanceof SparseElements)
                        && array.elements().size() > 0
                || !ArrayHoles.areMute(array)
                || array.shape().hasLargeIndex()) return false;
        for (int index : array.elements().indices()) {
            if (array.elements().get(index) instanceof JsObject
                    || array.elements().get(index) instanceof Accessor) return false;
        }
        return true;
    }

    /** Joins the elements of a sparse array without reading its holes. */
    private static void joinPresent(Realm realm, JsArray array, long length, StringJoin text, Object[] locale) {
        long previous = 0;
        for (Object key : array.ownPropertyKeys()) {
            realm.agent().poll();
            long index = key instanceof Integer small
                    ? small
                    : key instanceof String name ? PropertyKey.arrayIndex(name) : -1;
            if (index < 0 || index >= length) continue;
            text.advance(index - previous);
            previous = index;
            appendElement(realm, text, ArrayElements.get(array, index), locale);
        }
        text.advance(length - 1 - previous);
    }

    private static void appendElement(Realm realm, StringJoin text, Object element, Object[] locale) {
        if (element == Undefined.INSTANCE || element == Null.INSTANCE) return;
        text.append(TypeConversion.toCharSequence(
                locale == null ? element : ObjectOperations.invoke(realm, element, "toLocaleString", locale)));
    }

    // Array.prototype.toString ( ), https://tc39.es/ecma262/#sec-array.prototype.tostring
    @Builtin
    static Object toString(Realm realm, Object self) {
        JsObject object = TypeConversion.toObject(realm, self);
        Object join = object.get("join");
        if (join instanceof JsObject function && function.isCallable()) return function.call0(object);
        return dev.gyre.engine.builtins.fundamental.ObjectPrototype.objectToString(realm, object);
    }

    // Array.prototype.toLocaleString ( [ locales [ , options ] ] ),
    // https://tc39.es/ecma402/#sup-array.prototype.tolocalestring
    @Builtin(length = 0)
    static Object toLocaleString(Realm realm, Object self, Object locales, Object options) {
        JsObject object = TypeConversion.toObject(realm, self);
        return joinElements(realm, object, lengthOfArrayLike(object), ",", new Object[] {locales, options});
    }

    // Array.prototype.pop ( ), https://tc39.es/ecma262/#sec-array.prototype.pop
    @Builtin
    static Object pop(Realm realm, Object self) {
        JsObject object = TypeConversion.toObject(realm, self);
        if (object instanceof JsArray array) {
            Object last = array.popDense();
            if (last != null) return last;
        }
        long length = lengthOfArrayLike(object);
        if (length == 0) {
            ArrayElements.setLength(object, 0);
            return Undefined.INSTANCE;
        }
        Object element = ArrayElements.get(object, length - 1);
        ArrayElements.delete(object, length - 1);
        ArrayElements.setLength(object, length - 1);
        return element;
    }

    // Array.prototype.push ( ...items ), https://tc39.es/ecma262/#sec-array.prototype.push
    @Builtin(length = 1)
    static Object push(Realm realm, Object self, Object[] items) {
        JsObject object = TypeConversion.toObject(realm, self);
        if (object instanceof JsArray array && array.canAppend()) {
            for (Object item : items) array.push(item);
            return TypeConversion.number(array.length());
        }
        long length = lengthOfArrayLike(object);
        if (length + items.length > ArrayElements.MAX_SAFE_LENGTH) {
            throw Errors.typeError("Pushing " + items.length + " elements on an array-like of length " + length
                    + " is disallowed, as the total surpasses 2**53-1");
        }
        for (Object item : items) ArrayElements.put(object, length++, item);
        ArrayElements.setLength(object, length);
        return TypeConversion.number(length);
    }

    // Array.prototype.reverse ( ), https://tc39.es/ecma262/#sec-array.prototype.reverse
    @Builtin
    static Object reverse(Realm realm, Object self) {
        JsObject object = TypeConversion.toObject(realm, self);
        long length = lengthOfArrayLike(object);
        for (long lower = 0, upper = length - 1; lower < upper; lower++, upper--) {
            ArrayElements.poll(realm, lower);
            Object low = ArrayElements.getIfPresent(object, lower);
            Object high = ArrayElements.getIfPresent(object, upper);
            if (high != null) ArrayElements.put(object, lower, high);
            else if (low != null) ArrayElements.delete(object, lower);
            if (low != null) ArrayElements.put(object, upper, low);
            else if (high != null) ArrayElements.delete(object, upper);
        }
        return object;
    }

    // Array.prototype.shift ( ), https://tc39.es/ecma262/#sec-array.prototype.shift
    @Builtin
    static Object shift(Realm realm, Object self) {
        JsObject object = TypeConversion.toObject(realm, self);
        if (object instanceof JsArray array) {
            Object first = array.shiftDense();
            if (first != null) return first;
        }
        long length = lengthOfArrayLike(object);
        if (length == 0) {
            ArrayElements.setLength(object, 0);
            return Undefined.INSTANCE;
        }
        Object first = ArrayElements.get(object, 0);
        for (long k = 1; k < length; k++) {
            ArrayElements.poll(realm, k);
            ArrayElements.move(object, k, k - 1);
        }
        ArrayElements.delete(object, length - 1);
        ArrayElements.setLength(object, length - 1);
        return first;
    }

    // Array.prototype.slice ( start, end ), https://tc39.es/ecma262/#sec-array.prototype.slice
    @Builtin
    static Object slice(Realm realm, Object self, Object start, Object end) {
        JsObject object = TypeConversion.toObject(realm, self);
        long length = lengthOfArrayLike(object);
        long k = ArrayElements.relativeIndex(start, length);
        long last = ArrayElements.relativeEnd(end, length);
        JsObject result = ArrayElements.speciesCreate(realm, object, Math.max(last - k, 0));
        copyPresent(realm, object, k, Math.max(last - k, 0), result);
        return result;
    }

    // Array.prototype.splice ( start, deleteCount, ...items ), https://tc39.es/ecma262/#sec-array.prototype.splice
    @Builtin(length = 2)
    static Object splice(Realm realm, Object self, Object[] arguments) {
        JsObject object = TypeConversion.toObject(realm, self);
        long length = lengthOfArrayLike(object);
        long start = arguments.length > 0 ? ArrayElements.relativeIndex(arguments[0], length) : 0;
        int itemCount = Math.max(arguments.length - 2, 0);
        long deleteCount = spliceDeleteCount(arguments, length, start);
        if (length + itemCount - deleteCount > ArrayElements.MAX_SAFE_LENGTH)
            throw Errors.typeError("Invalid array length");
        JsObject removed = ArrayElements.speciesCreate(realm, object, deleteCount);
        copyPresent(realm, object, start, deleteCount, removed);
        moveTail(realm, object, length, start + deleteCount, start + itemCount);
        for (int i = 0; i < itemCount; i++) ArrayElements.put(object, start + i, arguments[i + 2]);
        ArrayElements.setLength(object, length - deleteCount + itemCount);
        return removed;
    }

    /** Copies {@code count} elements and holes from {@code start} on to an array that slice or splice has created. */
    private static void copyPresent(Realm realm, JsObject object, long start, long count, JsObject result) {
        ArrayElements.reserve(realm, result, count, object, start);
        for (long k = start; k < start + count; k++) {
            ArrayElements.poll(realm, k);
            Object element = ArrayElements.getIfPresent(object, k);
            if (element == null) k = ArrayHoles.last(object, k, start + count);
            else ArrayElements.create(result, k - start, element);
        }
        ArrayElements.setLength(result, count);
    }

    private static long spliceDeleteCount(Object[] arguments, long length, long start) {
        if (arguments.length == 0) return 0;
        if (arguments.length == 1) return length - start;
        return (long) Math.min(Math.max(TypeConversion.toIntegerOrInfinity(arguments[1]), 0), length - start);
    }

    /** Moves the elements from..length to {@code to}, and deletes the ones after them. */
    private static void moveTail(Realm realm, JsObject object, long length, long from, long to) {
        if (to < from) {
            for (long k = from; k < length; k++) {
                ArrayElements.poll(realm, k);
                ArrayElements.move(object, k, k - from + to);
            }
            for (long k = length; k > length - from + to; k--) {
                ArrayElements.poll(realm, k);
                ArrayElements.delete(object, k - 1);
            }
        } else if (to > from) {
            for (long k = length - 1; k >= from; k--) {
                ArrayElements.poll(realm, k);
                ArrayElements.move(object, k, k - from + to);
            }
        }
    }

    // Array.prototype.unshift ( ...items ), https://tc39.es/ecma262/#sec-array.prototype.unshift
    @Builtin(length = 1)
    static Object unshift(Realm realm, Object self, Object[] items) {
        JsObject object = TypeConversion.toObject(realm, self);
        long length = lengthOfArrayLike(object);
        if (items.length > 0) {
            if (length + items.length > ArrayElements.MAX_SAFE_LENGTH) throw Errors.typeError("Invalid array length");
            moveTail(realm, object, length, 0, items.length);
            for (int i = 0; i < items.length; i++) ArrayElements.put(object, i, items[i]);
        }
        ArrayElements.setLength(object, length + items.length);
        return TypeConversion.number(length + items.length);
    }

    // Array.prototype.keys ( ), https://tc39.es/ecma262/#sec-array.prototype.keys
    @Builtin
    static Object keys(Realm realm, Object self) {
        return new ArrayIterator(realm, TypeConversion.toObject(realm, self), ArrayIterator.Kind.KEYS);
    }

    // Array.prototype.entries ( ), https://tc39.es/ecma262/#sec-array.prototype.entries
    @Builtin
    static Object entries(Realm realm, Object self) {
        return new ArrayIterator(realm, TypeConversion.toObject(realm, self), ArrayIterator.Kind.ENTRIES);
    }

    // Array.prototype.values ( ), https://tc39.es/ecma262/#sec-array.prototype.values
    @Builtin(names = {"values", "@@iterator"})
    static Object values(Realm realm, Object self) {
        return new ArrayIterator(realm, TypeConversion.toObject(realm, self), ArrayIterator.Kind.VALUES);
    }
}
