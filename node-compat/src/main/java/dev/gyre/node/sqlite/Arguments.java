package dev.gyre.node.sqlite;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.NativeErrors;

/** Checks the arguments and options of the functions of node:sqlite. */
final class Arguments {
    private Arguments() {}

    static Object at(Object[] arguments, int index) {
        return index < arguments.length ? arguments[index] : Undefined.INSTANCE;
    }

    static String string(Realm realm, Object value, String name) {
        if (value instanceof CharSequence text) return text.toString();
        throw NativeErrors.argumentType(realm, "The \"" + name + "\" argument must be a string.");
    }

    static boolean bool(Realm realm, Object value, String name) {
        if (value instanceof Boolean bool) return bool;
        throw NativeErrors.argumentType(realm, "The \"" + name + "\" argument must be a boolean.");
    }

    static JsObject object(Realm realm, Object value, String name) {
        if (value instanceof JsObject object) return object;
        throw NativeErrors.argumentType(realm, "The \"" + name + "\" argument must be an object.");
    }

    static JsObject function(Realm realm, Object value, String name) {
        if (value instanceof JsObject object && object.isCallable()) return object;
        throw NativeErrors.argumentType(realm, "The \"" + name + "\" argument must be a function.");
    }

    static ByteView bytes(Realm realm, Object value, String name) {
        if (ByteView.isBytes(value)) return ByteView.of(value);
        throw NativeErrors.argumentType(realm, "The \"" + name + "\" argument must be a Uint8Array.");
    }

    /** The options among the arguments; null if they are not given. */
    static JsObject optionsOrNull(Realm realm, Object[] arguments, int index) {
        Object value = at(arguments, index);
        return value == Undefined.INSTANCE ? null : object(realm, value, "options");
    }

    /** An option that is a boolean. */
    static boolean flag(Realm realm, JsObject optionsOrNull, String key, boolean otherwise) {
        if (optionsOrNull == null) return otherwise;
        Object value = optionsOrNull.get(key);
        return value == Undefined.INSTANCE ? otherwise : bool(realm, value, "options." + key);
    }

    /** An option that is a function; null if it is not given. */
    static JsObject functionOption(Realm realm, JsObject optionsOrNull, String key) {
        if (optionsOrNull == null) return null;
        Object value = optionsOrNull.get(key);
        return value == Undefined.INSTANCE ? null : function(realm, value, "options." + key);
    }

    /** An option that is a string. */
    static String stringOption(Realm realm, JsObject optionsOrNull, String key, String otherwise) {
        if (optionsOrNull == null) return otherwise;
        Object value = optionsOrNull.get(key);
        return value == Undefined.INSTANCE ? otherwise : string(realm, value, "options." + key);
    }

    /** Whether a value is a number that is an int. */
    static boolean isInt(Object value) {
        return value instanceof Integer || value instanceof Double number && number == number.intValue();
    }

    static int integer(Realm realm, Object value, String name) {
        if (isInt(value)) return ((Number) value).intValue();
        throw NativeErrors.argumentType(realm, "The \"" + name + "\" argument must be an integer.");
    }

    /** A path or URI for SQLite, which does not know the runtime's working directory. */
    private static String resolved(Realm realm, String path) {
        boolean isUri = path.startsWith("file:");
        String name = isUri ? path.substring("file:".length()) : path;
        if (name.isEmpty() || name.startsWith("/") || name.startsWith(":memory:")) return path;
        String directory = Environment.of(realm).cwd() + "/";
        return isUri
                ? "file:" + directory.replace("%", "%25").replace("?", "%3f").replace("#", "%23") + name
                : directory + name;
    }

    /** The path of a database: a string, the bytes of one, or a file: URL; relative to the working directory. */
    static String path(Realm realm, Object value) {
        String path = null;
        if (value instanceof CharSequence text) {
            path = text.toString();
        } else if (ByteView.isBytes(value)) {
            path = ByteView.of(value).utf8();
        } else if (value instanceof JsObject object && object.get("href") instanceof CharSequence href) {
            path = href.toString();
            if (!path.startsWith("file:")) {
                throw NativeErrors.of(
                        realm, ErrorKind.TYPE, "ERR_INVALID_URL_SCHEME", "The URL must be of scheme file:");
            }
        }
        if (path == null || path.indexOf('\0') >= 0) {
            throw NativeErrors.argumentType(
                    realm, "The \"path\" argument must be a string, Uint8Array, or URL without null bytes.");
        }
        return resolved(realm, path);
    }
}
