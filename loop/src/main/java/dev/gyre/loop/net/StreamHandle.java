package dev.gyre.loop.net;

import java.net.InetSocketAddress;
import java.nio.ByteBuffer;

/**
 * A stream of bytes in both directions, libuv's stream handle: a socket, or something that transforms what another stream
 * carries. All methods are for the loop's thread.
 */
// https://docs.libuv.org/en/v1.x/stream.html
public interface StreamHandle extends SocketOptions {
    /** Sets the listener of what arrives, in place of the one before. */
    void listen(SocketListener listener);

    /** Begins to read: the listener gets data until {@link #readStop}. Idempotent. */
    void readStart();

    /** Pauses reading. Idempotent. */
    void readStop();

    /**
     * Writes {@code data}, which must not change until it is written. True when all of it went out at once, in which case
     * {@code completion} (which may be null) is not called; otherwise it is called later, in a callback scope of its own.
     */
    default boolean write(ByteBuffer data, Completion completion) {
        return write(new ByteBuffer[] {data}, completion);
    }

    /** Writes several buffers as one; see {@link #write(ByteBuffer, Completion)}. */
    boolean write(ByteBuffer[] data, Completion completion);

    /** Sends the end of the stream after what has been written; the other direction stays open. */
    void shutdown(Completion completion);

    /** Closes the stream; {@code callback} runs once that is done, and may be null. */
    void close(Runnable callback);

    /** Closes with a reset instead of an orderly end where the stream knows one; {@code callback} may be null. */
    void reset(Runnable callback);

    /**
     * Whether data, the end or an error of a connection that nothing is expected of has arrived since the last poll. What is found is
     * taken off the connection, so that one for which this is true can only be closed.
     */
    default boolean hasPendingRead() {
        return false;
    }

    /** Lets the stream keep the loop alive while it is at work. */
    void ref();

    /** Allows the loop to end although the stream is at work. */
    void unref();

    /** Bytes handed to {@link #write} that have not gone out yet. */
    long bytesQueued();

    /** Bytes received since the stream was opened. */
    long bytesRead();

    /** Bytes handed to {@link #write} since the stream was opened. */
    long bytesWritten();

    /** This end's address; null when it is not known, or not one of TCP. */
    InetSocketAddress localAddress();

    /** The peer's address; null when it is not known, or not one of TCP. */
    InetSocketAddress remoteAddress();
}
