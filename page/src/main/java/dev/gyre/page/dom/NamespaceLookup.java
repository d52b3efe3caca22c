package dev.gyre.page.dom;

import dev.gyre.page.dom.names.Namespaces;
import dev.gyre.page.dom.names.QualifiedName;

// https://dom.spec.whatwg.org/#locate-a-namespace
/** Looks for prefixes and namespaces among the ancestors of a node. */
final class NamespaceLookup {
    private NamespaceLookup() {}

    private static Element start(Node node) {
        return switch (node) {
            case Element element -> element;
            case Document document -> document.documentElement();
            case DocumentType doctype -> null;
            case DocumentFragment fragment -> null;
            case Attr attr -> attr.ownerElement();
            default -> node.parentElement();
        };
    }

    /** @param prefix null for the default namespace */
    static String namespace(Node node, String prefix) {
        for (Element element = start(node); element != null; element = element.parentElement()) {
            if ("xml".equals(prefix)) return Namespaces.XML;
            if ("xmlns".equals(prefix)) return Namespaces.XMLNS;
            if (element.namespaceURI() != null && java.util.Objects.equals(element.prefix(), prefix))
                return element.namespaceURI();
            String declared = prefix == null ? element.attribute(Namespaces.XMLNS, "xmlns") : prefixed(element, prefix);
            if (declared != null) return declared.isEmpty() ? null : declared;
        }
        return null;
    }

    private static String prefixed(Element element, String prefix) {
        for (int i = 0; i < element.attributeCount(); i++) {
            QualifiedName name = element.attributeName(i);
            if (name.namespace() == Namespaces.XMLNS
                    && "xmlns".equals(name.prefix())
                    && name.localName().equals(prefix)) return element.attributeValue(i);
        }
        return null;
    }

    // https://dom.spec.whatwg.org/#locate-a-namespace-prefix
    static String prefix(Node node, String namespace) {
        if (namespace == null || namespace.isEmpty()) return null;
        for (Element element = start(node); element != null; element = element.parentElement()) {
            if (namespace.equals(element.namespaceURI()) && element.prefix() != null) return element.prefix();
            for (int i = 0; i < element.attributeCount(); i++) {
                QualifiedName name = element.attributeName(i);
                if ("xmlns".equals(name.prefix()) && element.attributeValue(i).equals(namespace))
                    return name.localName();
            }
        }
        return null;
    }
}
