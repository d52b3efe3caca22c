package dev.gyre.node.inspector.protocol;

import java.util.Map;

/** Answers one call of a method, once. On the runtime's thread. */
public interface Reply {
    /** Sends the result; an empty map if there is nothing to return. */
    void send(Map<String, ?> result);

    /** Sends an error instead. */
    void fail(ProtocolError error);
}
