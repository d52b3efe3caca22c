package dev.gyre.node.inspector.objects;

import dev.gyre.engine.builtins.structured.TypedArrayObject;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.exotic.ArgumentsObject;
import dev.gyre.engine.runtime.exotic.ProxyObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.util.ObjectKinds;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** An ObjectPreview: the first properties and entries of an object. */
final class Preview {
    private static final int NAMED = 5, INDEXED = 100, ENTRIES = 5, LONGEST_TEXT = 100;

    private final Realm realm;
    private final List<Map<String, Object>> properties = new ArrayList<>();
    private boolean overflows;
    private int named;
    private int indexed;

    Preview(Realm realm) {
        this.realm = realm;
    }

    Map<String, Object> of(JsObject object) {
        var preview = head(object);
        JsObject shown = object;
        while (shown instanceof ProxyObject proxy && proxy.target() != null) shown = proxy.target();
        List<Map<String, Object>> entries = entries(shown);
        internal(shown);
        if (!(shown instanceof ProxyObject)) {
            own(shown);
            inherited(shown);
        }
        preview.put("overflow", overflows);
        preview.put("properties", properties);
        if (entries != null) preview.put("entries", entries);
        return preview;
    }

    private Map<String, Object> head(JsObject object) {
        ValueDescription description = ValueDescription.of(realm, object);
        var preview = new LinkedHashMap<String, Object>();
        preview.put("type", object.isCallable() ? "function" : "object");
        if (description.subtypeOrNull() != null) preview.put("subtype", description.subtypeOrNull());
        preview.put("description", object.isCallable() ? "" : description.text());
        return preview;
    }

    /** The slots of promises and wrappers, which come first. */
    private void internal(JsObject object) {
        if (object instanceof PromiseObject promise) {
            add("[[PromiseState]]", promise.state().name().toLowerCase(Locale.ROOT));
            add("[[PromiseResult]]", promise.result() == null ? Undefined.INSTANCE : promise.result());
        }
        Object primitive = InternalProperties.primitiveOf(object);
        if (primitive != null) add("[[PrimitiveValue]]", primitive);
    }

    private void own(JsObject object) {
        boolean isList =
                object instanceof JsArray || object instanceof TypedArrayObject || object instanceof ArgumentsObject;
        for (Object key : object.ownPropertyKeys()) {
            PropertyDescriptor descriptor = object.getOwnProperty(key);
            if (descriptor == null) continue;
            if (isList && !PropertyKey.isArrayIndex(key) && "length".equals(key)) continue;
            boolean isIndex = isList && PropertyKey.isArrayIndex(key);
            if (isIndex ? indexed >= INDEXED : named >= NAMED) {
                overflows = true;
                if (!isIndex || isList) break;
                continue;
            }
            if (isIndex) indexed++;
            else named++;
            if (descriptor.isAccessor()) accessor(key);
            else add(name(key), descriptor.value);
        }
    }

    /** The accessors of builtin prototypes that tell what an object has. */
    private void inherited(JsObject object) {
        for (String name : accessors(object)) {
            if (named >= NAMED) {
                overflows = true;
                return;
            }
            named++;
            boolean isTag = name.startsWith("Symbol");
            add(name, object.get(isTag ? JsSymbol.TO_STRING_TAG : name));
        }
    }

    private List<String> accessors(JsObject object) {
        return switch (ObjectKinds.of(realm, object)) {
            case "RegExp" -> List.of("dotAll", "flags", "global", "hasIndices", "ignoreCase", "multiline", "source");
            case "Map", "Set" -> List.of("size");
            case "TypedArray" -> List.of("buffer", "byteLength", "byteOffset", "length", "Symbol(Symbol.toStringTag)");
            case "ArrayBuffer" -> List.of("byteLength", "maxByteLength", "resizable", "detached");
            default -> List.of();
        };
    }

    private static String name(Object key) {
        return key instanceof JsSymbol symbol ? symbol.descriptiveString() : PropertyKey.toDisplay(key);
    }

    private void accessor(Object key) {
        var property = new LinkedHashMap<String, Object>();
        property.put("name", name(key));
        property.put("type", "accessor");
        properties.add(property);
    }

    private void add(String name, Object value) {
        var property = new LinkedHashMap<String, Object>();
        property.put("name", name);
        if (value instanceof JsObject object) {
            ValueDescription description = ValueDescription.of(realm, object);
            property.put("type", object.isCallable() ? "function" : "object");
            if (description.subtypeOrNull() != null) property.put("subtype", description.subtypeOrNull());
            property.put("value", object.isCallable() ? "" : shortened(description.text(), false));
        } else if (value instanceof JsSymbol symbol) {
            property.put("type", "symbol");
            property.put("value", shortened(symbol.descriptiveString(), false));
        } else {
            var described = new LinkedHashMap<String, Object>();
            RemoteObjects.describe(described, value);
            property.put("type", described.get("type"));
            if (described.containsKey("subtype")) property.put("subtype", described.get("subtype"));
            property.put("value", text(described));
        }
        properties.add(property);
    }

    private static String text(Map<String, Object> described) {
        if (described.get("type").equals("undefined")) return "undefined";
        if (described.containsKey("description")) return (String) described.get("description");
        return shortened(
                String.valueOf(described.get("value")), described.get("type").equals("string"));
    }

    /** A text of at most a hundred characters: without its middle, or for others without its end. */
    private static String shortened(String text, boolean inTheMiddle) {
        if (text.length() <= LONGEST_TEXT) return text;
        if (!inTheMiddle) return text.substring(0, LONGEST_TEXT - 1) + '\u2026';
        int half = LONGEST_TEXT / 2;
        return text.substring(0, half) + '\u2026' + text.substring(text.length() - (LONGEST_TEXT - half) + 1);
    }

    private List<Map<String, Object>> entries(JsObject object) {
        List<Object[]> pairs = InternalProperties.entriesOf(object);
        if (pairs == null) return null;
        var entries = new ArrayList<Map<String, Object>>();
        for (Object[] pair : pairs) {
            if (entries.size() == ENTRIES) {
                overflows = true;
                break;
            }
            var entry = new LinkedHashMap<String, Object>();
            if (pair.length == 2) entry.put("key", entryPreview(pair[0]));
            entry.put("value", entryPreview(pair[pair.length - 1]));
            entries.add(entry);
        }
        return entries;
    }

    private Map<String, Object> entryPreview(Object value) {
        if (value instanceof JsObject object) return new Preview(realm).of(object);
        var preview = new LinkedHashMap<String, Object>();
        var described = new LinkedHashMap<String, Object>();
        if (value instanceof JsSymbol symbol) {
            described.put("type", "symbol");
            described.put("description", symbol.descriptiveString());
        } else {
            RemoteObjects.describe(described, value);
        }
        preview.put("type", described.get("type"));
        if (described.containsKey("subtype")) preview.put("subtype", described.get("subtype"));
        preview.put("description", text(described));
        preview.put("overflow", false);
        preview.put("properties", List.of());
        return preview;
    }
}
