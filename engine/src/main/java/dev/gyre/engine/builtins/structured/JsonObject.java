package dev.gyre.engine.builtins.structured;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.ObjectOperations.IntegrityLevel;
import dev.gyre.engine.runtime.operations.ObjectOperations.PropertyKind;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;

/** The JSON object. */
// 25.5 The JSON Object, https://tc39.es/ecma262/#sec-json-object
@BuiltinObject(intrinsic = "%JSON%")
public final class JsonObject {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "JSON";

    private JsonObject() {}

    // JSON.parse ( text [ , reviver ] ), https://tc39.es/ecma262/#sec-json.parse
    @Builtin
    static Object parse(Realm realm, Object self, Object text, Object reviver) {
        boolean revives = Comparison.isCallable(reviver);
        JsonParser parser = new JsonParser(realm, TypeConversion.toString(text), revives);
        Object value = parser.parse();
        if (!revives) return value;
        JsObject root = JsObject.create(realm);
        root.createDataProperty("", value);
        return internalize(realm, root, "", (JsObject) reviver, parser.snapshot());
    }

    // InternalizeJSONProperty ( holder, name, reviver, parseRecord ),
    // https://tc39.es/ecma262/#sec-internalizejsonproperty
    private static Object internalize(
            Realm realm, JsObject holder, Object name, JsObject reviver, JsonSnapshot record) {
        realm.agent().enterNative();
        realm.agent().poll();
        try {
            Object value = holder.get(name);
            JsonSnapshot current = record != null && Comparison.sameValue(record.value(), value) ? record : null;
            JsObject context = JsObject.create(realm);
            if (value instanceof JsObject object) {
                internalizeMembers(realm, object, reviver, current);
            } else if (current != null) {
                context.createDataProperty("source", current.source());
            }
            return reviver.call3(holder, PropertyKey.toValue(name), value, context);
        } finally {
            realm.agent().leaveNative();
        }
    }

    private static void internalizeMembers(Realm realm, JsObject object, JsObject reviver, JsonSnapshot record) {
        if (Comparison.isArray(object)) {
            long length = ObjectOperations.lengthOfArrayLike(object);
            for (long i = 0; i < length; i++)
                internalizeMember(realm, object, PropertyKey.fromIndex(i), reviver, record);
        } else {
            for (Object key : ObjectOperations.enumerableOwnProperties(realm, object, PropertyKind.KEY)) {
                internalizeMember(realm, object, PropertyKey.of(key), reviver, record);
            }
        }
    }

    private static void internalizeMember(
            Realm realm, JsObject object, Object key, JsObject reviver, JsonSnapshot record) {
        Object element = internalize(realm, object, key, reviver, record == null ? null : record.child(key));
        if (element == dev.gyre.engine.runtime.value.Undefined.INSTANCE) object.delete(key);
        else object.createDataProperty(key, element);
    }

    // JSON.stringify ( value [ , replacer [ , space ] ] ), https://tc39.es/ecma262/#sec-json.stringify
    @Builtin
    static Object stringify(Realm realm, Object self, Object value, Object replacer, Object space) {
        realm.agent()
                .enterNative(); // A toJSON that is a builtin may recurse without a JavaScript frame, so its depth is
                                // counted here.
        try {
            return JsonSerializer.stringify(realm, value, replacer, space);
        } finally {
            realm.agent().leaveNative();
        }
    }

    // JSON.rawJSON ( text ), https://tc39.es/ecma262/#sec-json.rawjson
    @Builtin
    static Object rawJSON(Realm realm, Object self, Object text) {
        String source = TypeConversion.toString(text);
        if (source.isEmpty() || !new JsonParser(realm, source, false).parseRaw())
            throw Errors.syntaxError("Invalid value for JSON.rawJSON");
        RawJson raw = new RawJson();
        raw.createDataProperty("rawJSON", source);
        ObjectOperations.setIntegrityLevel(raw, IntegrityLevel.FROZEN);
        return raw;
    }

    // JSON.isRawJSON ( O ), https://tc39.es/ecma262/#sec-json.israwjson
    @Builtin
    static boolean isRawJSON(Realm realm, Object self, Object object) {
        return object instanceof RawJson;
    }

    /** An object with [[IsRawJSON]]. */
    static final class RawJson extends JsObject {
        RawJson() {
            super((JsObject) null);
        }
    }
}
