package dev.gyre.page.selectors;

import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;

/** {@code :has()}, <a href="https://drafts.csswg.org/selectors/#relational">Selectors: the relational pseudo-class</a>. */
final class HasSelector implements SimpleSelector {
    private final SelectorList list;

    /** @param list of relative selectors, each with a leading combinator */
    HasSelector(SelectorList list) {
        this.list = list;
    }

    @Override
    public boolean matches(Element element, MatchContext context) {
        for (int i = 0; i < list.size(); i++) {
            if (context.hasCache().matches(list.get(i), element, context)) {
                return true;
            }
        }
        return false;
    }

    /** Searches where a relative selector can match. */
    static boolean search(ComplexSelector selector, Element anchor, MatchContext context) {
        Element previous = context.anchor(anchor);
        try {
            if (!selector.leading().betweenSiblings()) {
                return searchBelow(selector, context.isFeatureless(anchor) ? context.shadowRoot() : anchor, context);
            }
            boolean deep = selector.length() > 1;
            for (Element sibling = Siblings.next(anchor); sibling != null; sibling = Siblings.next(sibling)) {
                if (selector.matches(sibling, context) || deep && searchBelow(selector, sibling, context)) {
                    return true;
                }
                if (selector.leading() == Combinator.NEXT_SIBLING && !selector.looksAtSiblingsLater()) {
                    return false;
                }
            }
            return false;
        } finally {
            context.anchor(previous);
        }
    }

    private static boolean searchBelow(ComplexSelector selector, Node top, MatchContext context) {
        for (Node node = top.firstChild(); node != null; node = node.nextInTree(top)) {
            if (node instanceof Element element && selector.matches(element, context)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void appendTo(StringBuilder out) {
        out.append(":has(");
        list.appendTo(out);
        out.append(')');
    }

    @Override
    public int specificity() {
        return list.specificity();
    }

    @Override
    public boolean hasNesting() {
        return list.hasNesting();
    }

    @Override
    public boolean hasRelational() {
        return true;
    }

    @Override
    public boolean matchesFeatureless() {
        return true;
    }

    @Override
    public SimpleSelector nestedIn(SelectorList parent) {
        return hasNesting() ? new HasSelector(list.nestedIn(parent)) : this;
    }
}
