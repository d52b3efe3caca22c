package dev.gyre.page.forms;

import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.events.Event;
import dev.gyre.page.elements.HTMLElement;

/** A form is about to be submitted, https://html.spec.whatwg.org/#submitevent. */
public final class SubmitEvent extends Event {
    private final SubmitEventInit init;

    private SubmitEvent(DomRealm realm, String type, SubmitEventInit init) {
        super(realm, realm.shape("SubmitEvent"), type, init);
        this.init = init;
    }

    static SubmitEvent construct(DomRealm realm, String type, SubmitEventInit init) {
        return new SubmitEvent(realm, type, init);
    }

    static SubmitEvent create(DomRealm realm, HTMLElement submitterOrNull) {
        var init = new SubmitEventInit();
        init.bubbles = true;
        init.cancelable = true;
        init.submitter = submitterOrNull;
        var event = new SubmitEvent(realm, "submit", init);
        event.isTrusted(true);
        return event;
    }

    public HTMLElement submitter() {
        return init.submitter;
    }
}
