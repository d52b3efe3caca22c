package dev.gyre.page.script;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.value.JsSymbol;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;

// https://html.spec.whatwg.org/#import-maps
/** The import map of a page: what module specifiers stand for. */
final class ImportMap {
    /** Longer keys first, since they are the more specific ones. */
    private static final Comparator<String> SPECIFIC_FIRST = Comparator.<String>reverseOrder();

    private final TreeMap<String, String> imports = new TreeMap<>(SPECIFIC_FIRST);
    private final TreeMap<String, TreeMap<String, String>> scopes = new TreeMap<>(SPECIFIC_FIRST);
    private final ModuleHost host;

    ImportMap(ModuleHost host) {
        this.host = host;
    }

    // https://html.spec.whatwg.org/#parse-an-import-map-string
    /** Adds the entries of a map; those that are there already stay. */
    void add(JsObject map) {
        addEntries(map.get("imports"), imports);
        if (!(map.get("scopes") instanceof JsObject given)) return;
        for (Object key : given.ownPropertyKeys()) {
            if (key instanceof JsSymbol) continue;
            String prefix = host.resolve(key.toString(), host.baseUrl());
            if (prefix != null)
                addEntries(given.get(key), scopes.computeIfAbsent(prefix, any -> new TreeMap<>(SPECIFIC_FIRST)));
        }
    }

    private void addEntries(Object given, TreeMap<String, String> entries) {
        if (!(given instanceof JsObject object)) return;
        for (Object key : object.ownPropertyKeys()) {
            if (key instanceof JsSymbol || !(object.get(key) instanceof CharSequence address)) continue;
            String url = urlLike(address.toString(), host.baseUrl());
            String specifier = normalized(key.toString(), host.baseUrl());
            if (url != null && !specifier.isEmpty()) entries.putIfAbsent(specifier, url);
        }
    }

    private String normalized(String specifier, String base) {
        String url = urlLike(specifier, base);
        return url == null ? specifier : url;
    }

    // https://html.spec.whatwg.org/#resolving-a-url-like-module-specifier
    private String urlLike(String specifier, String base) {
        if (specifier.startsWith("/") || specifier.startsWith("./") || specifier.startsWith("../"))
            return host.resolve(specifier, base);
        return host.resolve(specifier, null);
    }

    // https://html.spec.whatwg.org/#resolve-a-module-specifier
    /** Throws a TypeError for a specifier that stands for nothing. */
    String resolve(String specifier, String base) {
        String normalized = normalized(specifier, base);
        for (Map.Entry<String, TreeMap<String, String>> scope : scopes.entrySet()) {
            String prefix = scope.getKey();
            if (!prefix.equals(base) && !(prefix.endsWith("/") && base.startsWith(prefix))) continue;
            String found = find(normalized, scope.getValue());
            if (found != null) return found;
        }
        String found = find(normalized, imports);
        if (found != null) return found;
        String url = urlLike(specifier, base);
        if (url != null) return url;
        throw Errors.typeError("Failed to resolve module specifier \"" + specifier
                + "\". Relative references must start with either \"/\", \"./\", or \"../\".");
    }

    // https://html.spec.whatwg.org/#resolving-an-imports-match
    private String find(String specifier, TreeMap<String, String> entries) {
        for (Map.Entry<String, String> entry : entries.entrySet()) {
            String key = entry.getKey();
            if (key.equals(specifier)) return entry.getValue();
            if (key.endsWith("/") && specifier.startsWith(key))
                return host.resolve(specifier.substring(key.length()), entry.getValue());
        }
        return null;
    }
}
