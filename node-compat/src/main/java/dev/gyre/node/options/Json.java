package dev.gyre.node.options;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON before there is a realm: objects as Maps, arrays as Lists, numbers as their texts in {@link Number}. */
// https://datatracker.ietf.org/doc/html/rfc8259
public final class Json {
    /** A number as it is written. */
    record Number(String text) {}

    /** The value of null. */
    static final Object NULL = new Object();

    private static final int DEPTH = 200;

    private final String text;
    private final boolean uniqueNames;
    private int at;
    private int depth;

    private Json(String text, boolean uniqueNames) {
        this.text = text;
        this.uniqueNames = uniqueNames;
    }

    /**
     * The value of a text.
     *
     * @param uniqueNames whether an object with two members of one name is an OptionException; otherwise the last counts
     * @throws IllegalArgumentException for text that is not JSON; the message has no meaning
     */
    static Object parse(String text, boolean uniqueNames) {
        Json json = new Json(text, uniqueNames);
        Object value = json.value();
        json.space();
        if (json.at < text.length()) throw json.wrong();
        return value;
    }

    /** @throws IllegalArgumentException for text that is not JSON; the message has no meaning */
    public static void check(String text) {
        parse(text, false);
    }

    private IllegalArgumentException wrong() {
        return new IllegalArgumentException("not JSON at " + at);
    }

    private void space() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
    }

    private char peek() {
        space();
        if (at >= text.length()) throw wrong();
        return text.charAt(at);
    }

    private void expect(char c) {
        if (peek() != c) throw wrong();
        at++;
    }

    private Object value() {
        if (++depth > DEPTH) throw wrong();
        char c = peek();
        Object value;
        if (c == '{') value = object();
        else if (c == '[') value = array();
        else if (c == '"') value = string();
        else if (c == 't') value = word("true", true);
        else if (c == 'f') value = word("false", false);
        else if (c == 'n') value = word("null", NULL);
        else value = number();
        depth--;
        return value;
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) throw wrong();
        at += word.length();
        return value;
    }

    private Number number() {
        int start = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) at++;
        String written = text.substring(start, at);
        if (!written.matches("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?")) throw wrong();
        return new Number(written);
    }

    /** The members in their order. */
    private Map<String, Object> object() {
        Map<String, Object> members = new LinkedHashMap<>();
        expect('{');
        while (peek() != '}') {
            if (!members.isEmpty()) expect(',');
            if (peek() != '"') throw wrong();
            String name = string();
            expect(':');
            Object value = value();
            if (members.put(name, value) != null && uniqueNames)
                throw new OptionException("Option --" + name + " is already defined");
        }
        at++;
        return members;
    }

    private List<Object> array() {
        List<Object> elements = new ArrayList<>();
        expect('[');
        while (peek() != ']') {
            if (!elements.isEmpty()) expect(',');
            elements.add(value());
        }
        at++;
        return elements;
    }

    private String string() {
        StringBuilder result = new StringBuilder();
        for (at++; ; at++) {
            if (at >= text.length()) throw wrong();
            char c = text.charAt(at);
            if (c == '"') break;
            if (c < ' ') throw wrong();
            result.append(c == '\\' ? escape() : c);
        }
        at++;
        return result.toString();
    }

    private char escape() {
        if (++at >= text.length()) throw wrong();
        char c = text.charAt(at);
        if (c == 'u') {
            if (at + 4 >= text.length()) throw wrong();
            String digits = text.substring(at + 1, at + 5);
            if (!digits.matches("[0-9a-fA-F]{4}")) throw wrong();
            at += 4;
            return (char) Integer.parseInt(digits, 16);
        }
        int known = "\"\\/bfnrt".indexOf(c);
        if (known < 0) throw wrong();
        return "\"\\/\b\f\n\r\t".charAt(known);
    }
}
