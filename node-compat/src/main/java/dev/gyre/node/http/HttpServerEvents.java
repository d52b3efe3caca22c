package dev.gyre.node.http;

/** The events of a server; every call runs inside a callback scope. */
public interface HttpServerEvents {
    /** A peer has connected. */
    void connection(HttpConnection connection);

    /**
     * The head of a request has arrived; {@link IncomingRequest#response} answers it, when the requests before it have been answered. To take an upgraded connection over, call {@link HttpConnection#detach} in here.
     */
    void request(IncomingRequest request);

    /**
     * What a client sent is no HTTP, came too late, or its connection failed. False asks for the default: the reply that Node gives, then
     * the end of the connection. True means that the owner replies and closes.
     */
    boolean clientError(HttpClientError error, HttpConnection connection);
}
