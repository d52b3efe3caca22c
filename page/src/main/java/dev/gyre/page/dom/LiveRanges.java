package dev.gyre.page.dom;

import java.lang.ref.WeakReference;
import java.util.ArrayList;

/** The live ranges and node iterators of a document, which changes of its tree adjust. They are held weakly. */
final class LiveRanges {
    private ArrayList<WeakReference<Range>> ranges = new ArrayList<>(0);
    private ArrayList<WeakReference<NodeIterator>> iterators = new ArrayList<>(0);

    void add(Range range) {
        ranges.removeIf(reference -> reference.get() == null);
        ranges.add(new WeakReference<>(range));
    }

    void add(NodeIterator iterator) {
        iterators.removeIf(reference -> reference.get() == null);
        iterators.add(new WeakReference<>(iterator));
    }

    void remove(Range range) {
        ranges.removeIf(reference -> reference.get() == null || reference.get() == range);
    }

    private interface Change {
        void apply(Boundary boundary);
    }

    private void each(Change change) {
        for (int i = 0; i < ranges.size(); i++) {
            Range range = ranges.get(i).get();
            if (range == null) continue;
            change.apply(range.start);
            change.apply(range.end);
        }
    }

    // https://dom.spec.whatwg.org/#concept-node-insert, step "for each live range"
    void inserting(Node parent, Node child, int count) {
        if (ranges.isEmpty()) return;
        int index = child.index();
        each(boundary -> {
            if (boundary.node == parent && boundary.offset > index) boundary.offset += count;
        });
    }

    // https://dom.spec.whatwg.org/#live-range-pre-remove-steps
    void removing(Node parent, Node child) {
        for (int i = 0; i < iterators.size(); i++) {
            NodeIterator iterator = iterators.get(i).get();
            if (iterator != null) iterator.removing(child);
        }
        if (ranges.isEmpty()) return;
        int index = child.index();
        each(boundary -> {
            if (boundary.node.isInclusiveDescendantOf(child)) boundary.set(parent, index);
            else if (boundary.node == parent && boundary.offset > index) boundary.offset--;
        });
    }

    // https://dom.spec.whatwg.org/#concept-cd-replace, steps "for each live range"
    void replacing(Node node, int offset, int count, int added) {
        if (ranges.isEmpty()) return;
        each(boundary -> {
            if (boundary.node != node) return;
            if (boundary.offset > offset && boundary.offset <= offset + count) boundary.offset = offset;
            else if (boundary.offset > offset + count) boundary.offset += added - count;
        });
    }

    // https://dom.spec.whatwg.org/#concept-text-split, steps "for each live range"
    void splitting(Text node, Text rest, int offset) {
        if (ranges.isEmpty()) return;
        Node parent = node.parentNode();
        int index = node.index();
        each(boundary -> {
            if (boundary.node == node && boundary.offset > offset) boundary.set(rest, boundary.offset - offset);
            else if (boundary.node == parent && boundary.offset == index + 1) boundary.offset++;
        });
    }

    // https://dom.spec.whatwg.org/#dom-node-normalize, steps "for each live range"
    void merging(Text from, Text into, int length) {
        if (ranges.isEmpty()) return;
        Node parent = from.parentNode();
        int index = from.index();
        each(boundary -> {
            if (boundary.node == from) boundary.set(into, boundary.offset + length);
            else if (boundary.node == parent && boundary.offset == index) boundary.set(into, length);
        });
    }
}
