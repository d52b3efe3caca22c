package dev.gyre.node.inspector.objects;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.NumberFormatting;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.inspector.protocol.Params;
import dev.gyre.node.inspector.protocol.ProtocolError;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The objects of a program that a session has ids for, which keep them alive until they are released. */
public final class RemoteObjects {
    /** How much of a value goes into a message. */
    public enum Form {
        REFERENCE,
        PREVIEW,
        VALUE
    }

    private static final int DEEPEST_VALUE = 1000;

    private record Held(Object value, String group) {}

    private final Realm realm;
    private final String prefix;
    private final Map<Integer, Held> held = new HashMap<>();
    private int count;

    /** @param isolate a number that ids begin with */
    public RemoteObjects(Realm realm, String isolate) {
        this.realm = realm;
        prefix = isolate + ".1.";
    }

    /** The id of an object in a group, whose members are released together; null is a group of no name. */
    String hold(Object value, String groupOrNull) {
        held.put(++count, new Held(value, groupOrNull));
        return prefix + count;
    }

    /** The value of an id. */
    public Object find(String id) throws ProtocolError {
        Held found = null;
        if (id.startsWith(prefix)) {
            try {
                found = held.get(Integer.parseInt(id.substring(prefix.length())));
            } catch (NumberFormatException malformed) {
                throw ProtocolError.server("Invalid remote object id");
            }
        } else if (!id.matches("-?[0-9]+\\.[0-9]+\\.[0-9]+")) {
            throw ProtocolError.server("Invalid remote object id");
        }
        if (found == null)
            throw ProtocolError.server(
                    id.startsWith(prefix)
                            ? "Could not find object with given id"
                            : "Cannot find context with specified id");
        return found.value;
    }

    /** The group of an id, for the values that are reached from its object. */
    public String groupOf(String id) {
        Held found = id.startsWith(prefix) ? held.get(Integer.parseInt(id.substring(prefix.length()))) : null;
        return found == null ? null : found.group;
    }

    public void release(String id) throws ProtocolError {
        find(id);
        held.remove(Integer.parseInt(id.substring(prefix.length())));
    }

    public void releaseGroup(String group) {
        held.values().removeIf(each -> group.equals(each.group));
    }

    public void clear() {
        held.clear();
    }

    // ---- values

    /** The RemoteObject of a value. */
    public Map<String, Object> wrap(Object value, String groupOrNull, Form form) throws ProtocolError {
        if (value instanceof ScopeList scopes) {
            Map<String, Object> result = scopes.describe();
            result.put("objectId", hold(scopes, groupOrNull));
            return result;
        }
        if (!(value instanceof JsObject object)) return primitive(value, groupOrNull);
        var result = new LinkedHashMap<String, Object>();
        if (form == Form.VALUE) {
            result.put("type", object instanceof JsFunction ? "function" : "object");
            result.put("value", value(object, 0));
            return result;
        }
        ValueDescription description = ValueDescription.of(realm, object);
        result.put("type", object.isCallable() ? "function" : "object");
        if (description.subtypeOrNull() != null) result.put("subtype", description.subtypeOrNull());
        result.put("className", description.className());
        result.put("description", description.text());
        result.put("objectId", hold(value, groupOrNull));
        if (form == Form.PREVIEW && !object.isCallable()) result.put("preview", new Preview(realm).of(object));
        return result;
    }

    private Map<String, Object> primitive(Object value, String groupOrNull) {
        var result = new LinkedHashMap<String, Object>();
        if (value instanceof JsSymbol symbol) {
            result.put("type", "symbol");
            result.put("description", ValueDescription.of(symbol));
            result.put("objectId", hold(value, groupOrNull));
            return result;
        }
        describe(result, value);
        return result;
    }

    /** The members of a RemoteObject of a primitive value other than a symbol. */
    static void describe(Map<String, Object> result, Object value) {
        if (value == Undefined.INSTANCE) {
            result.put("type", "undefined");
        } else if (value == Null.INSTANCE) {
            result.put("type", "object");
            result.put("subtype", "null");
            result.put("value", null);
        } else if (value instanceof Boolean) {
            result.put("type", "boolean");
            result.put("value", value);
        } else if (value instanceof BigInteger number) {
            result.put("type", "bigint");
            result.put("unserializableValue", number + "n");
            result.put("description", number + "n");
        } else if (value instanceof Number number) {
            double numeric = number.doubleValue();
            boolean negativeZero = numeric == 0 && 1 / numeric < 0;
            String text = negativeZero ? "-0" : NumberFormatting.toString(numeric);
            result.put("type", "number");
            if (negativeZero || !Double.isFinite(numeric)) result.put("unserializableValue", text);
            else result.put("value", value);
            result.put("description", text);
        } else {
            result.put("type", "string");
            result.put("value", value.toString());
        }
    }

    /** The value as JSON. */
    private Object value(Object value, int depth) throws ProtocolError {
        if (depth > DEEPEST_VALUE) throw ProtocolError.server("Object reference chain is too long");
        if (value == Undefined.INSTANCE || value == Null.INSTANCE || value instanceof JsSymbol) return null;
        if (!(value instanceof JsObject object)) return value instanceof BigInteger ? null : plain(value);
        if (object.isCallable()) return Map.of();
        if (object instanceof JsArray array) {
            var list = new ArrayList<>();
            for (long i = 0; i < array.length(); i++) list.add(value(array.get(PropertyKey.fromIndex(i)), depth + 1));
            return list;
        }
        var members = new LinkedHashMap<String, Object>();
        for (Object key : object.ownPropertyKeys()) {
            if (key instanceof JsSymbol) continue;
            PropertyDescriptor descriptor = object.getOwnProperty(key);
            if (descriptor == null || !descriptor.enumerable()) continue;
            Object member = object.get(key);
            if (member == Undefined.INSTANCE) continue;
            members.put(PropertyKey.toDisplay(key), value(member, depth + 1));
        }
        return members;
    }

    private static Object plain(Object value) {
        return value instanceof CharSequence ? value.toString() : value;
    }

    /** The value of a CallArgument: a value, an unserializableValue or the objectId of one. */
    public Object argument(Params argument) throws ProtocolError {
        if (argument.has("objectId")) return find(argument.string("objectId"));
        if (argument.has("unserializableValue")) return unserializable(argument.string("unserializableValue"));
        return argument.has("value") ? fromJson(argument.value("value")) : Undefined.INSTANCE;
    }

    private static Object unserializable(String text) throws ProtocolError {
        switch (text) {
            case "NaN":
                return Double.NaN;
            case "Infinity":
                return Double.POSITIVE_INFINITY;
            case "-Infinity":
                return Double.NEGATIVE_INFINITY;
            case "-0":
                return -0.0;
            default:
                if (text.matches("-?[0-9]+n")) return new BigInteger(text.substring(0, text.length() - 1));
                throw ProtocolError.server("Couldn't parse value object in call argument");
        }
    }

    /** The JavaScript value of JSON as {@link dev.gyre.node.inspector.protocol.JsonReader} reads it. */
    private Object fromJson(Object json) {
        if (json == null) return Null.INSTANCE;
        if (json instanceof List<?> list) {
            var values = new ArrayList<>();
            for (Object each : list) values.add(fromJson(each));
            return JsArray.fromList(realm, values);
        }
        if (!(json instanceof Map<?, ?> map)) return json;
        JsObject object = JsObject.create(realm);
        map.forEach((key, value) -> object.createDataProperty(PropertyKey.fromString((String) key), fromJson(value)));
        return object;
    }
}
