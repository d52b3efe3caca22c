package dev.gyre.page.dom;

import dev.gyre.page.idl.DomError;

/** The checked changes of the tree, https://dom.spec.whatwg.org/#mutation-algorithms. */
public final class TreeChanges {
    private TreeChanges() {}

    // https://dom.spec.whatwg.org/#concept-node-ensure-pre-insertion-validity
    public static void ensurePreInsertionValidity(Node parent, Node node, Node child) {
        checkParents(parent, node);
        if (child != null && child.parentNode() != parent) {
            throw DomError.notFound(
                    "The node before which the new node is to be inserted is not a child of this node.");
        }
        checkTypes(parent, node);
        if (!(parent instanceof Document document)) return;
        boolean doctypeFollows = child != null && (child instanceof DocumentType || doctypeAfter(child));
        if (node instanceof DocumentFragment) {
            int elements = checkFragment(node);
            if (elements == 1 && (document.documentElement() != null || doctypeFollows)) throw onlyOne("element");
        } else if (node instanceof Element) {
            if (document.documentElement() != null || doctypeFollows) throw onlyOne("element");
        } else if (node instanceof DocumentType) {
            if (document.doctype() != null
                    || child != null && elementBefore(child)
                    || child == null && document.documentElement() != null) throw onlyOne("doctype");
        }
    }

    private static void checkParents(Node parent, Node node) {
        if (!(parent instanceof Document || parent instanceof DocumentFragment || parent instanceof Element)) {
            throw DomError.hierarchyRequest("This node type does not support this method.");
        }
        if (node.firstChild() == null
                && node.parentNode() == null
                && node != parent
                && !(node instanceof DocumentFragment)) {
            if (!(node instanceof Element)) return;
        }
        if (Shadows.isHostInclusiveAncestor(node, parent)) {
            throw DomError.hierarchyRequest("The new child element contains the parent.");
        }
    }

    private static void checkTypes(Node parent, Node node) {
        boolean allowed = node instanceof DocumentFragment && !(node instanceof ShadowRoot)
                || node instanceof DocumentType
                || node instanceof Element
                || node instanceof CharacterData;
        if (!allowed)
            throw DomError.hierarchyRequest("Nodes of type '" + node.nodeName()
                    + "' may not be inserted inside nodes of type '" + parent.nodeName() + "'.");
        if (node instanceof Text && parent instanceof Document
                || node instanceof DocumentType && !(parent instanceof Document)) {
            throw DomError.hierarchyRequest("Nodes of type '" + node.nodeName()
                    + "' may not be inserted inside nodes of type '" + parent.nodeName() + "'.");
        }
    }

    /** Returns the number of elements in a fragment that is to be inserted into a document. */
    private static int checkFragment(Node fragment) {
        int elements = fragment.childElementCount();
        boolean text = false;
        for (Node child = fragment.firstChild(); child != null; child = child.nextSibling())
            text |= child instanceof Text;
        if (elements > 1 || text) throw onlyOne("element");
        return elements;
    }

    private static DomError onlyOne(String what) {
        return DomError.hierarchyRequest("Only one " + what + " on document allowed.");
    }

    private static boolean doctypeAfter(Node child) {
        for (Node node = child.nextSibling(); node != null; node = node.nextSibling()) {
            if (node instanceof DocumentType) return true;
        }
        return false;
    }

    private static boolean elementBefore(Node child) {
        return child.previousElementSibling() != null;
    }

    // https://dom.spec.whatwg.org/#concept-node-pre-insert
    public static Node preInsert(Node parent, Node node, Node child) {
        ensurePreInsertionValidity(parent, node, child);
        parent.insert(node, child == node ? node.nextSibling() : child, false);
        return node;
    }

    // https://dom.spec.whatwg.org/#dom-parentnode-movebefore
    static void moveBefore(Node parent, Node node, Node child) {
        Node reference = child == node ? node.nextSibling() : child;
        if (shadowIncludingRoot(parent) != shadowIncludingRoot(node))
            throw DomError.hierarchyRequest("The node must have the same root as its new parent.");
        if (Shadows.isHostInclusiveAncestor(node, parent))
            throw DomError.hierarchyRequest("The node contains the new parent.");
        if (reference != null && reference.parentNode() != parent)
            throw DomError.notFound("The node before which the node is to be moved is not a child of this node.");
        boolean isMovable = node instanceof Element || node instanceof CharacterData;
        if (!isMovable || node instanceof Text && parent instanceof Document)
            throw DomError.hierarchyRequest("Nodes of type '" + node.nodeName()
                    + "' may not be moved inside nodes of type '" + parent.nodeName() + "'.");
        if (parent instanceof Document document && node instanceof Element) {
            boolean doctypeFollows =
                    reference != null && (reference instanceof DocumentType || doctypeAfter(reference));
            if (document.documentElement() != null || doctypeFollows) throw onlyOne("element");
        }
        parent.move(node, reference);
    }

    private static Node shadowIncludingRoot(Node node) {
        Node root = node.root();
        while (root instanceof ShadowRoot shadow) root = shadow.host().root();
        return root;
    }

    // https://dom.spec.whatwg.org/#concept-node-replace
    static Node replace(Node parent, Node node, Node child) {
        checkParents(parent, node);
        if (child.parentNode() != parent)
            throw DomError.notFound("The node to be replaced is not a child of this node.");
        checkTypes(parent, node);
        if (parent instanceof Document document) checkReplacement(document, node, child);
        Node reference = child.nextSibling();
        if (reference == node) reference = node.nextSibling();
        Node previous = child.previousSibling();
        Node[] removed = MutationObservers.NO_NODES;
        if (child.parentNode() != null) {
            removed = new Node[] {child};
            parent.removeNode(child, true);
        }
        Node[] nodes = node instanceof DocumentFragment ? node.childArray() : new Node[] {node};
        parent.insert(node, reference, true);
        MutationObservers observers = parent.domRealm().observers();
        if (observers != null) observers.treeChanged(parent, nodes, removed, previous, reference);
        return child;
    }

    private static void checkReplacement(Document document, Node node, Node child) {
        Element root = document.documentElement();
        boolean otherElement = root != null && root != child;
        if (node instanceof DocumentFragment) {
            if (checkFragment(node) == 1 && (otherElement || doctypeAfter(child))) throw onlyOne("element");
        } else if (node instanceof Element) {
            if (otherElement || doctypeAfter(child)) throw onlyOne("element");
        } else if (node instanceof DocumentType) {
            if (document.doctype() != null && document.doctype() != child || elementBefore(child))
                throw onlyOne("doctype");
        }
    }

    // https://dom.spec.whatwg.org/#concept-node-replace-all
    /** @param node null for none */
    public static void replaceAll(Node parent, Node node) {
        MutationObservers observers = parent.domRealm().observers();
        Node[] removed = observers == null ? MutationObservers.NO_NODES : parent.childArray();
        Node[] added = node == null || observers == null
                ? MutationObservers.NO_NODES
                : node instanceof DocumentFragment ? node.childArray() : new Node[] {node};
        while (parent.firstChild() != null) parent.removeNode(parent.firstChild(), true);
        if (node != null) parent.insert(node, null, true);
        if (observers != null && added.length + removed.length > 0)
            observers.treeChanged(parent, added, removed, null, null);
    }

    // https://dom.spec.whatwg.org/#converting-nodes-into-a-node
    /** One node of nodes and strings: the only one, or a fragment. */
    static Node toNode(Document document, Object... nodes) {
        if (nodes.length == 1) return asNode(document, nodes[0]);
        var fragment = document.createDocumentFragment();
        for (Object node : nodes) fragment.appendChild(asNode(document, node));
        return fragment;
    }

    private static Node asNode(Document document, Object value) {
        return value instanceof Node node ? node : document.createTextNode((String) value);
    }

    // https://dom.spec.whatwg.org/#dom-childnode-before
    static void before(Node self, Object[] nodes) {
        Node parent = self.parentNode();
        if (parent == null) return;
        Node previous = self.previousSibling();
        while (previous != null && contains(nodes, previous)) previous = previous.previousSibling();
        Node node = toNode(self.nodeDocument(), nodes);
        preInsert(parent, node, previous == null ? parent.firstChild() : previous.nextSibling());
    }

    // https://dom.spec.whatwg.org/#dom-childnode-after
    static void after(Node self, Object[] nodes) {
        Node parent = self.parentNode();
        if (parent == null) return;
        Node next = nextOutside(self, nodes);
        preInsert(parent, toNode(self.nodeDocument(), nodes), next);
    }

    // https://dom.spec.whatwg.org/#dom-childnode-replacewith
    static void replaceWith(Node self, Object[] nodes) {
        Node parent = self.parentNode();
        if (parent == null) return;
        Node next = nextOutside(self, nodes);
        Node node = toNode(self.nodeDocument(), nodes);
        if (self.parentNode() == parent) replace(parent, node, self);
        else preInsert(parent, node, next);
    }

    private static Node nextOutside(Node self, Object[] nodes) {
        Node next = self.nextSibling();
        while (next != null && contains(nodes, next)) next = next.nextSibling();
        return next;
    }

    private static boolean contains(Object[] nodes, Node node) {
        for (Object other : nodes) {
            if (other == node) return true;
        }
        return false;
    }

    // https://dom.spec.whatwg.org/#dom-node-normalize
    static void normalize(Node top) {
        Node node = top.firstChild();
        while (node != null) {
            Node next = node.nextInTree(top);
            if (node instanceof Text text && node.nodeType() == Node.TEXT_NODE) {
                if (text.length() == 0) text.remove();
                else next = mergeFollowing(top, text);
            }
            node = next;
        }
    }

    /** Appends the data of the text nodes that follow directly and removes these; returns the next node. */
    private static Node mergeFollowing(Node top, Text text) {
        if (!isExclusive(text.nextSibling())) return text.nextInTree(top);
        int length = text.length();
        var more = new StringBuilder();
        for (Node node = text.nextSibling(); isExclusive(node); node = node.nextSibling())
            more.append(((Text) node).data());
        text.replaceData(length, 0, more.toString());
        for (Node node = text.nextSibling(); isExclusive(node); node = node.nextSibling()) {
            text.nodeDocument().merging((Text) node, text, length);
            length += ((Text) node).length();
        }
        while (isExclusive(text.nextSibling())) text.nextSibling().remove();
        return text.nextInTree(top);
    }

    // https://dom.spec.whatwg.org/#exclusive-text-node
    private static boolean isExclusive(Node node) {
        return node != null && node.nodeType() == Node.TEXT_NODE;
    }
}
