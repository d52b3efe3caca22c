package dev.gyre.page.dom;

/** The live list of a node's children. */
final class ChildNodeList extends NodeList {
    private final Node parent;
    /** Null if the children have changed since it was last read. */
    private Node[] nodes;

    ChildNodeList(Node parent) {
        super(parent.domRealm(), "NodeList");
        this.parent = parent;
    }

    void invalidate() {
        nodes = null;
    }

    @Override
    protected Node[] nodes() {
        if (nodes == null) nodes = parent.childArray();
        return nodes;
    }
}
