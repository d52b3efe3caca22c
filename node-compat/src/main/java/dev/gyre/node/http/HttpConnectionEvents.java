package dev.gyre.node.http;

/** The events of a connection other than its requests; every call runs inside a callback scope. */
public interface HttpConnectionEvents {
    /** The client has sent its last byte; true if the owner ends the connection, after it has called {@link HttpConnection#finishInput}. */
    boolean inputEnded();

    /** Whether the owner has ended the output: what the responses write from then on is lost with the connection. */
    boolean isOutputEnded();

    /** The connection's last response has gone out; true if the owner ends the connection. */
    boolean lastResponseFinished();

    /** The connection is gone, and {@link #closed} follows. */
    void ending();

    /** The connection is gone; {@code failed} when an error ended it. The events of its exchanges follow, unless the owner has called {@link HttpConnection#abortExchanges}. */
    void closed(boolean failed);

    /** Nothing was read or written for so long as the connection's timeout is, or it was idle for so long as the server's options say. */
    void timeout();

    /** The timeout, in milliseconds, of a connection that was idle and has a request again; 0 for none. */
    long serverTimeout();
}
