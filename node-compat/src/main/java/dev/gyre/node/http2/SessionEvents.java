package dev.gyre.node.http2;

/** What a session tells; each call is a callback scope of its own. Owners are what {@link Http2Stream#owner} has. */
interface SessionEvents {
    /** nghttp2's categories of HEADERS. */
    int REQUEST = 0;

    int RESPONSE = 1;
    int PUSH_RESPONSE = 2;
    int OTHER = 3;

    /**
     * A stream of the peer's begins, by a request or by a promise of a push.
     *
     * @return the owner, null if there is none
     */
    Object began(Http2Stream stream, FieldList fields, boolean endStream);

    /** HEADERS of a stream that has an owner. */
    void headers(Object owner, int category, FieldList fields, boolean endStream);

    void data(Object owner, byte[] bytes);

    void ended(Object owner);

    void wantTrailers(Object owner);

    void closed(Object owner, int id, long code);

    void written(Object owner, Object callback, boolean failed);

    void settings();

    void settingsAcknowledged(Object callback, boolean acknowledged, double milliseconds);

    void ping(long payload);

    void pingAcknowledged(Object callback, boolean acknowledged, double milliseconds, long payload);

    void goAway(long code, int lastStreamId, byte[] debugData);

    void altSvc(int streamId, String origin, String value);

    void origins(String[] origins);

    /** A frame could not be sent, by nghttp2's numbers. */
    void frameError(Object ownerOrNull, int type, int error);

    /** The session has failed: nghttp2's error number, and the name of an error of Node's or null. */
    void failed(int error, String codeOrNull);

    /** The end of a session that was closed: its last frame is with the transport. */
    void done();

    /** The transport's end or failure, for what listened to it before. */
    void transportEnded();

    void transportFailed(dev.gyre.loop.net.UvError error);
}
