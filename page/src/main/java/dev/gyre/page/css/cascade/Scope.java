package dev.gyre.page.css.cascade;

import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.selectors.MatchContext;
import dev.gyre.page.selectors.SelectorList;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * An {@code @scope}, <a href="https://drafts.csswg.org/css-cascade-6/#scoped-styles">CSS Cascade 6</a>.
 *
 * @param start the selectors of roots; null for {@code implicit}
 * @param end the selectors of limits; null for none
 * @param implicit the root where none is selected: the parent of the style element, or the root of the tree
 * @param outer the scope around; null for none
 */
record Scope(SelectorList start, SelectorList end, Node implicit, Scope outer) {
    /** The scoping roots that an element is in scope of, the nearest first. */
    List<Element> rootsOf(Element element, MatchContext context) {
        return rootsOf(element, context, outer == null ? null : new IdentityHashMap<>());
    }

    /** @param known what is known of scopes and their candidates, so that nested scopes do not ask again for each of their own; null without any */
    private List<Element> rootsOf(Element element, MatchContext context, Map<Scope, Map<Element, Boolean>> known) {
        List<Element> roots = new ArrayList<>();
        Map<Element, Boolean> own =
                known == null ? null : known.computeIfAbsent(this, scope -> new IdentityHashMap<>());
        for (Element candidate = element; candidate != null; candidate = candidate.parentElement()) {
            Boolean root = own == null ? null : own.get(candidate);
            if (root == null) {
                root = isRoot(candidate, context, known);
                if (own != null) own.put(candidate, root);
            }
            if (root && !isLimited(element, candidate, context)) {
                roots.add(candidate);
            }
        }
        return roots;
    }

    private boolean isRoot(Element candidate, MatchContext context, Map<Scope, Map<Element, Boolean>> known) {
        if (start == null) {
            return implicit instanceof Element ? candidate == implicit : candidate.parentElement() == null;
        }
        if (outer == null) {
            return start.matches(candidate, context);
        }
        for (Element root : outer.rootsOf(candidate, context, known)) {
            context.scope(root);
            Element before = context.relativeTo(root);
            boolean matches = start.matches(candidate, context);
            context.relativeTo(before);
            if (matches) {
                return true;
            }
        }
        return false;
    }

    private boolean isLimited(Element element, Element root, MatchContext context) {
        if (end == null) {
            return false;
        }
        context.scope(root);
        Element before = context.relativeTo(root);
        boolean limited = false;
        for (Element between = element; between != root && !limited; between = between.parentElement()) {
            limited = end.matches(between, context);
        }
        limited = limited || end.matches(root, context);
        context.relativeTo(before);
        return limited;
    }

    /** How many generations the root is away. */
    static int proximity(Element element, Element root) {
        int distance = 0;
        for (Element at = element; at != root && at != null; at = at.parentElement()) {
            distance++;
        }
        return distance;
    }
}
