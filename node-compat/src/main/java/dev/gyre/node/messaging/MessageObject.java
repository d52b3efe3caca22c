package dev.gyre.node.messaging;

import dev.gyre.engine.runtime.object.JsObject;

/** A message in the hands of the internal JavaScript, which cannot look into it. */
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
