package dev.gyre.page.dom.ranges;

import dev.gyre.page.dom.CharacterData;
import dev.gyre.page.dom.Cloning;
import dev.gyre.page.dom.DocumentFragment;
import dev.gyre.page.dom.DocumentType;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.Text;
import dev.gyre.page.idl.DomError;
import java.util.ArrayList;
import java.util.List;

/** The contents of ranges: deleted, extracted or copied. */
final class RangeContents {
    private RangeContents() {}

    // https://dom.spec.whatwg.org/#contained
    static boolean contains(AbstractRange range, Node node) {
        return node.root() == range.start.node.root()
                && new Boundary(node, 0).compareTo(range.start) > 0
                && new Boundary(node, Boundary.length(node)).compareTo(range.end) < 0;
    }

    // https://dom.spec.whatwg.org/#partially-contained
    private static boolean isPartial(AbstractRange range, Node node) {
        return range.start.node.isInclusiveDescendantOf(node) != range.end.node.isInclusiveDescendantOf(node);
    }

    /** Whether a node other than a text is partially contained. */
    static boolean containsPartially(Range range) {
        for (Node node = range.start.node; node != null; node = node.parentNode()) {
            if (!(node instanceof Text) && isPartial(range, node)) return true;
        }
        for (Node node = range.end.node; node != null; node = node.parentNode()) {
            if (!(node instanceof Text) && isPartial(range, node)) return true;
        }
        return false;
    }

    // https://dom.spec.whatwg.org/#dom-range-deletecontents
    static void delete(Range range) {
        if (range.collapsed()) return;
        Node startNode = range.start.node;
        int startOffset = range.start.offset;
        Node endNode = range.end.node;
        int endOffset = range.end.offset;
        if (startNode == endNode && startNode instanceof CharacterData data) {
            data.replaceData(startOffset, endOffset - startOffset, "");
            return;
        }
        var toRemove = new ArrayList<Node>();
        Node top = range.commonAncestorContainer();
        for (Node node = top; node != null; ) {
            if (contains(range, node)) {
                toRemove.add(node);
                node = node.nextAfterSubtree(top);
            } else {
                node = node.nextInTree(top);
            }
        }
        Boundary after = boundaryAfter(startNode, startOffset, endNode);
        if (startNode instanceof CharacterData data) data.replaceData(startOffset, data.length() - startOffset, "");
        for (Node node : toRemove) node.parserRemove();
        if (endNode instanceof CharacterData data) data.replaceData(0, endOffset, "");
        range.start.set(after);
        range.end.set(after);
    }

    /** Where the range is collapsed to once its contents are gone. */
    private static Boundary boundaryAfter(Node startNode, int startOffset, Node endNode) {
        if (endNode.isInclusiveDescendantOf(startNode)) return new Boundary(startNode, startOffset);
        Node reference = startNode;
        while (reference.parentNode() != null && !endNode.isInclusiveDescendantOf(reference.parentNode()))
            reference = reference.parentNode();
        return new Boundary(reference.parentNode(), reference.index() + 1);
    }

    static DocumentFragment extract(Range range) {
        DocumentFragment fragment = range.start.node.nodeDocument().createDocumentFragment();
        if (range.collapsed()) return fragment;
        Node startNode = range.start.node;
        int startOffset = range.start.offset;
        Node endNode = range.end.node;
        boolean simple = startNode == endNode && startNode instanceof CharacterData;
        Boundary after = simple ? null : boundaryAfter(startNode, startOffset, endNode);
        move(range.start.node, startOffset, endNode, range.end.offset, fragment, true);
        if (after != null) {
            range.start.set(after);
            range.end.set(after);
        }
        return fragment;
    }

    static DocumentFragment copy(Range range) {
        DocumentFragment fragment = range.start.node.nodeDocument().createDocumentFragment();
        if (!range.collapsed())
            move(range.start.node, range.start.offset, range.end.node, range.end.offset, fragment, false);
        return fragment;
    }

    // https://dom.spec.whatwg.org/#concept-range-extract and #concept-range-clone
    /** Puts what is between two points into a fragment or copy of an element: the nodes themselves if {@code extracting}, otherwise copies. */
    private static void move(
            Node startNode, int startOffset, Node endNode, int endOffset, Node target, boolean extracting) {
        if (startNode == endNode && startNode instanceof CharacterData data) {
            moveData(data, startOffset, endOffset, target, extracting);
            return;
        }
        Node common = startNode;
        while (!endNode.isInclusiveDescendantOf(common)) common = common.parentNode();
        Node first = common == startNode ? null : childAbove(common, startNode);
        Node last = common == endNode ? null : childAbove(common, endNode);
        List<Node> contained = between(
                common,
                first == null ? Boundary.childAt(startNode, startOffset) : first.nextSibling(),
                last == null ? Boundary.childAt(endNode, endOffset) : last);
        for (Node node : contained) {
            if (node instanceof DocumentType) throw DomError.hierarchyRequest("The Range contains a doctype.");
        }
        if (first instanceof CharacterData data) moveData(data, startOffset, data.length(), target, extracting);
        else if (first != null)
            moveInto(first, target, startNode, startOffset, first, Boundary.length(first), extracting);
        for (Node node : contained)
            target.appendNode(extracting ? node : Cloning.clone(node, node.nodeDocument(), true));
        if (last instanceof CharacterData data) moveData(data, 0, endOffset, target, extracting);
        else if (last != null) moveInto(last, target, last, 0, endNode, endOffset, extracting);
    }

    private static Node childAbove(Node ancestor, Node node) {
        Node child = node;
        while (child.parentNode() != ancestor) child = child.parentNode();
        return child;
    }

    private static List<Node> between(Node parent, Node from, Node to) {
        var nodes = new ArrayList<Node>();
        for (Node node = from; node != null && node != to; node = node.nextSibling()) nodes.add(node);
        return nodes;
    }

    private static void moveInto(
            Node partial,
            Node target,
            Node startNode,
            int startOffset,
            Node endNode,
            int endOffset,
            boolean extracting) {
        Node copy = Cloning.clone(partial, partial.nodeDocument(), false);
        target.appendNode(copy);
        if (startNode != endNode || startOffset != endOffset)
            move(startNode, startOffset, endNode, endOffset, copy, extracting);
    }

    private static void moveData(CharacterData data, int from, int to, Node target, boolean extracting) {
        var copy = (CharacterData) Cloning.clone(data, data.nodeDocument(), false);
        copy.data(data.data().substring(from, to));
        target.appendNode(copy);
        if (extracting) data.replaceData(from, to - from, "");
    }
}
