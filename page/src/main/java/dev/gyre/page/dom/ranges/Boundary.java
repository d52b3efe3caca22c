package dev.gyre.page.dom.ranges;

import dev.gyre.page.dom.Attr;
import dev.gyre.page.dom.CharacterData;
import dev.gyre.page.dom.DocumentType;
import dev.gyre.page.dom.LiveRanges;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.NodeComparison;

/** A boundary point, https://dom.spec.whatwg.org/#concept-range-bp, that may move. */
final class Boundary implements LiveRanges.Point {
    Node node;
    int offset;

    Boundary(Node node, int offset) {
        set(node, offset);
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public int offset() {
        return offset;
    }

    @Override
    public void offset(int newOffset) {
        offset = newOffset;
    }

    @Override
    public void set(Node newNode, int newOffset) {
        node = newNode;
        offset = newOffset;
    }

    void set(Boundary other) {
        set(other.node, other.offset);
    }

    boolean is(Boundary other) {
        return node == other.node && offset == other.offset;
    }

    // https://dom.spec.whatwg.org/#concept-range-bp-position
    /** -1 if this one is before the other one, 1 if it is after it, 0 if both are equal; of one tree. */
    int compareTo(Boundary other) {
        if (node == other.node) return Integer.compare(offset, other.offset);
        if (NodeComparison.isBefore(other.node, node)) return -other.compareFollowing(this);
        return compareFollowing(other);
    }

    /** Compares with a boundary whose node follows this one's. */
    private int compareFollowing(Boundary other) {
        if (other.node.isInclusiveDescendantOf(node)) {
            Node child = other.node;
            while (child.parentNode() != node) child = child.parentNode();
            if (child.index() < offset) return 1;
        }
        return -1;
    }

    // https://dom.spec.whatwg.org/#concept-node-length
    static int length(Node node) {
        if (node instanceof DocumentType || node instanceof Attr) return 0;
        if (node instanceof CharacterData data) return data.length();
        int length = 0;
        for (Node child = node.firstChild(); child != null; child = child.nextSibling()) length++;
        return length;
    }

    static Node childAt(Node node, int index) {
        Node child = node.firstChild();
        for (int i = 0; i < index && child != null; i++) child = child.nextSibling();
        return child;
    }
}
