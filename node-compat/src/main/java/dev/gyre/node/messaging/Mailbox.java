package dev.gyre.node.messaging;

import dev.gyre.loop.Async;
import java.util.ArrayDeque;
import java.util.List;

/** The messages that wait at one end of a channel, and whom to wake for them. Any thread may write; one port at a time reads, on the thread that it lives on. */
// https://html.spec.whatwg.org/#port-message-queue
public final class Mailbox {
    /** What an end of a channel finds when the other end has gone. */
    private final Message close = new Message(new Object[0], List.of());

    private final ArrayDeque<Message> messages = new ArrayDeque<>();
    private final PortGroup group;
    private Async reader;

    Mailbox(PortGroup group) {
        this.group = group;
        group.add(this);
    }

    /** Two ends of a new channel. */
    public static Mailbox[] channel() {
        PortGroup group = new PortGroup(null, null);
        return new Mailbox[] {new Mailbox(group), new Mailbox(group)};
    }

    /** From now on this handle is woken, or none if it is null. */
    public void reader(Async handleOrNull) {
        synchronized (this) {
            reader = handleOrNull;
            if (handleOrNull == null || messages.isEmpty()) return;
        }
        handleOrNull.send();
    }

    void add(Message message) {
        synchronized (this) {
            messages.add(message);
            // Sent inside the lock, so that a reader that closes is not woken any more.
            if (reader != null) reader.send();
        }
    }

    void close() {
        add(close);
    }

    public synchronized int size() {
        return messages.size();
    }

    /** Whether the next entry is the end. */
    public synchronized boolean isAtEnd() {
        return messages.peek() == close;
    }

    /** The next message, or null where there is none. */
    public synchronized Message take() {
        return messages.poll();
    }

    /** Sends a message to the others; false when there are none. A message that moves its own receiver cuts the channel. */
    public boolean post(Message message) {
        return group.post(this, message);
    }

    /** Whether a message moves the end that it would go to. */
    public boolean isToItself(Message message) {
        return group.isAnyMoved(this, message);
    }

    /** Closes this port: the other one is notified, and waiting messages are dropped. */
    public void leave() {
        group.remove(this);
        ArrayDeque<Message> lost;
        synchronized (this) {
            lost = messages.clone();
            messages.clear();
        }
        for (Message message : lost) message.discard();
    }
}
