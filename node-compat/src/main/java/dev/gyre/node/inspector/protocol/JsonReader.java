package dev.gyre.node.inspector.protocol;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads a JSON text: objects as Maps, arrays as Lists, numbers as Integer or Double, null as Java's null. */
// https://datatracker.ietf.org/doc/html/rfc8259
public final class JsonReader {
    private static final int DEPTH = 1000;

    private final String text;
    private int at;
    private int depth;

    private JsonReader(String text) {
        this.text = text;
    }

    /** The value of a text; throws an IllegalArgumentException that names the first wrong position. */
    public static Object read(String text) {
        var reader = new JsonReader(text);
        Object value = reader.value();
        reader.space();
        if (reader.at < text.length()) throw reader.wrong();
        return value;
    }

    private IllegalArgumentException wrong() {
        return new IllegalArgumentException("at position " + at);
    }

    private void space() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
    }

    private char peek() {
        space();
        if (at >= text.length()) throw wrong();
        return text.charAt(at);
    }

    private boolean skip(char c) {
        if (peek() != c) return false;
        at++;
        return true;
    }

    private void expect(char c) {
        if (!skip(c)) throw wrong();
    }

    private Object value() {
        switch (peek()) {
            case '{':
                return object();
            case '[':
                return array();
            case '"':
                return string();
            case 't':
                return word("true", Boolean.TRUE);
            case 'f':
                return word("false", Boolean.FALSE);
            case 'n':
                return word("null", null);
            default:
                return number();
        }
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) throw wrong();
        at += word.length();
        return value;
    }

    private Map<String, Object> object() {
        var members = new LinkedHashMap<String, Object>();
        if (++depth > DEPTH) throw wrong();
        expect('{');
        if (!skip('}')) {
            do {
                if (peek() != '"') throw wrong();
                String name = string();
                expect(':');
                members.put(name, value());
            } while (skip(','));
            expect('}');
        }
        depth--;
        return members;
    }

    private List<Object> array() {
        var elements = new ArrayList<>();
        if (++depth > DEPTH) throw wrong();
        expect('[');
        if (!skip(']')) {
            do elements.add(value());
            while (skip(','));
            expect(']');
        }
        depth--;
        return elements;
    }

    private Number number() {
        int start = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) at++;
        String digits = text.substring(start, at);
        if (!digits.matches("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?")) throw wrong();
        double value = Double.parseDouble(digits);
        if (value == (int) value && !(value == 0 && digits.startsWith("-"))) return (int) value;
        return value;
    }

    private String string() {
        expect('"');
        var builder = new StringBuilder();
        while (true) {
            if (at >= text.length()) throw wrong();
            char c = text.charAt(at++);
            if (c == '"') return builder.toString();
            if (c < ' ') throw wrong();
            builder.append(c == '\\' ? escape() : c);
        }
    }

    private char escape() {
        if (at >= text.length()) throw wrong();
        char c = text.charAt(at++);
        int index = "\"\\/bfnrt".indexOf(c);
        if (index >= 0) return "\"\\/\b\f\n\r\t".charAt(index);
        if (c != 'u' || at + 4 > text.length()) throw wrong();
        int value = 0;
        for (int end = at + 4; at < end; at++) {
            int digit = Character.digit(text.charAt(at), 16);
            if (digit < 0) throw wrong();
            value = value << 4 | digit;
        }
        return (char) value;
    }
}
