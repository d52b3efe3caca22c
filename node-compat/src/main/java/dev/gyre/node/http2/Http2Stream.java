package dev.gyre.node.http2;

import java.util.ArrayDeque;

/** One stream of a session: its state, its windows, and what it is still to send. */
// https://www.rfc-editor.org/rfc/rfc9113#section-5.1
final class Http2Stream {
    /** nghttp2's numbers of the states. */
    static final int IDLE = 1;

    static final int OPEN = 2;
    static final int RESERVED_LOCAL = 3;
    static final int RESERVED_REMOTE = 4;
    static final int HALF_CLOSED_LOCAL = 5;
    static final int HALF_CLOSED_REMOTE = 6;
    static final int CLOSED = 7;

    final int id;
    /** The receiver of the stream's events. */
    Object owner;

    int sendWindow;
    final ReceiveWindow receiveWindow;
    final ArrayDeque<OutboundData> queue = new ArrayDeque<>();
    long queuedBytes;

    boolean isLocal;
    boolean localClosed;
    boolean remoteClosed;
    boolean isReservedLocal;
    boolean isReservedRemote;
    /** A request that waits until the peer allows one more stream. */
    boolean isWaiting;
    /** RST_STREAM has been sent or received, or both sides have ended. */
    boolean isClosed;
    /** The owner wants to hear no more. */
    boolean isDestroyed;
    /** Nothing is written after what is in the queue. */
    boolean isEnding;

    boolean hasTrailers;
    boolean askedForTrailers;
    boolean isReading;
    /** In the ring of streams that have something to send. */
    boolean isScheduled;
    /** Our request or final response has been composed, so DATA may follow. */
    boolean hasSentHeaders;
    /** The final HEADERS of the peer have come. */
    boolean hasFinalHeaders;
    /** A request by HEAD, or one whose response has no content. */
    boolean expectsNoContent;

    boolean isConnect;
    long contentLength = -1;
    long contentReceived;
    /** What was received and not yet credited to the peer, because the owner does not read. */
    int unread;

    /** How much of what the owner writes next has been sent already. */
    int sentAhead;

    /** The code of our RST_STREAM until the owner has been told; -1 for none. */
    long resetCode = -1;

    Http2Stream(int id, int sendWindow, int receiveWindow) {
        this.id = id;
        this.sendWindow = sendWindow;
        this.receiveWindow = new ReceiveWindow(receiveWindow);
    }

    int state() {
        if (isClosed) return CLOSED;
        if (isReservedLocal) return RESERVED_LOCAL;
        if (isReservedRemote) return RESERVED_REMOTE;
        if (isWaiting) return IDLE;
        if (localClosed) return remoteClosed ? CLOSED : HALF_CLOSED_LOCAL;
        return remoteClosed ? HALF_CLOSED_REMOTE : OPEN;
    }

    /** Whether there is something to send but for the windows: data, the end, or the question for trailers. */
    boolean hasOutput() {
        return hasSentHeaders && !localClosed && !isClosed && (!queue.isEmpty() || isEnding && !askedForTrailers);
    }
}
