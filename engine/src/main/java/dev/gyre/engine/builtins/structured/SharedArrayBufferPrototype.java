package dev.gyre.engine.builtins.structured;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** SharedArrayBuffer.prototype. */
// 25.2.5 Properties of the SharedArrayBuffer Prototype Object,
// https://tc39.es/ecma262/#sec-properties-of-the-sharedarraybuffer-prototype-object
@BuiltinObject(intrinsic = "%SharedArrayBuffer.prototype%")
public final class SharedArrayBufferPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "SharedArrayBuffer";

    private SharedArrayBufferPrototype() {}

    private static SharedArrayBufferObject requireBuffer(Object self, String method) {
        if (self instanceof SharedArrayBufferObject buffer) {
            return buffer;
        }
        throw Receiver.incompatible(self, Receiver.qualified("SharedArrayBuffer", method));
    }

    // get SharedArrayBuffer.prototype.byteLength,
    // https://tc39.es/ecma262/#sec-get-sharedarraybuffer.prototype.bytelength
    @Builtin(getter = true)
    static int byteLength(Realm realm, Object self) {
        return requireBuffer(self, "get byteLength").byteLength();
    }

    // SharedArrayBuffer.prototype.grow ( newLength ), https://tc39.es/ecma262/#sec-sharedarraybuffer.prototype.grow
    @Builtin
    static Object grow(Realm realm, Object self, Object newLength) {
        SharedArrayBufferObject buffer = requireBuffer(self, "grow");
        if (!buffer.isResizable()) {
            throw Receiver.incompatible(self, "SharedArrayBuffer.prototype.grow");
        }
        long length = TypeConversion.toIndex(newLength);
        if (length > buffer.maxByteLength() || !buffer.block().grow((int) length)) {
            throw Errors.rangeError("SharedArrayBuffer.prototype.grow: Invalid length parameter");
        }
        return Undefined.INSTANCE;
    }

    // get SharedArrayBuffer.prototype.growable, https://tc39.es/ecma262/#sec-get-sharedarraybuffer.prototype.growable
    @Builtin(getter = true)
    static boolean growable(Realm realm, Object self) {
        return requireBuffer(self, "get growable").isResizable();
    }

    // get SharedArrayBuffer.prototype.maxByteLength,
    // https://tc39.es/ecma262/#sec-get-sharedarraybuffer.prototype.maxbytelength
    @Builtin(getter = true)
    static Object maxByteLength(Realm realm, Object self) {
        SharedArrayBufferObject buffer = requireBuffer(self, "get maxByteLength");
        return buffer.isResizable() ? TypeConversion.number(buffer.maxByteLength()) : (Object) buffer.byteLength();
    }

    // SharedArrayBuffer.prototype.slice ( start, end ), https://tc39.es/ecma262/#sec-sharedarraybuffer.prototype.slice
    @Builtin
    static Object slice(Realm realm, Object self, Object start, Object end) {
        SharedArrayBufferObject buffer = requireBuffer(self, "slice");
        int length = buffer.byteLength();
        int first = relative(start, length);
        int last = end == Undefined.INSTANCE ? length : relative(end, length);
        int count = Math.max(last - first, 0);
        JsObject species =
                ObjectOperations.speciesConstructor(realm, buffer, realm.intrinsic(Intrinsic.SHARED_ARRAY_BUFFER));
        JsObject created = species.construct(new Object[] {count}, species);
        SharedArrayBufferObject target = requireBuffer(created, "slice");
        if (target.block() == buffer.block()) {
            throw Errors.typeError("SharedArrayBuffer subclass returned this from species constructor");
        }
        if (target.byteLength() < count) {
            throw Errors.typeError("Derived SharedArrayBuffer constructor created a buffer which was too small");
        }
        System.arraycopy(buffer.data(), first, target.data(), 0, count);
        return target;
    }

    private static int relative(Object position, int length) {
        double number = TypeConversion.toIntegerOrInfinity(position);
        return (int) (number < 0 ? Math.max(length + number, 0) : Math.min(number, length));
    }
}
