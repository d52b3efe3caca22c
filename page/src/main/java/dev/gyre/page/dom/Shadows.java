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

    private static Node parentOrHost(Node node) {
        return node instanceof ShadowRoot root ? root.host() : node.parentNode();
    }

    // https://dom.spec.whatwg.org/#find-a-slot
    /** The slot that a child of a shadow host is assigned to; null if there is none. */
    static Element assignedSlot(Node node) {
        if (!(node.parentNode() instanceof Element host) || !(node instanceof Element || node instanceof Text))
            return null;
        ShadowRoot root = host.shadowRootOrNull();
        if (root == null) return null;
        String wanted = node instanceof Element element ? element.attributeOrEmpty("slot") : "";
        for (Node at = root; at != null; at = at.nextInTree(root)) {
            if (at instanceof Element slot
                    && slot.isHtml("slot")
                    && slot.attributeOrEmpty("name").equals(wanted)) return slot;
        }
        return null;
    }
}
