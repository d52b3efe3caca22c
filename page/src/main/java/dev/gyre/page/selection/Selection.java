package dev.gyre.page.selection;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.dom.CharacterData;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.DocumentType;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.ranges.Range;
import dev.gyre.page.idl.DomError;

/** The selection of a document, https://w3c.github.io/selection-api/#selection-interface: none or one range, and which of its ends is the focus. */
public final class Selection extends JsObject {
    private static final String KEY = "selection";

    private final Document document;
    private Range range;
    private boolean backwards;
    private boolean directionless = true;
    private boolean queued;

    private Selection(Document document) {
        super(document.realm().shape("Selection"));
        this.document = document;
    }

    /** That of a document; null for one without a window. */
    public static Selection of(Document document) {
        return document.defaultView() == null ? null : (Selection) document.kept(KEY, () -> new Selection(document));
    }

    /** The range, null if there is none or it has left the document. */
    private Range current() {
        return range != null
                        && range.startContainer().isConnected()
                        && range.startContainer().nodeDocument() == document
                ? range
                : null;
    }

    private void select(Range newRange, boolean focusFirst) {
        if (range != null) range.onChange(null);
        range = newRange;
        backwards = focusFirst;
        directionless = newRange == null;
        if (range != null) range.onChange(this::changed);
        changed();
    }

    // https://w3c.github.io/selection-api/#selectionchange-event
    private void changed() {
        if (queued) return;
        queued = true;
        document.realm().host().queueTask(() -> {
            queued = false;
            document.fire("selectionchange", false, false);
        });
    }

    public Node anchorNode() {
        Range now = current();
        return now == null ? null : backwards ? now.endContainer() : now.startContainer();
    }

    public long anchorOffset() {
        Range now = current();
        return now == null ? 0 : backwards ? now.endOffset() : now.startOffset();
    }

    public Node focusNode() {
        Range now = current();
        return now == null ? null : backwards ? now.startContainer() : now.endContainer();
    }

    public long focusOffset() {
        Range now = current();
        return now == null ? 0 : backwards ? now.startOffset() : now.endOffset();
    }

    public boolean isCollapsed() {
        Range now = current();
        return now == null || now.collapsed();
    }

    public long rangeCount() {
        return current() == null ? 0 : 1;
    }

    public String type() {
        Range now = current();
        return now == null ? "None" : now.collapsed() ? "Caret" : "Range";
    }

    public String direction() {
        Range now = current();
        if (now == null || directionless || now.collapsed()) return "none";
        return backwards ? "backward" : "forward";
    }

    public Range getRangeAt(long index) {
        if (index != 0 || current() == null) throw DomError.indexSize(index + " is not a valid index.");
        return range;
    }

    // https://w3c.github.io/selection-api/#dom-selection-addrange
    public void addRange(Range added) {
        if (added.startContainer().root() != document || current() != null) return;
        select(added, false);
    }

    public void removeRange(Range removed) {
        if (range != removed) throw DomError.notFound("The given range isn't in document.");
        select(null, false);
    }

    public void removeAllRanges() {
        if (range != null) select(null, false);
    }

    private static long length(Node node) {
        return node instanceof CharacterData data ? data.length() : node.childArray().length;
    }

    private static void check(Node node, long offset) {
        if (node instanceof DocumentType)
            throw new DomError("InvalidNodeTypeError", "The node provided is of type '" + node.nodeName() + "'.");
        if (offset > length(node))
            throw DomError.indexSize(
                    "The offset " + offset + " is larger than the node's length (" + length(node) + ").");
    }

    private boolean isHere(Node node) {
        return dev.gyre.page.dom.Shadows.root(node) == document;
    }

    // https://w3c.github.io/selection-api/#dom-selection-collapse
    public void collapse(Node node, long offset) {
        if (node == null) {
            removeAllRanges();
            return;
        }
        check(node, offset);
        if (!isHere(node)) return;
        select(range(node, offset, node, offset), false);
    }

    private Range range(Node startNode, long startOffset, Node endNode, long endOffset) {
        Range made = new Range(document.realm(), document);
        made.setStart(startNode, startOffset);
        made.setEnd(endNode, endOffset);
        return made;
    }

    private Range required() {
        Range now = current();
        if (now == null) throw DomError.invalidState("there is no selection.");
        return now;
    }

    public void collapseToStart() {
        Range now = required();
        select(range(now.startContainer(), now.startOffset(), now.startContainer(), now.startOffset()), false);
    }

    public void collapseToEnd() {
        Range now = required();
        select(range(now.endContainer(), now.endOffset(), now.endContainer(), now.endOffset()), false);
    }

    // https://w3c.github.io/selection-api/#dom-selection-extend
    public void extend(Node node, long offset) {
        if (!isHere(node)) return;
        if (current() == null) throw DomError.invalidState("This Selection object doesn't have any Ranges.");
        check(node, offset);
        Node anchor = anchorNode();
        long anchorOffset = anchorOffset();
        if (node.root() != anchor.root()) select(range(node, offset, node, offset), false);
        else span(anchor, anchorOffset, node, offset);
    }

    private void span(Node anchor, long anchorOffset, Node focus, long focusOffset) {
        Range point = range(anchor, anchorOffset, anchor, anchorOffset);
        if (anchor.root() == focus.root() && point.comparePoint(focus, focusOffset) < 0)
            select(range(focus, focusOffset, anchor, anchorOffset), true);
        else select(range(anchor, anchorOffset, focus, focusOffset), false);
    }

    // https://w3c.github.io/selection-api/#dom-selection-setbaseandextent
    public void setBaseAndExtent(Node anchor, long anchorOffset, Node focus, long focusOffset) {
        if (anchorOffset > length(anchor) || focusOffset > length(focus))
            throw DomError.indexSize("There is no child at offset " + Math.max(anchorOffset, focusOffset) + ".");
        if (!isHere(anchor) || !isHere(focus)) return;
        check(anchor, anchorOffset);
        check(focus, focusOffset);
        span(anchor, anchorOffset, focus, focusOffset);
    }

    // https://w3c.github.io/selection-api/#dom-selection-selectallchildren
    public void selectAllChildren(Node node) {
        if (node instanceof DocumentType)
            throw new DomError("InvalidNodeTypeError", "The node provided is of type '" + node.nodeName() + "'.");
        if (!isHere(node)) return;
        select(range(node, 0, node, node.childArray().length), false);
    }

    // https://w3c.github.io/selection-api/#dom-selection-modify
    /** Does nothing: where lines and words are displayed is not known. */
    public void modify(String alter, String direction, String granularity) {}

    public void deleteFromDocument() {
        if (current() != null) range.deleteContents();
    }

    // https://w3c.github.io/selection-api/#dom-selection-containsnode
    public boolean containsNode(Node node, boolean partially) {
        Range now = current();
        if (now == null || node.root() != document) return false;
        Range whole = new Range(document.realm(), document);
        if (node.parentNode() == null) {
            whole.selectNodeContents(node);
        } else {
            whole.selectNode(node);
        }
        boolean startInside = now.compareBoundaryPoints(0, whole) <= 0;
        boolean endInside = now.compareBoundaryPoints(2, whole) >= 0;
        if (!partially) return startInside && endInside;
        return now.compareBoundaryPoints(3, whole) < 0 && now.compareBoundaryPoints(1, whole) > 0;
    }

    public String stringify() {
        Range now = current();
        return now == null ? "" : now.stringify();
    }

    @Override
    public String className() {
        return "Selection";
    }
}
