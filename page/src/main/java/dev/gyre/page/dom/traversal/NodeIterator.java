package dev.gyre.page.dom.traversal;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.LiveRanges;
import dev.gyre.page.dom.Node;

/** Walks over the nodes of a subtree in order, and stays at its place when nodes are removed, https://dom.spec.whatwg.org/#interface-nodeiterator. */
public final class NodeIterator extends NodeTraversal implements LiveRanges.LiveIterator {
    private Node reference;
    private boolean before = true;

    public NodeIterator(DomRealm realm, Node root, long whatToShow, JsObject filter) {
        super(realm.shape("NodeIterator"), root, whatToShow, filter);
        this.reference = root;
        root.nodeDocument().ranges().add(this);
    }

    public Node referenceNode() {
        return reference;
    }

    public boolean pointerBeforeReferenceNode() {
        return before;
    }

    public Node nextNode() {
        Node node = reference;
        boolean beforeNode = before;
        while (true) {
            if (beforeNode) {
                beforeNode = false;
            } else {
                node = node.nextInTree(root());
                if (node == null) return null;
            }
            if (filter(node) == ACCEPT) break;
        }
        reference = node;
        before = false;
        return node;
    }

    public Node previousNode() {
        Node node = reference;
        boolean beforeNode = before;
        while (true) {
            if (!beforeNode) {
                beforeNode = true;
            } else {
                if (node == root()) return null;
                node = previous(node);
            }
            if (filter(node) == ACCEPT) break;
        }
        reference = node;
        before = true;
        return node;
    }

    private static Node previous(Node node) {
        Node at = node.previousSibling();
        if (at == null) return node.parentNode();
        while (at.lastChild() != null) at = at.lastChild();
        return at;
    }

    public void detach() {}

    @Override
    public void removing(Node node) {
        if (node == root() || !reference.isInclusiveDescendantOf(node) || !node.isInclusiveDescendantOf(root())) return;
        if (before) {
            Node next = node.nextAfterSubtree(root());
            if (next != null) {
                reference = next;
                return;
            }
            before = false;
        }
        reference = previous(node);
    }
}
