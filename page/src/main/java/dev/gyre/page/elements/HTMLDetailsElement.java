package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.names.QualifiedName;

/** A disclosure widget, https://html.spec.whatwg.org/#the-details-element. */
public final class HTMLDetailsElement extends HTMLElement {
    private ToggleTask task;

    HTMLDetailsElement(Document document, QualifiedName name) {
        super("HTMLDetailsElement", document, name);
    }

    private boolean isOpen() {
        return attribute("open") != null;
    }

    @Override
    protected void attributeChanged(QualifiedName attribute, String oldValue, String newValue) {
        super.attributeChanged(attribute, oldValue, newValue);
        if (attribute.is(null, "name")) closeIfOtherIsOpen();
        if (!attribute.is(null, "open") || (oldValue == null) == (newValue == null)) return;
        if (task == null) task = new ToggleTask(this);
        if (newValue == null) {
            task.queue("open", "closed");
        } else {
            task.queue("closed", "open");
            closeOthers();
        }
    }

    private boolean isInGroupWith(Element other) {
        String name = attribute("name");
        return other != this
                && other instanceof HTMLDetailsElement details
                && details.isOpen()
                && name != null
                && !name.isEmpty()
                && name.equals(other.attribute("name"));
    }

    // https://html.spec.whatwg.org/#ensure-details-exclusivity-by-closing-other-elements-if-needed
    private void closeOthers() {
        Node root = root();
        for (Node node = root; node != null; node = node.nextInTree(root)) {
            if (node instanceof Element element && isInGroupWith(element)) {
                element.removeAttribute("open");
                return;
            }
        }
    }

    // https://html.spec.whatwg.org/#ensure-details-exclusivity-by-closing-the-given-element-if-needed
    private void closeIfOtherIsOpen() {
        if (!isOpen()) return;
        Node root = root();
        for (Node node = root; node != null; node = node.nextInTree(root)) {
            if (node instanceof Element element && isInGroupWith(element)) {
                removeAttribute("open");
                return;
            }
        }
    }

    @Override
    protected void insertionSteps() {
        closeIfOtherIsOpen();
    }
}
