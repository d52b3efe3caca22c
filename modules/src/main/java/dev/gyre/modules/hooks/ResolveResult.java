package dev.gyre.modules.hooks;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.Map;
import java.util.TreeMap;

/**
 * The result of resolution.
 *
 * @param format undefined, null or Node's name; for hooks
 * @param attributesOrNull import attributes by which a hook has replaced those in the program
 */
public record ResolveResult(String url, Object format, Map<String, String> attributesOrNull) {
    /** The result without hooks. */
    public ResolveResult(String url) {
        this(url, Undefined.INSTANCE, null);
    }

    static ResolveResult of(JsObject result) {
        return new ResolveResult(
                result.get("url").toString(),
                result.get("format"),
                result.get("importAttributes") instanceof JsObject given ? attributes(given) : null);
    }

    /** The import attributes in an object of a program. */
    public static Map<String, String> attributes(JsObject given) {
        Map<String, String> attributes = new TreeMap<>();
        for (Object key : given.ownPropertyKeys())
            attributes.put(PropertyKey.toDisplay(key), TypeConversion.toString(given.get(key)));
        return attributes;
    }
}
