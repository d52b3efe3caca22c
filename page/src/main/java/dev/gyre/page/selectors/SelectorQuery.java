package dev.gyre.page.selectors;

import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.ShadowRoot;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * {@code querySelector}, {@code querySelectorAll}, {@code matches} and {@code closest} of <a href="https://dom.spec.whatwg.org/#scope-match-a-selectors-string">DOM</a>. One serves the
 * documents of a realm and keeps the selectors that it has parsed last.
 */
public final class SelectorQuery {
    private static final int KEPT = 512;

    private final ElementStates states;
    private final LinkedHashMap<String, SelectorList> parsed = new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, SelectorList> eldest) {
            return size() > KEPT;
        }
    };

    public SelectorQuery(ElementStates states) {
        this.states = states;
    }

    /**
     * The selectors of a text.
     *
     * @throws InvalidSelectorException if it is invalid
     */
    public SelectorList parse(String text) {
        SelectorList list = parsed.get(text);
        if (list == null) {
            list = SelectorParser.parse(text);
            if (list == null) {
                throw new InvalidSelectorException(text);
            }
            parsed.put(text, list);
        }
        return list;
    }

    /** The first element below {@code root}, in tree order, that matches; null if none does. */
    public Element querySelector(Node root, String selectors) {
        SelectorList list = parse(selectors);
        MatchContext context = context(root);
        for (Node node = root.firstChild(); node != null; node = node.nextInTree(root)) {
            if (node instanceof Element element && list.matches(element, context)) {
                return element;
            }
        }
        return null;
    }

    /** All elements below {@code root}, in tree order, that match. */
    public List<Element> querySelectorAll(Node root, String selectors) {
        SelectorList list = parse(selectors);
        List<Element> found = new ArrayList<>();
        if (list.size() == 1) {
            collect(root, list.get(0), found);
            return found;
        }
        MatchContext context = context(root);
        for (Node node = root.firstChild(); node != null; node = node.nextInTree(root)) {
            if (node instanceof Element element && list.matches(element, context)) {
                found.add(element);
            }
        }
        return found;
    }

    private void collect(Node root, ComplexSelector selector, List<Element> found) {
        MatchContext context = context(root);
        String key = context.isQuirks() ? null : selector.subject().className();
        if (key == null) {
            for (Node node = root.firstChild(); node != null; node = node.nextInTree(root)) {
                if (node instanceof Element element && selector.matches(element, context)) {
                    found.add(element);
                }
            }
            return;
        }
        boolean enough = selector.length() == 1 && selector.subject().isOnlyClass();
        for (Node node = root.firstChild(); node != null; node = node.nextInTree(root)) {
            if (node instanceof Element element
                    && element.hasClass(key)
                    && (enough || selector.matches(element, context))) {
                found.add(element);
            }
        }
    }

    /** Whether the element matches. */
    public boolean matches(Element element, String selectors) {
        return parse(selectors).matches(element, context(element));
    }

    /** The nearest of the element and its ancestors that matches; null if none does. */
    public Element closest(Element element, String selectors) {
        SelectorList list = parse(selectors);
        MatchContext context = context(element);
        for (Element candidate = element; candidate != null; candidate = candidate.parentElement()) {
            if (list.matches(candidate, context)) {
                return candidate;
            }
        }
        return null;
    }

    private MatchContext context(Node scope) {
        ShadowRoot shadow = scope.root() instanceof ShadowRoot root ? root : null;
        return new MatchContext(scope.nodeDocument(), states, scope, shadow);
    }
}
