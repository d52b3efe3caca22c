package dev.gyre.node.tls;

import javax.net.ssl.SSLException;

/** The events of a {@link TlsStream} other than its data; every call runs inside a callback scope. */
interface TlsEvents {
    /** A handshake is complete, the first or another one. What the program writes waits for {@link TlsStream#release}. */
    void secured();

    /** A client's first message has come, and the engine waits for {@link TlsStream#proceed}. */
    void clientHello(ClientHello hello);

    /** The peer has begun another handshake. */
    void renegotiating();

    /** There is a session that a later connection can resume. */
    void session();

    /** The connection has failed. */
    void failed(SSLException failure);

    /** A client speaks HTTP without TLS. */
    void plainHttp();

    /** The peer has sent its last byte before it was trusted. */
    void disconnected();

    /** What carries the connection is to be closed; {@code callback} runs once that is done, and may be null. */
    void close(Runnable callback);
}
