package dev.gyre.page.html;

import dev.gyre.page.dom.Comment;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.Text;

/**
 * Copies the selected option of a select element into its selectedcontent element when the option ends.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/form-elements.html#maybe-clone-an-option-into-selectedcontent">Maybe clone an option into selectedcontent</a>
 */
final class SelectedContent {
    private SelectedContent() {}

    static void update(Element option) {
        Element select = selectOf(option);
        if (select == null || select.attribute("multiple") != null) {
            return;
        }
        Element target = firstDescendant(select, "selectedcontent");
        if (target == null || selected(select) != option) {
            return;
        }
        while (target.firstChild() != null) {
            target.firstChild().parserRemove();
        }
        copyChildren(option, target);
    }

    private static void copyChildren(Element source, Element target) {
        Node parent = target;
        Node node = source.firstChild();
        while (node != null) {
            Node copy = copy(node);
            if (copy != null) {
                parent.parserAppendChild(copy);
            }
            if (node.firstChild() != null && copy != null) {
                parent = copy;
                node = node.firstChild();
                continue;
            }
            while (node != source && node.nextSibling() == null) {
                node = node.parentNode();
                parent = parent == target ? target : parent.parentNode();
            }
            node = node == source ? null : node.nextSibling();
        }
    }

    /** A copy of a node without its children, or null if it has no place in content. */
    private static Node copy(Node node) {
        Document document = node.nodeDocument();
        return switch (node) {
            case Element element -> {
                Element copy = document.createElement(element.elementName());
                Object[] pairs = new Object[2 * element.attributeCount()];
                for (int i = 0; i < element.attributeCount(); i++) {
                    pairs[2 * i] = element.attributeName(i);
                    pairs[2 * i + 1] = element.attributeValue(i);
                }
                copy.parserSetAttributes(pairs);
                yield copy;
            }
            case Text text -> document.createTextNode(text.data());
            case Comment comment -> document.createComment(comment.data());
            default -> null;
        };
    }

    /** The select that an option belongs to, or null. */
    private static Element selectOf(Element option) {
        boolean inGroup = false;
        for (Element ancestor = option.parentElement(); ancestor != null; ancestor = ancestor.parentElement()) {
            if (ancestor.isHtml("select")) {
                return ancestor;
            }
            boolean group = ancestor.isHtml("optgroup");
            if (ancestor.isHtml("datalist") || ancestor.isHtml("hr") || ancestor.isHtml("option") || group && inGroup) {
                return null;
            }
            inGroup |= group;
        }
        return null;
    }

    private static Element firstDescendant(Element root, String name) {
        for (Node node = root.nextInTree(root); node != null; node = node.nextInTree(root)) {
            if (node instanceof Element element && element.isHtml(name)) {
                return element;
            }
        }
        return null;
    }

    /** The option that is selected so far: the last with the attribute selected, or the first that is not disabled. */
    private static Element selected(Element select) {
        Element first = null;
        Element last = null;
        for (Node node = select.nextInTree(select); node != null; node = node.nextInTree(select)) {
            if (node instanceof Element element && element.isHtml("option")) {
                if (element.attribute("selected") != null) {
                    last = element;
                }
                if (first == null && element.attribute("disabled") == null) {
                    first = element;
                }
            }
        }
        return last != null ? last : first;
    }
}
