package dev.gyre.page.xml;

import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.names.Namespaces;
import dev.gyre.page.dom.names.QualifiedName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The prefixes of namespaces at an element, and those that the element itself declares.
 *
 * @see <a href="https://w3c.github.io/DOM-Parsing/#the-namespace-prefix-map">The namespace prefix map</a>
 */
final class NamespacePrefixes {
    /** By namespace, in order; shared with the parent's until this element declares something. */
    private Map<String, List<String>> prefixes;

    private boolean shared;
    /** The namespaces that the element declares, by prefix. */
    private final Map<String, String> local = new HashMap<>(4);
    /** The value of the element's xmlns attribute, or null. */
    private String localDefault;

    NamespacePrefixes() {
        prefixes = new HashMap<>();
        add("xml", Namespaces.XML);
    }

    /** The prefixes at a child. */
    NamespacePrefixes(NamespacePrefixes parent, Element element) {
        prefixes = parent.prefixes;
        shared = true;
        for (int i = 0; i < element.attributeCount(); i++) {
            QualifiedName name = element.attributeName(i);
            if (name.namespace() == Namespaces.XMLNS) {
                record(name, element.attributeValue(i));
            }
        }
    }

    private void record(QualifiedName name, String value) {
        if (name.prefix() == null) {
            localDefault = value;
            return;
        }
        String prefix = name.localName();
        if (value.equals(Namespaces.XML) || has(value, prefix)) {
            return;
        }
        add(prefix, value);
        local.put(prefix, value);
    }

    String localDefault() {
        return localDefault;
    }

    /** The namespace that the element declares for a prefix, or null. */
    String declared(String prefix) {
        return local.get(prefix);
    }

    boolean has(String namespace, String prefix) {
        return prefixes.getOrDefault(namespace, List.of()).contains(prefix);
    }

    void add(String prefix, String namespace) {
        if (shared) {
            var copy = new HashMap<String, List<String>>();
            prefixes.forEach((key, list) -> copy.put(key, new ArrayList<>(list)));
            prefixes = copy;
            shared = false;
        }
        prefixes.computeIfAbsent(namespace, key -> new ArrayList<>()).add(prefix);
    }

    /** The preferred prefix of a namespace if it is one, otherwise the last, or null. */
    String preferred(String namespace, String prefix) {
        List<String> candidates = prefixes.get(namespace);
        if (candidates == null) {
            return null;
        }
        return prefix != null && candidates.contains(prefix) ? prefix : candidates.getLast();
    }
}
