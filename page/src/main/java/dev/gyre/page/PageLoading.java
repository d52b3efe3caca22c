package dev.gyre.page;

import dev.gyre.page.window.PageTransitionEvent;

// https://html.spec.whatwg.org/#the-end
/** How far the loading of a page's document is: from the end of its parsing over DOMContentLoaded to the event load, as scripts, style sheets and frames allow. */
final class PageLoading {
    private final Page page;
    /** How many things the load event waits for. */
    private int delays;
    /** Whether the end of parsing is a task of its own, because the caller of {@link Page#beginNow} must see the document before it. */
    private boolean endsLater;

    private boolean parsed;
    private boolean contentLoaded;
    private boolean contentEventFired;
    private boolean loaded;
    /** Whether the events that follow loading have been dispatched too. */
    private boolean complete;

    private boolean aborted;

    PageLoading(Page page) {
        this.page = page;
    }

    boolean isParsed() {
        return parsed;
    }

    boolean isLoaded() {
        return loaded;
    }

    // https://html.spec.whatwg.org/#completely-loaded
    boolean isComplete() {
        return complete;
    }

    boolean isAborted() {
        return aborted;
    }

    void endLater() {
        endsLater = true;
    }

    /** The load event waits until this is called with -1 as often as with 1. */
    void delay(int change) {
        delays += change;
        if (delays == 0) progress();
    }

    /** A script has opened the document to write it anew. */
    void reopened() {
        page.document().readyState("loading");
        parsed = false;
        loaded = false;
        complete = false;
        contentLoaded = false;
        contentEventFired = false;
    }

    /** The document has nothing to load and gets no events. */
    void beComplete() {
        parsed = true;
        contentLoaded = true;
        contentEventFired = true;
        loaded = true;
        complete = true;
        page.document().readyState("complete");
    }

    // https://html.spec.whatwg.org/#abort-a-document
    /** A document that is not parsed gets no load event; returns false for one that is. */
    boolean abort() {
        if (parsed) return false;
        parsed = true;
        aborted = true;
        loaded = true;
        return true;
    }

    void parsed() {
        if (aborted) return;
        if (endsLater) {
            endsLater = false;
            page.queue(this::parsed);
            return;
        }
        parsed = true;
        page.document().dynamicMarkup().parserInput(null);
        page.moments().reached("domInteractive");
        page.document().readyState("interactive");
        progress();
    }

    void progress() {
        page.queue(this::advance);
    }

    /** Goes on as far as scripts and style sheets allow. */
    private void advance() {
        if (aborted) return;
        if (page.scripts().blocksParser()) {
            if (!page.scripts().runBlocking()) return;
            page.callbackEnded();
            if (page.isParsing()) page.resumeParser();
        }
        if (!parsed || !page.scripts().runDeferred()) return;
        if (!contentLoaded) {
            contentLoaded = true;
            page.queue(this::fireContentLoaded);
        }
        if (contentEventFired && !loaded && delays == 0 && page.scripts().isIdle()) load();
    }

    private void fireContentLoaded() {
        page.moments().reached("domContentLoadedEventStart");
        page.document().fire("DOMContentLoaded", true, false);
        page.moments().reached("domContentLoadedEventEnd");
        contentEventFired = true;
        progress();
    }

    private void load() {
        loaded = true;
        page.moments().reached("domComplete");
        page.document().readyState("complete");
        page.moments().reached("loadEventStart");
        page.fireAtWindow("load");
        page.moments().reached("loadEventEnd");
        PageTransitionEvent.fire(page.window(), "pageshow");
        complete = true;
        Page parent = page.parent();
        if (parent == null) page.observer().loaded(page);
        else parent.queue(() -> parent.frames().loaded(page.frameElement(), page));
    }
}
