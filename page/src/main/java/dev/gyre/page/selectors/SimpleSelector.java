package dev.gyre.page.selectors;

import dev.gyre.page.dom.Element;

/** A condition on one element, <a href="https://drafts.csswg.org/selectors/#simple">Selectors: simple selector</a>. */
public interface SimpleSelector {
    /** Whether {@code element} meets it. */
    boolean matches(Element element, MatchContext context);

    /** Appends it in the form of CSSOM. */
    void appendTo(StringBuilder out);

    /** Its specificity, packed as {@link Specificity} does. */
    default int specificity() {
        return Specificity.CLASS;
    }

    /** Whether it has a nesting selector in it, at any depth. */
    default boolean hasNesting() {
        return false;
    }

    /** Whether it has {@code :has()} in it, at any depth. */
    default boolean hasRelational() {
        return false;
    }

    /** Whether it can match a host from within its shadow tree, where hosts are featureless but for {@code :host} and its kin. */
    default boolean matchesFeatureless() {
        return false;
    }

    /** This selector with {@code :is(parent)} in place of each nesting selector. */
    default SimpleSelector nestedIn(SelectorList parent) {
        return this;
    }
}
