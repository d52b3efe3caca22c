package dev.gyre.node.inspector.protocol;

import dev.gyre.engine.runtime.value.NumberFormatting;
import java.util.Map;

/** Writes JSON: Maps with string keys in their order, Iterables, CharSequences, Numbers, Booleans, null, and {@link Text}; numbers as JSON.stringify writes them. */
public final class JsonWriter {
    /** A value that is written already. */
    public record Text(String json) {}

    private JsonWriter() {}

    public static String write(Object value) {
        var out = new StringBuilder();
        value(out, value);
        return out.toString();
    }

    private static void value(StringBuilder out, Object value) {
        if (value instanceof CharSequence text) {
            string(out, text);
        } else if (value instanceof Text text) {
            out.append(text.json);
        } else if (value instanceof Map<?, ?> map) {
            object(out, map);
        } else if (value instanceof Iterable<?> list) {
            char separator = '[';
            for (Object each : list) {
                out.append(separator);
                value(out, each);
                separator = ',';
            }
            out.append(separator == '[' ? "[]" : "]");
        } else if (value instanceof Double || value instanceof Float) {
            double number = ((Number) value).doubleValue();
            out.append(Double.isFinite(number) ? NumberFormatting.toString(number) : "null");
        } else if (value == null || value instanceof Number || value instanceof Boolean) {
            out.append(value);
        } else {
            throw new IllegalArgumentException(value.getClass().getName());
        }
    }

    private static void object(StringBuilder out, Map<?, ?> map) {
        char separator = '{';
        for (var entry : map.entrySet()) {
            out.append(separator);
            string(out, (String) entry.getKey());
            out.append(':');
            value(out, entry.getValue());
            separator = ',';
        }
        out.append(separator == '{' ? "{}" : "}");
    }

    private static void string(StringBuilder out, CharSequence text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int index = "\"\\\b\f\n\r\t".indexOf(c);
            if (index >= 0) {
                out.append('\\').append("\"\\bfnrt".charAt(index));
            } else if (c < ' ' || Character.isSurrogate(c) && isLone(text, i)) {
                out.append("\\u");
                for (int shift = 12; shift >= 0; shift -= 4) out.append(Character.forDigit(c >> shift & 15, 16));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }

    private static boolean isLone(CharSequence text, int i) {
        char c = text.charAt(i);
        return Character.isHighSurrogate(c)
                ? i + 1 >= text.length() || !Character.isLowSurrogate(text.charAt(i + 1))
                : i == 0 || !Character.isHighSurrogate(text.charAt(i - 1));
    }
}
