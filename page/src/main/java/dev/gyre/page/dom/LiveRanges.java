package dev.gyre.page.dom;

import java.lang.ref.WeakReference;

/** The live ranges and node iterators of a document, which changes of its tree adjust. They are held weakly. */
public final class LiveRanges {
    /** A boundary point, https://dom.spec.whatwg.org/#concept-range-bp. */
    public interface Point {
        Node node();

        int offset();

        void offset(int newOffset);

        void set(Node newNode, int newOffset);
    }

    /** A range whose points follow the changes of the tree. */
    public interface LiveRange {
        Point startPoint();

        Point endPoint();
    }

    /** An iterator that keeps its place when nodes are removed. */
    public interface LiveIterator {
        // https://dom.spec.whatwg.org/#nodeiterator-pre-removing-steps
        void removing(Node node);
    }

    private final WeakList<LiveRange> ranges = new WeakList<>();
    private final WeakList<LiveIterator> iterators = new WeakList<>();

    /** Adds a range; clearing the reference removes it again. */
    public WeakReference<LiveRange> add(LiveRange range) {
        return ranges.add(range);
    }

    public void add(LiveIterator iterator) {
        iterators.add(iterator);
    }

    private interface Change {
        void apply(Point boundary);
    }

    private void each(Change change) {
        ranges.forEach(range -> {
            change.apply(range.startPoint());
            change.apply(range.endPoint());
        });
    }

    // https://dom.spec.whatwg.org/#concept-node-insert, step "for each live range"
    void inserting(Node parent, Node child, int count) {
        if (ranges.isEmpty()) return;
        int index = child.index();
        each(boundary -> {
            if (boundary.node() == parent && boundary.offset() > index) boundary.offset(boundary.offset() + count);
        });
    }

    // https://dom.spec.whatwg.org/#live-range-pre-remove-steps
    void removing(Node parent, Node child) {
        iterators.forEach(iterator -> iterator.removing(child));
        if (ranges.isEmpty()) return;
        int index = child.index();
        each(boundary -> {
            if (boundary.node().isInclusiveDescendantOf(child)) boundary.set(parent, index);
            else if (boundary.node() == parent && boundary.offset() > index) boundary.offset(boundary.offset() - 1);
        });
    }

    // https://dom.spec.whatwg.org/#concept-cd-replace, steps "for each live range"
    void replacing(Node node, int offset, int count, int added) {
        if (ranges.isEmpty()) return;
        each(boundary -> {
            if (boundary.node() != node) return;
            if (boundary.offset() > offset && boundary.offset() <= offset + count) boundary.offset(offset);
            else if (boundary.offset() > offset + count) boundary.offset(boundary.offset() + added - count);
        });
    }

    // https://dom.spec.whatwg.org/#concept-text-split, steps "for each live range"
    void splitting(Text node, Text rest, int offset) {
        if (ranges.isEmpty()) return;
        Node parent = node.parentNode();
        int index = node.index();
        each(boundary -> {
            if (boundary.node() == node && boundary.offset() > offset) boundary.set(rest, boundary.offset() - offset);
            else if (boundary.node() == parent && boundary.offset() == index + 1)
                boundary.offset(boundary.offset() + 1);
        });
    }

    // https://dom.spec.whatwg.org/#dom-node-normalize, steps "for each live range"
    void merging(Text from, Text into, int length) {
        if (ranges.isEmpty()) return;
        Node parent = from.parentNode();
        int index = from.index();
        each(boundary -> {
            if (boundary.node() == from) boundary.set(into, boundary.offset() + length);
            else if (boundary.node() == parent && boundary.offset() == index) boundary.set(into, length);
        });
    }
}
