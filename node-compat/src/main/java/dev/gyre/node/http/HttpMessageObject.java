package dev.gyre.node.http;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LazyValue;

/** An IncomingMessage or a ServerResponse of a server, begun from a template instead of by its constructor. */
final class HttpMessageObject extends JsObject {
    private final HttpMessageLayout layout;
    private final HttpExchangeObject exchange;

    HttpMessageObject(HttpMessageLayout layout, HttpExchangeObject exchange) {
        super(layout.template.shape(), layout.template.newSlots());
        this.layout = layout;
        this.exchange = exchange;
    }

    HttpExchangeObject exchange() {
        return exchange;
    }

    /** Whether the properties of the constructor are where the template has them: a program may have deleted or redefined some. */
    boolean isLaidOut() {
        return layout.template.covers(shape());
    }

    /** Whether the value of a property has not been made yet; the object is laid out. */
    boolean isUnmade(int slot) {
        return slot(slot) instanceof LazyValue;
    }

    /** Whether a property has the value that it began with; the object is laid out. */
    boolean isInitial(int slot) {
        return slot(slot) == layout.template.initial(slot);
    }

    boolean isTrue(int slot) {
        return slot(slot) == Boolean.TRUE;
    }

    /** Whether an event has no effect: there is no listener, and emit is EventEmitter's own. */
    boolean hasNoListeners() {
        return isLaidOut()
                && (isUnmade(layout.events) || slot(layout.eventsCount) instanceof Integer count && count == 0)
                && get("emit") == layout.emit;
    }

    /** Stores to a property of the constructor. */
    void store(int slot, String name, Object value) {
        if (isLaidOut()) setSlot(slot, value);
        else put(name, value);
    }
}
