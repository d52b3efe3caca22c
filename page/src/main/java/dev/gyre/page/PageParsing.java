package dev.gyre.page;

import dev.gyre.page.dom.Element;

/** The parsing of a page's document, which pauses while a script is loaded. */
interface PageParsing {
    /** Continues after a pause, or begins. */
    void resume();

    /** Runs something while the insertion point is where the parser is. */
    void atInsertionPoint(Runnable action);

    void abort();

    /** Whether an element is on the parser's stack of open elements. */
    default boolean isOpen(Element element) {
        return false;
    }
}
