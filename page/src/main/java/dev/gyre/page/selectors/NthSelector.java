package dev.gyre.page.selectors;

import dev.gyre.page.css.syntax.AnPlusB;
import dev.gyre.page.dom.Element;

/** {@code :nth-child()} and its kin, with {@code of S}. */
final class NthSelector implements SimpleSelector {
    private final AnPlusB position;
    private final boolean fromEnd;
    private final boolean ofType;
    private final SelectorList of;

    /** @param of null for all siblings */
    NthSelector(AnPlusB position, boolean fromEnd, boolean ofType, SelectorList of) {
        this.position = position;
        this.fromEnd = fromEnd;
        this.ofType = ofType;
        this.of = of;
    }

    @Override
    public boolean matches(Element element, MatchContext context) {
        if (of != null && !of.matches(element, context)) {
            return false;
        }
        return position.contains(context.nthCache().index(element, this, context));
    }

    /** Whether {@code sibling} counts when the place of {@code element} is asked for. */
    boolean counts(Element sibling, Element element, MatchContext context) {
        return ofType ? Siblings.sameType(sibling, element) : of == null || of.matches(sibling, context);
    }

    boolean fromEnd() {
        return fromEnd;
    }

    boolean ofType() {
        return ofType;
    }

    @Override
    public void appendTo(StringBuilder out) {
        out.append(fromEnd ? ":nth-last-" : ":nth-")
                .append(ofType ? "of-type(" : "child(")
                .append(position);
        if (of != null) {
            out.append(" of ");
            of.appendTo(out);
        }
        out.append(')');
    }

    @Override
    public int specificity() {
        return of == null ? Specificity.CLASS : Specificity.add(Specificity.CLASS, of.specificity());
    }

    @Override
    public boolean hasNesting() {
        return of != null && of.hasNesting();
    }

    @Override
    public boolean hasRelational() {
        return of != null && of.hasRelational();
    }

    @Override
    public SimpleSelector nestedIn(SelectorList parent) {
        return hasNesting() ? new NthSelector(position, fromEnd, ofType, of.nestedIn(parent)) : this;
    }
}
