package dev.gyre.page.dom;

import dev.gyre.page.dom.names.QualifiedName;

/** An element for which the host loads something: its insertions, its removals and changes of what it loads are told to {@link PageHost#resourceChanged}. */
public interface ResourceElement {
    /** Whether the attribute says what is loaded or how. */
    boolean isResourceAttribute(QualifiedName attribute);
}
