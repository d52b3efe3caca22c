package dev.gyre.page.script;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.page.elements.UrlParts;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

// https://html.spec.whatwg.org/#import-maps
/** The import map of a page: what module specifiers stand for. */
final class ImportMap {
    /** Longer keys first, since they are the more specific ones. */
    private static final Comparator<String> SPECIFIC_FIRST = Comparator.<String>reverseOrder();

    // https://html.spec.whatwg.org/#specifier-resolution-record
    /** A specifier that has been resolved, which later maps do not change. */
    private record Resolved(String base, String specifier, boolean mayMatchPrefix) {}

    /** By specifier; null for one that must not be resolved. */
    private final TreeMap<String, String> imports = new TreeMap<>(SPECIFIC_FIRST);

    private final TreeMap<String, TreeMap<String, String>> scopes = new TreeMap<>(SPECIFIC_FIRST);
    private final Map<String, String> integrity = new HashMap<>();
    private final Set<Resolved> resolved = new LinkedHashSet<>();
    private final ModuleHost host;

    ImportMap(ModuleHost host) {
        this.host = host;
    }

    // https://html.spec.whatwg.org/#merge-existing-and-new-import-maps
    /** Adds the entries of a map; those that are there already stay, and what has been resolved stays so. Throws a TypeError for one that is not of the right form. */
    void add(JsObject map) {
        TreeMap<String, String> newImports = entries(object(map, "imports"));
        TreeMap<String, TreeMap<String, String>> newScopes = new TreeMap<>(SPECIFIC_FIRST);
        JsObject givenScopes = object(map, "scopes");
        for (String key : keys(givenScopes)) {
            TreeMap<String, String> entries = entries(object(givenScopes, key));
            String prefix = host.resolve(key, host.baseUrl());
            if (prefix != null) newScopes.put(prefix, entries);
        }
        addIntegrity(object(map, "integrity"));
        newScopes.forEach((prefix, entries) -> {
            entries.keySet().removeIf(key -> hasDecided(prefix, key));
            TreeMap<String, String> known = scopes.computeIfAbsent(prefix, any -> new TreeMap<>(SPECIFIC_FIRST));
            merge(entries, known);
        });
        newImports.keySet().removeIf(key -> resolved.stream().anyMatch(record -> key.startsWith(record.specifier)));
        merge(newImports, imports);
    }

    private static void merge(TreeMap<String, String> added, TreeMap<String, String> known) {
        added.forEach((key, url) -> {
            if (!known.containsKey(key)) known.put(key, url);
        });
    }

    /** Whether an entry of a scope would change what has been resolved. */
    private boolean hasDecided(String prefix, String key) {
        for (Resolved record : resolved) {
            if (isInScope(prefix, record.base)
                    && (key.equals(record.specifier)
                            || key.endsWith("/") && record.specifier.startsWith(key) && record.mayMatchPrefix))
                return true;
        }
        return false;
    }

    private static boolean isInScope(String prefix, String base) {
        return prefix.equals(base) || prefix.endsWith("/") && base.startsWith(prefix);
    }

    // https://html.spec.whatwg.org/#parse-an-import-map-string
    private static JsObject object(JsObject map, String key) {
        Object value = map.get(key);
        if (value == Undefined.INSTANCE) return null;
        if (value instanceof JsObject object && !(object instanceof JsArray)) return object;
        throw Errors.typeError("Failed to parse import map: the value of \"" + key + "\" must be a JSON object.");
    }

    private static Iterable<String> keys(JsObject object) {
        Set<String> keys = new LinkedHashSet<>();
        if (object == null) return keys;
        for (Object key : object.ownPropertyKeys()) {
            if (!(key instanceof JsSymbol)) keys.add(key.toString());
        }
        return keys;
    }

    // https://html.spec.whatwg.org/#sorting-and-normalizing-a-module-specifier-map
    private TreeMap<String, String> entries(JsObject given) {
        TreeMap<String, String> entries = new TreeMap<>(SPECIFIC_FIRST);
        for (String key : keys(given)) {
            String specifier = normalized(key, host.baseUrl());
            if (specifier.isEmpty()) continue;
            String url =
                    given.get(key) instanceof CharSequence address ? urlLike(address.toString(), host.baseUrl()) : null;
            entries.put(specifier, url == null || key.endsWith("/") && !url.endsWith("/") ? null : url);
        }
        return entries;
    }

    // https://html.spec.whatwg.org/#normalizing-a-module-integrity-map
    private void addIntegrity(JsObject given) {
        for (String key : keys(given)) {
            String url = urlLike(key, host.baseUrl());
            if (url != null && given.get(key) instanceof CharSequence metadata)
                integrity.putIfAbsent(url, metadata.toString());
        }
    }

    // https://html.spec.whatwg.org/#resolving-a-module-integrity-metadata
    /** The hashes that the module at a URL must have; empty for none. */
    String integrity(String url) {
        return integrity.getOrDefault(url, "");
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
        String url = urlLike(specifier, base);
        String normalized = url == null ? specifier : url;
        boolean mayMatchPrefix = url == null || UrlParts.isSpecial(url);
        String found = find(normalized, mayMatchPrefix, base);
        if (found == null) found = url;
        if (found == null)
            throw Errors.typeError("Failed to resolve module specifier \"" + specifier
                    + "\". Relative references must start with either \"/\", \"./\", or \"../\".");
        resolved.add(new Resolved(base, normalized, mayMatchPrefix));
        return found;
    }

    private String find(String specifier, boolean mayMatchPrefix, String base) {
        for (Map.Entry<String, TreeMap<String, String>> scope : scopes.entrySet()) {
            if (!isInScope(scope.getKey(), base)) continue;
            String found = find(specifier, mayMatchPrefix, scope.getValue());
            if (found != null) return found;
        }
        return find(specifier, mayMatchPrefix, imports);
    }

    // https://html.spec.whatwg.org/#resolving-an-imports-match
    private String find(String specifier, boolean mayMatchPrefix, TreeMap<String, String> entries) {
        for (Map.Entry<String, String> entry : entries.entrySet()) {
            String key = entry.getKey();
            boolean isPrefix = mayMatchPrefix && key.endsWith("/") && specifier.startsWith(key);
            if (!isPrefix && !key.equals(specifier)) continue;
            String address = entry.getValue();
            if (address == null) throw blocked(specifier, "a null entry for \"" + key + "\"");
            if (key.equals(specifier)) return address;
            String url = host.resolve(specifier.substring(key.length()), address);
            if (url == null) throw blocked(specifier, "an invalid URL");
            if (!url.startsWith(address)) throw blocked(specifier, "backtracking above its prefix \"" + key + "\"");
            return url;
        }
        return null;
    }

    private static RuntimeException blocked(String specifier, String reason) {
        return Errors.typeError("Failed to resolve module specifier \"" + specifier + "\": blocked by " + reason + ".");
    }
}
