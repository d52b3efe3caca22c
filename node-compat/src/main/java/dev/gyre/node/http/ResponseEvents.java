package dev.gyre.node.http;

import java.nio.ByteBuffer;

/** What a {@link ResponseDecoder} finds, told while it decodes. */
public interface ResponseEvents {
    /** The head of a response, interim ones (1xx) included. */
    void headers(Head head);

    /** A part of the body; the buffer is only valid during the call. */
    void body(ByteBuffer data);

    /** The end of the response; {@code trailers} holds names and values in turn. */
    void complete(String[] trailers);

    /** What came is no HTTP behind so many bytes of what came last; nothing follows. */
    void failed(HttpClientError error, int parsed);

    /**
     * The head of a response.
     *
     * @param headers names and values in turn, as received
     * @param upgrade whether another protocol follows
     */
    record Head(int versionMajor, int versionMinor, int status, String message, String[] headers, boolean keepAlive, boolean upgrade) {
    }
}
