package dev.gyre.node.messaging;

import java.util.List;

/**
 * The serialized form of a value. It belongs to no realm, and any number of realms can deserialize it unless it
 * transfers objects.
 */
// StructuredSerializeWithTransfer ( value, transferList ),
// https://html.spec.whatwg.org/#structuredserializewithtransfer
public final class Message {
    /** The kind of the next entry of the tape. Primitive values are on it directly. */
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
        SHARED_STATE,
        END
    }

    /** The bytes of a transferred ArrayBuffer; maximum is -1 if it is not resizable. */
    record MovedBytes(byte[] bytes, long maximum) {}

    /**
     * A transferred object of the library: the function of the library that creates it on the other side, and the tape
     * of the function's argument.
     */
    record MovedObject(String module, String function, Tape data) {}

    private final Tape tape;
    private final List<Object> moved;
    private volatile boolean hasManyReaders;

    Message(Tape tape, List<Object> moved) {
        this.tape = tape;
        this.moved = moved;
    }

    /** Sets whether several realms will read the message, so that none of them may take over its bytes. */
    void hasManyReaders(boolean many) {
        hasManyReaders = many;
    }

    boolean hasManyReaders() {
        return hasManyReaders;
    }

    Tape tape() {
        return tape;
    }

    List<Object> moved() {
        return moved;
    }

    /** Whether a message transfers the end of a channel. */
    boolean moves(Mailbox mailbox) {
        for (Object part : moved) {
            if (!(part instanceof MovedObject object)) continue;
            if (object.data.contains(mailbox)) return true;
        }
        return false;
    }

    /** Called when the message will not be delivered: closes the channels of the ports that it transfers. */
    public void discard() {
        for (Object part : moved) {
            if (!(part instanceof MovedObject object)) continue;
            for (int i = 0; i < object.data.size(); i++)
                if (object.data.get(i) instanceof Mailbox mailbox) mailbox.leave();
        }
    }
}
