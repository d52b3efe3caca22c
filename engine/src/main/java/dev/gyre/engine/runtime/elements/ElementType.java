package dev.gyre.engine.runtime.elements;

import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.value.HalfFloat;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.math.BigInteger;
import java.nio.ByteOrder;

/** The element types of typed arrays and DataView accesses. */
// Table 71: The TypedArray Constructors, https://tc39.es/ecma262/#table-the-typedarray-constructors
public enum ElementType {
    INT8("Int8", 1, Intrinsic.INT8_ARRAY, Intrinsic.INT8_ARRAY_PROTOTYPE),
    UINT8("Uint8", 1, Intrinsic.UINT8_ARRAY, Intrinsic.UINT8_ARRAY_PROTOTYPE),
    UINT8_CLAMPED("Uint8Clamped", 1, Intrinsic.UINT8_CLAMPED_ARRAY, Intrinsic.UINT8_CLAMPED_ARRAY_PROTOTYPE),
    INT16("Int16", 2, Intrinsic.INT16_ARRAY, Intrinsic.INT16_ARRAY_PROTOTYPE),
    UINT16("Uint16", 2, Intrinsic.UINT16_ARRAY, Intrinsic.UINT16_ARRAY_PROTOTYPE),
    INT32("Int32", 4, Intrinsic.INT32_ARRAY, Intrinsic.INT32_ARRAY_PROTOTYPE),
    UINT32("Uint32", 4, Intrinsic.UINT32_ARRAY, Intrinsic.UINT32_ARRAY_PROTOTYPE),
    BIGINT64("BigInt64", 8, Intrinsic.BIGINT64_ARRAY, Intrinsic.BIGINT64_ARRAY_PROTOTYPE),
    BIGUINT64("BigUint64", 8, Intrinsic.BIGUINT64_ARRAY, Intrinsic.BIGUINT64_ARRAY_PROTOTYPE),
    FLOAT16("Float16", 2, Intrinsic.FLOAT16_ARRAY, Intrinsic.FLOAT16_ARRAY_PROTOTYPE),
    FLOAT32("Float32", 4, Intrinsic.FLOAT32_ARRAY, Intrinsic.FLOAT32_ARRAY_PROTOTYPE),
    FLOAT64("Float64", 8, Intrinsic.FLOAT64_ARRAY, Intrinsic.FLOAT64_ARRAY_PROTOTYPE);

    private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle FLOAT = MethodHandles.byteArrayViewVarHandle(float[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle DOUBLE =
            MethodHandles.byteArrayViewVarHandle(double[].class, ByteOrder.LITTLE_ENDIAN);

    private final String typeName;
    private final int size;
    private final Intrinsic constructor;
    private final Intrinsic prototype;

    ElementType(String typeName, int size, Intrinsic constructor, Intrinsic prototype) {
        this.typeName = typeName;
        this.size = size;
        this.constructor = constructor;
        this.prototype = prototype;
    }

    /** The name of the array type, such as "Int8Array". */
    public String arrayName() {
        return typeName + "Array";
    }

    /** Bytes of one element. */
    public int size() {
        return size;
    }

    public Intrinsic constructor() {
        return constructor;
    }

    public Intrinsic prototype() {
        return prototype;
    }

    public boolean isBigInt() {
        return this == BIGINT64 || this == BIGUINT64;
    }

    /** ToNumber or ToBigInt, depending on the type; called before any store. */
    public Object coerce(Object value) {
        return isBigInt() ? TypeConversion.toBigInt(value) : TypeConversion.toNumberValue(value);
    }

    // ---- little-endian access

    public static short getShort(byte[] data, int offset) {
        return (short) SHORT.get(data, offset);
    }

    public static int getInt(byte[] data, int offset) {
        return (int) INT.get(data, offset);
    }

    public static float getFloat(byte[] data, int offset) {
        return (float) FLOAT.get(data, offset);
    }

    public static double getDouble(byte[] data, int offset) {
        return (double) DOUBLE.get(data, offset);
    }

    public static void setShort(byte[] data, int offset, short value) {
        SHORT.set(data, offset, value);
    }

    public static void setInt(byte[] data, int offset, int value) {
        INT.set(data, offset, value);
    }

    public static void setFloat(byte[] data, int offset, float value) {
        FLOAT.set(data, offset, value);
    }

    public static void setDouble(byte[] data, int offset, double value) {
        DOUBLE.set(data, offset, value);
    }

    // ---- any values

    // RawBytesToNumeric ( type, rawBytes, isLittleEndian ), https://tc39.es/ecma262/#sec-rawbytestonumeric
    /** Reads the element at a byte offset, little-endian. */
    public Object load(byte[] data, int offset) {
        return switch (this) {
            case INT8 -> (int) data[offset];
            case UINT8, UINT8_CLAMPED -> data[offset] & 0xFF;
            case INT16 -> (int) getShort(data, offset);
            case UINT16 -> getShort(data, offset) & 0xFFFF;
            case INT32 -> getInt(data, offset);
            case UINT32 -> TypeConversion.number(getInt(data, offset) & 0xFFFFFFFFL);
            case BIGINT64 -> BigInteger.valueOf((long) LONG.get(data, offset));
            case BIGUINT64 -> unsigned((long) LONG.get(data, offset));
            case FLOAT16 -> TypeConversion.number((double) Float.float16ToFloat(getShort(data, offset)));
            case FLOAT32 -> TypeConversion.number((double) getFloat(data, offset));
            case FLOAT64 -> TypeConversion.number(getDouble(data, offset));
        };
    }

    private static BigInteger unsigned(long bits) {
        BigInteger value = BigInteger.valueOf(bits);
        return bits < 0 ? value.add(BigInteger.ONE.shiftLeft(64)) : value;
    }

    // NumericToRawBytes ( type, value, isLittleEndian ), https://tc39.es/ecma262/#sec-numerictorawbytes
    /** Writes an already coerced value at a byte offset, little-endian. */
    public void store(byte[] data, int offset, Object value) {
        switch (this) {
            case INT8, UINT8 -> data[offset] = (byte) TypeConversion.toInt32(value);
            case UINT8_CLAMPED -> data[offset] = (byte) TypeConversion.toUint8Clamp(value);
            case INT16, UINT16 -> setShort(data, offset, (short) TypeConversion.toInt32(value));
            case INT32, UINT32 -> setInt(data, offset, TypeConversion.toInt32(value));
            case BIGINT64, BIGUINT64 -> LONG.set(data, offset, ((BigInteger) value).longValue());
            case FLOAT16 -> setShort(data, offset, HalfFloat.fromDouble(((Number) value).doubleValue()));
            case FLOAT32 -> setFloat(data, offset, ((Number) value).floatValue());
            case FLOAT64 -> setDouble(data, offset, ((Number) value).doubleValue());
        }
    }
}
