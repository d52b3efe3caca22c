package dev.gyre.engine.jit.classfile;

import java.util.Arrays;

/** Bytes in one growing array, numbers in big-endian order. */
final class ByteBuilder {
    private byte[] bytes;
    private int size;

    ByteBuilder(int capacity) {
        bytes = new byte[capacity];
    }

    int size() {
        return size;
    }

    byte[] toArray() {
        return Arrays.copyOf(bytes, size);
    }

    void u1(int value) {
        reserve(1);
        bytes[size++] = (byte) value;
    }

    void u2(int value) {
        reserve(2);
        bytes[size++] = (byte) (value >> 8);
        bytes[size++] = (byte) value;
    }

    void u4(int value) {
        u2(value >> 16);
        u2(value);
    }

    void u8(long value) {
        u4((int) (value >> 32));
        u4((int) value);
    }

    void putU2(int at, int value) {
        bytes[at] = (byte) (value >> 8);
        bytes[at + 1] = (byte) value;
    }

    void putU4(int at, int value) {
        putU2(at, value >> 16);
        putU2(at + 2, value);
    }

    void append(ByteBuilder other) {
        reserve(other.size);
        System.arraycopy(other.bytes, 0, bytes, size, other.size);
        size += other.size;
    }

    /** Appends the class-file format's form of UTF-8 without its length: zero in two bytes, surrogates one by one. */
    void modifiedUtf8(String text) {
        reserve(3 * text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 1 && c <= 0x7f) {
                bytes[size++] = (byte) c;
            } else if (c <= 0x7ff) {
                bytes[size++] = (byte) (0xc0 | c >> 6);
                bytes[size++] = (byte) (0x80 | c & 0x3f);
            } else {
                bytes[size++] = (byte) (0xe0 | c >> 12);
                bytes[size++] = (byte) (0x80 | c >> 6 & 0x3f);
                bytes[size++] = (byte) (0x80 | c & 0x3f);
            }
        }
    }

    private void reserve(int count) {
        if (size + count > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + count));
        }
    }
}
