package dev.gyre.page.dom.events;

import dev.gyre.engine.runtime.object.JsObject;

/** An event listener, https://dom.spec.whatwg.org/#concept-event-listener. */
final class EventListenerEntry {
    /** The text of an event handler content attribute that has not been compiled; null for none. */
    String source;

    final String type;
    /** Null for the listener of an event handler whose value is null. */
    JsObject callback;

    final boolean capture;
    final boolean once;
    /** Null for the default. */
    final Boolean passive;
    /** The listener of an event handler, https://html.spec.whatwg.org/#event-handlers. */
    final boolean handler;

    boolean removed;

    EventListenerEntry(
            String type, JsObject callback, boolean capture, boolean once, Boolean passive, boolean handler) {
        this.type = type;
        this.callback = callback;
        this.capture = capture;
        this.once = once;
        this.passive = passive;
        this.handler = handler;
    }
}
