package dev.gyre.page.forms;

import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.NodeList;
import dev.gyre.page.elements.HTMLElement;
import java.util.ArrayList;

/** The labels of an element, live and in tree order, https://html.spec.whatwg.org/#dom-lfe-labels. */
public final class LabelList extends NodeList {
    private final HTMLElement labelled;

    public LabelList(HTMLElement labelled) {
        super(labelled.domRealm(), "NodeList");
        this.labelled = labelled;
    }

    @Override
    protected Node[] nodes() {
        Node root = labelled.root();
        var labels = new ArrayList<Node>();
        for (Node node = root; node != null; node = node.nextInTree(root)) {
            if (node instanceof HTMLLabelElement label && label.control() == labelled) labels.add(label);
        }
        return labels.toArray(Node[]::new);
    }
}
