package dev.gyre.node.messaging;

import dev.gyre.engine.runtime.object.JsObject;

/** A message as a JavaScript object, whose contents JavaScript cannot read. */
public final class MessageObject extends JsObject {
    private final Message message;

    public MessageObject(Message message) {
        super((JsObject) null);
        this.message = message;
    }

    public Message message() {
        return message;
    }
}
