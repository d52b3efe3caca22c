package dev.gyre.node.http;

import java.nio.ByteBuffer;

/** The events of one request and its response; every call runs inside a callback scope. */
public interface ExchangeEvents {
    /** A part of the body arrived; the buffer is only valid during the call. */
    void data(ByteBuffer data);

    /** The body is complete; {@code trailers} holds names and values in turn. */
    void end(String[] trailers);

    /** The connection was lost before the request or the response was complete. */
    void aborted();

    /** The connection was lost, and the response had not got its turn. */
    default void dropped() {
        // Of no interest to an owner that only writes.
    }

    /** The connection was lost, and it was the turn of the response. */
    void closed();

    /** The responses before this one have gone out: what was written goes out now, and the connection is this exchange's. */
    default void turn() {
        // Of no interest to an owner that only writes.
    }

    /** What was written has gone out far enough to write more. */
    void drain();
}
