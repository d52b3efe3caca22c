package dev.gyre.page.window;

import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.events.Event;

/** A document is shown or hidden, https://html.spec.whatwg.org/#the-pagetransitionevent-interface. */
public final class PageTransitionEvent extends Event {
    private final boolean persisted;

    private PageTransitionEvent(DomRealm realm, String type, PageTransitionEventInit init) {
        super(realm, realm.shape("PageTransitionEvent"), type, init);
        this.persisted = init.persisted;
    }

    static PageTransitionEvent construct(DomRealm realm, String type, PageTransitionEventInit init) {
        return new PageTransitionEvent(realm, type, init);
    }

    // https://html.spec.whatwg.org/#fire-a-page-transition-event
    /** Fires pageshow or pagehide at a window. No document is kept when it has been left, so persisted is false. */
    public static void fire(Window window, String type) {
        var init = new PageTransitionEventInit();
        init.bubbles = true;
        init.cancelable = true;
        var event = construct(window.domRealm(), type, init);
        event.isTrusted(true);
        window.dispatchAs(event, window.document());
    }

    public boolean persisted() {
        return persisted;
    }
}
