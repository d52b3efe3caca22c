package dev.gyre.page.selectors;

import dev.gyre.page.dom.Element;
import java.util.ArrayList;
import java.util.List;

/** Simple selectors for one element, and the pseudo-elements of it that are meant. */
public final class CompoundSelector {
    private static final SimpleSelector[] NONE = {};

    private final TypeSelector type;
    private final SimpleSelector[] others;
    private final List<PseudoElement> pseudoElements;
    private final SimpleSelector[] afterPseudo;
    private final boolean featureless;
    private final ClassSelector key;

    /** @param type null if none is written
     *  @param afterPseudo the pseudo-classes after {@code ::part()}, or after the last pseudo-element */
    CompoundSelector(
            TypeSelector type,
            List<SimpleSelector> others,
            List<PseudoElement> pseudoElements,
            List<SimpleSelector> afterPseudo) {
        this.type = type;
        this.others = others.toArray(NONE);
        this.pseudoElements = List.copyOf(pseudoElements);
        this.afterPseudo = afterPseudo.toArray(NONE);
        this.featureless =
                (type == null || type.isImplied()) && others.stream().anyMatch(SimpleSelector::matchesFeatureless);
        this.key = firstClass();
    }

    private ClassSelector firstClass() {
        for (SimpleSelector other : others) {
            if (other instanceof ClassSelector found) {
                return found;
            }
        }
        return null;
    }

    /** Whether {@code element} meets all simple selectors before the pseudo-elements. */
    boolean matches(Element element, MatchContext context) {
        if (context.isFeatureless(element)) {
            return featureless && matchesOthers(element, context);
        }
        return (type == null || type.matches(element, context)) && matchesOthers(element, context);
    }

    private boolean matchesOthers(Element element, MatchContext context) {
        for (SimpleSelector other : others) {
            if (!other.matches(element, context)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the pseudo-classes after the pseudo-element hold, which ask the element that {@code ::slotted} or {@code ::part} stands for. */
    boolean matchesAfterPseudo(Element element, MatchContext context) {
        for (SimpleSelector selector : afterPseudo) {
            if (!selector.matches(element, context)) {
                return false;
            }
        }
        return true;
    }

    TypeSelector type() {
        return type;
    }

    /** The element's name that it needs; null if any will do. */
    public String typeName() {
        return type == null ? null : type.name();
    }

    /** A class that it needs; null if it needs none. */
    public String className() {
        return key == null ? null : key.name();
    }

    /** An ID that it needs; null if it needs none. */
    public String id() {
        for (SimpleSelector other : others) {
            if (other instanceof IdSelector found) {
                return found.id();
            }
        }
        return null;
    }

    /** Whether it is nothing but the class, type or ID that the accessors above return. */
    boolean isOnlyClass() {
        return key != null && others.length == 1 && (type == null || type.isImplied()) && pseudoElements.isEmpty();
    }

    /** The simple selectors but for the type. */
    SimpleSelector[] others() {
        return others;
    }

    /** The pseudo-elements in order. */
    public List<PseudoElement> pseudoElements() {
        return pseudoElements;
    }

    /** Whether {@code :host} or the like is in it. */
    boolean matchesFeatureless() {
        return featureless;
    }

    /** The selectors of {@code :is()} if it consists of nothing else and has one entry or more; null otherwise. */
    SelectorList onlyIs() {
        return type == null
                        && others.length == 1
                        && pseudoElements.isEmpty()
                        && others[0] instanceof LogicalSelector is
                        && is.kind() != LogicalSelector.Kind.NOT
                ? is.list()
                : null;
    }

    int specificity() {
        int sum = type == null ? 0 : type.specificity();
        for (SimpleSelector other : others) {
            sum = Specificity.add(sum, other.specificity());
        }
        for (PseudoElement element : pseudoElements) {
            sum = Specificity.add(sum, element.specificity());
        }
        for (SimpleSelector other : afterPseudo) {
            sum = Specificity.add(sum, other.specificity());
        }
        return sum;
    }

    boolean hasNesting() {
        return any(SimpleSelector::hasNesting);
    }

    boolean hasRelational() {
        return any(SimpleSelector::hasRelational);
    }

    private boolean any(java.util.function.Predicate<SimpleSelector> test) {
        for (SimpleSelector other : others) {
            if (test.test(other)) {
                return true;
            }
        }
        for (SimpleSelector other : afterPseudo) {
            if (test.test(other)) {
                return true;
            }
        }
        return false;
    }

    CompoundSelector nestedIn(SelectorList parent) {
        if (!hasNesting()) {
            return this;
        }
        return new CompoundSelector(type, nested(others, parent), pseudoElements, nested(afterPseudo, parent));
    }

    private static List<SimpleSelector> nested(SimpleSelector[] selectors, SelectorList parent) {
        List<SimpleSelector> result = new ArrayList<>(selectors.length);
        for (SimpleSelector selector : selectors) {
            result.add(selector.nestedIn(parent));
        }
        return result;
    }

    void appendTo(StringBuilder out) {
        boolean alone = others.length == 0 && pseudoElements.isEmpty();
        if (type != null && (alone || !type.isImplied())) {
            type.appendTo(out);
        }
        for (SimpleSelector other : others) {
            other.appendTo(out);
        }
        int before = pseudoElements.isEmpty() || !pseudoElements.getFirst().isPart() ? pseudoElements.size() : 1;
        pseudoElements.subList(0, before).forEach(element -> element.appendTo(out));
        for (SimpleSelector other : afterPseudo) {
            other.appendTo(out);
        }
        pseudoElements.subList(before, pseudoElements.size()).forEach(element -> element.appendTo(out));
    }
}
