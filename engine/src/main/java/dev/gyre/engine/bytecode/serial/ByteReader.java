package dev.gyre.engine.bytecode.serial;

import java.nio.charset.StandardCharsets;

/** Reads the bytes of a {@link ByteWriter}, beginning at an offset. */
final class ByteReader {
    private final byte[] bytes;
    private int at;

    ByteReader(byte[] bytes, int at) {
        this.bytes = bytes;
        this.at = at;
    }

    int place() {
        return at;
    }

    int word() {
        int first = bytes[at++] & 255;
        return first < 240 ? first : longer(first);
    }

    private int longer(int first) {
        if (first < 253) return 240 + (first - 240 << 8) + (bytes[at++] & 255);
        int value = 0;
        for (int count = first - 251; count > 0; count--) value = value << 8 | bytes[at++] & 255;
        return value;
    }

    int signed() {
        int value = word();
        return value >>> 1 ^ -(value & 1);
    }

    int[] words() {
        var values = new int[word()];
        for (int i = 0; i < values.length; i++) values[i] = word();
        return values;
    }

    long int8() {
        long high = int4(bytes, at);
        long low = int4(bytes, at + 4) & 0xFFFFFFFFL;
        at += 8;
        return high << 32 | low;
    }

    byte[] raw(int count) {
        var values = new byte[count];
        System.arraycopy(bytes, at, values, 0, count);
        at += count;
        return values;
    }

    static int int4(byte[] bytes, int at) {
        return bytes[at] << 24 | (bytes[at + 1] & 255) << 16 | (bytes[at + 2] & 255) << 8 | bytes[at + 3] & 255;
    }

    static String text(byte[] bytes, int start, int end, boolean wide) {
        if (!wide) return new String(bytes, start, end - start, StandardCharsets.ISO_8859_1);
        var characters = new char[(end - start) / 2];
        for (int i = 0; i < characters.length; i++)
            characters[i] = (char) (bytes[start + 2 * i] << 8 | bytes[start + 2 * i + 1] & 255);
        return new String(characters);
    }
}
