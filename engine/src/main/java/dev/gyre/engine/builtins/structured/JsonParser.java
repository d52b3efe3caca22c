package dev.gyre.engine.builtins.structured;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.ShortString;

/** Parses a JSON text to JS values; with a recorder it also records the source text of primitives for revivers. */
final class JsonParser {
    private final Realm realm;
    private final String source;
    private final boolean recording;
    private int position;
    /** The record of the value just parsed, when recording. */
    private JsonSnapshot snapshot;

    JsonParser(Realm realm, String source, boolean recording) {
        this.realm = realm;
        this.source = source;
        this.recording = recording;
    }

    /** Parses the whole text. */
    Object parse() {
        skipWhitespace();
        Object value = parseValue();
        skipWhitespace();
        if (position < source.length()) throw JsonSyntaxError.trailing(source, position);
        return value;
    }

    /** Parses a number, a string, a boolean or null at the start of the text; returns whether it is the whole text. */
    boolean parseRaw() {
        if ("{[ \t\n\r".indexOf(peek()) >= 0) throw JsonSyntaxError.unexpectedToken(source, position);
        parsePrimitive(peek());
        return position == source.length();
    }

    JsonSnapshot snapshot() {
        return snapshot;
    }

    private int peek() {
        return position < source.length() ? source.charAt(position) : -1;
    }

    private void skipWhitespace() {
        while (position < source.length()) {
            char c = source.charAt(position);
            if (c != ' ' && c != '\n' && c != '\r' && c != '\t') return;
            position++;
        }
    }

    /** Parses a value of any depth. The open containers form a list, the innermost first. */
    private Object parseValue() {
        OpenContainer open = null;
        while (true) {
            realm.agent().poll();
            int first = peek();
            Object value;
            if (first == '{' || first == '[') {
                position++;
                OpenContainer opened = first == '{'
                        ? OpenContainer.object(realm, open, recording)
                        : OpenContainer.array(realm, open, recording);
                skipWhitespace();
                if (peek() != opened.closer) {
                    open = opened;
                    if (first == '{') open.key = parseKey("Expected property name or '}'");
                    continue;
                }
                value = close(opened);
            } else {
                value = parsePrimitive(first);
            }
            while (open != null && addTo(open, value)) {
                value = close(open);
                open = open.outer;
            }
            if (open == null) return value;
        }
    }

    /** Adds a value and reads the next token; returns true if the container ends there, false before the next value. */
    private boolean addTo(OpenContainer open, Object value) {
        open.add(value, snapshot);
        skipWhitespace();
        int next = peek();
        if (next == open.closer) return true;
        if (next != ',')
            throw JsonSyntaxError.at(
                    open.isArray()
                            ? "Expected ',' or ']' after array element"
                            : "Expected ',' or '}' after property value",
                    source,
                    position);
        position++;
        skipWhitespace();
        if (!open.isArray()) open.key = parseKey("Expected double-quoted property name");
        return false;
    }

    private Object close(OpenContainer open) {
        position++;
        snapshot = open.record;
        return open.container();
    }

    private Object parseKey(String expected) {
        if (peek() != '"') throw JsonSyntaxError.at(expected, source, position);
        Object key = PropertyKey.fromString(parseString());
        skipWhitespace();
        if (peek() != ':') throw JsonSyntaxError.at("Expected ':' after property name", source, position);
        position++;
        skipWhitespace();
        return key;
    }

    private Object parsePrimitive(int first) {
        int start = position;
        Object value = switch (first) {
            case '"' -> ShortString.of(parseString());
            case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> parseNumber();
            case 't' -> literal("true", Boolean.TRUE);
            case 'f' -> literal("false", Boolean.FALSE);
            case 'n' -> literal("null", Null.INSTANCE);
            default -> throw JsonSyntaxError.unexpectedToken(source, position);
        };
        if (recording) snapshot = JsonSnapshot.primitive(value, source.substring(start, position));
        return value;
    }

    private Object literal(String word, Object value) {
        for (int i = 0; i < word.length(); i++, position++) {
            if (peek() != word.charAt(i)) throw JsonSyntaxError.unexpectedToken(source, position);
        }
        return value;
    }

    private Object parseNumber() {
        int start = position;
        boolean negative = peek() == '-';
        if (negative) {
            position++;
            if (!isDigit(peek())) throw JsonSyntaxError.at("No number after minus sign", source, position);
        }
        if (peek() == '0') {
            position++;
            if (isDigit(peek())) throw JsonSyntaxError.at("Unexpected number", source, position);
        } else {
            skipDigits();
        }
        boolean integral = true;
        if (peek() == '.') {
            integral = false;
            position++;
            if (!isDigit(peek())) throw JsonSyntaxError.at("Unterminated fractional number", source, position);
            skipDigits();
        }
        if (peek() == 'e' || peek() == 'E') {
            integral = false;
            position++;
            if (peek() == '+' || peek() == '-') position++;
            if (!isDigit(peek())) throw JsonSyntaxError.at("Exponent part is missing a number", source, position);
            skipDigits();
        }
        if (integral && position - start < 10 && !(negative && source.charAt(start + 1) == '0')) {
            return Integer.parseInt(source, start, position, 10);
        }
        return TypeConversion.number(Double.parseDouble(source.substring(start, position)));
    }

    private void skipDigits() {
        while (isDigit(peek())) position++;
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    private String parseString() {
        int start = ++position;
        while (position < source.length()) {
            char c = source.charAt(position);
            if (c == '"') return source.substring(start, position++);
            if (c == '\\') return parseEscapedString(start);
            if (c < ' ') throw JsonSyntaxError.at("Bad control character in string literal", source, position);
            position++;
        }
        throw JsonSyntaxError.at("Unterminated string", source, position);
    }

    private String parseEscapedString(int start) {
        StringBuilder text = new StringBuilder().append(source, start, position);
        while (position < source.length()) {
            char c = source.charAt(position++);
            if (c == '"') return text.toString();
            if (c < ' ') throw JsonSyntaxError.at("Bad control character in string literal", source, position - 1);
            text.append(c == '\\' ? parseEscape() : c);
        }
        throw JsonSyntaxError.at("Unterminated string", source, position);
    }

    private char parseEscape() {
        if (position >= source.length()) throw JsonSyntaxError.at("Unterminated string", source, position);
        char c = source.charAt(position++);
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> parseUnicodeEscape();
            default -> throw JsonSyntaxError.at("Bad escaped character", source, position - 1);
        };
    }

    private char parseUnicodeEscape() {
        int value = 0;
        for (int i = 0; i < 4; i++, position++) {
            int c = peek();
            int digit = c >= 0 && c < 128 ? Character.digit(c, 16) : -1;
            if (digit < 0) throw JsonSyntaxError.at("Bad Unicode escape", source, position);
            value = value << 4 | digit;
        }
        return (char) value;
    }

    /** An object or array whose end has not been reached. */
    private static final class OpenContainer {
        final OpenContainer outer;
        final char closer;
        /** Null if the source text is not recorded. */
        final JsonSnapshot record;

        private final JsObject object;
        private final JsArray array;
        /** The key of the current member. */
        Object key;

        private OpenContainer(OpenContainer outer, JsObject object, JsArray array, JsonSnapshot record) {
            this.outer = outer;
            this.closer = array == null ? '}' : ']';
            this.object = object;
            this.array = array;
            this.record = record;
        }

        static OpenContainer object(Realm realm, OpenContainer outer, boolean recording) {
            JsObject object = JsObject.create(realm);
            return new OpenContainer(outer, object, null, recording ? JsonSnapshot.object(object) : null);
        }

        static OpenContainer array(Realm realm, OpenContainer outer, boolean recording) {
            JsArray array = JsArray.create(realm, 0);
            return new OpenContainer(outer, null, array, recording ? JsonSnapshot.array(array) : null);
        }

        boolean isArray() {
            return array != null;
        }

        Object container() {
            return array != null ? array : object;
        }

        void add(Object value, JsonSnapshot snapshot) {
            if (array != null) {
                array.push(value);
                if (record != null) record.element(snapshot);
            } else {
                object.createDataProperty(key, value);
                if (record != null) record.member(key, snapshot);
            }
        }
    }
}
