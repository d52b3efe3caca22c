package dev.gyre.page.elements;

import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.events.Event;

/** A popover or a details element opens or closes, https://html.spec.whatwg.org/#toggleevent. */
public final class ToggleEvent extends Event {
    private final ToggleEventInit init;

    private ToggleEvent(DomRealm realm, String type, ToggleEventInit init) {
        super(realm, realm.shape("ToggleEvent"), type, init);
        this.init = init;
    }

    static ToggleEvent construct(DomRealm realm, String type, ToggleEventInit init) {
        return new ToggleEvent(realm, type, init);
    }

    static ToggleEvent create(DomRealm realm, String type, boolean cancelable, String oldState, String newState) {
        var init = new ToggleEventInit();
        init.cancelable = cancelable;
        init.oldState = oldState;
        init.newState = newState;
        var event = new ToggleEvent(realm, type, init);
        event.isTrusted(true);
        return event;
    }

    public String oldState() {
        return init.oldState;
    }

    public String newState() {
        return init.newState;
    }
}
