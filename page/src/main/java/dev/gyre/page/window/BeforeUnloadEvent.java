package dev.gyre.page.window;

import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.Event;
import dev.gyre.page.dom.EventInit;

/** Asks whether a document may be left, https://html.spec.whatwg.org/#beforeunloadevent. */
public final class BeforeUnloadEvent extends Event {
    private String text = "";

    BeforeUnloadEvent(DomRealm realm) {
        super(realm, realm.shape("BeforeUnloadEvent"), "", new EventInit());
    }

    public String text() {
        return text;
    }

    public void text(String value) {
        text = value;
    }
}
