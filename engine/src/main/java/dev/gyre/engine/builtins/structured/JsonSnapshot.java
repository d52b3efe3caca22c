package dev.gyre.engine.builtins.structured;

import dev.gyre.engine.runtime.object.JsObject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The source text of a parsed value, so that a reviver gets the source of primitives that have not been modified since. */
// JSON Parse Records, https://tc39.es/ecma262/#sec-json-parse-record
final class JsonSnapshot {
    private final Object value;
    private final String source;
    private final Map<Object, JsonSnapshot> members;
    private final List<JsonSnapshot> elements;

    private JsonSnapshot(Object value, String source, Map<Object, JsonSnapshot> members, List<JsonSnapshot> elements) {
        this.value = value;
        this.source = source;
        this.members = members;
        this.elements = elements;
    }

    static JsonSnapshot primitive(Object value, String source) {
        return new JsonSnapshot(value, source, null, null);
    }

    static JsonSnapshot object(JsObject object) {
        return new JsonSnapshot(object, null, new HashMap<>(), null);
    }

    static JsonSnapshot array(JsObject array) {
        return new JsonSnapshot(array, null, null, new ArrayList<>());
    }

    void member(Object key, JsonSnapshot snapshot) {
        members.put(key, snapshot);
    }

    void element(JsonSnapshot snapshot) {
        elements.add(snapshot);
    }

    Object value() {
        return value;
    }

    /** Source text of a primitive, null for objects. */
    String source() {
        return source;
    }

    /** The record of a member or element, or null. */
    JsonSnapshot child(Object key) {
        if (members != null) return members.get(key);
        return elements != null && key instanceof Integer index && index < elements.size() ? elements.get(index) : null;
    }
}
