package dev.gyre.page.selectors;

import dev.gyre.page.dom.Element;

/** Answers what selectors ask about elements beyond the tree. What implements the elements implements it; {@link AttributeStates} answers from attributes alone. */
public interface ElementStates {
    /** Whether the element is in the state. */
    boolean is(Element element, ElementState state);

    /** Whether a custom element has the state of {@code :state(name)}. */
    default boolean hasCustomState(Element element, String name) {
        return false;
    }

    /**
     * The text by which {@code dir=auto} decides the direction of a form control.
     *
     * @return null if it is no control whose value decides, so that its content does
     */
    default String directionalValue(Element element) {
        return null;
    }

    /** The slot that the node is assigned to; null for none. Directionality looks through slots. */
    default Element assignedSlot(dev.gyre.page.dom.Node node) {
        return null;
    }
}
