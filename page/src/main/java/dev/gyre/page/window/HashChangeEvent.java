package dev.gyre.page.window;

import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.events.Event;

/** The fragment of the document's address changes, https://html.spec.whatwg.org/#hashchangeevent. */
public final class HashChangeEvent extends Event {
    private final HashChangeEventInit init;

    private HashChangeEvent(DomRealm realm, String type, HashChangeEventInit init) {
        super(realm, realm.shape("HashChangeEvent"), type, init);
        this.init = init;
    }

    static HashChangeEvent construct(DomRealm realm, String type, HashChangeEventInit init) {
        return new HashChangeEvent(realm, type, init);
    }

    public String oldURL() {
        return init.oldURL;
    }

    public String newURL() {
        return init.newURL;
    }
}
