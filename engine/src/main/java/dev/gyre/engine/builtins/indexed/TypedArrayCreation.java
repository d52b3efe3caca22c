package dev.gyre.engine.builtins.indexed;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.structured.ArrayBufferObject;
import dev.gyre.engine.builtins.structured.TypedArrayObject;
import dev.gyre.engine.runtime.elements.ElementType;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.List;

/** Creates typed arrays: the cases of the constructors, species and validation. */
final class TypedArrayCreation {
    /** V8's limit; memory runs out earlier, with another message. */
    private static final long MAX_BYTE_LENGTH = (1L << 53) - 1;

    private TypedArrayCreation() {}

    // TypedArray ( ...args ), https://tc39.es/ecma262/#sec-typedarray
    static Object construct(Realm realm, ElementType type, JsObject newTarget, Object[] arguments) {
        Receiver.requireNew(newTarget, type.arrayName());
        Object first = arguments.length > 0 ? arguments[0] : Undefined.INSTANCE;
        JsObject prototype = null;
        if (!(first instanceof JsObject)) {
            double length = TypeConversion.toIntegerOrInfinity(first);
            if (length < 0 || length > 9007199254740991.0) throw lengthInvalid(first);
            prototype = ObjectOperations.getPrototypeFromConstructor(newTarget, type.prototype());
            return allocate(realm, type, prototype, (long) length);
        }
        prototype = ObjectOperations.getPrototypeFromConstructor(newTarget, type.prototype());
        if (first instanceof TypedArrayObject source) return fromTypedArray(realm, type, prototype, source);
        if (first instanceof ArrayBufferObject buffer) return fromBuffer(type, prototype, buffer, arguments);
        return fromObject(realm, type, prototype, (JsObject) first);
    }

    /** A new array over a new buffer of zeros. */
    static TypedArrayObject allocate(Realm realm, ElementType type, JsObject prototype, long length) {
        long bytes = length * type.size();
        if (bytes > MAX_BYTE_LENGTH) throw Errors.rangeError("Invalid typed array length: " + length);
        var buffer = ArrayBufferObject.allocate(realm.intrinsic(Intrinsic.ARRAY_BUFFER_PROTOTYPE), bytes, -1);
        return new TypedArrayObject(prototype, type, buffer, 0, (int) length);
    }

    // InitializeTypedArrayFromTypedArray ( O, srcArray ),
    // https://tc39.es/ecma262/#sec-initializetypedarrayfromtypedarray
    private static TypedArrayObject fromTypedArray(
            Realm realm, ElementType type, JsObject prototype, TypedArrayObject source) {
        if (source.isOutOfBounds())
            throw Errors.typeError("Cannot perform Construct on a detached or out-of-bounds ArrayBuffer");
        int length = source.length();
        requireSameContent(type, source.type());
        TypedArrayObject target = allocate(realm, type, prototype, length);
        if (type == source.type()) {
            System.arraycopy(
                    source.buffer().data(), source.byteOffset(), target.buffer().data(), 0, length * type.size());
            return target;
        }
        for (int i = 0; i < length; i++) {
            ArrayElements.poll(realm, i);
            target.storeElement(i, source.element(i));
        }
        return target;
    }

    static void requireSameContent(ElementType one, ElementType other) {
        if (one.isBigInt() != other.isBigInt())
            throw Errors.typeError("Cannot mix BigInt and other types, use explicit conversions");
    }

    // InitializeTypedArrayFromArrayBuffer ( O, buffer, byteOffset, length ),
    // https://tc39.es/ecma262/#sec-initializetypedarrayfromarraybuffer
    private static TypedArrayObject fromBuffer(
            ElementType type, JsObject prototype, ArrayBufferObject buffer, Object[] arguments) {
        Object byteOffset = arguments.length > 1 ? arguments[1] : Undefined.INSTANCE;
        Object length = arguments.length > 2 ? arguments[2] : Undefined.INSTANCE;
        double offset = TypeConversion.toIntegerOrInfinity(byteOffset);
        if (offset < 0 || offset > 9007199254740991.0) throw startOutside(byteOffset);
        if (offset % type.size() != 0)
            throw Errors.rangeError("start offset of " + type.arrayName() + " should be a multiple of " + type.size());
        double count = -1;
        if (length != Undefined.INSTANCE) {
            count = TypeConversion.toIntegerOrInfinity(length);
            if (count < 0 || count > 9007199254740991.0) throw lengthInvalid(length);
        }
        if (buffer.isDetached()) throw Errors.typeError("Cannot perform Construct on a detached ArrayBuffer");
        int available = buffer.byteLength();
        if (count < 0 && !buffer.isResizable()) {
            if (available % type.size() != 0)
                throw Errors.rangeError(
                        "byte length of " + type.arrayName() + " should be a multiple of " + type.size());
            count = (available - offset) / type.size();
            if (count < 0) throw startOutside(byteOffset);
        }
        if (count >= 0 && offset + count * type.size() > available) throw lengthInvalid(length);
        if (offset > available) throw startOutside(byteOffset);
        return new TypedArrayObject(prototype, type, buffer, (int) offset, (int) count);
    }

    private static JsException startOutside(Object byteOffset) {
        return Errors.rangeError(
                "Start offset " + NoSideEffectsToString.of(byteOffset) + " is outside the bounds of the buffer");
    }

    private static JsException lengthInvalid(Object length) {
        return Errors.rangeError("Invalid typed array length: " + NoSideEffectsToString.of(length));
    }

    private static TypedArrayObject fromObject(Realm realm, ElementType type, JsObject prototype, JsObject source) {
        JsObject usingIterator = iteratorMethod(realm, source, "TypedArray's constructor");
        if (usingIterator == null) return fromArrayLike(realm, type, prototype, source);
        List<Object> values = IteratorOperations.iteratorToList(
                IteratorOperations.getIteratorFromMethod(realm, source, usingIterator));
        TypedArrayObject target = allocate(realm, type, prototype, values.size());
        for (int i = 0; i < values.size(); i++) {
            ArrayElements.poll(realm, i);
            target.element(i, values.get(i));
        }
        return target;
    }

    /** The method that returns an iterator, or null; {@code function} is the function whose argument the source is. */
    static JsObject iteratorMethod(Realm realm, Object source, String function) {
        Object method = ObjectOperations.getV(realm, source, JsSymbol.ITERATOR);
        if (Comparison.isNullish(method)) return null;
        if (Comparison.isCallable(method)) return (JsObject) method;
        throw Errors.typeError(
                function
                        + " requires that the property of the first argument, items[Symbol.iterator], when exists, be a function");
    }

    // InitializeTypedArrayFromArrayLike ( O, arrayLike ),
    // https://tc39.es/ecma262/#sec-initializetypedarrayfromarraylike
    private static TypedArrayObject fromArrayLike(Realm realm, ElementType type, JsObject prototype, JsObject source) {
        long length = ObjectOperations.lengthOfArrayLike(source);
        TypedArrayObject target = allocate(realm, type, prototype, length);
        for (int i = 0; i < length; i++) {
            ArrayElements.poll(realm, i);
            target.element(i, source.get(PropertyKey.fromIndex(i)));
        }
        return target;
    }

    // ValidateTypedArray ( O, order ), https://tc39.es/ecma262/#sec-validatetypedarray
    static TypedArrayObject validate(Object value, String method) {
        if (!(value instanceof TypedArrayObject array)) throw Errors.typeError("this is not a typed array.");
        if (array.isOutOfBounds())
            throw Errors.typeError("Cannot perform " + method + " on a detached or out-of-bounds ArrayBuffer");
        return array;
    }

    // TypedArrayCreateFromConstructor ( constructor, argumentList ),
    // https://tc39.es/ecma262/#sec-typedarraycreatefromctor
    static TypedArrayObject create(JsObject constructor, String method, Object... arguments) {
        JsObject result = constructor.construct(arguments, constructor);
        if (!(result instanceof TypedArrayObject)) throw Receiver.incompatible(result, method);
        TypedArrayObject created = validate(result, method);
        if (arguments.length == 1 && arguments[0] instanceof Number count && created.length() < count.doubleValue()) {
            throw Errors.typeError("Derived TypedArray constructor created an array which was too small");
        }
        return created;
    }

    // TypedArraySpeciesCreate ( exemplar, argumentList ), https://tc39.es/ecma262/#sec-typedarray-species-create
    static TypedArrayObject speciesCreate(Realm realm, TypedArrayObject exemplar, String method, Object... arguments) {
        JsObject constructor = ObjectOperations.speciesConstructor(
                realm, exemplar, realm.intrinsic(exemplar.type().constructor()));
        TypedArrayObject created = create(constructor, method, arguments);
        requireSameContent(created.type(), exemplar.type());
        return created;
    }

    // TypedArrayCreateSameType ( exemplar, length ), https://tc39.es/ecma262/#sec-typedarray-create-same-type
    static TypedArrayObject createSameType(Realm realm, TypedArrayObject exemplar, int length) {
        return allocate(realm, exemplar.type(), realm.intrinsic(exemplar.type().prototype()), length);
    }
}
