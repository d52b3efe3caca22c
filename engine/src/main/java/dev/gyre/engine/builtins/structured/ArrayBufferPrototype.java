package dev.gyre.engine.builtins.structured;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.Arrays;

/** ArrayBuffer.prototype. */
// 25.1.6 Properties of the ArrayBuffer Prototype Object,
// https://tc39.es/ecma262/#sec-properties-of-the-arraybuffer-prototype-object
@BuiltinObject(intrinsic = "%ArrayBuffer.prototype%")
public final class ArrayBufferPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "ArrayBuffer";

    private ArrayBufferPrototype() {}

    private static ArrayBufferObject requireBuffer(Object self, String method) {
        if (self instanceof ArrayBufferObject buffer && !buffer.isShared()) return buffer;
        throw Receiver.incompatible(self, Receiver.qualified("ArrayBuffer", method));
    }

    private static JsException detached(String method) {
        return Errors.typeError("Cannot perform ArrayBuffer.prototype." + method + " on a detached ArrayBuffer");
    }

    // get ArrayBuffer.prototype.byteLength, https://tc39.es/ecma262/#sec-get-arraybuffer.prototype.bytelength
    @Builtin(getter = true)
    static int byteLength(Realm realm, Object self) {
        return requireBuffer(self, "get byteLength").byteLength();
    }

    // get ArrayBuffer.prototype.detached, https://tc39.es/ecma262/#sec-get-arraybuffer.prototype.detached
    @Builtin(getter = true, names = "detached")
    static boolean isDetached(Realm realm, Object self) {
        return requireBuffer(self, "get detached").isDetached();
    }

    // get ArrayBuffer.prototype.maxByteLength, https://tc39.es/ecma262/#sec-get-arraybuffer.prototype.maxbytelength
    @Builtin(getter = true)
    static Object maxByteLength(Realm realm, Object self) {
        ArrayBufferObject buffer = requireBuffer(self, "get maxByteLength");
        if (buffer.isDetached()) return 0;
        return buffer.isResizable() ? TypeConversion.number(buffer.maxByteLength()) : (Object) buffer.byteLength();
    }

    // get ArrayBuffer.prototype.resizable, https://tc39.es/ecma262/#sec-get-arraybuffer.prototype.resizable
    @Builtin(getter = true)
    static boolean resizable(Realm realm, Object self) {
        return requireBuffer(self, "get resizable").isResizable();
    }

    // ArrayBuffer.prototype.resize ( newLength ), https://tc39.es/ecma262/#sec-arraybuffer.prototype.resize
    @Builtin
    static Object resize(Realm realm, Object self, Object newLength) {
        if (!(self instanceof ArrayBufferObject buffer) || buffer.isShared() || !buffer.isResizable())
            throw Receiver.incompatible(self, "ArrayBuffer.prototype.resize");
        double length = TypeConversion.toIntegerOrInfinity(newLength);
        if (length >= 0 && length <= 0x1p53 - 1 && buffer.isDetached()) throw detached("resize");
        if (length < 0 || length > buffer.maxByteLength())
            throw Errors.rangeError("ArrayBuffer.prototype.resize: Invalid length parameter");
        buffer.resize((int) length);
        return Undefined.INSTANCE;
    }

    // ArrayBuffer.prototype.slice ( start, end ), https://tc39.es/ecma262/#sec-arraybuffer.prototype.slice
    @Builtin
    static Object slice(Realm realm, Object self, Object start, Object end) {
        ArrayBufferObject buffer = requireBuffer(self, "slice");
        if (buffer.isDetached()) throw detached("slice");
        int length = buffer.byteLength();
        int first = relative(start, length);
        int last = end == Undefined.INSTANCE ? length : relative(end, length);
        int count = Math.max(last - first, 0);
        JsObject species = ObjectOperations.speciesConstructor(realm, buffer, realm.intrinsic(Intrinsic.ARRAY_BUFFER));
        JsObject created = species.construct(new Object[] {count}, species);
        if (!(created instanceof ArrayBufferObject target) || target.isShared())
            throw Receiver.incompatible(created, "ArrayBuffer.prototype.slice");
        if (target.isDetached() || buffer.isDetached()) throw detached("slice");
        if (target == buffer) throw Errors.typeError("ArrayBuffer subclass returned this from species constructor");
        if (target.byteLength() < count)
            throw Errors.typeError("Derived ArrayBuffer constructor created a buffer which was too small");
        int available = Math.min(count, Math.max(buffer.byteLength() - first, 0));
        LongCopy.copy(buffer.data(), first, target.data(), 0, available);
        return target;
    }

    private static int relative(Object position, int length) {
        double number = TypeConversion.toIntegerOrInfinity(position);
        return (int) (number < 0 ? Math.max(length + number, 0) : Math.min(number, length));
    }

    // ArrayBuffer.prototype.transfer ( [ newLength ] ), https://tc39.es/ecma262/#sec-arraybuffer.prototype.transfer
    @Builtin(length = 0)
    static Object transfer(Realm realm, Object self, Object newLength) {
        return copyAndDetach(realm, self, newLength, "transfer", true);
    }

    // ArrayBuffer.prototype.transferToFixedLength ( [ newLength ] ),
    // https://tc39.es/ecma262/#sec-arraybuffer.prototype.transfertofixedlength
    @Builtin(length = 0)
    static Object transferToFixedLength(Realm realm, Object self, Object newLength) {
        return copyAndDetach(realm, self, newLength, "transferToFixedLength", false);
    }

    // ArrayBufferCopyAndDetach ( arrayBuffer, newLength, preserveResizability ),
    // https://tc39.es/ecma262/#sec-arraybuffercopyanddetach
    private static Object copyAndDetach(
            Realm realm, Object self, Object newLength, String method, boolean preserveResizability) {
        ArrayBufferObject buffer = requireBuffer(self, method);
        long length = newLength == Undefined.INSTANCE ? buffer.byteLength() : newLength(newLength, method);
        if (buffer.isDetached()) throw detached(method);
        JsObject prototype = realm.intrinsic(Intrinsic.ARRAY_BUFFER_PROTOTYPE);
        long maximum = preserveResizability ? buffer.maxByteLength() : -1;
        if (length > ArrayBufferObject.MAX_BYTE_LENGTH) throw Errors.rangeError("Array buffer allocation failed");
        if (maximum >= 0 && length > maximum) throw Errors.rangeError("Invalid array buffer length");
        byte[] data = length == buffer.byteLength() ? buffer.data() : Arrays.copyOf(buffer.data(), (int) length);
        buffer.detach();
        return new ArrayBufferObject(prototype, data, maximum);
    }

    private static long newLength(Object value, String method) {
        double length = TypeConversion.toIntegerOrInfinity(value);
        if (length >= 0 && length < 0x1p53) return (long) length;
        throw Errors.rangeError(
                length > 0
                        ? "ArrayBuffer.prototype." + method + ": Invalid length parameter"
                        : "Invalid array buffer length");
    }
}
