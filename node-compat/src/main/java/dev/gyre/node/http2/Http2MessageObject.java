package dev.gyre.node.http2;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LazyValue;
import dev.gyre.engine.runtime.object.ObjectBoilerplate;

/** An Http2ServerRequest or an Http2ServerResponse, begun from a boilerplate instead of by its constructor. */
final class Http2MessageObject extends JsObject {
    private final ObjectBoilerplate boilerplate;
    private final Http2Exchange exchange;

    Http2MessageObject(ObjectBoilerplate boilerplate, Http2Exchange exchange) {
        super(boilerplate.shape(), boilerplate.newSlots());
        this.boilerplate = boilerplate;
        this.exchange = exchange;
    }

    Http2Exchange exchange() {
        return exchange;
    }

    /** Whether the properties of the constructor are in the boilerplate's slots: a program may have deleted or redefined some. */
    boolean isLaidOut() {
        return boilerplate.covers(shape());
    }

    /** Whether the value of a property has not been made yet; the object is laid out. */
    boolean isUnmade(int slot) {
        return slot(slot) instanceof LazyValue;
    }

    /** The object in a property, or null where it has not been made; the object is laid out. */
    JsObject madeOrNull(int slot) {
        return slot(slot) instanceof JsObject made ? made : null;
    }
}
