package dev.gyre.engine.builtins.indexed;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.structured.TypedArrayObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.List;

/** The %TypedArray% intrinsic, the abstract superclass of the typed array constructors. */
// 23.2.1 The %TypedArray% Intrinsic Object, https://tc39.es/ecma262/#sec-%typedarray%-intrinsic-object
@BuiltinObject(intrinsic = "%TypedArray%")
public final class TypedArrayConstructor {
    private TypedArrayConstructor() {}

    // %TypedArray% ( ), https://tc39.es/ecma262/#sec-%typedarray%
    @Builtin(constructor = true, length = 0)
    static Object construct(Realm realm, Object self, JsObject newTarget) {
        throw Errors.typeError("Abstract class TypedArray not directly constructable");
    }

    // %TypedArray%.from ( source [ , mapper [ , thisArg ] ] ), https://tc39.es/ecma262/#sec-%typedarray%.from
    @Builtin(length = 1)
    static Object from(Realm realm, Object self, Object source, Object mapper, Object thisArgument) {
        JsObject constructor = requireConstructor(self);
        JsObject map = mapper == Undefined.INSTANCE ? null : Receiver.requireCallable(mapper);
        JsObject usingIterator = TypedArrayCreation.iteratorMethod(realm, source, "%TypedArray%.from");
        List<Object> values = usingIterator == null
                ? null
                : IteratorOperations.iteratorToList(
                        IteratorOperations.getIteratorFromMethod(realm, source, usingIterator));
        JsObject arrayLike = values == null ? TypeConversion.toObject(realm, source) : null;
        long length = values == null ? ObjectOperations.lengthOfArrayLike(arrayLike) : values.size();
        TypedArrayObject target =
                TypedArrayCreation.create(constructor, "%TypedArray%.from", TypeConversion.number(length));
        for (int k = 0; k < length; k++) {
            ArrayElements.poll(realm, k);
            Object value = values == null ? arrayLike.get(PropertyKey.fromIndex(k)) : values.get(k);
            target.put(k, map == null ? value : map.call2(thisArgument, value, k));
        }
        return target;
    }

    private static JsObject requireConstructor(Object self) {
        if (Comparison.isConstructor(self)) return (JsObject) self;
        throw Errors.typeError(NoSideEffectsToString.of(self) + " is not a constructor");
    }

    // %TypedArray%.of ( ...items ), https://tc39.es/ecma262/#sec-%typedarray%.of
    @Builtin(length = 0)
    static Object of(Realm realm, Object self, Object[] items) {
        TypedArrayObject target = TypedArrayCreation.create(requireConstructor(self), "%TypedArray%.of", items.length);
        for (int k = 0; k < items.length; k++) target.put(k, items[k]);
        return target;
    }

    // get %TypedArray% [ @@species ], https://tc39.es/ecma262/#sec-get-%typedarray%-@@species
    @Builtin(names = "@@species", getter = true)
    static Object species(Realm realm, Object self) {
        return self;
    }
}
