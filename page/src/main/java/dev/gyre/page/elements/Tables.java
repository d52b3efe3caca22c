package dev.gyre.page.elements;

import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.HTMLCollection;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.names.QualifiedName;
import dev.gyre.page.idl.DomError;
import java.util.ArrayList;
import java.util.function.Predicate;

/** What tables, their sections and rows have in common, https://html.spec.whatwg.org/#tables. */
final class Tables {
    private Tables() {}

    /** The live collection of the children that a filter accepts. */
    static HTMLCollection children(Element parent, Predicate<Element> filter) {
        return new ListedElements(parent, () -> {
            var list = new ArrayList<Element>();
            for (Element child = parent.firstElementChild(); child != null; child = child.nextElementSibling()) {
                if (filter.test(child)) list.add(child);
            }
            return list;
        });
    }

    /** A new element of the table's kind. */
    static Element create(Element parent, String localName) {
        QualifiedName name = parent.domRealm().names().htmlElement(localName);
        return parent.nodeDocument().createElement(name);
    }

    static DomError outside(long index, int count) {
        return DomError.indexSize("The value provided (" + index + ") is outside the range [-1, " + count + "].");
    }

    /** Inserts a row or cell before the one at an index of the collection. @param index -1 or the number of elements to append */
    static Element insert(Element parent, HTMLCollection elements, String localName, int index) {
        int count = elements.length();
        if (index < -1 || index > count) throw outside(index, count);
        Element element = create(parent, localName);
        if (index == -1 || index == count) parent.appendNode(element);
        else elements.item(index).parentNode().insert(element, elements.item(index), false);
        return element;
    }

    static void delete(HTMLCollection elements, int index) {
        int count = elements.length();
        if (index < -1 || index >= count) throw outside(index, count);
        if (count > 0) elements.item(index == -1 ? count - 1 : index).remove();
    }

    static Element firstChild(Node parent, String localName) {
        for (Element child = parent.firstElementChild(); child != null; child = child.nextElementSibling()) {
            if (child.isHtml(localName)) return child;
        }
        return null;
    }
}
