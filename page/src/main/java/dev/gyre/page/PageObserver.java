package dev.gyre.page;

import dev.gyre.page.net.PageRequest;
import dev.gyre.page.net.PageResponse;
import dev.gyre.page.window.HistoryEntry;

/** Receives the events of a page and its frames. */
public interface PageObserver {
    /** An exception that no handler of the page has handled. @param text what a browser's console shows */
    default void uncaught(Page page, Object value, String text, String place) {}

    /** A request begins. */
    default void requested(Page page, PageRequest request) {}

    /** A request has been answered. */
    default void answered(Page page, PageRequest request, PageResponse response) {}

    /** The page asks to go to another URL. */
    default void navigate(Page page, PageRequest request, boolean replace) {}

    /** The page asks to go to an entry of its history that has another document. */
    default void restore(Page page, HistoryEntry entry) {}

    /** The page shows a dialog; returns the answer, null for none. @param kind alert, confirm or prompt */
    default Object dialog(Page page, String kind, String message, String preset) {
        return null;
    }

    /** The page goes to no other document now, if it was about to. */
    default void stop(Page page) {}

    /** A page has opened a window; returns what receives its events. */
    default PageObserver opened(BrowsingContext window) {
        return new PageObserver() {};
    }

    /** The page, in a window that a page has opened, wants that to be closed. */
    default void close(Page page) {
        page.close();
    }

    /** The document and all it needs have been loaded. */
    default void loaded(Page page) {}
}
