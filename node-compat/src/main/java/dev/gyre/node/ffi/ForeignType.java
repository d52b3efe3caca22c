package dev.gyre.node.ffi;

import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.math.BigInteger;

/** The types of C that signatures name, and their values: JavaScript's, and the boxed ones of Java that a call takes and returns. */
// https://nodejs.org/api/ffi.html#type-names
enum ForeignType {
    VOID(null, "a void"),
    INT8(ValueLayout.JAVA_BYTE, "an int8"),
    UINT8(ValueLayout.JAVA_BYTE, "a uint8"),
    INT16(ValueLayout.JAVA_SHORT_UNALIGNED, "an int16"),
    UINT16(ValueLayout.JAVA_SHORT_UNALIGNED, "a uint16"),
    INT32(ValueLayout.JAVA_INT_UNALIGNED, "an int32"),
    UINT32(ValueLayout.JAVA_INT_UNALIGNED, "a uint32"),
    INT64(ValueLayout.JAVA_LONG_UNALIGNED, "an int64"),
    UINT64(ValueLayout.JAVA_LONG_UNALIGNED, "a uint64"),
    FLOAT(ValueLayout.JAVA_FLOAT_UNALIGNED, "a float"),
    DOUBLE(ValueLayout.JAVA_DOUBLE_UNALIGNED, "a double"),
    /** An address; what may be given for one is decided by {@link PointerArguments}. */
    POINTER(ValueLayout.JAVA_LONG_UNALIGNED, "a pointer");

    private static final double MAX_SAFE = (1L << 53) - 1;

    private final ValueLayout inMemory;
    private final String described;

    ForeignType(ValueLayout inMemory, String described) {
        this.inMemory = inMemory;
        this.described = described;
    }

    /** The type with a name of signatures; null if there is none. */
    static ForeignType of(String name) {
        return switch (name) {
            case "void" -> VOID;
            case "int8", "i8" -> INT8;
            case "char" -> isCharSigned() ? INT8 : UINT8;
            case "uint8", "u8", "bool" -> UINT8;
            case "int16", "i16" -> INT16;
            case "uint16", "u16" -> UINT16;
            case "int32", "i32" -> INT32;
            case "uint32", "u32" -> UINT32;
            case "int64", "i64" -> INT64;
            case "uint64", "u64" -> UINT64;
            case "float32", "float", "f32" -> FLOAT;
            case "float64", "double", "f64" -> DOUBLE;
            case "pointer", "ptr", "string", "str", "buffer", "arraybuffer", "function" -> POINTER;
            default -> null;
        };
    }

    /** Linux's conventions for Arm have an unsigned char. */
    private static boolean isCharSigned() {
        return !System.getProperty("os.arch").equals("aarch64");
    }

    /** With an article, as error messages name it. */
    String described() {
        return described;
    }

    /** How calls pass it. */
    MemoryLayout layout() {
        return inMemory.withByteAlignment(inMemory.byteSize());
    }

    /** Of a value in memory: whether it is a BigInt. */
    boolean isWide() {
        return this == INT64 || this == UINT64;
    }

    /** Java's value of a Number or BigInt; null if it is none of this type. Not for pointers. */
    Object toNativeOrNull(Object value) {
        return switch (this) {
            case VOID -> null;
            case FLOAT -> value instanceof Number number && isNumber(value) ? (Object) number.floatValue() : null;
            case DOUBLE -> value instanceof Number number && isNumber(value) ? (Object) number.doubleValue() : null;
            case INT64, UINT64, POINTER -> wideOrNull(value);
            default -> narrowOrNull(value);
        };
    }

    /** The same for an argument of a call: Node takes no -0 for integers of 32 bits. */
    Object toArgumentOrNull(Object value) {
        boolean isNegativeZero = value instanceof Double number && number.equals(-0.0);
        return isNegativeZero && (this == INT32 || this == UINT32) ? null : toNativeOrNull(value);
    }

    private static boolean isNumber(Object value) {
        return value instanceof Integer || value instanceof Double;
    }

    private static boolean isInteger(Object value) {
        return value instanceof Integer
                || value instanceof Double number && Math.abs(number) <= MAX_SAFE && number.longValue() == number;
    }

    private Object narrowOrNull(Object value) {
        if (!isInteger(value)) return null;
        long number = ((Number) value).longValue();
        return switch (this) {
            case INT8 -> (byte) number == number ? (Object) (byte) number : null;
            case UINT8 -> (number & 0xFF) == number ? (Object) (byte) number : null;
            case INT16 -> (short) number == number ? (Object) (short) number : null;
            case UINT16 -> (number & 0xFFFF) == number ? (Object) (short) number : null;
            case INT32 -> (int) number == number ? (Object) (int) number : null;
            default -> (number & 0xFFFFFFFFL) == number ? (Object) (int) number : null;
        };
    }

    private Long wideOrNull(Object value) {
        boolean signed = this == INT64;
        if (value instanceof BigInteger big) {
            boolean fits = signed ? big.bitLength() < Long.SIZE : big.signum() >= 0 && big.bitLength() <= Long.SIZE;
            return fits ? big.longValue() : null;
        }
        if (this == POINTER || !isInteger(value)) return null;
        long number = ((Number) value).longValue();
        return signed || number >= 0 ? number : null;
    }

    /** Java's value of what a callback returns; null if it is none of this type. */
    Object toResultOrNull(Object value) {
        boolean isNullPointer = this == POINTER && (value == Undefined.INSTANCE || value == Null.INSTANCE);
        return isNullPointer ? (Object) 0L : toNativeOrNull(value);
    }

    /** Zero, which a callback returns that has no value. */
    Object zero() {
        return switch (this) {
            case VOID -> null;
            case INT8, UINT8 -> (byte) 0;
            case INT16, UINT16 -> (short) 0;
            case INT32, UINT32 -> 0;
            case FLOAT -> 0f;
            case DOUBLE -> 0d;
            default -> 0L;
        };
    }

    /** JavaScript's value of Java's. */
    Object toJavaScript(Object value) {
        return switch (this) {
            case VOID -> Undefined.INSTANCE;
            case INT8 -> (int) (byte) value;
            case UINT8 -> (byte) value & 0xFF;
            case INT16 -> (int) (short) value;
            case UINT16 -> (short) value & 0xFFFF;
            case INT32 -> value;
            case UINT32 -> TypeConversion.number((int) value & 0xFFFFFFFFL);
            case INT64 -> BigInteger.valueOf((long) value);
            case FLOAT -> TypeConversion.number((double) (float) value);
            case DOUBLE -> TypeConversion.number((double) value);
            default -> unsigned((long) value);
        };
    }

    /** An unsigned number, as a BigInt. */
    static BigInteger unsigned(long value) {
        if (value >= 0) return BigInteger.valueOf(value);
        return BigInteger.valueOf(value & Long.MAX_VALUE).setBit(Long.SIZE - 1);
    }

    /** Java's value at an address. */
    Object read(long address) {
        MemorySegment memory = DynamicLinker.MEMORY;
        return switch (this) {
            case INT8, UINT8 -> memory.get(ValueLayout.JAVA_BYTE, address);
            case INT16, UINT16 -> memory.get(ValueLayout.JAVA_SHORT_UNALIGNED, address);
            case INT32, UINT32 -> memory.get(ValueLayout.JAVA_INT_UNALIGNED, address);
            case FLOAT -> memory.get(ValueLayout.JAVA_FLOAT_UNALIGNED, address);
            case DOUBLE -> memory.get(ValueLayout.JAVA_DOUBLE_UNALIGNED, address);
            default -> memory.get(ValueLayout.JAVA_LONG_UNALIGNED, address);
        };
    }

    /** Writes Java's value to an address. */
    void write(long address, Object value) {
        MemorySegment memory = DynamicLinker.MEMORY;
        switch (this) {
            case INT8, UINT8 -> memory.set(ValueLayout.JAVA_BYTE, address, (byte) value);
            case INT16, UINT16 -> memory.set(ValueLayout.JAVA_SHORT_UNALIGNED, address, (short) value);
            case INT32, UINT32 -> memory.set(ValueLayout.JAVA_INT_UNALIGNED, address, (int) value);
            case FLOAT -> memory.set(ValueLayout.JAVA_FLOAT_UNALIGNED, address, (float) value);
            case DOUBLE -> memory.set(ValueLayout.JAVA_DOUBLE_UNALIGNED, address, (double) value);
            default -> memory.set(ValueLayout.JAVA_LONG_UNALIGNED, address, (long) value);
        }
    }
}
