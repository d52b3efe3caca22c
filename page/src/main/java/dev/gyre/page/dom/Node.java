package dev.gyre.page.dom;

import dev.gyre.engine.runtime.object.Shape;

/**
 * A node, https://dom.spec.whatwg.org/#interface-node. Its relations are fields: reading them allocates nothing.
 *
 * <p>The tree changes by the standard's algorithms insert, append, replace and remove, which are methods here, or by the
 * parser's methods, which skip the checks that a parser need not make.
 */
public abstract class Node extends EventTarget {
    public static final int ELEMENT_NODE = 1;
    public static final int ATTRIBUTE_NODE = 2;
    public static final int TEXT_NODE = 3;
    public static final int CDATA_SECTION_NODE = 4;
    public static final int PROCESSING_INSTRUCTION_NODE = 7;
    public static final int COMMENT_NODE = 8;
    public static final int DOCUMENT_NODE = 9;
    public static final int DOCUMENT_TYPE_NODE = 10;
    public static final int DOCUMENT_FRAGMENT_NODE = 11;

    /** The root including shadow roots is a document. */
    static final int CONNECTED = 1;
    /** The root is a shadow root. */
    static final int IN_SHADOW_TREE = 2;

    /** The node document; of a document, itself. */
    private Document document;

    private Node parent;
    private Node firstChild;
    private Node lastChild;
    private Node previousSibling;
    private Node nextSibling;
    private int flags;

    /** @param document the node document; null only for a document, which is its own */
    protected Node(Shape shape, Document document) {
        super(shape);
        this.document = document == null ? (Document) this : document;
    }

    // ---- what a node is

    // https://dom.spec.whatwg.org/#dom-node-nodetype
    public abstract int nodeType();

    // https://dom.spec.whatwg.org/#dom-node-nodename
    public abstract String nodeName();

    // https://dom.spec.whatwg.org/#concept-node-document
    /** The node document; of a document, itself. */
    public final Document nodeDocument() {
        return document;
    }

    final boolean hasFlag(int flag) {
        return (flags & flag) != 0;
    }

    final void setFlag(int flag, boolean value) {
        flags = value ? flags | flag : flags & ~flag;
    }

    // ---- relations

    public final Node parentNode() {
        return parent;
    }

    /** The parent if it is an element, otherwise null. */
    public final Element parentElement() {
        return parent instanceof Element element ? element : null;
    }

    public final Node firstChild() {
        return firstChild;
    }

    public final Node lastChild() {
        return lastChild;
    }

    public final Node previousSibling() {
        return previousSibling;
    }

    public final Node nextSibling() {
        return nextSibling;
    }

    public final boolean hasChildNodes() {
        return firstChild != null;
    }

    // https://dom.spec.whatwg.org/#connected
    public final boolean isConnected() {
        return (flags & CONNECTED) != 0;
    }

    // https://dom.spec.whatwg.org/#concept-tree-root
    public final Node root() {
        if ((flags & (CONNECTED | IN_SHADOW_TREE)) == CONNECTED) return document;
        Node root = this;
        while (root.parent != null) root = root.parent;
        return root;
    }

    // https://dom.spec.whatwg.org/#concept-tree-inclusive-descendant
    /** Whether this node is the other one or a descendant of it. */
    public final boolean isInclusiveDescendantOf(Node other) {
        for (Node node = this; node != null; node = node.parent) {
            if (node == other) return true;
        }
        return false;
    }

    /** The next node in tree order below {@code top}, itself included; null at the end. */
    public final Node nextInTree(Node top) {
        return firstChild != null ? firstChild : nextAfterSubtree(top);
    }

    /** The next node in tree order below {@code top} that is no descendant of this one; null at the end. */
    public final Node nextAfterSubtree(Node top) {
        for (Node node = this; node != top; node = node.parent) {
            if (node.nextSibling != null) return node.nextSibling;
        }
        return null;
    }

    // https://dom.spec.whatwg.org/#concept-tree-index
    /** The number of preceding siblings. */
    public final int index() {
        int index = 0;
        for (Node node = previousSibling; node != null; node = node.previousSibling) index++;
        return index;
    }

    // ---- the standard's changes of the tree

    // https://dom.spec.whatwg.org/#concept-node-append
    /** Appends a node, or the children of a fragment, without checks. */
    public final void appendNode(Node node) {
        insert(node, null, false);
    }

    // https://dom.spec.whatwg.org/#concept-node-insert
    /**
     * Inserts a node, or the children of a fragment, before a child, without checks of the tree's validity.
     *
     * @param child null to append
     */
    public final void insert(Node node, Node child, boolean suppressObservers) {
        if (node instanceof DocumentFragment) insertChildrenOf(node, child, suppressObservers);
        else insertOne(node, child, suppressObservers);
    }

    private void insertOne(Node node, Node child, boolean suppressObservers) {
        node.detachFor(document);
        Node previous = child == null ? lastChild : child.previousSibling;
        link(node, child);
        document.treeChanged(this);
        if (isConnected()) node.insertedInto(flags & (CONNECTED | IN_SHADOW_TREE));
        childrenChanged();
    }

    private void insertChildrenOf(Node fragment, Node child, boolean suppressObservers) {
        while (fragment.firstChild != null) insertOne(fragment.firstChild, child, suppressObservers);
    }

    // https://dom.spec.whatwg.org/#concept-node-adopt
    /** Removes the node from its parent, if it has one, and gives it and what is below it another node document. */
    final void detachFor(Document newDocument) {
        if (parent != null) parent.removeNode(this, false);
        if (document != newDocument) adoptInto(newDocument);
    }

    private void adoptInto(Document newDocument) {
        for (Node node = this; node != null; node = node.nextInTree(this)) node.document = newDocument;
    }

    // https://dom.spec.whatwg.org/#concept-node-remove
    /** Removes a child. */
    public final void removeNode(Node child, boolean suppressObservers) {
        unlink(child);
        document.treeChanged(this);
        if (child.hasFlag(CONNECTED)) child.removedFrom(this);
        childrenChanged();
    }

    private void link(Node node, Node child) {
        Node previous = child == null ? lastChild : child.previousSibling;
        node.parent = this;
        node.previousSibling = previous;
        node.nextSibling = child;
        if (previous == null) firstChild = node;
        else previous.nextSibling = node;
        if (child == null) lastChild = node;
        else child.previousSibling = node;
    }

    private void unlink(Node child) {
        Node previous = child.previousSibling;
        Node next = child.nextSibling;
        if (previous == null) firstChild = next;
        else previous.nextSibling = next;
        if (next == null) lastChild = previous;
        else next.previousSibling = previous;
        child.parent = null;
        child.previousSibling = null;
        child.nextSibling = null;
    }

    private void insertedInto(int inherited) {
        for (Node node = this; node != null; node = node.nextInTree(this)) {
            node.flags |= inherited;
            node.insertionSteps();
        }
    }

    private void removedFrom(Node oldParent) {
        for (Node node = this; node != null; node = node.nextInTree(this)) {
            node.flags &= ~(CONNECTED | IN_SHADOW_TREE);
            node.removalSteps(oldParent);
        }
    }

    // https://dom.spec.whatwg.org/#concept-node-insert-ext
    /** Called for each connected node of an inserted subtree; runs no JavaScript. */
    protected void insertionSteps() {}

    // https://dom.spec.whatwg.org/#concept-node-remove-ext
    /** Called for each node of a removed subtree that was connected; runs no JavaScript. */
    protected void removalSteps(Node oldParent) {}

    // https://dom.spec.whatwg.org/#concept-node-children-changed-ext
    /** Called when the list of children has changed, or the data of a text child. */
    protected void childrenChanged() {}

    // ---- for parsers

    /** Appends a node that has no parent. */
    public final void parserAppendChild(Node node) {
        insertOne(node, null, false);
    }

    /** Inserts a node that has no parent before a child, or appends it if {@code child} is null. */
    public final void parserInsertBefore(Node node, Node child) {
        insertOne(node, child, false);
    }

    /** Removes this node from its parent, if it has one. */
    public final void parserRemove() {
        if (parent != null) parent.removeNode(this, false);
    }

    /** Appends all children of another node, in order. */
    public final void parserTakeChildren(Node source) {
        while (source.firstChild != null) {
            Node node = source.firstChild;
            source.removeNode(node, false);
            insertOne(node, null, false);
        }
    }

    @Override
    public String className() {
        return nodeName();
    }
}
