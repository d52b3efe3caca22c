package dev.gyre.node.inspector.objects;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.NumberFormatting;
import dev.gyre.engine.runtime.value.Undefined;
import java.math.BigInteger;
import java.util.StringJoiner;

/** The arguments of a call of console as text, without running code of the program. */
public final class ConsoleText {
    private static final int DEEPEST_ARRAY = 20;

    private final Realm realm;

    private ConsoleText(Realm realm) {
        this.realm = realm;
    }

    /** The texts of the arguments with spaces between them. */
    public static String of(Realm realm, Object[] arguments) {
        var writer = new ConsoleText(realm);
        var text = new StringJoiner(" ");
        for (Object argument : arguments) text.add(writer.of(argument, 0));
        return text.toString();
    }

    private String of(Object value, int depth) {
        if (value == Undefined.INSTANCE) return "undefined";
        if (value == Null.INSTANCE) return "null";
        if (value instanceof BigInteger) return value + "n";
        if (value instanceof JsSymbol symbol) return ValueDescription.of(symbol);
        if (value instanceof Number number) return NumberFormatting.toString(number.doubleValue());
        if (!(value instanceof JsObject object)) return value.toString();
        if (object instanceof JsArray array) return elements(array, depth);
        ValueDescription description = ValueDescription.of(realm, object);
        String subtype = description.subtypeOrNull();
        if (object.isCallable() || "date".equals(subtype) || "regexp".equals(subtype)) return description.text();
        if ("error".equals(subtype))
            return description.text().lines().findFirst().orElse("");
        return "[object " + description.className() + "]";
    }

    private String elements(JsArray array, int depth) {
        if (depth == DEEPEST_ARRAY) return "";
        var text = new StringJoiner(",");
        for (long i = 0; i < array.length(); i++) {
            var element = array.getOwnProperty(PropertyKey.fromIndex(i));
            Object value = element == null || element.isAccessor() ? Undefined.INSTANCE : element.value;
            text.add(value == Undefined.INSTANCE || value == Null.INSTANCE ? "" : of(value, depth + 1));
        }
        return text.toString();
    }
}
