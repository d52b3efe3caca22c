package dev.gyre.page.dom;

/** Relations across shadow roots, https://dom.spec.whatwg.org/#shadow-trees. */
public final class Shadows {
    private Shadows() {}

    // https://dom.spec.whatwg.org/#concept-shadow-including-inclusive-ancestor
    public static boolean isInclusiveAncestor(Node ancestor, Node node) {
        for (Node at = node; at != null; at = parentOrHost(at)) {
            if (at == ancestor) return true;
        }
        return false;
    }

    // https://dom.spec.whatwg.org/#concept-tree-host-including-inclusive-ancestor
    /** As the tree's relation, also across the hosts of shadow roots and of the contents of templates. */
    static boolean isHostInclusiveAncestor(Node ancestor, Node node) {
        for (Node at = node; at != null; ) {
            if (at == ancestor) return true;
            Node parent = at.parentNode();
            at = parent == null && at instanceof DocumentFragment fragment ? fragment.hostOrNull() : parent;
        }
        return false;
    }

    // https://dom.spec.whatwg.org/#concept-shadow-including-root
    public static Node root(Node node) {
        Node root = node.root();
        while (root instanceof ShadowRoot shadow) root = shadow.host().root();
        return root;
    }

    // https://dom.spec.whatwg.org/#retarget
    /** The element, or the host of its shadow tree, that is in the tree of the root; null if none is. */
    static Element retargeted(Element element, Node root) {
        Element at = element;
        while (at != null && at.root() != root) {
            at = at.root() instanceof ShadowRoot shadow ? shadow.host() : null;
        }
        return at;
    }

    private static Node parentOrHost(Node node) {
        return node instanceof ShadowRoot root ? root.host() : node.parentNode();
    }

    // https://dom.spec.whatwg.org/#slotable-assigned-slot
    /** The slot that a node is assigned to; null if there is none. */
    public static Element assignedSlot(Node node) {
        NodeExtras extras = node.extras();
        return extras == null ? null : extras.assignedSlot;
    }
}
