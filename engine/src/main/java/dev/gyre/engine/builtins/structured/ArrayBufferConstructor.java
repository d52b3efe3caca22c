package dev.gyre.engine.builtins.structured;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The ArrayBuffer constructor. */
// 25.1.4 The ArrayBuffer Constructor, https://tc39.es/ecma262/#sec-arraybuffer-constructor
@BuiltinObject(intrinsic = "%ArrayBuffer%")
public final class ArrayBufferConstructor {
    private ArrayBufferConstructor() {}

    // ArrayBuffer ( length [ , options ] ), https://tc39.es/ecma262/#sec-arraybuffer-length
    @Builtin(constructor = true, length = 1)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object length, Object options) {
        Receiver.requireNew(newTarget, "ArrayBuffer");
        long byteLength = toLength(length, "Invalid array buffer length");
        long maximum = -1;
        if (options instanceof JsObject object) {
            Object value = object.get("maxByteLength");
            if (value != Undefined.INSTANCE) maximum = toLength(value, "Invalid array buffer max length");
        }
        if (maximum >= 0 && byteLength > maximum) throw Errors.rangeError("Invalid array buffer max length");
        JsObject prototype = ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.ARRAY_BUFFER_PROTOTYPE);
        return ArrayBufferObject.allocate(prototype, byteLength, maximum);
    }

    static long toLength(Object value, String failure) {
        double number = TypeConversion.toIntegerOrInfinity(value);
        if (number < 0 || number > 9007199254740991.0) throw Errors.rangeError(failure);
        return (long) number;
    }

    // ArrayBuffer.isView ( arg ), https://tc39.es/ecma262/#sec-arraybuffer.isview
    @Builtin
    static boolean isView(Realm realm, Object self, Object argument) {
        return argument instanceof TypedArrayObject || argument instanceof DataViewObject;
    }

    // get ArrayBuffer [ @@species ], https://tc39.es/ecma262/#sec-get-arraybuffer-@@species
    @Builtin(names = "@@species", getter = true)
    static Object species(Realm realm, Object self) {
        return self;
    }
}
