package dev.gyre.engine.builtins.indexed;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.structured.LongCopy;
import dev.gyre.engine.builtins.structured.TypedArrayObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.Set;

/** The methods of %TypedArray%.prototype that read, write and move elements; those that call back are {@link TypedArrayIteration}. */
// 23.2.3 Properties of the %TypedArray% Prototype Object,
// https://tc39.es/ecma262/#sec-properties-of-the-%typedarrayprototype%-object
@BuiltinObject(intrinsic = "%TypedArray.prototype%")
public final class TypedArrayPrototype {
    /** The methods that V8 names if the receiver is not a typed array. */
    private static final Set<String> NAMED_IN_ERRORS =
            Set.of("at", "join", "slice", "sort", "toReversed", "toSorted", "toLocaleString");

    private static final int POLL_STEPS = 4096;

    private TypedArrayPrototype() {}

    static TypedArrayObject receiver(Object self, String method) {
        if (!(self instanceof TypedArrayObject) && NAMED_IN_ERRORS.contains(method))
            throw Receiver.incompatible(self, "%TypedArray%.prototype." + method);
        return TypedArrayCreation.validate(self, "%TypedArray%.prototype." + method);
    }

    private static TypedArrayObject requireTypedArray(Object self, String method) {
        if (self instanceof TypedArrayObject array) return array;
        throw Receiver.incompatible(
                self, (method.equals("buffer") ? "get %TypedArray%.prototype." : "get TypedArray.prototype.") + method);
    }

    // get %TypedArray%.prototype [ @@toStringTag ],
    // https://tc39.es/ecma262/#sec-get-%typedarray%.prototype-@@tostringtag
    @Builtin(names = "@@toStringTag", getter = true)
    static Object toStringTag(Realm realm, Object self) {
        return self instanceof TypedArrayObject array ? array.type().arrayName() : Undefined.INSTANCE;
    }

    // get %TypedArray%.prototype.buffer, https://tc39.es/ecma262/#sec-get-%typedarray%.prototype.buffer
    @Builtin(getter = true)
    static Object buffer(Realm realm, Object self) {
        return requireTypedArray(self, "buffer").buffer();
    }

    // get %TypedArray%.prototype.byteLength, https://tc39.es/ecma262/#sec-get-%typedarray%.prototype.bytelength
    @Builtin(getter = true)
    static int byteLength(Realm realm, Object self) {
        TypedArrayObject array = requireTypedArray(self, "byteLength");
        return array.length() * array.type().size();
    }

    // get %TypedArray%.prototype.byteOffset, https://tc39.es/ecma262/#sec-get-%typedarray%.prototype.byteoffset
    @Builtin(getter = true)
    static int byteOffset(Realm realm, Object self) {
        TypedArrayObject array = requireTypedArray(self, "byteOffset");
        return array.isOutOfBounds() ? 0 : array.byteOffset();
    }

    // get %TypedArray%.prototype.length, https://tc39.es/ecma262/#sec-get-%typedarray%.prototype.length
    @Builtin(getter = true)
    static int length(Realm realm, Object self) {
        return requireTypedArray(self, "length").length();
    }

    // %TypedArray%.prototype.at ( index ), https://tc39.es/ecma262/#sec-%typedarray%.prototype.at
    @Builtin
    static Object at(Realm realm, Object self, Object index) {
        TypedArrayObject array = receiver(self, "at");
        int length = array.length();
        double relative = TypeConversion.toIntegerOrInfinity(index);
        double k = relative >= 0 ? relative : length + relative;
        return k < 0 || k >= length ? Undefined.INSTANCE : array.element((int) k);
    }

    // %TypedArray%.prototype.copyWithin ( target, start [ , end ] ),
    // https://tc39.es/ecma262/#sec-%typedarray%.prototype.copywithin
    @Builtin(length = 2)
    static Object copyWithin(Realm realm, Object self, Object target, Object start, Object end) {
        TypedArrayObject array = receiver(self, "copyWithin");
        int length = array.length();
        long to = ArrayElements.relativeIndex(target, length);
        long from = ArrayElements.relativeIndex(start, length);
        long last = ArrayElements.relativeEnd(end, length);
        long count = Math.min(last - from, length - to);
        if (count <= 0) return array;
        receiver(array, "copyWithin");
        int now = array.length();
        count = Math.min(count, Math.min(now - from, now - to));
        if (count <= 0) return array;
        int size = array.type().size();
        byte[] data = array.buffer().data();
        LongCopy.copy(
                data,
                array.byteOffset() + (int) from * size,
                data,
                array.byteOffset() + (int) to * size,
                (int) count * size);
        return array;
    }

    // %TypedArray%.prototype.fill ( value [ , start [ , end ] ] ),
    // https://tc39.es/ecma262/#sec-%typedarray%.prototype.fill
    @Builtin(length = 1)
    static Object fill(Realm realm, Object self, Object value, Object start, Object end) {
        TypedArrayObject array = receiver(self, "fill");
        int length = array.length();
        Object numeric = array.type().coerce(value);
        long k = ArrayElements.relativeIndex(start, length);
        long last = ArrayElements.relativeEnd(end, length);
        if (array.isOutOfBounds())
            throw Errors.typeError("Cannot perform %TypedArray%.prototype.fill on a detached ArrayBuffer");
        last = Math.min(last, array.length());
        while (k < last) {
            realm.agent().poll((int) Math.min(last - k, POLL_STEPS));
            // OPTIMIZATION: HotSpot vectorises the inner loop, which an interrupt check inside would prevent: 0.5
            // instead of 2.5 ms for a million doubles.
            for (long pause = Math.min(last, k + POLL_STEPS); k < pause; k++) array.storeElement((int) k, numeric);
        }
        return array;
    }

    // %TypedArray%.prototype.includes ( searchElement [ , fromIndex ] ),
    // https://tc39.es/ecma262/#sec-%typedarray%.prototype.includes
    @Builtin(length = 1)
    static boolean includes(Realm realm, Object self, Object searchElement, Object fromIndex) {
        TypedArrayObject array = receiver(self, "includes");
        int length = array.length();
        if (length == 0) return false;
        for (long k = ArrayElements.relativeIndex(fromIndex, length); k < length; k++) {
            ArrayElements.poll(realm, k);
            if (Comparison.sameValueZero(searchElement, array.element((int) k))) return true;
        }
        return false;
    }

    // %TypedArray%.prototype.indexOf ( searchElement [ , fromIndex ] ),
    // https://tc39.es/ecma262/#sec-%typedarray%.prototype.indexof
    @Builtin(length = 1)
    static Object indexOf(Realm realm, Object self, Object searchElement, Object fromIndex) {
        TypedArrayObject array = receiver(self, "indexOf");
        int length = array.length();
        if (length == 0) return -1;
        long k = ArrayElements.relativeIndex(fromIndex, length);
        for (long end = Math.min(length, array.length()); k < end; k++) {
            ArrayElements.poll(realm, k);
            if (Comparison.isStrictlyEqual(searchElement, array.element((int) k))) return TypeConversion.number(k);
        }
        return -1;
    }

    // %TypedArray%.prototype.lastIndexOf ( searchElement [ , fromIndex ] ),
    // https://tc39.es/ecma262/#sec-%typedarray%.prototype.lastindexof
    @Builtin(length = 1)
    static Object lastIndexOf(Realm realm, Object self, Object searchElement, Object[] fromIndex) {
        TypedArrayObject array = receiver(self, "lastIndexOf");
        int length = array.length();
        if (length == 0) return -1;
        double n = fromIndex.length > 0 ? TypeConversion.toIntegerOrInfinity(fromIndex[0]) : length - 1;
        double start = n >= 0 ? Math.min(n, length - 1) : length + n;
        if (start < 0) return -1;
        for (int k = (int) Math.min(start, array.length() - 1); k >= 0; k--) {
            ArrayElements.poll(realm, k);
            if (Comparison.isStrictlyEqual(searchElement, array.element(k))) return k;
        }
        return -1;
    }

    // %TypedArray%.prototype.join ( separator ), https://tc39.es/ecma262/#sec-%typedarray%.prototype.join
    @Builtin
    static Object join(Realm realm, Object self, Object separator) {
        TypedArrayObject array = receiver(self, "join");
        int length = array.length();
        String between = separator == Undefined.INSTANCE ? "," : TypeConversion.toString(separator);
        StringJoin text = new StringJoin(between);
        for (int k = 0; k < length; k++) {
            ArrayElements.poll(realm, k);
            if (k > 0) text.advance(1);
            Object element = array.element(k);
            if (element != Undefined.INSTANCE) text.append(TypeConversion.toString(element));
        }
        return text.toString();
    }

    // %TypedArray%.prototype.toLocaleString ( [ locales [ , options ] ] ),
    // https://tc39.es/ecma402/#sup-array.prototype.tolocalestring
    @Builtin(length = 0)
    static Object toLocaleString(Realm realm, Object self, Object locales, Object options) {
        TypedArrayObject array = receiver(self, "toLocaleString");
        int length = array.length();
        StringJoin text = new StringJoin(",");
        for (int k = 0; k < length; k++) {
            ArrayElements.poll(realm, k);
            if (k > 0) text.advance(1);
            Object element = array.element(k);
            if (element == Undefined.INSTANCE || element == Null.INSTANCE) continue;
            text.append(TypeConversion.toString(
                    ObjectOperations.invoke(realm, element, "toLocaleString", locales, options)));
        }
        return text.toString();
    }

    // %TypedArray%.prototype.reverse ( ), https://tc39.es/ecma262/#sec-%typedarray%.prototype.reverse
    @Builtin
    static Object reverse(Realm realm, Object self) {
        TypedArrayObject array = receiver(self, "reverse");
        for (int low = 0, high = array.length() - 1; low < high; low++, high--) {
            ArrayElements.poll(realm, low);
            Object element = array.element(low);
            array.storeElement(low, array.element(high));
            array.storeElement(high, element);
        }
        return array;
    }

    // %TypedArray%.prototype.set ( source [ , offset ] ), https://tc39.es/ecma262/#sec-%typedarray%.prototype.set
    @Builtin(length = 1)
    static Object set(Realm realm, Object self, Object source, Object offset) {
        if (!(self instanceof TypedArrayObject target)) throw Errors.typeError("this is not a typed array.");
        double start = TypeConversion.toIntegerOrInfinity(offset);
        if (start < 0) throw Errors.rangeError("offset is out of bounds");
        receiver(target, "set");
        if (source instanceof TypedArrayObject typed) setFromTypedArray(realm, target, start, typed);
        else setFromArrayLike(realm, target, start, source);
        return Undefined.INSTANCE;
    }

    // SetTypedArrayFromTypedArray ( target, targetOffset, source ),
    // https://tc39.es/ecma262/#sec-settypedarrayfromtypedarray
    private static void setFromTypedArray(Realm realm, TypedArrayObject target, double start, TypedArrayObject source) {
        receiver(source, "set");
        int length = source.length();
        TypedArrayCreation.requireSameContent(target.type(), source.type());
        if (start + length > target.length()) throw Errors.rangeError("offset is out of bounds");
        int size = target.type().size();
        if (target.type() == source.type()) {
            LongCopy.copy(
                    source.buffer().data(),
                    source.byteOffset(),
                    target.buffer().data(),
                    target.byteOffset() + (int) start * size,
                    length * size);
            return;
        }
        Object[] values = new Object[length];
        for (int i = 0; i < length; i++) {
            ArrayElements.poll(realm, i);
            values[i] = source.element(i);
        }
        for (int i = 0; i < length; i++) {
            ArrayElements.poll(realm, i);
            target.storeElement((int) start + i, values[i]);
        }
    }

    // SetTypedArrayFromArrayLike ( target, targetOffset, source ),
    // https://tc39.es/ecma262/#sec-settypedarrayfromarraylike
    private static void setFromArrayLike(Realm realm, TypedArrayObject target, double start, Object source) {
        int targetLength = target.length();
        JsObject object = TypeConversion.toObject(realm, source);
        long length = ObjectOperations.lengthOfArrayLike(object);
        if (start + length > targetLength) throw Errors.rangeError("offset is out of bounds");
        for (int k = 0; k < length; k++) {
            ArrayElements.poll(realm, k);
            target.element((int) start + k, object.get(PropertyKey.fromIndex(k)));
        }
    }

    // %TypedArray%.prototype.slice ( start, end ), https://tc39.es/ecma262/#sec-%typedarray%.prototype.slice
    @Builtin
    static Object slice(Realm realm, Object self, Object start, Object end) {
        TypedArrayObject array = receiver(self, "slice");
        int length = array.length();
        int from = (int) ArrayElements.relativeIndex(start, length);
        int to = (int) ArrayElements.relativeEnd(end, length);
        int count = Math.max(to - from, 0);
        TypedArrayObject result = TypedArrayCreation.speciesCreate(realm, array, "%TypedArray%.prototype.slice", count);
        if (count == 0) return result;
        receiver(array, "slice");
        to = Math.min(to, array.length());
        if (array.type() == result.type()) {
            copyBytes(realm, array, from, to, result);
            return result;
        }
        for (int k = from, n = 0; k < to; k++, n++) {
            ArrayElements.poll(realm, k);
            result.put(n, array.element(k));
        }
        return result;
    }

    private static void copyBytes(Realm realm, TypedArrayObject array, int from, int to, TypedArrayObject result) {
        int size = array.type().size();
        int count = Math.max(Math.min(to - from, result.length()), 0) * size;
        int source = array.byteOffset() + from * size;
        byte[] bytes = array.buffer().data();
        byte[] target = result.buffer().data();
        // Byte by byte if the two share a buffer: in the specification the copy reads its own writes.
        if (count > 0 && bytes != target) {
            LongCopy.copy(bytes, source, target, result.byteOffset(), count);
            return;
        }
        for (int i = 0; i < count; i++) {
            ArrayElements.poll(realm, i);
            target[result.byteOffset() + i] = bytes[source + i];
        }
    }

    // %TypedArray%.prototype.subarray ( start, end ), https://tc39.es/ecma262/#sec-%typedarray%.prototype.subarray
    @Builtin
    static Object subarray(Realm realm, Object self, Object start, Object end) {
        if (!(self instanceof TypedArrayObject array))
            throw Receiver.incompatible(self, "%TypedArray%.prototype.subarray");
        int length = array.length();
        long from = ArrayElements.relativeIndex(start, length);
        Object count;
        boolean tracksLength = array.isLengthTracking() && end == Undefined.INSTANCE;
        count = tracksLength ? null : TypeConversion.number(Math.max(ArrayElements.relativeEnd(end, length) - from, 0));
        Object offset =
                TypeConversion.number(array.byteOffset() + from * array.type().size());
        return tracksLength
                ? TypedArrayCreation.speciesCreate(
                        realm, array, "%TypedArray%.prototype.subarray", array.buffer(), offset)
                : TypedArrayCreation.speciesCreate(
                        realm, array, "%TypedArray%.prototype.subarray", array.buffer(), offset, count);
    }

    // %TypedArray%.prototype.keys ( ), https://tc39.es/ecma262/#sec-%typedarray%.prototype.keys
    @Builtin
    static Object keys(Realm realm, Object self) {
        return new ArrayIterator(realm, receiver(self, "keys"), ArrayIterator.Kind.KEYS);
    }

    // %TypedArray%.prototype.entries ( ), https://tc39.es/ecma262/#sec-%typedarray%.prototype.entries
    @Builtin
    static Object entries(Realm realm, Object self) {
        return new ArrayIterator(realm, receiver(self, "entries"), ArrayIterator.Kind.ENTRIES);
    }

    // %TypedArray%.prototype.values ( ), https://tc39.es/ecma262/#sec-%typedarray%.prototype.values
    @Builtin(names = {"values", "@@iterator"})
    static Object values(Realm realm, Object self) {
        return new ArrayIterator(realm, receiver(self, "values"), ArrayIterator.Kind.VALUES);
    }
}
