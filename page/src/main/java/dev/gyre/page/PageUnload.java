package dev.gyre.page;

import dev.gyre.page.dom.Document;
import dev.gyre.page.window.BeforeUnloadEvent;
import dev.gyre.page.window.PageTransitionEvent;

/** What a document and its frames see when it is left, https://html.spec.whatwg.org/#document-lifecycle. */
final class PageUnload {
    private final Page page;
    private boolean left;

    PageUnload(Page page) {
        this.page = page;
    }

    // https://html.spec.whatwg.org/#checking-if-unloading-is-canceled
    /** Fires beforeunload at the documents; returns false if one wants to stay and the dialog is answered so. */
    boolean mayBeLeft() {
        boolean[] agrees = {true};
        leaving(() -> agrees[0] = BeforeUnloadEvent.mayLeave(page.window()));
        if (!agrees[0] && Boolean.FALSE.equals(page.dialog("beforeunload", "", ""))) return false;
        for (Page frame : page.framePages()) {
            if (!frame.mayBeLeft()) return false;
        }
        return true;
    }

    // https://html.spec.whatwg.org/#unload-a-document
    /** Fires the events of a document that is left at it and its frames; once. */
    void unload() {
        if (left || page.isGone()) return;
        left = true;
        for (Page frame : page.framePages()) frame.unload();
        Document document = page.document();
        leaving(() -> {
            PageTransitionEvent.fire(page.window(), "pagehide");
            document.hidden(true);
            document.fire("visibilitychange", true, false);
            page.fireAtWindow("unload");
        });
    }

    private void leaving(Runnable events) {
        page.context().terminating(() -> page.document().dynamicMarkup().ignoringOpens(events));
    }
}
