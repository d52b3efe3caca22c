package dev.gyre.page.dom;

import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.page.dom.events.Event;
import dev.gyre.page.dom.events.EventTarget;
import dev.gyre.page.idl.DomError;

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
    /** Policies forbid the style attribute. */
    static final int STYLE_FORBIDDEN = 4;

    /** The node document; of a document, itself. */
    private Document document;

    private Node parent;
    private Node firstChild;
    private Node lastChild;
    private Node previousSibling;
    private Node nextSibling;
    private int flags;
    private NodeExtras extras;

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

    /** Whether the root is a shadow root. */
    @Override
    public final boolean isInShadowTree() {
        return (flags & IN_SHADOW_TREE) != 0;
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
        if (node instanceof DocumentFragment fragment) {
            insertAll(fragment, child, suppressObservers);
            return;
        }
        if (child != null) document.inserting(this, child, 1);
        Node previous = child == null ? lastChild : child.previousSibling;
        insertOne(node, child);
        if (!suppressObservers && observed())
            observers().treeChanged(this, new Node[] {node}, MutationObservers.NO_NODES, previous, child);
        childrenChanged();
        if (isConnected()) Insertions.runPostConnection(node);
    }

    private void insertAll(DocumentFragment fragment, Node child, boolean suppressObservers) {
        Node[] nodes = fragment.childArray();
        if (nodes.length == 0) return;
        for (Node node : nodes) fragment.removeNode(node, true);
        if (observed()) observers().treeChanged(fragment, MutationObservers.NO_NODES, nodes, null, null);
        if (child != null) document.inserting(this, child, nodes.length);
        Node previous = child == null ? lastChild : child.previousSibling;
        for (Node node : nodes) insertOne(node, child);
        if (!suppressObservers && observed())
            observers().treeChanged(this, nodes, MutationObservers.NO_NODES, previous, child);
        childrenChanged();
        if (!isConnected()) return;
        for (Node node : nodes) Insertions.runPostConnection(node);
    }

    private void insertOne(Node node, Node child) {
        node.detachFor(document);
        link(node, child);
        document.treeChanged(this, node);
        int inherited = flags & (CONNECTED | IN_SHADOW_TREE);
        if (inherited != 0) node.insertedInto(inherited);
        if ((flags & IN_SHADOW_TREE) != 0 || this instanceof Element host && host.shadowRootOrNull() != null)
            Slots.inserted(this, node);
    }

    private boolean observed() {
        return document.realm().observers() != null;
    }

    private MutationObservers observers() {
        return document.realm().observers();
    }

    // https://dom.spec.whatwg.org/#concept-node-adopt
    /** Removes the node from its parent, if it has one, and gives it and what is below it another node document. */
    public final void detachFor(Document newDocument) {
        if (parent != null) parent.removeNode(this, false);
        if (document != newDocument) adoptInto(newDocument);
    }

    private void adoptInto(Document newDocument) {
        Document old = document;
        for (Node node = this; node != null; node = node.nextInTree(this)) {
            node.document = newDocument;
            if (node instanceof Element element) {
                element.adoptParts(newDocument);
                CustomElements.adopted(element, old);
            }
            node.adoptingSteps(old);
        }
    }

    /** Sets the node document of a node outside any tree. */
    final void storeDocument(Document newDocument) {
        document = newDocument;
    }

    // https://dom.spec.whatwg.org/#concept-node-remove
    /** Removes a child. */
    public final void removeNode(Node child, boolean suppressObservers) {
        document.removing(this, child);
        Node previous = child.previousSibling;
        Node next = child.nextSibling;
        unlink(child);
        document.treeChanged(this, child);
        boolean wasInShadowTree = child.isInShadowTree();
        if (child.hasFlag(CONNECTED | IN_SHADOW_TREE)) child.removedFrom(this);
        if (wasInShadowTree || child.extras != null && child.extras.assignedSlot != null)
            Slots.removed(this, child, wasInShadowTree);
        if (observed()) observers().removed(this, child, previous, next, suppressObservers);
        childrenChanged();
    }

    // https://dom.spec.whatwg.org/#concept-node-move
    /** Moves a node of the same tree, which keeps its state, before a child of this one, without checks. @param child null to append */
    final void move(Node node, Node child) {
        Node oldParent = node.parent;
        document.removing(oldParent, node);
        Node oldPrevious = node.previousSibling;
        Node oldNext = node.nextSibling;
        oldParent.unlink(node);
        document.treeChanged(oldParent, node);
        Slots.removed(oldParent, node, node.isInShadowTree());
        if (child != null) document.inserting(this, child, 1);
        Node previous = child == null ? lastChild : child.previousSibling;
        link(node, child);
        document.treeChanged(this, node);
        node.movedInto(isInShadowTree());
        Slots.inserted(this, node);
        if (observed()) {
            observers().treeChanged(oldParent, MutationObservers.NO_NODES, new Node[] {node}, oldPrevious, oldNext);
            observers().treeChanged(this, new Node[] {node}, MutationObservers.NO_NODES, previous, child);
        }
        oldParent.childrenChanged();
        childrenChanged();
    }

    private void movedInto(boolean shadowTree) {
        for (Node node = this; node != null; node = node.nextInTree(this)) {
            node.setFlag(IN_SHADOW_TREE, shadowTree);
            node.movingSteps();
            if (!(node instanceof Element element) || !isConnected()) continue;
            if (DocumentNames.isNaming(element)) document.names().changed(element);
            CustomElements.moved(element);
            if (element.shadowRootOrNull() != null) ((Node) element.shadowRootOrNull()).movedBelow();
        }
    }

    /** The host of this shadow root, or one around it, has been moved. */
    private void movedBelow() {
        for (Node node = this; node != null; node = node.nextInTree(this)) {
            if (!(node instanceof Element element)) continue;
            CustomElements.moved(element);
            if (element.shadowRootOrNull() != null) ((Node) element.shadowRootOrNull()).movedBelow();
        }
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
            ShadowRoot shadow = node instanceof Element element ? element.shadowRootOrNull() : null;
            if (shadow != null) ((Node) shadow).insertedInto(inherited | IN_SHADOW_TREE);
            node.insertionSteps();
            if ((inherited & CONNECTED) != 0 && node instanceof Element element) {
                if (element instanceof ResourceElement) domRealm().host().resourceChanged(element);
                if (element.attribute("autofocus") != null) domRealm().host().autofocusInserted(element);
                if (element.attribute("nonce") != null) domRealm().host().nonceInserted(element);
                if ((inherited & IN_SHADOW_TREE) == 0 && DocumentNames.isNaming(element))
                    document.names().changed(element);
                CustomElements.connected(element);
            }
        }
    }

    private void removedFrom(Node oldParent) {
        int kept = root() instanceof ShadowRoot ? ~CONNECTED : ~(CONNECTED | IN_SHADOW_TREE);
        for (Node node = this; node != null; node = node.nextInTree(this)) {
            boolean wasConnected = node.hasFlag(CONNECTED);
            node.flags &= kept;
            ShadowRoot shadow = node instanceof Element element ? element.shadowRootOrNull() : null;
            if (shadow != null) ((Node) shadow).removedFrom(oldParent);
            node.removalSteps(oldParent, wasConnected);
            if (!wasConnected || !(node instanceof Element element)) continue;
            if (element instanceof ResourceElement) domRealm().host().resourceChanged(element);
            if (DocumentNames.isNaming(element)) document.names().changed(element);
            if (element.isCustom()) CustomElements.disconnected(element);
        }
    }

    // https://dom.spec.whatwg.org/#concept-node-insert-ext
    /** Called for each node of a subtree that was inserted below a document or shadow root; runs no JavaScript. */
    protected void insertionSteps() {}

    // https://dom.spec.whatwg.org/#concept-node-post-connection-ext
    /** Called for each connected node of an inserted subtree once all have been inserted; may run JavaScript. */
    protected void postConnectionSteps() {}

    // https://w3c.github.io/DOM-Parsing/#dom-range-createcontextualfragment
    /** Called for each node of a fragment whose scripts run once they are inserted. */
    public void mayStartSteps() {}

    // https://dom.spec.whatwg.org/#concept-node-remove-ext
    /** Called for each node of a subtree that was removed from below a document or shadow root; runs no JavaScript. */
    protected void removalSteps(Node oldParent, boolean wasConnected) {}

    // https://dom.spec.whatwg.org/#concept-node-move-ext
    /** Called for each node of a subtree that was moved; runs no JavaScript. */
    protected void movingSteps() {}

    // https://dom.spec.whatwg.org/#concept-node-adopt-ext
    /** Called when the node document has changed. */
    protected void adoptingSteps(Document oldDocument) {}

    /** Called when the list of children has changed, or the data of a text child. */
    final void childrenChanged() {
        if (extras != null) extras.invalidateChildren();
        childrenChangedSteps();
    }

    // https://dom.spec.whatwg.org/#concept-node-children-changed-ext
    protected void childrenChangedSteps() {}

    // ---- for parsers

    /** Appends a node that has no parent. */
    public final void parserAppendChild(Node node) {
        insert(node, null, false);
    }

    /** Inserts a node that has no parent before a child, or appends it if {@code child} is null. */
    public final void parserInsertBefore(Node node, Node child) {
        insert(node, child, false);
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
            insert(node, null, false);
        }
    }

    // ---- the interface

    @Override
    public final DomRealm domRealm() {
        return document.realm();
    }

    @Override
    protected EventTarget eventParent(Event event) {
        Element slot = Shadows.assignedSlot(this);
        return slot != null ? slot : parent;
    }

    @Override
    protected final EventTarget retargetedFor(EventTarget other) {
        Node at = this;
        while (at.root() instanceof ShadowRoot root
                && !(other instanceof Node node && Shadows.isInclusiveAncestor(root, node))) {
            at = root.host();
        }
        return at;
    }

    @Override
    protected final boolean rootHolds(EventTarget other) {
        return other instanceof Node node && Shadows.isInclusiveAncestor(root(), node);
    }

    @Override
    protected final boolean isAssigned() {
        return Shadows.assignedSlot(this) != null;
    }

    @Override
    protected final boolean isInClosedTree() {
        return root() instanceof ShadowRoot root && !root.isOpen();
    }

    @Override
    protected final boolean scrollsPage() {
        return this == document || this == document.documentElement() || this == document.body();
    }

    final NodeExtras extras() {
        return extras;
    }

    final NodeExtras ensureExtras() {
        if (extras == null) extras = new NodeExtras();
        return extras;
    }

    /** A new array of the children. */
    public final Node[] childArray() {
        int count = 0;
        for (Node node = firstChild; node != null; node = node.nextSibling) count++;
        if (count == 0) return MutationObservers.NO_NODES;
        var children = new Node[count];
        Node node = firstChild;
        for (int i = 0; i < count; i++, node = node.nextSibling) children[i] = node;
        return children;
    }

    // https://dom.spec.whatwg.org/#dom-node-childnodes
    public final NodeList childNodes() {
        NodeExtras more = ensureExtras();
        if (more.childNodes == null) more.childNodes = new ChildNodeList(this);
        return more.childNodes;
    }

    public final Document ownerDocument() {
        return this == document ? null : document;
    }

    public final String baseURI() {
        return document.baseUrl();
    }

    public final Node getRootNode(GetRootNodeOptions options) {
        return options.composed ? Shadows.root(this) : root();
    }

    // https://dom.spec.whatwg.org/#dom-node-nodevalue
    public String nodeValue() {
        return null;
    }

    public void nodeValue(String value) {}

    // https://dom.spec.whatwg.org/#get-text-content
    public String textContent() {
        return null;
    }

    public void textContent(String value) {}

    // https://dom.spec.whatwg.org/#string-replace-all
    final void replaceAllWithText(String text) {
        TreeChanges.replaceAll(this, text == null || text.isEmpty() ? null : document.createTextNode(text));
    }

    // https://dom.spec.whatwg.org/#concept-descendant-text-content
    final String descendantText() {
        if (firstChild == null) return "";
        if (firstChild == lastChild && firstChild instanceof Text text) return text.data();
        var result = new StringBuilder();
        for (Node node = firstChild; node != null; node = node.nextInTree(this)) {
            if (node instanceof Text text) result.append(text.data());
        }
        return result.toString();
    }

    // https://dom.spec.whatwg.org/#concept-child-text-content
    public final String childText() {
        var result = new StringBuilder();
        for (Node node = firstChild; node != null; node = node.nextSibling) {
            if (node instanceof Text text) result.append(text.data());
        }
        return result.toString();
    }

    public final void normalize() {
        TreeChanges.normalize(this);
    }

    // https://dom.spec.whatwg.org/#dom-node-clonenode
    public final Node cloneNode(boolean subtree) {
        if (this instanceof ShadowRoot) throw DomError.notSupported("ShadowRoot nodes are not clonable.");
        return Cloning.clone(this, document, subtree);
    }

    /** A copy without children in another document, https://dom.spec.whatwg.org/#clone-a-single-node. */
    protected abstract Node cloneSingle(Document newDocument);

    // https://html.spec.whatwg.org/#cloning-steps
    /** Called for a copy of this node, before its children are copied. */
    protected void cloningSteps(Node copy, boolean subtree) {}

    public final boolean isEqualNode(Node other) {
        return other != null && NodeComparison.isEqual(this, other);
    }

    public final boolean isSameNode(Node other) {
        return this == other;
    }

    public final int compareDocumentPosition(Node other) {
        return NodeComparison.position(this, other);
    }

    public final boolean contains(Node other) {
        return other != null && other.isInclusiveDescendantOf(this);
    }

    public final String lookupPrefix(String namespace) {
        return NamespaceLookup.prefix(this, namespace);
    }

    public final String lookupNamespaceURI(String prefix) {
        return NamespaceLookup.namespace(this, prefix == null || prefix.isEmpty() ? null : prefix);
    }

    public final boolean isDefaultNamespace(String namespace) {
        String wanted = namespace == null || namespace.isEmpty() ? null : namespace;
        return java.util.Objects.equals(NamespaceLookup.namespace(this, null), wanted);
    }

    public final Node insertBefore(Node node, Node child) {
        return TreeChanges.preInsert(this, node, child);
    }

    public final Node appendChild(Node node) {
        return TreeChanges.preInsert(this, node, null);
    }

    public final Node replaceChild(Node node, Node child) {
        return TreeChanges.replace(this, node, child);
    }

    // https://dom.spec.whatwg.org/#concept-node-pre-remove
    public final Node removeChild(Node child) {
        if (child.parent != this) throw DomError.notFound("The node to be removed is not a child of this node.");
        removeNode(child, false);
        return child;
    }

    // ---- ParentNode

    public final HTMLCollection children() {
        NodeExtras more = ensureExtras();
        if (more.children == null) more.children = new ChildElements(this);
        return more.children;
    }

    public final Element firstElementChild() {
        return elementFrom(firstChild);
    }

    public final Element lastElementChild() {
        return elementBackFrom(lastChild);
    }

    private static Element elementFrom(Node start) {
        for (Node node = start; node != null; node = node.nextSibling) {
            if (node instanceof Element element) return element;
        }
        return null;
    }

    private static Element elementBackFrom(Node start) {
        for (Node node = start; node != null; node = node.previousSibling) {
            if (node instanceof Element element) return element;
        }
        return null;
    }

    public final int childElementCount() {
        int count = 0;
        for (Element child = firstElementChild(); child != null; child = child.nextElementSibling()) count++;
        return count;
    }

    public final void prepend(Object... nodes) {
        TreeChanges.preInsert(this, TreeChanges.toNode(document, nodes), firstChild);
    }

    public final void append(Object... nodes) {
        TreeChanges.preInsert(this, TreeChanges.toNode(document, nodes), null);
    }

    public final void replaceChildren(Object... nodes) {
        Node node = TreeChanges.toNode(document, nodes);
        TreeChanges.ensurePreInsertionValidity(this, node, null);
        TreeChanges.replaceAll(this, node);
    }

    public final void moveBefore(Node node, Node child) {
        TreeChanges.moveBefore(this, node, child);
    }

    public final Element querySelector(String selectors) {
        return domRealm().host().querySelector(this, selectors);
    }

    public final NodeList querySelectorAll(String selectors) {
        return NodeList.of(
                domRealm(), domRealm().host().querySelectorAll(this, selectors).toArray(Node[]::new));
    }

    // ---- NonDocumentTypeChildNode, ChildNode, Slottable

    public final Element previousElementSibling() {
        return elementBackFrom(previousSibling);
    }

    public final Element nextElementSibling() {
        return elementFrom(nextSibling);
    }

    public final void before(Object... nodes) {
        TreeChanges.before(this, nodes);
    }

    public final void after(Object... nodes) {
        TreeChanges.after(this, nodes);
    }

    public final void replaceWith(Object... nodes) {
        TreeChanges.replaceWith(this, nodes);
    }

    public final void remove() {
        parserRemove();
    }

    // https://dom.spec.whatwg.org/#dom-slotable-assignedslot
    public final Element assignedSlot() {
        Element slot = Shadows.assignedSlot(this);
        return slot != null && slot.root() instanceof ShadowRoot root && root.isOpen() ? slot : null;
    }

    @Override
    public String className() {
        return "Node";
    }
}
