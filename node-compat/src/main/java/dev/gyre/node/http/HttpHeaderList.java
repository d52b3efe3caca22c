package dev.gyre.node.http;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.Arrays;

/** The headers of an OutgoingMessage: by lower-case name, in the order in which they were first set. */
// lib/internal/bindings.md, http_headers
final class HttpHeaderList extends JsObject {
    private static final int FIRST = 4;
    private static final int FIELDS = 3;

    /** Lower-case name, name as given and value of one header after the other. */
    private Object[] fields = new Object[FIRST * FIELDS];

    private int size;

    HttpHeaderList(JsObject prototype) {
        super(prototype);
    }

    /** Whether a name and a value may go out as they are; anything unusual is left to the library's checks. */
    private static boolean isValid(Object name, Object value) {
        return name instanceof CharSequence text && HttpFieldText.isToken(text.toString()) && isValidValue(value);
    }

    private static boolean isValidValue(Object value) {
        if (value instanceof CharSequence text) return HttpFieldText.isFieldValue(text.toString());
        if (!(value instanceof JsArray array)) return value instanceof Integer || value instanceof Double;
        for (Object one : array.toObjectArray()) {
            if (!(one instanceof CharSequence text) || !HttpFieldText.isFieldValue(text.toString())) return false;
        }
        return true;
    }

    private int find(String key) {
        for (int at = 0; at < size * FIELDS; at += FIELDS) {
            if (fields[at].equals(key)) return at;
        }
        return -1;
    }

    private void store(String name, Object value) {
        String key = HttpFieldText.lowerCase(name);
        int at = find(key);
        if (at < 0) {
            at = insert(key);
        }
        fields[at + 1] = name;
        fields[at + 2] = value;
    }

    /** Makes room for a header: at the end, or where an object has a property of such a name. */
    private int insert(String key) {
        int end = size++ * FIELDS;
        if (end == fields.length) fields = Arrays.copyOf(fields, 2 * end);
        int at = end;
        long index = PropertyKey.arrayIndex(key);
        if (index >= 0) {
            at = 0;
            while (at < end && isBefore(fields[at], index)) at += FIELDS;
            System.arraycopy(fields, at, fields, at + FIELDS, end - at);
        }
        fields[at] = key;
        return at;
    }

    private static boolean isBefore(Object key, long index) {
        long other = PropertyKey.arrayIndex(key);
        return other >= 0 && other < index;
    }

    /** The value of a header that is there, by its lower-case name. */
    Object valueOf(String key) {
        return fields[find(key) + 2];
    }

    /**
     * Appends the headers as lines of text; what is more than text, or says how the message is framed or the connection goes on, is not
     * for this method, which then returns NOT_PLAIN. CONTENT_LENGTH where one of the headers is that.
     */
    int appendTo(StringBuilder text) {
        int result = HttpFieldText.PLAIN;
        for (int at = 0; at < size * FIELDS; at += FIELDS) {
            int kind = HttpFieldText.append(text, (String) fields[at + 1], fields[at + 2]);
            if (kind == HttpFieldText.NOT_PLAIN) return kind;
            result |= kind;
        }
        return result;
    }

    @Override
    public String className() {
        return "HttpHeaderList";
    }

    /** The methods of header lists. */
    // lib/internal/bindings.md, http_headers
    @BuiltinObject(intrinsic = "%HttpHeaderList.prototype%")
    static final class Methods {
        private Methods() {}

        private static HttpHeaderList list(Object self) {
            return (HttpHeaderList) self;
        }

        private static int find(Object self, Object name) {
            return list(self).find(HttpFieldText.lowerCase(TypeConversion.toString(name)));
        }

        // set(name, value): false, and nothing done, unless both are plainly valid
        @Builtin
        static boolean set(Realm realm, Object self, Object name, Object value) {
            if (!isValid(name, value)) return false;
            list(self).store(name.toString(), value);
            return true;
        }

        // put(name, value): set without a check
        @Builtin
        static Object put(Realm realm, Object self, Object name, Object value) {
            list(self).store(TypeConversion.toString(name), value);
            return Undefined.INSTANCE;
        }

        // update(name, value): the value of a header that is there
        @Builtin
        static Object update(Realm realm, Object self, Object name, Object value) {
            list(self).fields[find(self, name) + 2] = value;
            return Undefined.INSTANCE;
        }

        // get(name)
        @Builtin
        static Object get(Realm realm, Object self, Object name) {
            int at = find(self, name);
            return at < 0 ? Undefined.INSTANCE : list(self).fields[at + 2];
        }

        // has(name)
        @Builtin
        static boolean has(Realm realm, Object self, Object name) {
            return find(self, name) >= 0;
        }

        // remove(name)
        @Builtin
        static Object remove(Realm realm, Object self, Object name) {
            HttpHeaderList list = list(self);
            int at = find(self, name);
            if (at >= 0) {
                int end = --list.size * FIELDS;
                System.arraycopy(list.fields, at + FIELDS, list.fields, at, end - at);
                Arrays.fill(list.fields, end, end + FIELDS, null);
            }
            return Undefined.INSTANCE;
        }

        private static JsArray every(Realm realm, Object self, int part) {
            HttpHeaderList list = list(self);
            Object[] found = new Object[list.size];
            for (int i = 0; i < found.length; i++) found[i] = list.fields[i * FIELDS + part];
            return JsArray.adopt(realm, found);
        }

        // names(): in lower case
        @Builtin
        static Object names(Realm realm, Object self) {
            return every(realm, self, 0);
        }

        // rawNames(): as they were given
        @Builtin
        static Object rawNames(Realm realm, Object self) {
            return every(realm, self, 1);
        }

        // flat(): names as they were given and values in turn
        @Builtin
        static Object flat(Realm realm, Object self) {
            HttpHeaderList list = list(self);
            Object[] flat = new Object[list.size * 2];
            for (int i = 0; i < list.size; i++) {
                flat[2 * i] = list.fields[i * FIELDS + 1];
                flat[2 * i + 1] = list.fields[i * FIELDS + 2];
            }
            return JsArray.adopt(realm, flat);
        }
    }
}
