package dev.gyre.node.http2;

/**
 * The limits and choices of a session.
 *
 * @param maxHeaderPairs fields of one header block
 * @param maxOutstandingPings PING frames whose answers have not come
 * @param maxOutstandingSettings SETTINGS frames whose acknowledgements have not come
 * @param maxSettings entries of one SETTINGS frame
 * @param maxInvalidFrames malformed messages before the session ends
 * @param maxRejectedStreams streams refused before the session ends
 * @param maxMemory bytes that a session may hold
 * @param peerMaxStreams how many streams the peer allows until its SETTINGS have come
 * @param maxDeflateTable bytes of the encoder's table
 * @param resetBurst streams that the peer may reset at once
 * @param resetRate streams that the peer may reset in a second
 */
// https://nodejs.org/api/http2.html#http2createserveroptions-onrequesthandler
record SessionOptions(
        int maxHeaderPairs,
        int maxOutstandingPings,
        int maxOutstandingSettings,
        long maxSettings,
        long maxInvalidFrames,
        long maxRejectedStreams,
        double maxMemory,
        long peerMaxStreams,
        long maxDeflateTable,
        double resetBurst,
        double resetRate,
        FrameComposer.PaddingStrategy padding) {}
