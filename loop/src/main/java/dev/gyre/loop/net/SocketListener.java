package dev.gyre.loop.net;

import java.nio.ByteBuffer;

/** Receives what arrives at a socket; every call is a callback scope of its own, unless {@link #opensScopes}. */
public interface SocketListener {
    /** Bytes arrived; the buffer belongs to the socket again when this returns. */
    void read(ByteBuffer data);

    /** The peer has sent its last byte. */
    void ended();

    /** The connection failed; nothing arrives any more. */
    void failed(UvError error);

    /** Whether this opens a scope itself for each of its calls to the embedder, of which there may be several in one of its own. */
    default boolean opensScopes() {
        return false;
    }
}
