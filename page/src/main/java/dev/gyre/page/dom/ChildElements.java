package dev.gyre.page.dom;

import java.util.ArrayList;

/** The live collection of a node's element children. */
final class ChildElements extends HTMLCollection {
    private static final Element[] NONE = {};

    private final Node parent;
    private Element[] elements;

    ChildElements(Node parent) {
        super(parent.domRealm().shape("HTMLCollection"));
        this.parent = parent;
    }

    void invalidate() {
        elements = null;
    }

    @Override
    protected Element[] elementArray() {
        if (elements == null) {
            var list = new ArrayList<Element>();
            for (Element child = parent.firstElementChild(); child != null; child = child.nextElementSibling())
                list.add(child);
            elements = list.toArray(NONE);
        }
        return elements;
    }

    @Override
    protected Element first() {
        return parent.firstElementChild();
    }
}
