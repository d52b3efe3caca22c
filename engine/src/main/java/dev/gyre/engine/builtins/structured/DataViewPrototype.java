package dev.gyre.engine.builtins.structured;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.elements.ElementType;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** DataView.prototype. */
// 25.3.4 Properties of the DataView Prototype Object,
// https://tc39.es/ecma262/#sec-properties-of-the-dataview-prototype-object
@BuiltinObject(intrinsic = "%DataView.prototype%")
public final class DataViewPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "DataView";

    private DataViewPrototype() {}

    private static DataViewObject requireView(Object self, String method) {
        if (self instanceof DataViewObject view) return view;
        throw Receiver.incompatible(self, Receiver.qualified("DataView", method));
    }

    private static DataViewObject inBounds(Object self, String method) {
        DataViewObject view = requireView(self, method);
        if (view.isOutOfBounds())
            throw Errors.typeError("Cannot perform " + Receiver.qualified("DataView", method)
                    + " on a detached or out-of-bounds ArrayBuffer");
        return view;
    }

    // get DataView.prototype.buffer, https://tc39.es/ecma262/#sec-get-dataview.prototype.buffer
    @Builtin(getter = true)
    static Object buffer(Realm realm, Object self) {
        return requireView(self, "get buffer").buffer();
    }

    // get DataView.prototype.byteLength, https://tc39.es/ecma262/#sec-get-dataview.prototype.bytelength
    @Builtin(getter = true)
    static int byteLength(Realm realm, Object self) {
        return inBounds(self, "get byteLength").byteLength();
    }

    // get DataView.prototype.byteOffset, https://tc39.es/ecma262/#sec-get-dataview.prototype.byteoffset
    @Builtin(getter = true)
    static int byteOffset(Realm realm, Object self) {
        return inBounds(self, "get byteOffset").byteOffset();
    }

    private static int index(Object requestIndex) {
        double index = TypeConversion.toIntegerOrInfinity(requestIndex);
        if (index < 0 || index > 9007199254740991.0) throw outside();
        return (int) Math.min(index, Integer.MAX_VALUE);
    }

    private static RuntimeException outside() {
        return Errors.rangeError("Offset is outside the bounds of the DataView");
    }

    private static int position(DataViewObject view, int index, ElementType type) {
        if ((long) index + type.size() > view.byteLength()) throw outside();
        return view.byteOffset() + index;
    }

    // GetViewValue ( view, requestIndex, isLittleEndian, type ), https://tc39.es/ecma262/#sec-getviewvalue
    private static Object getViewValue(
            Object self, String method, Object requestIndex, Object littleEndian, ElementType type) {
        requireView(self, method);
        int index = index(requestIndex);
        boolean little = TypeConversion.toBoolean(littleEndian);
        DataViewObject view = inBounds(self, method);
        int position = position(view, index, type);
        byte[] data = view.buffer().data();
        return little || type.size() == 1
                ? type.load(data, position)
                : type.load(reversed(data, position, type.size()), 0);
    }

    // SetViewValue ( view, requestIndex, isLittleEndian, type, value ), https://tc39.es/ecma262/#sec-setviewvalue
    private static Object setViewValue(
            Object self, String method, Object requestIndex, Object value, Object littleEndian, ElementType type) {
        requireView(self, method);
        int index = index(requestIndex);
        Object numeric = type.coerce(value);
        boolean little = TypeConversion.toBoolean(littleEndian);
        DataViewObject view = inBounds(self, method);
        int position = position(view, index, type);
        byte[] data = view.buffer().data();
        type.store(data, position, numeric);
        if (!little) System.arraycopy(reversed(data, position, type.size()), 0, data, position, type.size());
        return Undefined.INSTANCE;
    }

    private static byte[] reversed(byte[] data, int position, int size) {
        byte[] bytes = new byte[size];
        for (int i = 0; i < size; i++) bytes[i] = data[position + size - 1 - i];
        return bytes;
    }

    // DataView.prototype.getBigInt64 ( byteOffset [ , littleEndian ] ),
    // https://tc39.es/ecma262/#sec-dataview.prototype.getbigint64
    @Builtin(length = 1)
    static Object getBigInt64(Realm realm, Object self, Object byteOffset, Object littleEndian) {
        return getViewValue(self, "getBigInt64", byteOffset, littleEndian, ElementType.BIGINT64);
    }

    // DataView.prototype.setBigInt64 ( byteOffset, value [ , littleEndian ] ),
    // https://tc39.es/ecma262/#sec-dataview.prototype.setbigint64
    @Builtin(length = 2)
    static Object setBigInt64(Realm realm, Object self, Object byteOffset, Object value, Object littleEndian) {
        return setViewValue(self, "setBigInt64", byteOffset, value, littleEndian, ElementType.BIGINT64);
    }

    // DataView.prototype.getBigUint64 ( byteOffset [ , littleEndian ] ),
    // https://tc39.es/ecma262/#sec-dataview.prototype.getbiguint64
    @Builtin(length = 1)
    static Object getBigUint64(Realm realm, Object self, Object byteOffset, Object littleEndian) {
        return getViewValue(self, "getBigUint64", byteOffset, littleEndian, ElementType.BIGUINT64);
    }

    // DataView.prototype.setBigUint64 ( byteOffset, value [ , littleEndian ] ),
    // https://tc39.es/ecma262/#sec-dataview.prototype.setbiguint64
    @Builtin(length = 2)
    static Object setBigUint64(Realm realm, Object self, Object byteOffset, Object value, Object littleEndian) {
        return setViewValue(self, "setBigUint64", byteOffset, value, littleEndian, ElementType.BIGUINT64);
    }

    // DataView.prototype.getFloat16 ( byteOffset [ , littleEndian ] ),
    // https://tc39.es/ecma262/#sec-dataview.prototype.getfloat16
    @Builtin(length = 1)
    static Object getFloat16(Realm realm, Object self, Object byteOffset, Object littleEndian) {
        return getViewValue(self, "getFloat16", byteOffset, littleEndian, ElementType.FLOAT16);
    }

    // DataView.prototype.setFloat16 ( byteOffset, value [ , littleEndian ] ),
    // https://tc39.es/ecma262/#sec-dataview.prototype.setfloat16
    @Builtin(length = 2)
    static Object setFloat16(Realm realm, Object self, Object byteOffset, Object value, Object littleEndian) {
        return setViewValue(self, "setFloat16", byteOffset, value, littleEndian, ElementType.FLOAT16);
    }

    // DataView.prototype.getFloat32 ( byteOffset [ , littleEndian ] ),
    // https://tc39.es/ecma262/#sec-dataview.prototype.getfloat32
    @Builtin(length = 1)
    static Object getFloat32(Realm realm, Object self, Object byteOffset, Object littleEndian) {
        return getViewValue(self, "getFloat32", byteOffset, littleEndian, ElementType.FLOAT32);
    }

    // DataView.prototype.setFloat32 ( byteOffset, value [ , littleEndian ] ),
    // https://tc39.es/ecma262/#sec-dataview.prototype.setfloat32
    @Builtin(length = 2)
    static Object setFloat32(Realm realm, Object self, Object byteOffset, Object value, Object littleEndian) {
        return setViewValue(self, "setFloat32", byteOffset, value, littleEndian, ElementType.FLOAT32);
    }

    // DataView.prototype.getFloat64 ( byteOffset [ , littleEndian ] ),
    // https://tc39.es/ecma262/#sec-dataview.prototype.getfloat64
    @Builtin(length = 1)
    static Object getFloat64(Realm realm, Object self, Object byteOffset, Object littleEndian) {
        return getViewValue(self, "getFloat64", byteOffset, littleEndian, ElementType.FLOAT64);
    }

    // DataView.prototype.setFloat64 ( byteOffset, value [ , littleEndian ] ),
    // https://tc39.es/ecma262/#sec-dataview.prototype.setfloat64
    @Builtin(length = 2)
    static Object setFloat64(Realm realm, Object self, Object byteOffset, Object value, Object littleEndian) {
        return setViewValue(self, "setFloat64", byteOffset, value, littleEndian, ElementType.FLOAT64);
    }

    // DataView.prototype.getInt8 ( byteOffset ), https://tc39.es/ecma262/#sec-dataview.prototype.getint8
    @Builtin(length = 1)
    static Object getInt8(Realm realm, Object self, Object byteOffset, Object littleEndian) {
        return getViewValue(self, "getInt8", byteOffset, littleEndian, ElementType.INT8);
    }

    // DataView.prototype.setInt8 ( byteOffset, value ), https://tc39.es/ecma262/#sec-dataview.prototype.setint8
    @Builtin(length = 2)
    static Object setInt8(Realm realm, Object self, Object byteOffset, Object value, Object littleEndian) {
        return setViewValue(self, "setInt8", byteOffset, value, littleEndian, ElementType.INT8);
    }

    // DataView.prototype.getInt16 ( byteOffset [ , littleEndian ] ),
    // https://tc39.es/ecma262/#sec-dataview.prototype.getint16
    @Builtin(length = 1)
    static Object getInt16(Realm realm, Object self, Object byteOffset, Object littleEndian) {
        return getViewValue(self, "getInt16", byteOffset, littleEndian, ElementType.INT16);
    }

    // DataView.prototype.setInt16 ( byteOffset, value [ , littleEndian ] ),
    // https://tc39.es/ecma262/#sec-dataview.prototype.setint16
    @Builtin(length = 2)
    static Object setInt16(Realm realm, Object self, Object byteOffset, Object value, Object littleEndian) {
        return setViewValue(self, "setInt16", byteOffset, value, littleEndian, ElementType.INT16);
    }

    // DataView.prototype.getInt32 ( byteOffset [ , littleEndian ] ),
    // https://tc39.es/ecma262/#sec-dataview.prototype.getint32
    @Builtin(length = 1)
    static Object getInt32(Realm realm, Object self, Object byteOffset, Object littleEndian) {
        return getViewValue(self, "getInt32", byteOffset, littleEndian, ElementType.INT32);
    }

    // DataView.prototype.setInt32 ( byteOffset, value [ , littleEndian ] ),
    // https://tc39.es/ecma262/#sec-dataview.prototype.setint32
    @Builtin(length = 2)
    static Object setInt32(Realm realm, Object self, Object byteOffset, Object value, Object littleEndian) {
        return setViewValue(self, "setInt32", byteOffset, value, littleEndian, ElementType.INT32);
    }

    // DataView.prototype.getUint8 ( byteOffset ), https://tc39.es/ecma262/#sec-dataview.prototype.getuint8
    @Builtin(length = 1)
    static Object getUint8(Realm realm, Object self, Object byteOffset, Object littleEndian) {
        return getViewValue(self, "getUint8", byteOffset, littleEndian, ElementType.UINT8);
    }

    // DataView.prototype.setUint8 ( byteOffset, value ), https://tc39.es/ecma262/#sec-dataview.prototype.setuint8
    @Builtin(length = 2)
    static Object setUint8(Realm realm, Object self, Object byteOffset, Object value, Object littleEndian) {
        return setViewValue(self, "setUint8", byteOffset, value, littleEndian, ElementType.UINT8);
    }

    // DataView.prototype.getUint16 ( byteOffset [ , littleEndian ] ),
    // https://tc39.es/ecma262/#sec-dataview.prototype.getuint16
    @Builtin(length = 1)
    static Object getUint16(Realm realm, Object self, Object byteOffset, Object littleEndian) {
        return getViewValue(self, "getUint16", byteOffset, littleEndian, ElementType.UINT16);
    }

    // DataView.prototype.setUint16 ( byteOffset, value [ , littleEndian ] ),
    // https://tc39.es/ecma262/#sec-dataview.prototype.setuint16
    @Builtin(length = 2)
    static Object setUint16(Realm realm, Object self, Object byteOffset, Object value, Object littleEndian) {
        return setViewValue(self, "setUint16", byteOffset, value, littleEndian, ElementType.UINT16);
    }

    // DataView.prototype.getUint32 ( byteOffset [ , littleEndian ] ),
    // https://tc39.es/ecma262/#sec-dataview.prototype.getuint32
    @Builtin(length = 1)
    static Object getUint32(Realm realm, Object self, Object byteOffset, Object littleEndian) {
        return getViewValue(self, "getUint32", byteOffset, littleEndian, ElementType.UINT32);
    }

    // DataView.prototype.setUint32 ( byteOffset, value [ , littleEndian ] ),
    // https://tc39.es/ecma262/#sec-dataview.prototype.setuint32
    @Builtin(length = 2)
    static Object setUint32(Realm realm, Object self, Object byteOffset, Object value, Object littleEndian) {
        return setViewValue(self, "setUint32", byteOffset, value, littleEndian, ElementType.UINT32);
    }
}
