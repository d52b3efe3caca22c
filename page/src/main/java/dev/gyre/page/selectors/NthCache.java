package dev.gyre.page.selectors;

import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import java.util.HashMap;

/** The last place that was counted among the children of each parent, so that asking for all children in order takes linear time. */
final class NthCache {
    private record Key(NthSelector selector, Node parent, String type, String namespace) {
        @Override
        public int hashCode() {
            return System.identityHashCode(selector) * 31
                    + System.identityHashCode(parent)
                    + (type == null ? 0 : type.hashCode());
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key
                    && key.selector == selector
                    && key.parent == parent
                    && key.type == type
                    && key.namespace == namespace;
        }
    }

    private static final class Place {
        private Element element;
        private int index;
    }

    private final HashMap<Key, Place> places = new HashMap<>();

    /** The one-based place of {@code element} among those siblings that the selector counts. */
    int index(Element element, NthSelector selector, MatchContext context) {
        Node parent = element.parentNode();
        if (parent == null) {
            return count(element, null, 0, selector, context);
        }
        Key key = new Key(
                selector,
                parent,
                selector.ofType() ? element.localName() : null,
                selector.ofType() ? element.namespaceURI() : null);
        Place place = places.computeIfAbsent(key, unused -> new Place());
        place.index = count(element, place.element, place.index, selector, context);
        place.element = element;
        return place.index;
    }

    /** Counts back from {@code element} to {@code known}, or, where that does not come, to the first sibling. */
    private static int count(
            Element element, Element known, int knownIndex, NthSelector selector, MatchContext context) {
        if (element == known) {
            return knownIndex;
        }
        int steps = 1;
        Element sibling = Siblings.previous(element);
        for (; sibling != null; sibling = Siblings.previous(sibling)) {
            if (sibling == known) {
                return selector.fromEnd() ? knownIndex - steps : knownIndex + steps;
            }
            if (selector.counts(sibling, element, context)) {
                steps++;
            }
        }
        return selector.fromEnd() ? countToEnd(element, selector, context) : steps;
    }

    private static int countToEnd(Element element, NthSelector selector, MatchContext context) {
        int index = 1;
        for (Element sibling = Siblings.next(element); sibling != null; sibling = Siblings.next(sibling)) {
            if (selector.counts(sibling, element, context)) {
                index++;
            }
        }
        return index;
    }
}
