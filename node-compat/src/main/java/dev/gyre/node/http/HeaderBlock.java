package dev.gyre.node.http;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Header fields as they came: bytes of names and values in sequence, which become strings at the first read. */
final class HeaderBlock {
    static final String[] NONE = {};

    private byte[] bytes;
    private int length;
    // Where names and values end, in turn.
    private int[] ends = new int[16];
    private int parts;

    HeaderBlock(int expectedBytes) {
        bytes = new byte[expectedBytes];
    }

    /** Adds a piece of the name or value under way. */
    void append(byte[] data, int offset, int count) {
        if (length + count > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(length + count, 2 * bytes.length));
        }
        System.arraycopy(data, offset, bytes, length, count);
        length += count;
    }

    void endName() {
        endPart();
    }

    /** The value is complete; white space after it does not belong to it. */
    void endValue() {
        var start = ends[parts - 1];
        while (length > start && (bytes[length - 1] == ' ' || bytes[length - 1] == '\t')) {
            length--;
        }
        endPart();
    }

    private void endPart() {
        if (parts == ends.length) {
            ends = Arrays.copyOf(ends, 2 * parts);
        }
        ends[parts++] = length;
    }

    private int start(int part) {
        return part == 0 ? 0 : ends[part - 1];
    }

    private String text(int part) {
        var start = start(part);
        return new String(bytes, start, ends[part] - start, StandardCharsets.ISO_8859_1);
    }

    /** The first value of a field, or null. */
    String get(String lowerCaseName) {
        var index = indexOf(lowerCaseName);
        return index < 0 ? null : text(index + 1);
    }

    boolean contains(String lowerCaseName) {
        return indexOf(lowerCaseName) >= 0;
    }

    private int indexOf(String lowerCaseName) {
        for (var part = 0; part < parts; part += 2) {
            var start = start(part);
            if (ends[part] - start == lowerCaseName.length() && isAt(start, lowerCaseName)) {
                return part;
            }
        }
        return -1;
    }

    private boolean isAt(int start, String lowerCaseName) {
        for (var index = 0; index < lowerCaseName.length(); index++) {
            var character = bytes[start + index];
            if ((character >= 'A' && character <= 'Z' ? character | 0x20 : character) != lowerCaseName.charAt(index)) {
                return false;
            }
        }
        return true;
    }

    /** Names and values in turn. */
    String[] flatten() {
        if (parts == 0) {
            return NONE;
        }
        var flat = new String[parts];
        for (var part = 0; part < parts; part++) {
            flat[part] = text(part);
        }
        return flat;
    }
}
