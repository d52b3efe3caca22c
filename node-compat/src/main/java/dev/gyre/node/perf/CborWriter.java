package dev.gyre.node.perf;

import java.io.ByteArrayOutputStream;

/** Writes data items of CBOR in their shortest forms; doubles keep their 64 bits. */
// RFC 8949, 3
final class CborWriter {
    static final int UNSIGNED = 0;
    static final int ARRAY = 4;
    static final int MAP = 5;
    static final int DOUBLE = 0xfb;

    private static final int KIND_SHIFT = 5;
    private static final int LEAST_WITH_BYTES = 24;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    void unsigned(long value) {
        head(UNSIGNED, value);
    }

    /** Begins an array of so many items. */
    void array(int length) {
        head(ARRAY, length);
    }

    /** Begins a map of so many pairs. */
    void map(int pairs) {
        head(MAP, pairs);
    }

    void number(double value) {
        out.write(DOUBLE);
        bigEndian(Double.doubleToRawLongBits(value), Long.BYTES);
    }

    byte[] bytes() {
        return out.toByteArray();
    }

    private void head(int kind, long argument) {
        int first = kind << KIND_SHIFT;
        if (argument < LEAST_WITH_BYTES) {
            out.write(first | (int) argument);
            return;
        }
        int sizeBits = argument < 1L << Byte.SIZE
                ? 0
                : argument < 1L << Short.SIZE ? 1 : argument < 1L << Integer.SIZE ? 2 : 3;
        out.write(first | LEAST_WITH_BYTES + sizeBits);
        bigEndian(argument, 1 << sizeBits);
    }

    private void bigEndian(long value, int bytes) {
        for (int i = bytes - 1; i >= 0; i--) out.write((int) (value >>> i * Byte.SIZE));
    }
}
