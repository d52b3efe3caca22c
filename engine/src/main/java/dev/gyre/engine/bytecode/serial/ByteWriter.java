package dev.gyre.engine.bytecode.serial;

import java.util.Arrays;

/** A growing array of bytes. Numbers take one byte below 240 and two below 3,568; for others the first byte is the number of bytes that follow. */
final class ByteWriter {
    private byte[] bytes;
    private int size;

    ByteWriter() {
        this(new byte[4096]);
    }

    /** Wraps existing bytes, in order to patch them. */
    ByteWriter(byte[] bytes) {
        this.bytes = bytes;
    }

    int size() {
        return size;
    }

    byte[] toArray() {
        return Arrays.copyOf(bytes, size);
    }

    private void reserve(int count) {
        if (size + count > bytes.length) bytes = Arrays.copyOf(bytes, Math.max(size + count, bytes.length * 2));
    }

    void word(int value) {
        reserve(5);
        if (value >= 0 && value < 240) {
            bytes[size++] = (byte) value;
        } else if (value >= 0 && value < 3568) {
            bytes[size++] = (byte) (240 + (value - 240 >> 8));
            bytes[size++] = (byte) (value - 240);
        } else if (value >>> 16 == 0) {
            bytes[size++] = (byte) 253;
            big(value, 2);
        } else if (value >>> 24 == 0) {
            bytes[size++] = (byte) 254;
            big(value, 3);
        } else {
            bytes[size++] = (byte) 255;
            big(value, 4);
        }
    }

    /** Writes a number that is probably close to zero. */
    void signed(int value) {
        word(value << 1 ^ value >> 31);
    }

    void words(int[] values) {
        word(values.length);
        for (int value : values) word(value);
    }

    void int4(int value) {
        reserve(4);
        big(value, 4);
    }

    void int8(long value) {
        int4((int) (value >>> 32));
        int4((int) value);
    }

    void raw(byte[] values) {
        reserve(values.length);
        System.arraycopy(values, 0, bytes, size, values.length);
        size += values.length;
    }

    /** Writes the characters with one byte each, or with two each if any needs them; returns whether it did. */
    boolean text(String text) {
        int length = text.length();
        boolean wide = false;
        for (int i = 0; i < length && !wide; i++) wide = text.charAt(i) > 255;
        reserve(wide ? 2 * length : length);
        for (int i = 0; i < length; i++) {
            if (wide) bytes[size++] = (byte) (text.charAt(i) >> 8);
            bytes[size++] = (byte) text.charAt(i);
        }
        return wide;
    }

    /** Overwrites four bytes. */
    void patch(int place, int value) {
        int end = size;
        size = place;
        big(value, 4);
        size = end;
    }

    private void big(int value, int count) {
        for (int shift = 8 * count - 8; shift >= 0; shift -= 8) bytes[size++] = (byte) (value >> shift);
    }
}
