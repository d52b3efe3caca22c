package dev.gyre.page.dom;

import java.util.ArrayList;
import java.util.function.Predicate;

/** The live collection of those elements below a root that a filter accepts, cached until the document changes. */
public final class DescendantElements extends HTMLCollection {
    private static final Element[] NONE = {};

    private final Node root;
    private final Predicate<Element> filter;
    private final boolean attributesMatter;
    private Element[] elements;
    private Document document;
    private int treeVersion;
    private int attributeVersion;

    /** @param attributesMatter whether the filter depends on attributes */
    public DescendantElements(Node root, boolean attributesMatter, Predicate<Element> filter) {
        super(root.domRealm().shape("HTMLCollection"));
        this.root = root;
        this.attributesMatter = attributesMatter;
        this.filter = filter;
    }

    private boolean isFresh() {
        Document current = root.nodeDocument();
        return elements != null
                && document == current
                && treeVersion == current.treeVersion()
                && (!attributesMatter || attributeVersion == current.attributeVersion());
    }

    @Override
    protected Element[] elementArray() {
        if (isFresh()) return elements;
        var list = new ArrayList<Element>();
        for (Node node = root.firstChild(); node != null; node = node.nextInTree(root)) {
            if (node instanceof Element element && filter.test(element)) list.add(element);
        }
        elements = list.toArray(NONE);
        document = root.nodeDocument();
        treeVersion = document.treeVersion();
        attributeVersion = document.attributeVersion();
        return elements;
    }

    @Override
    protected Element first() {
        if (isFresh()) return elements.length == 0 ? null : elements[0];
        for (Node node = root.firstChild(); node != null; node = node.nextInTree(root)) {
            if (node instanceof Element element && filter.test(element)) return element;
        }
        return null;
    }
}
