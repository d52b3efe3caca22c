package dev.gyre.page.dom.custom;

import java.util.ArrayDeque;

/** What only an element has that is custom or may become so, https://dom.spec.whatwg.org/#concept-element-custom-element-state. */
public final class CustomElementData {
    public enum State {
        UNDEFINED,
        FAILED,
        UNCUSTOMIZED,
        PRECUSTOMIZED,
        CUSTOM
    }

    public State state = State.UNDEFINED;
    public CustomElementDefinition definition;
    /** The name of a customised built-in element; null for none. */
    public String is;
    /** Whether attachInternals has been called. */
    public boolean hasInternals;
    /** The reactions that wait, in order. */
    public final ArrayDeque<Runnable> reactions = new ArrayDeque<>(2);
}
