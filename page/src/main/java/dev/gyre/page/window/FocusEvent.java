package dev.gyre.page.window;

import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.events.EventTarget;

/** The focus moves, https://w3c.github.io/uievents/#interface-focusevent. */
public final class FocusEvent extends UIEvent {
    private FocusEvent(DomRealm realm, String type, FocusEventInit init) {
        super(realm, realm.shape("FocusEvent"), type, init);
        relatedTarget(init.relatedTarget);
    }

    static FocusEvent construct(DomRealm realm, String type, FocusEventInit init) {
        return new FocusEvent(realm, type, init);
    }

    public EventTarget relatedTarget() {
        return currentRelatedTarget();
    }
}
