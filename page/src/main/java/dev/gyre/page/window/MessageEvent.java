package dev.gyre.page.window;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.events.Event;
import dev.gyre.page.dom.events.EventTarget;
import java.util.List;

/** A message arrives, https://html.spec.whatwg.org/#messageevent. */
public final class MessageEvent extends Event {
    private final DomRealm realm;
    private Object data;
    private String origin;
    private String lastEventId;
    private EventTarget source;
    private List<Object> ports;
    private Object portsArray;

    private MessageEvent(DomRealm realm, String type, MessageEventInit init) {
        super(realm, realm.shape("MessageEvent"), type, init);
        this.realm = realm;
        data = init.data;
        origin = init.origin;
        lastEventId = init.lastEventId;
        source = init.source;
        ports = init.ports;
    }

    static MessageEvent construct(DomRealm realm, String type, MessageEventInit init) {
        return new MessageEvent(realm, type, init);
    }

    /** A message from the user agent. @param source null for none */
    public static MessageEvent of(DomRealm realm, Object data, String origin, EventTarget source, List<Object> ports) {
        var init = new MessageEventInit();
        init.data = data;
        init.origin = origin;
        init.source = source;
        init.lastEventId = "";
        init.ports = ports;
        return new MessageEvent(realm, "message", init);
    }

    public Object data() {
        return data;
    }

    public String origin() {
        return origin;
    }

    public EventTarget source() {
        return source;
    }

    public String lastEventId() {
        return lastEventId;
    }

    /** A frozen array, always the same. */
    public Object ports() {
        if (portsArray == null) {
            JsArray array = JsArray.fromList(realm.interfaces().realm(), ports == null ? List.of() : ports);
            ObjectOperations.setIntegrityLevel(array, ObjectOperations.IntegrityLevel.FROZEN);
            portsArray = array;
        }
        return portsArray;
    }

    // https://html.spec.whatwg.org/#dom-messageevent-initmessageevent
    public void initMessageEvent(
            String type,
            boolean bubbles,
            boolean cancelable,
            Object newData,
            String newOrigin,
            String newLastEventId,
            EventTarget newSource,
            List<Object> newPorts) {
        if (isDispatching()) return;
        initialize(type, bubbles, cancelable);
        data = newData;
        origin = newOrigin;
        lastEventId = newLastEventId;
        source = newSource;
        ports = newPorts;
        portsArray = null;
    }
}
