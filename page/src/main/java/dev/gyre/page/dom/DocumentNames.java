package dev.gyre.page.dom;

import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.page.idl.Idl;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

// https://html.spec.whatwg.org/#dom-document-nameditem
/**
 * The properties that a document has by the names of its forms, images, frames and embedded resources. They are plain properties of the document's object, which change with the tree, so
 * that reading others costs nothing.
 */
final class DocumentNames {
    private final Document document;
    private final Map<Element, List<String>> namesOf = new IdentityHashMap<>();
    private final Map<String, List<Element>> elements = new HashMap<>();
    private final Set<String> defined = new HashSet<>();

    DocumentNames(Document document) {
        this.document = document;
    }

    /** Whether an element of its kind can give a document a property. */
    static boolean isNaming(Element element) {
        String name = element.localName();
        return (name == "form" || name == "img" || name == "iframe" || name == "object" || name == "embed")
                && element.isHtml();
    }

    /** An element of such a kind has been inserted or removed, or its name or ID has changed. */
    void changed(Element element) {
        List<String> old = namesOf.remove(element);
        List<String> names = element.isConnected() && !element.isInShadowTree() ? names(element) : List.of();
        if (old != null) {
            for (String name : old) elements.get(name).remove(element);
        }
        if (!names.isEmpty()) namesOf.put(element, names);
        for (String name : names)
            elements.computeIfAbsent(name, key -> new ArrayList<>(1)).add(element);
        if (old != null) old.forEach(this::update);
        names.forEach(this::update);
    }

    private static List<String> names(Element element) {
        var names = new ArrayList<String>(2);
        String name = element.attribute("name");
        boolean hasName = name != null && !name.isEmpty();
        if (hasName && isExposed(element)) names.add(name);
        String id = element.idOrNull();
        boolean counts = element.isHtml("object") && isExposed(element) || element.isHtml("img") && hasName;
        if (counts && id != null && !id.isEmpty() && !id.equals(name)) names.add(id);
        return names;
    }

    // https://html.spec.whatwg.org/#exposed
    private static boolean isExposed(Element element) {
        if (!element.isHtml("object") && !element.isHtml("embed")) return true;
        for (Element around = element.parentElement(); around != null; around = around.parentElement()) {
            if (around.isHtml("object")) return false;
        }
        return true;
    }

    private void update(String name) {
        Object key = TypeConversion.toPropertyKey(name);
        List<Element> found = elements.get(name);
        if (found.isEmpty()) {
            elements.remove(name);
            if (defined.remove(name)) document.delete(key);
            return;
        }
        // What a program has set stays.
        if (!defined.contains(name) && document.getOwnProperty(key) != null) return;
        defined.add(name);
        Object value = found.size() == 1
                ? value(found.getFirst())
                : new DescendantElements(
                        document,
                        true,
                        element -> isNaming(element) && names(element).contains(name));
        document.defineOwnProperty(key, PropertyDescriptor.data(value, false, true, true));
    }

    private static Object value(Element element) {
        Object window = element.isHtml("iframe") ? element.domRealm().host().frameWindow(element) : null;
        return window == null ? element : Idl.exposed(window);
    }
}
