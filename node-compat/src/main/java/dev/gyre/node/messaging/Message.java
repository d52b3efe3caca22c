package dev.gyre.node.messaging;

import java.util.List;

/** What structured serialization has kept of a value: it belongs to no realm, and any number of realms may make the value of it unless something moves along. */
// StructuredSerializeWithTransfer ( value, transferList ),
// https://html.spec.whatwg.org/#structuredserializewithtransfer
public final class Message {
    /** What follows on the tape. Primitive values are on it directly. */
    enum Tag {
        REFERENCE,
        MOVED,
        OBJECT,
        ARRAY,
        MAP,
        SET,
        DATE,
        REGEXP,
        BOXED,
        ERROR,
        BUFFER,
        SHARED_BUFFER,
        TYPED_ARRAY,
        VIEW,
        HOST_OBJECT,
        PORT,
        END
    }

    /** The bytes of an ArrayBuffer that moves; maximum is -1 where it cannot be resized. */
    record MovedBytes(byte[] bytes, long maximum) {}

    /** An object of the library that moves: the function of the library that makes it at the other side, and the tape of what that is given. */
    record MovedObject(String module, String function, Object[] data) {}

    private final Object[] tape;
    private final List<Object> moved;
    private volatile boolean hasManyReaders;

    Message(Object[] tape, List<Object> moved) {
        this.tape = tape;
        this.moved = moved;
    }

    /** More than one realm will read it: bytes on its tape belong to none of them. */
    void hasManyReaders(boolean many) {
        hasManyReaders = many;
    }

    boolean hasManyReaders() {
        return hasManyReaders;
    }

    Object[] tape() {
        return tape;
    }

    List<Object> moved() {
        return moved;
    }

    /** Whether the end of a channel moves along. */
    boolean moves(Mailbox mailbox) {
        for (Object part : moved) {
            if (!(part instanceof MovedObject object)) continue;
            for (Object item : object.data) if (item == mailbox) return true;
        }
        return false;
    }

    /** The message will not be delivered: closes the channels of the ports that it transfers. */
    public void discard() {
        for (Object part : moved) {
            if (!(part instanceof MovedObject object)) continue;
            for (Object item : object.data) if (item instanceof Mailbox mailbox) mailbox.leave();
        }
    }
}
