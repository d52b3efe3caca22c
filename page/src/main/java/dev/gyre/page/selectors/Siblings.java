package dev.gyre.page.selectors;

import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;

/** Sibling elements; null where there is none. */
final class Siblings {
    private Siblings() {}

    static Element previous(Element element) {
        Node node = element.previousSibling();
        while (node != null && !(node instanceof Element)) {
            node = node.previousSibling();
        }
        return (Element) node;
    }

    static Element next(Element element) {
        Node node = element.nextSibling();
        while (node != null && !(node instanceof Element)) {
            node = node.nextSibling();
        }
        return (Element) node;
    }

    static boolean sameType(Element a, Element b) {
        return a.localName() == b.localName() && a.namespaceURI() == b.namespaceURI();
    }

    static Element previousOfType(Element element) {
        Element other = previous(element);
        while (other != null && !sameType(other, element)) {
            other = previous(other);
        }
        return other;
    }

    static Element nextOfType(Element element) {
        Element other = next(element);
        while (other != null && !sameType(other, element)) {
            other = next(other);
        }
        return other;
    }

    static Element firstChild(Node parent) {
        Node node = parent.firstChild();
        while (node != null && !(node instanceof Element)) {
            node = node.nextSibling();
        }
        return (Element) node;
    }
}
