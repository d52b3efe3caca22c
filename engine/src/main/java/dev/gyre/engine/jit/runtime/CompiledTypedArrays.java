package dev.gyre.engine.jit.runtime;

import dev.gyre.engine.runtime.elements.ElementType;
import dev.gyre.engine.runtime.exotic.IntegerIndexedObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.value.HalfFloat;

/** What compiled code calls for the elements of typed arrays: tests, and the accesses after them. */
public final class CompiledTypedArrays {
    private CompiledTypedArrays() {}

    public static boolean has(Object base, int index, ElementType type) {
        return base instanceof IntegerIndexedObject array && array.type() == type && array.hasDirect(index);
    }

    private static int offset(IntegerIndexedObject array, int index, int shift) {
        return array.byteOffset() + (index << shift);
    }

    // ---- reading

    public static int getInt8(Object base, int index) {
        var array = (IntegerIndexedObject) base;
        return array.data()[offset(array, index, 0)];
    }

    public static int getUint8(Object base, int index) {
        return getInt8(base, index) & 0xFF;
    }

    public static int getInt16(Object base, int index) {
        var array = (IntegerIndexedObject) base;
        return ElementType.getShort(array.data(), offset(array, index, 1));
    }

    public static int getUint16(Object base, int index) {
        return getInt16(base, index) & 0xFFFF;
    }

    public static int getInt32(Object base, int index) {
        var array = (IntegerIndexedObject) base;
        return ElementType.getInt(array.data(), offset(array, index, 2));
    }

    public static double getFloat16(Object base, int index) {
        return Float.float16ToFloat((short) getInt16(base, index));
    }

    public static double getFloat32(Object base, int index) {
        var array = (IntegerIndexedObject) base;
        return ElementType.getFloat(array.data(), offset(array, index, 2));
    }

    public static double getFloat64(Object base, int index) {
        var array = (IntegerIndexedObject) base;
        return ElementType.getDouble(array.data(), offset(array, index, 3));
    }

    // ---- writing

    public static void setInt8(Object base, int index, int value) {
        var array = (IntegerIndexedObject) base;
        array.data()[offset(array, index, 0)] = (byte) value;
    }

    public static void setClamped(Object base, int index, int value) {
        setInt8(base, index, Math.clamp(value, 0, 255));
    }

    public static void setClamped(Object base, int index, double value) {
        setInt8(base, index, value >= 255 ? 255 : value > 0 ? (int) Math.rint(value) : 0);
    }

    public static void setInt16(Object base, int index, int value) {
        var array = (IntegerIndexedObject) base;
        ElementType.setShort(array.data(), offset(array, index, 1), (short) value);
    }

    public static void setInt32(Object base, int index, int value) {
        var array = (IntegerIndexedObject) base;
        ElementType.setInt(array.data(), offset(array, index, 2), value);
    }

    public static void setFloat16(Object base, int index, double value) {
        setInt16(base, index, HalfFloat.fromDouble(value));
    }

    public static void setFloat32(Object base, int index, double value) {
        var array = (IntegerIndexedObject) base;
        ElementType.setFloat(array.data(), offset(array, index, 2), (float) value);
    }

    public static void setFloat64(Object base, int index, double value) {
        var array = (IntegerIndexedObject) base;
        ElementType.setDouble(array.data(), offset(array, index, 3), value);
    }

    /** The length of a typed array; -1 where its buffer can be resized. */
    public static int length(JsObject base) {
        return base instanceof IntegerIndexedObject array ? array.directLength() : -1;
    }
}
