package dev.gyre.node.http;

/** The events of a connection other than its requests; every call runs inside a callback scope. */
public interface HttpConnectionEvents {
    /** The client has sent its last byte. */
    void inputEnded();

    /** The connection is gone; the events of its exchanges follow. */
    void ending();

    /** The connection is gone, after {@link #ending} and the exchanges; {@code failed} when an error ended it. */
    void closed(boolean failed);

    /** Nothing was read or written for as long as {@link HttpConnection#setTimeout} said. */
    void timeout();
}
