package dev.gyre.engine.builtins.structured;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.JsonStrings;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.ObjectOperations.PropertyKind;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Rope;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.runtime.wrapper.BigIntObject;
import dev.gyre.engine.runtime.wrapper.BooleanObject;
import dev.gyre.engine.runtime.wrapper.NumberObject;
import dev.gyre.engine.runtime.wrapper.StringObject;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** One run of JSON.stringify: the specification's serialization record. */
// JSON Serialization Record, https://tc39.es/ecma262/#sec-json-serialization-record
final class JsonSerializer {
    private static final int MAX_GAP = 10;

    private final Realm realm;
    private final JsObject replacer;
    private final List<Object> propertyList;
    private final String gap;
    private final StringBuilder out = new StringBuilder();
    private final List<JsObject> stack = new ArrayList<>();
    private final List<Object> path = new ArrayList<>();
    private String indent = "";

    private JsonSerializer(Realm realm, JsObject replacer, List<Object> propertyList, String gap) {
        this.realm = realm;
        this.replacer = replacer;
        this.propertyList = propertyList;
        this.gap = gap;
    }

    static Object stringify(Realm realm, Object value, Object replacer, Object space) {
        JsObject function = Comparison.isCallable(replacer) ? (JsObject) replacer : null;
        List<Object> properties =
                function == null && Comparison.isArray(replacer) ? propertyList(realm, (JsObject) replacer) : null;
        JsonSerializer serializer = new JsonSerializer(realm, function, properties, gap(space));
        JsObject holder = null;
        if (function != null) {
            holder = JsObject.create(realm);
            holder.createDataProperty("", value);
        }
        long depth = realm.agent().depth();
        try {
            return serializer.property(holder, "", value) ? serializer.out.toString() : Undefined.INSTANCE;
        } finally {
            realm.agent().depth(depth);
        }
    }

    private static List<Object> propertyList(Realm realm, JsObject array) {
        Set<Object> keys = new LinkedHashSet<>();
        long length = ObjectOperations.lengthOfArrayLike(array);
        for (long k = 0; k < length; k++) {
            realm.agent().poll();
            Object value = array.get(PropertyKey.fromIndex(k));
            if (value instanceof CharSequence
                    || value instanceof Integer
                    || value instanceof Double
                    || value instanceof NumberObject
                    || value instanceof StringObject) {
                keys.add(PropertyKey.fromString(TypeConversion.toString(value)));
            }
        }
        return new ArrayList<>(keys);
    }

    private static String gap(Object argument) {
        Object space = argument;
        if (space instanceof NumberObject) space = TypeConversion.toNumberValue(space);
        else if (space instanceof StringObject) space = TypeConversion.toString(space);
        if (space instanceof Integer || space instanceof Double) {
            return " ".repeat((int) Math.max(0, Math.min(MAX_GAP, TypeConversion.toIntegerOrInfinity(space))));
        }
        if (!(space instanceof CharSequence text)) return "";
        return text.length() <= MAX_GAP ? text.toString() : text.toString().substring(0, MAX_GAP);
    }

    // SerializeJSONProperty ( state, key, holder ), https://tc39.es/ecma262/#sec-serializejsonproperty
    /** Appends a value; returns false, with nothing appended, if it has no JSON form. */
    private boolean property(JsObject holder, Object key, Object original) {
        Object value = original;
        realm.agent().poll();
        if (value instanceof JsObject || value instanceof BigInteger) {
            Object toJson = ObjectOperations.getV(realm, value, "toJSON");
            if (toJson instanceof JsObject function && function.isCallable())
                value = function.call1(value, PropertyKey.toValue(key));
        }
        if (replacer != null) value = replacer.call2(holder, PropertyKey.toValue(key), value);
        if (value instanceof JsObject object) {
            Object unwrapped = unwrap(object);
            if (unwrapped instanceof JsObject plain) return object(plain, key);
            value = unwrapped;
        }
        if (value instanceof Null) {
            out.append("null");
        } else if (value instanceof Boolean flag) {
            out.append(flag.booleanValue());
        } else if (value instanceof CharSequence text) {
            JsonStrings.quote(out, text.toString());
        } else if (value instanceof Integer number) {
            out.append(number.intValue());
        } else if (value instanceof Double number) {
            out.append(Double.isFinite(number) ? TypeConversion.toString(number) : "null");
        } else if (value instanceof BigInteger) {
            throw Errors.typeError("Do not know how to serialize a BigInt");
        } else {
            return false;
        }
        requireLength();
        return true;
    }

    private void requireLength() {
        if (out.length() > Rope.MAX_LENGTH) throw Errors.rangeError("Invalid string length");
    }

    private static Object unwrap(JsObject object) {
        if (object instanceof NumberObject number) return TypeConversion.toNumberValue(number);
        if (object instanceof StringObject text) return TypeConversion.toString(text);
        if (object instanceof BooleanObject flag) return flag.value();
        if (object instanceof BigIntObject integer) return integer.value();
        return object;
    }

    private boolean object(JsObject object, Object key) {
        if (object instanceof JsonObject.RawJson) {
            out.append(TypeConversion.toString(object.get("rawJSON")));
            return true;
        }
        if (object.isCallable()) return false;
        if (stack.contains(object)) throw circular(object, key);
        stack.add(object);
        path.add(key);
        realm.agent().enterNative();
        String stepback = indent;
        indent += gap;
        if (Comparison.isArray(object)) array(object, stepback);
        else members(object, stepback);
        indent = stepback;
        realm.agent().leaveNative();
        path.removeLast();
        stack.removeLast();
        return true;
    }

    // SerializeJSONObject ( state, value ), https://tc39.es/ecma262/#sec-serializejsonobject
    private void members(JsObject object, String stepback) {
        List<Object> keys = propertyList != null
                ? propertyList
                : ObjectOperations.enumerableOwnProperties(realm, object, PropertyKind.KEY);
        out.append('{');
        boolean first = true;
        for (Object name : keys) {
            Object key = propertyList != null ? name : PropertyKey.of(name);
            int mark = out.length();
            if (!first) out.append(',');
            newline(indent);
            JsonStrings.quote(out, PropertyKey.toValue(key).toString());
            out.append(gap.isEmpty() ? ":" : ": ");
            if (property(object, key, object.get(key))) first = false;
            else out.setLength(mark);
        }
        if (!first) newline(stepback);
        out.append('}');
    }

    // SerializeJSONArray ( state, value ), https://tc39.es/ecma262/#sec-serializejsonarray
    private void array(JsObject array, String stepback) {
        long length = array instanceof JsArray dense ? dense.length() : ObjectOperations.lengthOfArrayLike(array);
        out.append('[');
        for (long k = 0; k < length; k++) {
            if (k > 0) out.append(',');
            newline(indent);
            Object key = PropertyKey.fromIndex(k);
            if (!property(array, key, array.get(key))) out.append("null");
        }
        if (length > 0) newline(stepback);
        out.append(']');
    }

    private void newline(String indentation) {
        if (!gap.isEmpty()) out.append('\n').append(indentation);
    }

    private JsException circular(JsObject object, Object key) {
        int start = stack.indexOf(object);
        StringBuilder text = new StringBuilder(
                "Converting circular structure to JSON\n    --> starting at object with constructor ");
        text.append(constructorName(object));
        int last = stack.size() - 1;
        for (int i = start + 1; i <= last; i++) {
            if (i > start + 2 && i < last) {
                if (i == start + 3) text.append("\n    |     ...");
                continue;
            }
            text.append("\n    |     ")
                    .append(describe(stack.get(i - 1), path.get(i)))
                    .append(" -> object with constructor ")
                    .append(constructorName(stack.get(i)));
        }
        return Errors.typeError(text.append("\n    --- ")
                .append(describe(stack.get(last), key))
                .append(" closes the circle")
                .toString());
    }

    private static String constructorName(JsObject object) {
        return "'" + PropertyErrors.receiverName(object) + "'";
    }

    private static String describe(JsObject holder, Object key) {
        if (key.equals("")) return "<anonymous>";
        return Comparison.isArray(holder) ? "index " + key : "property '" + PropertyKey.toDisplay(key) + "'";
    }
}
