package dev.gyre.node.messaging;

import dev.gyre.loop.Async;
import java.util.ArrayDeque;
import java.util.List;

/**
 * The messages that wait at one end of a channel, and the handle to wake for them. Any thread may write; one port at a
 * time reads, on its own thread.
 */
// https://html.spec.whatwg.org/#port-message-queue
public final class Mailbox {
    /** The entry that an end of a channel receives when the other end has closed. */
    private final Message close = new Message(new Tape(), List.of());

    private final ArrayDeque<Message> messages = new ArrayDeque<>();
    private final PortGroup group;
    private Async reader;

    Mailbox(PortGroup group) {
        this.group = group;
        group.add(this);
    }

    /** Creates the two ends of a new channel. */
    public static Mailbox[] channel() {
        PortGroup group = new PortGroup(null, null);
        return new Mailbox[] {new Mailbox(group), new Mailbox(group)};
    }

    /** Sets the handle to wake from now on; null for none. */
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
            // Sent inside the lock, so that a closing reader is not woken any more.
            if (reader != null) reader.send();
        }
    }

    void close() {
        add(close);
    }

    public synchronized int size() {
        return messages.size();
    }

    /** Whether the next entry is the end of the channel. */
    public synchronized boolean isAtEnd() {
        return messages.peek() == close;
    }

    /** Takes the next message; null if there is none. */
    public synchronized Message take() {
        return messages.poll();
    }

    /**
     * Sends a message to the other ends; returns false if there are none. A message that transfers its own receiver
     * closes the channel.
     */
    public boolean post(Message message) {
        return group.post(this, message);
    }

    /** Whether a message transfers the end that would receive it. */
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
