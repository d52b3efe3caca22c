package dev.gyre.node.binding;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.node.worker.Message;

/** A message in the hands of the internal JavaScript, which cannot look into it. */
final class MessageObject extends JsObject {
    private final Message message;

    MessageObject(Message message) {
        super((JsObject) null);
        this.message = message;
    }

    Message message() {
        return message;
    }
}
