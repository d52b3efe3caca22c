package dev.gyre.node.inspector.protocol;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * The type of a parameter, and the check of a value. The words of an error, and the position in it, are V8's, which reads messages as CBOR: the position is that
 * of the value in the parameters as CBOR, where objects and arrays have a head of seven bytes.
 */
// https://chromium.googlesource.com/v8/v8/+/main/third_party/inspector_protocol/crdtp/cbor.h
sealed interface ParameterType {
    /** Bytes before the elements of an object or array: the envelope and the start. */
    int ENVELOPE = 7;

    /** Throws the error of a value that does not have the type. */
    void check(Object value, String path, int position) throws ProtocolError;

    /** The name in a description of the protocol. */
    String name();

    /** The type that a text of {@link ProtocolTable} names. */
    static ParameterType of(String text) {
        if (text.startsWith("[")) return new Array(of(text.substring(1, text.length() - 1)));
        if (!text.startsWith("{")) return Simple.valueOf(text.toUpperCase(Locale.ROOT));
        var members = new LinkedHashMap<String, Member>();
        int depth = 0, start = 1;
        for (int i = 1; i < text.length(); i++) {
            char c = text.charAt(i);
            if (depth == 0 && (c == ' ' || i == text.length() - 1)) {
                if (i > start) add(members, text.substring(start, i));
                start = i + 1;
            }
            if (c == '{' || c == '[') depth++;
            if (c == '}' || c == ']') depth--;
        }
        return new Struct(members);
    }

    private static void add(Map<String, Member> members, String text) {
        int colon = text.indexOf(':');
        boolean isOptional = text.charAt(colon - 1) == '?';
        members.put(
                text.substring(0, isOptional ? colon - 1 : colon),
                new Member(of(text.substring(colon + 1)), isOptional));
    }

    /** The members of an object, described; empty for other types. */
    default List<Map<String, Object>> description() {
        return List.of();
    }

    /** Whether a value may be absent. */
    default boolean isOptional() {
        return false;
    }

    private static ProtocolError wrong(String path, String problem, int position) {
        return new ProtocolError(
                ProtocolError.INVALID_PARAMS,
                "Invalid parameters",
                "Failed to deserialize " + path + " - " + problem + " at position " + position);
    }

    /** A type without members. */
    enum Simple implements ParameterType {
        STRING,
        INT32,
        DOUBLE,
        BOOL,
        DICTIONARY,
        ANY;

        @Override
        public void check(Object value, String path, int position) throws ProtocolError {
            boolean matches = switch (this) {
                case STRING -> value instanceof String;
                case INT32 -> value instanceof Integer;
                case DOUBLE -> value instanceof Number;
                case BOOL -> value instanceof Boolean;
                case DICTIONARY -> value instanceof Map;
                case ANY -> true;
            };
            if (matches) return;
            String expected = name().toLowerCase(Locale.ROOT);
            throw wrong(path, "BINDINGS: " + expected + " value expected", position);
        }
    }

    /** An array of values of one type. */
    record Array(ParameterType element) implements ParameterType {
        @Override
        public void check(Object value, String path, int position) throws ProtocolError {
            if (!(value instanceof List<?> list))
                throw wrong(path, "CBOR: array start expected", position + (value instanceof Map ? ENVELOPE : 0));
            int at = position + ENVELOPE + 1;
            for (Object each : list) {
                element.check(each, path, at);
                at += CborSize.of(each);
            }
        }

        @Override
        public String name() {
            return "array";
        }
    }

    /** A member of an object. */
    record Member(ParameterType type, boolean isOptional) {}

    /** An object with known members; others are ignored. */
    record Struct(Map<String, Member> members) implements ParameterType {
        @Override
        public void check(Object value, String path, int position) throws ProtocolError {
            if (!(value instanceof Map<?, ?> map))
                throw wrong(path, "CBOR: map start expected", position + (value instanceof List ? ENVELOPE : 0));
            int at = position + ENVELOPE + 1;
            for (var entry : map.entrySet()) {
                at += CborSize.of(entry.getKey());
                Member member = members.get(entry.getKey());
                if (member != null) member.type.check(entry.getValue(), path + "." + entry.getKey(), at);
                at += CborSize.of(entry.getValue());
            }
            // V8 looks for missing members in the order of their names.
            for (var entry : new TreeMap<>(members).entrySet()) {
                if (!entry.getValue().isOptional() && !map.containsKey(entry.getKey()))
                    throw wrong(path + "." + entry.getKey(), "BINDINGS: mandatory field missing", at);
            }
        }

        @Override
        public boolean isOptional() {
            return members.values().stream().allMatch(Member::isOptional);
        }

        @Override
        public String name() {
            return "object";
        }

        @Override
        public List<Map<String, Object>> description() {
            var list = new ArrayList<Map<String, Object>>();
            members.forEach((name, member) -> {
                var description = new LinkedHashMap<String, Object>();
                description.put("name", name);
                if (member.isOptional) description.put("optional", true);
                description.put("type", typeName(member.type));
                list.add(description);
            });
            return list;
        }

        private static String typeName(ParameterType type) {
            if (!(type instanceof Simple simple)) return type.name();
            return switch (simple) {
                case STRING -> "string";
                case INT32 -> "integer";
                case DOUBLE -> "number";
                case BOOL -> "boolean";
                case DICTIONARY -> "object";
                case ANY -> "any";
            };
        }
    }
}
