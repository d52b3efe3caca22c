package dev.gyre.node.sqlite.library;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;

/** Strings and byte arrays in SQLite's memory. */
final class Text {
    private static final byte[] NOTHING = {};

    private Text() {}

    /** The UTF-8 form, in which a surrogate without its pair becomes U+FFFD. */
    static byte[] utf8(String text) {
        return (isWellFormed(text) ? text : wellFormed(text)).getBytes(StandardCharsets.UTF_8);
    }

    private static boolean isWellFormed(String text) {
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (!Character.isSurrogate(unit)) continue;
            if (Character.isLowSurrogate(unit) || i + 1 == text.length()) return false;
            if (!Character.isLowSurrogate(text.charAt(++i))) return false;
        }
        return true;
    }

    private static String wellFormed(String text) {
        StringBuilder result = new StringBuilder(text.length());
        text.codePoints().forEach(point -> result.appendCodePoint(point >= 0xD800 && point <= 0xDFFF ? 0xFFFD : point));
        return result.toString();
    }

    /** A C string. */
    static long cString(Arena arena, String text) {
        byte[] bytes = utf8(text);
        MemorySegment segment = arena.allocate(bytes.length + 1L);
        MemorySegment.copy(bytes, 0, segment, JAVA_BYTE, 0, bytes.length);
        segment.set(JAVA_BYTE, bytes.length, (byte) 0);
        return segment.address();
    }

    /** A C string, or a null pointer for null. */
    static long cStringOrNull(Arena arena, String text) {
        return text == null ? 0 : cString(arena, text);
    }

    /** A copy of bytes. */
    static MemorySegment copy(Arena arena, byte[] bytes, int offset, int length) {
        MemorySegment segment = arena.allocate(Math.max(length, 1), 8);
        MemorySegment.copy(bytes, offset, segment, JAVA_BYTE, 0, length);
        return segment;
    }

    /** The string at an address, null for a null pointer. */
    static String read(long address) {
        if (address == 0) return null;
        int length = 0;
        while (NativeLibrary.MEMORY.get(JAVA_BYTE, address + length) != 0) length++;
        return read(address, length);
    }

    /** The string of so many bytes at an address. */
    static String read(long address, int length) {
        return new String(bytes(address, length), StandardCharsets.UTF_8);
    }

    /** Bytes at an address. */
    static byte[] bytes(long address, int length) {
        if (length == 0) return NOTHING;
        byte[] bytes = new byte[length];
        MemorySegment.copy(NativeLibrary.MEMORY, JAVA_BYTE, address, bytes, 0, length);
        return bytes;
    }
}
