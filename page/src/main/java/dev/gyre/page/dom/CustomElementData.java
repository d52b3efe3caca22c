package dev.gyre.page.dom;

import java.util.ArrayDeque;

/** What only an element has that is custom or may become so, https://dom.spec.whatwg.org/#concept-element-custom-element-state. */
final class CustomElementData {
    enum State {
        UNDEFINED,
        FAILED,
        UNCUSTOMIZED,
        PRECUSTOMIZED,
        CUSTOM
    }

    State state = State.UNDEFINED;
    CustomElementDefinition definition;
    /** The name of a customised built-in element; null for none. */
    String is;
    /** Whether attachInternals has been called. */
    boolean hasInternals;
    /** The reactions that wait, in order. */
    final ArrayDeque<Runnable> reactions = new ArrayDeque<>(2);
}
