package dev.gyre.page.selectors;

import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * Answers of {@code :has()}. A relative selector of one compound, when it is asked for the ninth element of a tree, is answered for the whole tree in one pass; so its cost is
 * linear in the tree whatever number of elements is asked for. Longer ones are searched element by element.
 */
final class HasCache {
    private static final int SEARCHES = 8;

    private static final class Answers {
        private final HashMap<Element, Boolean> searched = new HashMap<>();
        private final IdentityHashMap<Node, Set<Element>> trees = new IdentityHashMap<>();
    }

    private final IdentityHashMap<ComplexSelector, Answers> answers = new IdentityHashMap<>();

    boolean matches(ComplexSelector selector, Element element, MatchContext context) {
        Answers known = answers.computeIfAbsent(selector, unused -> new Answers());
        Boolean answer = known.searched.get(element);
        if (answer != null) {
            return answer;
        }
        if (selector.length() > 1 || known.searched.size() < SEARCHES) {
            answer = HasSelector.search(selector, element, context);
            known.searched.put(element, answer);
            return answer;
        }
        Node root = context.isFeatureless(element) ? context.shadowRoot() : element.root();
        Set<Element> anchors = known.trees.get(root);
        if (anchors == null) {
            anchors = anchors(selector, root, context);
            known.trees.put(root, anchors);
        }
        return anchors.contains(element);
    }

    /** All elements of a tree for which the relative selector holds. */
    private static Set<Element> anchors(ComplexSelector selector, Node root, MatchContext context) {
        Set<Element> anchors = Collections.newSetFromMap(new IdentityHashMap<>());
        CompoundSelector compound = selector.subject();
        if (!compound.pseudoElements().isEmpty()) {
            return anchors;
        }
        for (Node node = root; node != null; node = node.nextInTree(root)) {
            if (node instanceof Element element && compound.matches(element, context)) {
                mark(selector.leading(), element, anchors, context);
            }
        }
        return anchors;
    }

    private static void mark(Combinator combinator, Element found, Set<Element> anchors, MatchContext context) {
        switch (combinator) {
            case CHILD -> add(context.parent(found), anchors);
            case NEXT_SIBLING -> add(Siblings.previous(found), anchors);
            case SUBSEQUENT_SIBLING -> {
                Element sibling = Siblings.previous(found);
                while (sibling != null && anchors.add(sibling)) {
                    sibling = Siblings.previous(sibling);
                }
            }
            case DESCENDANT -> {
                Element ancestor = context.parent(found);
                while (ancestor != null && anchors.add(ancestor)) {
                    ancestor = context.parent(ancestor);
                }
            }
        }
    }

    private static void add(Element anchor, Set<Element> anchors) {
        if (anchor != null) {
            anchors.add(anchor);
        }
    }
}
