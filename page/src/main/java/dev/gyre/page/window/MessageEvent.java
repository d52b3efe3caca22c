package dev.gyre.page.window;

import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.Event;
import dev.gyre.page.dom.EventTarget;

/** A message arrives, https://html.spec.whatwg.org/#messageevent. */
public final class MessageEvent extends Event {
    private final MessageEventInit init;

    private MessageEvent(DomRealm realm, String type, MessageEventInit init) {
        super(realm, realm.shape("MessageEvent"), type, init);
        this.init = init;
    }

    static MessageEvent construct(DomRealm realm, String type, MessageEventInit init) {
        return new MessageEvent(realm, type, init);
    }

    public Object data() {
        return init.data;
    }

    public String origin() {
        return init.origin;
    }

    public EventTarget source() {
        return init.source;
    }

    public String lastEventId() {
        return init.lastEventId;
    }
}
