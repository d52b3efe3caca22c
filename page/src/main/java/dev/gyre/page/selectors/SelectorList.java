package dev.gyre.page.selectors;

import dev.gyre.page.dom.Element;
import java.util.ArrayList;
import java.util.List;

/** A selector list, <a href="https://drafts.csswg.org/selectors/#selector-list">Selectors</a>. Immutable. */
public final class SelectorList {
    private final ComplexSelector[] selectors;
    private final int specificity;
    private final boolean nesting;
    private final boolean relational;

    SelectorList(List<ComplexSelector> selectors) {
        this.selectors = selectors.toArray(ComplexSelector[]::new);
        int highest = 0;
        boolean hasNesting = false;
        boolean hasRelational = false;
        for (ComplexSelector selector : selectors) {
            highest = Math.max(highest, selector.specificity());
            hasNesting |= selector.hasNesting();
            hasRelational |= selector.hasRelational();
        }
        this.specificity = highest;
        this.nesting = hasNesting;
        this.relational = hasRelational;
    }

    /** Whether any selector of it matches {@code element}. */
    public boolean matches(Element element, MatchContext context) {
        for (ComplexSelector selector : selectors) {
            if (selector.matches(element, context)) {
                return true;
            }
        }
        return false;
    }

    /** How many selectors there are; a forgiving list may have none. */
    public int size() {
        return selectors.length;
    }

    /** The selector at an index. */
    public ComplexSelector get(int index) {
        return selectors[index];
    }

    /** The highest specificity of its selectors. */
    public int specificity() {
        return specificity;
    }

    /** Whether it has a nesting selector at any depth. */
    public boolean hasNesting() {
        return nesting;
    }

    /** Whether it has {@code :has()} at any depth. */
    public boolean hasRelational() {
        return relational;
    }

    boolean matchesFeatureless() {
        for (ComplexSelector selector : selectors) {
            if (selector.matchesFeatureless()) {
                return true;
            }
        }
        return false;
    }

    /** The list that a nested rule means: {@code :is(parent)} in place of each nesting selector. */
    public SelectorList nestedIn(SelectorList parent) {
        if (!nesting) {
            return this;
        }
        List<ComplexSelector> nested = new ArrayList<>(selectors.length);
        for (ComplexSelector selector : selectors) {
            nested.add(selector.hasNesting() ? selector.nestedIn(parent) : selector);
        }
        return new SelectorList(nested);
    }

    void appendTo(StringBuilder out) {
        for (int i = 0; i < selectors.length; i++) {
            if (i > 0) {
                out.append(", ");
            }
            selectors[i].appendTo(out);
        }
    }

    /** In the form of <a href="https://drafts.csswg.org/cssom/#serializing-selectors">CSSOM</a>. */
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        appendTo(out);
        return out.toString();
    }
}
