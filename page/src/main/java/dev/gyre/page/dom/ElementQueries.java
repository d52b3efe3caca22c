package dev.gyre.page.dom;

import dev.gyre.page.dom.names.AsciiCase;
import java.util.HashMap;
import java.util.List;

/** The collections by names and classes, https://dom.spec.whatwg.org/#concept-getelementsbytagname; one for each argument of a root. */
final class ElementQueries {
    private ElementQueries() {}

    private static HashMap<Object, HTMLCollection> collections(Node root) {
        NodeExtras extras = root.ensureExtras();
        if (extras.collections == null) extras.collections = new HashMap<>();
        return extras.collections;
    }

    static HTMLCollection byTagName(Node root, String given) {
        return collections(root).computeIfAbsent(List.of("tag", given), key -> createByTagName(root, given.intern()));
    }

    private static HTMLCollection createByTagName(Node root, String qualifiedName) {
        if (qualifiedName.equals("*")) return new DescendantElements(root, false, element -> true);
        String lower = AsciiCase.lower(qualifiedName).intern();
        return new DescendantElements(root, false, element -> {
            String wanted = element.isHtml() && element.nodeDocument().isHtml() ? lower : qualifiedName;
            return element.elementName().qualifiedName() == wanted;
        });
    }

    static HTMLCollection byTagNameNs(Node root, String givenNamespace, String givenName) {
        String namespace = givenNamespace == null || givenNamespace.isEmpty() ? null : givenNamespace.intern();
        String localName = givenName.intern();
        return collections(root).computeIfAbsent(List.of("ns", namespace == null ? "" : namespace, localName), key -> {
            boolean anyNamespace = "*".equals(namespace);
            boolean anyName = localName.equals("*");
            return new DescendantElements(
                    root,
                    false,
                    element -> (anyNamespace || element.namespaceURI() == namespace)
                            && (anyName || element.localName() == localName));
        });
    }

    static HTMLCollection byClassName(Node root, String classNames) {
        return collections(root).computeIfAbsent(List.of("class", classNames), key -> {
            String[] wanted = root.domRealm().names().tokens(classNames);
            return new DescendantElements(root, true, element -> wanted.length > 0 && hasAll(element, wanted));
        });
    }

    private static boolean hasAll(Element element, String[] wanted) {
        boolean quirks = element.nodeDocument().isQuirks();
        for (String token : wanted) {
            if (!(quirks ? hasIgnoringCase(element, token) : element.hasClass(token))) return false;
        }
        return true;
    }

    private static boolean hasIgnoringCase(Element element, String token) {
        for (String other : element.classes()) {
            if (AsciiCase.equalsIgnoreCase(other, token)) return true;
        }
        return false;
    }
}
