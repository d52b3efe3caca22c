package dev.gyre.engine.builtins.structured;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The DataView constructor. */
// 25.3.2 The DataView Constructor, https://tc39.es/ecma262/#sec-dataview-constructor
@BuiltinObject(intrinsic = "%DataView%")
public final class DataViewConstructor {
    private DataViewConstructor() {}

    // DataView ( buffer [ , byteOffset [ , byteLength ] ] ),
    // https://tc39.es/ecma262/#sec-dataview-buffer-byteoffset-bytelength
    @Builtin(constructor = true, length = 1)
    static Object construct(
            Realm realm, Object self, JsObject newTarget, Object target, Object byteOffset, Object byteLength) {
        Receiver.requireNew(newTarget, "DataView");
        if (!(target instanceof ArrayBufferObject buffer))
            throw Errors.typeError("First argument to DataView constructor must be an ArrayBuffer");
        double offset = TypeConversion.toIntegerOrInfinity(byteOffset);
        if (offset < 0) throw outside(offset);
        requireAttached(buffer);
        if (offset > buffer.byteLength()) throw outside(offset);
        int fixedLength = byteLength == Undefined.INSTANCE ? -1 : fixedLength(byteLength, buffer, offset);
        JsObject prototype = ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.DATA_VIEW_PROTOTYPE);
        requireAttached(buffer);
        if (offset > buffer.byteLength()) throw outside(offset);
        if (fixedLength >= 0 && offset + fixedLength > buffer.byteLength()) throw invalidLength(fixedLength);
        if (fixedLength < 0 && !buffer.isResizable()) fixedLength = buffer.byteLength() - (int) offset;
        return new DataViewObject(prototype, buffer, (int) offset, fixedLength);
    }

    private static int fixedLength(Object byteLength, ArrayBufferObject buffer, double offset) {
        double length = TypeConversion.toIntegerOrInfinity(byteLength);
        if (length < 0 || offset + length > buffer.byteLength()) throw invalidLength(length);
        return (int) length;
    }

    private static void requireAttached(ArrayBufferObject buffer) {
        if (buffer.isDetached())
            throw Errors.typeError("Cannot perform DataView constructor on a detached ArrayBuffer");
    }

    private static JsException outside(double offset) {
        return Errors.rangeError(
                "Start offset " + TypeConversion.toString(offset) + " is outside the bounds of the buffer");
    }

    private static JsException invalidLength(double length) {
        return Errors.rangeError("Invalid DataView length " + TypeConversion.toString(length));
    }
}
