package dev.gyre.page.window;

/** A tab or frame as the history sees it, https://html.spec.whatwg.org/#navigable. */
public interface Navigable {
    /** Goes to an entry, which is its current one from now on. */
    void traverse(HistoryEntry entry);

    /** Whether it is a frame in a document of another, at any depth. */
    boolean isWithin(Navigable other);
}
