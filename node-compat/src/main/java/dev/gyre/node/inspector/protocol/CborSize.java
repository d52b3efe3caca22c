package dev.gyre.node.inspector.protocol;

import java.util.List;
import java.util.Map;

/** The number of bytes of a value in CBOR as V8 writes it, which the positions in its errors count. */
// https://www.rfc-editor.org/rfc/rfc8949
final class CborSize {
    private CborSize() {}

    /** @param value as {@link JsonReader} reads it */
    static int of(Object value) {
        if (value instanceof String text) return string(text);
        if (value instanceof Integer number) return head(number < 0 ? -1L - number : number);
        if (value instanceof Double) return 9;
        int size = ParameterType.ENVELOPE + 2;
        if (value instanceof List<?> list) {
            for (Object each : list) size += of(each);
            return size;
        }
        if (!(value instanceof Map<?, ?> map)) return 1;
        for (var entry : map.entrySet()) size += of(entry.getKey()) + of(entry.getValue());
        return size;
    }

    /** ASCII has one byte a character, other text two. */
    private static int string(String text) {
        boolean isAscii = text.chars().allMatch(c -> c < 0x80);
        int length = isAscii ? text.length() : 2 * text.length();
        return head(length) + length;
    }

    private static int head(long value) {
        if (value < 24) return 1;
        return value < 0x100 ? 2 : value < 0x10000 ? 3 : 5;
    }
}
