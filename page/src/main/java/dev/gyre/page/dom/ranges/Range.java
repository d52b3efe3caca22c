package dev.gyre.page.dom.ranges;

import dev.gyre.page.dom.CharacterData;
import dev.gyre.page.dom.Comment;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.DocumentFragment;
import dev.gyre.page.dom.DocumentType;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.LiveRanges;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.ProcessingInstruction;
import dev.gyre.page.dom.Text;
import dev.gyre.page.dom.TreeChanges;
import dev.gyre.page.geometry.DOMRect;
import dev.gyre.page.idl.DomError;
import java.lang.ref.WeakReference;

/** A live range: its boundary points follow the changes of the tree, https://dom.spec.whatwg.org/#interface-range. */
public final class Range extends AbstractRange implements LiveRanges.LiveRange {
    private Document registered;
    private WeakReference<LiveRanges.LiveRange> registration;
    private Runnable onChange;

    public Range(DomRealm realm, Document document) {
        super(realm.shape("Range"), new Boundary(document, 0), new Boundary(document, 0));
        register();
    }

    /** Has something run whenever a program moves the range; null for nothing. */
    public void onChange(Runnable actionOrNull) {
        onChange = actionOrNull;
    }

    @Override
    public LiveRanges.Point startPoint() {
        return start;
    }

    @Override
    public LiveRanges.Point endPoint() {
        return end;
    }

    private void changed() {
        register();
        if (onChange != null) onChange.run();
    }

    static Range construct(DomRealm realm) {
        return new Range(realm, realm.document());
    }

    /** The changes of a document adjust the ranges that are registered with it. */
    private void register() {
        Document current = start.node.nodeDocument();
        if (registered == current) return;
        if (registration != null) registration.clear();
        registered = current;
        registration = current.ranges().add(this);
    }

    private static void check(Node node, long offset) {
        if (node instanceof DocumentType)
            throw new DomError("InvalidNodeTypeError", "The node provided is of type '#doctype'.");
        if (offset > Boundary.length(node))
            throw DomError.indexSize(
                    "The offset " + offset + " is larger than the node's length (" + Boundary.length(node) + ").");
    }

    private static Node parentOf(Node node) {
        if (node.parentNode() == null) throw new DomError("InvalidNodeTypeError", "the given Node has no parent.");
        return node.parentNode();
    }

    // https://dom.spec.whatwg.org/#concept-range-bp-set
    public void setStart(Node node, long offset) {
        check(node, offset);
        var point = new Boundary(node, (int) offset);
        if (start.node.root() != node.root() || point.compareTo(end) > 0) end.set(point);
        start.set(point);
        changed();
    }

    public void setEnd(Node node, long offset) {
        check(node, offset);
        var point = new Boundary(node, (int) offset);
        if (start.node.root() != node.root() || point.compareTo(start) < 0) start.set(point);
        end.set(point);
        changed();
    }

    public void setStartBefore(Node node) {
        setStart(parentOf(node), node.index());
    }

    public void setStartAfter(Node node) {
        setStart(parentOf(node), node.index() + 1);
    }

    public void setEndBefore(Node node) {
        setEnd(parentOf(node), node.index());
    }

    public void setEndAfter(Node node) {
        setEnd(parentOf(node), node.index() + 1);
    }

    public void collapse(boolean toStart) {
        if (toStart) end.set(start);
        else start.set(end);
        changed();
    }

    public void selectNode(Node node) {
        Node parent = parentOf(node);
        int index = node.index();
        start.set(parent, index);
        end.set(parent, index + 1);
        changed();
    }

    public void selectNodeContents(Node node) {
        check(node, 0);
        start.set(node, 0);
        end.set(node, Boundary.length(node));
        changed();
    }

    public Node commonAncestorContainer() {
        Node container = start.node;
        while (!end.node.isInclusiveDescendantOf(container)) container = container.parentNode();
        return container;
    }

    // https://dom.spec.whatwg.org/#dom-range-compareboundarypoints
    public int compareBoundaryPoints(int how, Range source) {
        if (how > 3)
            throw DomError.notSupported(
                    "The comparison method provided must be one of 'START_TO_START', 'START_TO_END', 'END_TO_END', or 'END_TO_START'.");
        if (start.node.root() != source.start.node.root())
            throw new DomError("WrongDocumentError", "The source range is in a different document than this range.");
        Boundary own = how == 0 || how == 3 ? start : end;
        Boundary other = how == 0 || how == 1 ? source.start : source.end;
        return own.compareTo(other);
    }

    // https://dom.spec.whatwg.org/#dom-range-deletecontents
    public void deleteContents() {
        RangeContents.delete(this);
    }

    public DocumentFragment extractContents() {
        return RangeContents.extract(this);
    }

    public DocumentFragment cloneContents() {
        return RangeContents.copy(this);
    }

    // https://dom.spec.whatwg.org/#concept-range-insert
    public void insertNode(Node node) {
        Node container = start.node;
        if (container instanceof ProcessingInstruction
                || container instanceof Comment
                || container instanceof Text && container.parentNode() == null
                || container == node) {
            throw DomError.hierarchyRequest("This node type cannot be inserted here.");
        }
        Node reference = container instanceof Text ? container : Boundary.childAt(container, start.offset);
        Node parent = reference == null ? container : reference.parentNode();
        TreeChanges.ensurePreInsertionValidity(parent, node, reference);
        if (container instanceof Text text) reference = text.splitText(start.offset);
        if (node == reference) reference = reference.nextSibling();
        node.parserRemove();
        int offset = reference == null ? Boundary.length(parent) : reference.index();
        offset += node instanceof DocumentFragment ? Boundary.length(node) : 1;
        TreeChanges.preInsert(parent, node, reference);
        if (collapsed()) end.set(parent, offset);
    }

    // https://dom.spec.whatwg.org/#dom-range-surroundcontents
    public void surroundContents(Node newParent) {
        if (RangeContents.containsPartially(this))
            throw DomError.invalidState("The Range has partially selected a non-Text node.");
        if (newParent instanceof Document
                || newParent instanceof DocumentType
                || newParent instanceof DocumentFragment) {
            throw new DomError("InvalidNodeTypeError", "The node provided is of type '" + newParent.nodeName() + "'.");
        }
        DocumentFragment fragment = extractContents();
        if (newParent.firstChild() != null) TreeChanges.replaceAll(newParent, null);
        insertNode(newParent);
        newParent.appendChild(fragment);
        selectNode(newParent);
    }

    public Range cloneRange() {
        var copy = new Range(start.node.domRealm(), start.node.nodeDocument());
        copy.start.set(start);
        copy.end.set(end);
        return copy;
    }

    public void detach() {}

    // https://dom.spec.whatwg.org/#dom-range-ispointinrange
    public boolean isPointInRange(Node node, long offset) {
        if (node.root() != start.node.root()) return false;
        check(node, offset);
        var point = new Boundary(node, (int) offset);
        return point.compareTo(start) >= 0 && point.compareTo(end) <= 0;
    }

    // https://dom.spec.whatwg.org/#dom-range-comparepoint
    public int comparePoint(Node node, long offset) {
        if (node.root() != start.node.root())
            throw new DomError("WrongDocumentError", "The node provided and the Range are not in the same tree.");
        check(node, offset);
        var point = new Boundary(node, (int) offset);
        if (point.compareTo(start) < 0) return -1;
        return point.compareTo(end) > 0 ? 1 : 0;
    }

    // https://dom.spec.whatwg.org/#dom-range-intersectsnode
    public boolean intersectsNode(Node node) {
        if (node.root() != start.node.root()) return false;
        Node parent = node.parentNode();
        if (parent == null) return true;
        int index = node.index();
        return new Boundary(parent, index).compareTo(end) < 0 && new Boundary(parent, index + 1).compareTo(start) > 0;
    }

    // https://dom.spec.whatwg.org/#dom-range-stringifier
    public String stringify() {
        if (start.node == end.node && start.node instanceof Text text)
            return text.data().substring(start.offset, end.offset);
        var result = new StringBuilder();
        if (start.node instanceof Text text) result.append(text.data(), start.offset, text.length());
        Node top = commonAncestorContainer();
        for (Node node = top; node != null; node = node.nextInTree(top)) {
            if (node instanceof Text text && RangeContents.contains(this, node)) result.append(text.data());
        }
        if (end.node instanceof Text text) result.append(text.data(), 0, end.offset);
        return result.toString();
    }

    // https://html.spec.whatwg.org/#dom-range-createcontextualfragment
    public DocumentFragment createContextualFragment(String markup) {
        Node node = start.node;
        Element element =
                node instanceof Element own ? own : node instanceof CharacterData ? node.parentElement() : null;
        if (element == null || node.nodeDocument().isHtml() && element.isHtml("html"))
            element = node.nodeDocument().createHtmlElement("body");
        DocumentFragment fragment = node.domRealm().host().parseFragment(element, markup);
        for (Node each = fragment; each != null; each = each.nextInTree(fragment)) each.mayStartSteps();
        return fragment;
    }

    // https://drafts.csswg.org/cssom-view/#dom-range-getboundingclientrect
    public DOMRect getBoundingClientRect() {
        return new DOMRect(start.node.domRealm().realm(), 0, 0, 0, 0);
    }

    public java.util.List<DOMRect> getClientRects() {
        return java.util.List.of();
    }
}
