package dev.gyre.engine.builtins.structured;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The SharedArrayBuffer constructor. */
// 25.2.3 The SharedArrayBuffer Constructor, https://tc39.es/ecma262/#sec-sharedarraybuffer-constructor
@BuiltinObject(intrinsic = "%SharedArrayBuffer%")
public final class SharedArrayBufferConstructor {
    private SharedArrayBufferConstructor() {}

    // SharedArrayBuffer ( length [ , options ] ), https://tc39.es/ecma262/#sec-sharedarraybuffer-length
    @Builtin(constructor = true, length = 1)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object length, Object options) {
        Receiver.requireNew(newTarget, "SharedArrayBuffer");
        long byteLength = ArrayBufferConstructor.toLength(length, "Invalid array buffer length");
        long maximum = -1;
        if (options instanceof JsObject object) {
            Object value = object.get("maxByteLength");
            if (value != Undefined.INSTANCE) {
                maximum = ArrayBufferConstructor.toLength(value, "Invalid array buffer max length");
            }
        }
        if (maximum >= 0 && byteLength > maximum) {
            throw Errors.rangeError("Invalid array buffer max length");
        }
        JsObject prototype =
                ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.SHARED_ARRAY_BUFFER_PROTOTYPE);
        return SharedArrayBufferObject.allocateShared(prototype, byteLength, maximum);
    }

    // get SharedArrayBuffer [ @@species ], https://tc39.es/ecma262/#sec-sharedarraybuffer-@@species
    @Builtin(names = "@@species", getter = true)
    static Object species(Realm realm, Object self) {
        return self;
    }
}
