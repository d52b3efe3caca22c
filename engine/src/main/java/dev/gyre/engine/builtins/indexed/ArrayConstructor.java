package dev.gyre.engine.builtins.indexed;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.promise.ArrayFromAsync;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.IteratorOperations.IteratorRecord;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;

/** The Array constructor. */
// 23.1.1 The Array Constructor, https://tc39.es/ecma262/#sec-array-constructor
@BuiltinObject(intrinsic = "%Array%")
public final class ArrayConstructor {
    private ArrayConstructor() {}

    // Array ( ...values ), https://tc39.es/ecma262/#sec-array
    @Builtin(constructor = true, length = 1)
    static Object array(Realm realm, Object self, JsObject newTarget, Object[] values) {
        JsArray array = JsArray.create(realm, 0);
        if (newTarget != null && newTarget != realm.intrinsic(Intrinsic.ARRAY)) {
            JsObject prototype = ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.ARRAY_PROTOTYPE);
            if (prototype != array.getPrototypeOf()) array.setPrototypeOf(prototype);
        }
        if (values.length == 1) {
            if (values[0] instanceof Integer || values[0] instanceof Double) {
                double length = ((Number) values[0]).doubleValue();
                if (length != (double) (long) length || length < 0 || length > 0xFFFFFFFFL)
                    throw Errors.rangeError("Invalid array length");
                ArrayElements.setLength(array, (long) length);
            } else {
                array.push(values[0]);
            }
            return array;
        }
        for (Object value : values) array.push(value);
        return array;
    }

    // Array.isArray ( arg ), https://tc39.es/ecma262/#sec-array.isarray
    @Builtin
    static Object isArray(Realm realm, Object self, Object argument) {
        return Comparison.isArray(argument);
    }

    // Array.of ( ...items ), https://tc39.es/ecma262/#sec-array.of
    @Builtin(length = 0)
    static Object of(Realm realm, Object self, Object[] items) {
        JsObject array = construct(realm, self, items.length);
        for (int k = 0; k < items.length; k++) ArrayElements.create(array, k, items[k]);
        ArrayElements.setLength(array, items.length);
        return array;
    }

    // Array.fromAsync ( asyncItems [ , mapper [ , thisArg ] ] ), https://tc39.es/ecma262/#sec-array.fromasync
    @Builtin(length = 1)
    static Object fromAsync(Realm realm, Object self, Object items, Object mapper, Object thisArgument) {
        return ArrayFromAsync.start(realm, self, items, mapper, thisArgument);
    }

    // Array.from ( items [ , mapper [ , thisArg ] ] ), https://tc39.es/ecma262/#sec-array.from
    @Builtin(length = 1)
    static Object from(Realm realm, Object self, Object items, Object mapper, Object thisArgument) {
        JsObject map = mapper == Undefined.INSTANCE ? null : Receiver.requireCallable(mapper);
        if (Comparison.isNullish(items)) throw IteratorOperations.notIterable(items);
        Object usingIterator = ObjectOperations.getV(realm, items, JsSymbol.ITERATOR);
        if (!Comparison.isNullish(usingIterator)) {
            if (Comparison.isCallable(usingIterator))
                return fromIterable(realm, self, items, (JsObject) usingIterator, map, thisArgument);
            throw Errors.typeError(
                    "%Array%.from requires that the property of the first argument, items[Symbol.iterator], when exists, be a function");
        }
        JsObject arrayLike = TypeConversion.toObject(realm, items);
        long length = ObjectOperations.lengthOfArrayLike(arrayLike);
        JsObject array = construct(realm, self, length);
        for (long k = 0; k < length; k++) {
            ArrayElements.poll(realm, k);
            Object value = ArrayElements.get(arrayLike, k);
            if (map != null) value = map.call2(thisArgument, value, TypeConversion.number(k));
            ArrayElements.create(array, k, value);
        }
        ArrayElements.setLength(array, length);
        return array;
    }

    private static Object fromIterable(
            Realm realm, Object self, Object items, JsObject method, JsObject map, Object thisArgument) {
        JsObject array = Comparison.isConstructor(self) ? constructWith((JsObject) self) : JsArray.create(realm, 0);
        IteratorRecord iterator = IteratorOperations.getIteratorFromMethod(realm, items, method);
        for (long k = 0; ; k++) {
            Object value = IteratorOperations.iteratorStepValue(iterator);
            if (value == null) {
                ArrayElements.setLength(array, k);
                return array;
            }
            try {
                if (map != null) value = map.call2(thisArgument, value, TypeConversion.number(k));
                ArrayElements.create(array, k, value);
            } catch (JsException error) {
                throw IteratorOperations.iteratorCloseOnThrow(iterator, error);
            }
        }
    }

    // get Array [ @@species ], https://tc39.es/ecma262/#sec-get-array-@@species
    @Builtin(names = "@@species", getter = true)
    static Object species(Realm realm, Object self) {
        return self;
    }

    private static JsObject construct(Realm realm, Object self, long length) {
        if (!Comparison.isConstructor(self) || self == realm.intrinsic(Intrinsic.ARRAY))
            return ArrayElements.arrayCreate(realm, length);
        return constructWith((JsObject) self, TypeConversion.number(length));
    }

    private static JsObject constructWith(JsObject constructor, Object... arguments) {
        return constructor.construct(arguments, constructor);
    }
}
