package dev.gyre.page.window;

import dev.gyre.engine.runtime.value.Null;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.events.Event;

/** Another entry of the history has become the current one, https://html.spec.whatwg.org/#popstateevent. */
public final class PopStateEvent extends Event {
    private final PopStateEventInit init;

    private PopStateEvent(DomRealm realm, String type, PopStateEventInit init) {
        super(realm, realm.shape("PopStateEvent"), type, init);
        this.init = init;
    }

    static PopStateEvent construct(DomRealm realm, String type, PopStateEventInit init) {
        return new PopStateEvent(realm, type, init);
    }

    public Object state() {
        return init.state == null ? Null.INSTANCE : init.state;
    }
}
