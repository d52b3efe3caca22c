package dev.gyre.page.dom.traversal;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.Node;

/** Walks over the nodes of a subtree by their relations, https://dom.spec.whatwg.org/#interface-treewalker. */
public final class TreeWalker extends NodeTraversal {
    private Node current;

    public TreeWalker(DomRealm realm, Node root, long whatToShow, JsObject filter) {
        super(realm.shape("TreeWalker"), root, whatToShow, filter);
        this.current = root;
    }

    public Node currentNode() {
        return current;
    }

    public void currentNode(Node node) {
        current = node;
    }

    public Node parentNode() {
        Node node = current;
        while (node != null && node != root()) {
            node = node.parentNode();
            if (node != null && filter(node) == ACCEPT) return moved(node);
        }
        return null;
    }

    private Node moved(Node node) {
        current = node;
        return node;
    }

    public Node firstChild() {
        return child(true);
    }

    public Node lastChild() {
        return child(false);
    }

    // https://dom.spec.whatwg.org/#concept-traverse-children
    private Node child(boolean first) {
        Node node = first ? current.firstChild() : current.lastChild();
        while (node != null) {
            int result = filter(node);
            if (result == ACCEPT) return moved(node);
            if (result == SKIP) {
                Node child = first ? node.firstChild() : node.lastChild();
                if (child != null) {
                    node = child;
                    continue;
                }
            }
            while (true) {
                Node sibling = first ? node.nextSibling() : node.previousSibling();
                if (sibling != null) {
                    node = sibling;
                    break;
                }
                Node parent = node.parentNode();
                if (parent == null || parent == root() || parent == current) return null;
                node = parent;
            }
        }
        return null;
    }

    public Node nextSibling() {
        return sibling(true);
    }

    public Node previousSibling() {
        return sibling(false);
    }

    // https://dom.spec.whatwg.org/#concept-traverse-siblings
    private Node sibling(boolean next) {
        Node node = current;
        if (node == root()) return null;
        while (true) {
            Node sibling = next ? node.nextSibling() : node.previousSibling();
            while (sibling != null) {
                node = sibling;
                int result = filter(node);
                if (result == ACCEPT) return moved(node);
                sibling = next ? node.firstChild() : node.lastChild();
                if (result == REJECT || sibling == null) sibling = next ? node.nextSibling() : node.previousSibling();
            }
            node = node.parentNode();
            if (node == null || node == root()) return null;
            if (filter(node) == ACCEPT) return null;
        }
    }

    public Node previousNode() {
        Node node = current;
        while (node != root()) {
            Node sibling = node.previousSibling();
            while (sibling != null) {
                node = sibling;
                int result = filter(node);
                while (result != REJECT && node.lastChild() != null) {
                    node = node.lastChild();
                    result = filter(node);
                }
                if (result == ACCEPT) return moved(node);
                sibling = node.previousSibling();
            }
            if (node == root() || node.parentNode() == null) return null;
            node = node.parentNode();
            if (filter(node) == ACCEPT) return moved(node);
        }
        return null;
    }

    public Node nextNode() {
        Node node = current;
        int result = ACCEPT;
        while (true) {
            while (result != REJECT && node.firstChild() != null) {
                node = node.firstChild();
                result = filter(node);
                if (result == ACCEPT) return moved(node);
            }
            node = following(node);
            if (node == null) return null;
            result = filter(node);
            if (result == ACCEPT) return moved(node);
        }
    }

    /** The next node that is no descendant, within the root; null at its end. */
    private Node following(Node node) {
        for (Node at = node; at != null && at != root(); at = at.parentNode()) {
            if (at.nextSibling() != null) return at.nextSibling();
        }
        return null;
    }
}
