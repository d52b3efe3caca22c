package dev.gyre.page.selectors;

import dev.gyre.page.dom.Element;
import java.util.ArrayList;
import java.util.List;

/** Compound selectors with combinators between them, matched from right to left. */
public final class ComplexSelector {
    /** Another candidate among the same siblings may match. */
    private static final int FAILS_HERE = 0;
    /** None of the siblings can, but what is below another ancestor may. */
    private static final int FAILS_AMONG_SIBLINGS = 1;
    /** No other candidate can. */
    private static final int FAILS = 2;

    private static final int MATCHES = 3;

    private final CompoundSelector[] compounds;
    private final Combinator[] combinators;
    private final int specificity;

    /** @param combinators the one at {@code i} stands before the compound at {@code i}; the first is null, but in a relative selector */
    ComplexSelector(List<CompoundSelector> compounds, List<Combinator> combinators) {
        this.compounds = compounds.toArray(CompoundSelector[]::new);
        this.combinators = combinators.toArray(Combinator[]::new);
        int sum = 0;
        for (CompoundSelector compound : compounds) {
            sum = Specificity.add(sum, compound.specificity());
        }
        this.specificity = sum;
    }

    /** Whether it matches {@code element} itself, so not if it has a pseudo-element. */
    public boolean matches(Element element, MatchContext context) {
        CompoundSelector last = subject();
        return last.pseudoElements().isEmpty() && matchesIgnoringPseudo(element, context);
    }

    /** Whether the element of which the pseudo-element is meant matches the part before it. */
    public boolean matchesIgnoringPseudo(Element element, MatchContext context) {
        int last = compounds.length - 1;
        return compounds[last].matches(element, context)
                && (last == 0 && combinators[0] == null || matchLeft(last, element, context) == MATCHES);
    }

    /** Whether this selector, whose subject has {@code ::slotted()}, means an element that is assigned to {@code slot}. */
    public boolean matchesSlotted(Element element, Element slot, MatchContext context) {
        CompoundSelector slotted = subject().pseudoElements().getFirst().slotted();
        return slotted.matches(element, context) && matchesIgnoringPseudo(slot, context);
    }

    /** Whether this selector, whose subject has {@code ::part()}, means an element with these names in the shadow tree of {@code host}. */
    public boolean matchesPart(List<String> names, Element element, Element host, MatchContext context) {
        return names.containsAll(subject().pseudoElements().getFirst().arguments())
                && subject().matchesAfterPseudo(element, context)
                && matchesIgnoringPseudo(host, context);
    }

    /** Matches what is left of the compound at {@code index}, which {@code element} has matched. */
    private int matchLeft(int index, Element element, MatchContext context) {
        Combinator combinator = combinators[index];
        if (combinator == null) {
            return MATCHES;
        }
        return switch (combinator) {
            case CHILD -> {
                Element parent = context.parent(element);
                yield parent == null ? FAILS : step(index - 1, parent, context, FAILS_AMONG_SIBLINGS);
            }
            case DESCENDANT -> matchAncestors(index - 1, element, context);
            case NEXT_SIBLING -> {
                Element previous = context.previousSibling(element);
                yield previous == null ? FAILS_AMONG_SIBLINGS : step(index - 1, previous, context, FAILS_HERE);
            }
            case SUBSEQUENT_SIBLING -> matchSiblings(index - 1, element, context);
        };
    }

    private int step(int index, Element candidate, MatchContext context, int failure) {
        if (index < 0) {
            return context.isAnchor(candidate) ? MATCHES : failure;
        }
        if (!compounds[index].matches(candidate, context)) {
            return failure;
        }
        return matchLeft(index, candidate, context);
    }

    private int matchAncestors(int index, Element element, MatchContext context) {
        for (Element ancestor = context.parent(element); ancestor != null; ancestor = context.parent(ancestor)) {
            int result = step(index, ancestor, context, FAILS_HERE);
            if (result == MATCHES || result == FAILS) {
                return result;
            }
        }
        return FAILS;
    }

    private int matchSiblings(int index, Element element, MatchContext context) {
        for (Element sibling = context.previousSibling(element);
                sibling != null;
                sibling = context.previousSibling(sibling)) {
            int result = step(index, sibling, context, FAILS_HERE);
            if (result != FAILS_HERE) {
                return result;
            }
        }
        return FAILS_AMONG_SIBLINGS;
    }

    /** The last compound, whose elements are meant. */
    public CompoundSelector subject() {
        return compounds[compounds.length - 1];
    }

    /** Its specificity, see {@link Specificity}. */
    public int specificity() {
        return specificity;
    }

    /** The combinator that a relative selector begins with; null for others. */
    Combinator leading() {
        return combinators[0];
    }

    int length() {
        return compounds.length;
    }

    CompoundSelector compound(int index) {
        return compounds[index];
    }

    Combinator combinatorBefore(int index) {
        return combinators[index];
    }

    /** Whether a combinator after the leading one looks at siblings, so that {@code :has()} must search more of them. */
    boolean looksAtSiblingsLater() {
        for (int i = 1; i < combinators.length; i++) {
            if (combinators[i].betweenSiblings()) {
                return true;
            }
        }
        return false;
    }

    /** Whether it has a nesting selector. */
    public boolean hasNesting() {
        for (CompoundSelector compound : compounds) {
            if (compound.hasNesting()) {
                return true;
            }
        }
        return false;
    }

    boolean hasRelational() {
        for (CompoundSelector compound : compounds) {
            if (compound.hasRelational()) {
                return true;
            }
        }
        return false;
    }

    boolean matchesFeatureless() {
        return subject().matchesFeatureless();
    }

    ComplexSelector nestedIn(SelectorList parent) {
        List<CompoundSelector> nested = new ArrayList<>(compounds.length);
        for (CompoundSelector compound : compounds) {
            nested.add(compound.nestedIn(parent));
        }
        return new ComplexSelector(nested, java.util.Arrays.asList(combinators));
    }

    void appendTo(StringBuilder out) {
        for (int i = 0; i < compounds.length; i++) {
            if (combinators[i] != null) {
                out.append(i == 0 ? combinators[i].leadingText() : combinators[i].text());
            }
            compounds[i].appendTo(out);
        }
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        appendTo(out);
        return out.toString();
    }
}
