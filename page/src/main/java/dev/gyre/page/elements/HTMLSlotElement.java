package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.Slots;
import dev.gyre.page.dom.names.QualifiedName;
import java.util.ArrayList;
import java.util.List;

/** A slot of a shadow tree, https://html.spec.whatwg.org/#the-slot-element. */
public final class HTMLSlotElement extends HTMLElement {
    HTMLSlotElement(Document document, QualifiedName name) {
        super("HTMLSlotElement", document, name);
    }

    // https://html.spec.whatwg.org/#dom-slot-assignednodes
    public List<Node> assignedNodes(AssignedNodesOptions options) {
        return options.flatten ? Slots.flattened(this) : List.of(Slots.assigned(this));
    }

    // https://html.spec.whatwg.org/#dom-slot-assignedelements
    public List<Element> assignedElements(AssignedNodesOptions options) {
        var elements = new ArrayList<Element>();
        for (Node node : assignedNodes(options)) {
            if (node instanceof Element element) elements.add(element);
        }
        return elements;
    }

    // https://html.spec.whatwg.org/#dom-slot-assign
    public void assign(Object... nodes) {
        Slots.assignManually(this, java.util.Arrays.copyOf(nodes, nodes.length, Node[].class));
    }
}
