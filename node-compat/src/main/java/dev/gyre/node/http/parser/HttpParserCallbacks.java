package dev.gyre.node.http.parser;

/**
 * What a parser finds, called while it parses.
 *
 * <p>URL, status message, names and values come as spans of the bytes that were fed: one or more pieces each, then the call that completes it. The array is the caller's and only
 * valid during the call. Callbacks may not throw, and may not feed the parser that calls them.
 */
public interface HttpParserCallbacks {
    /** The verdicts of {@link #onHeadersComplete}. */
    int PROCEED = 0, SKIP_BODY = 1, UPGRADE = 2, FAILED = 3;

    /** The first byte of a message has come. */
    void onMessageBegin();

    void onUrl(byte[] data, int offset, int length);

    /** A piece of the status message of a response. */
    void onStatus(byte[] data, int offset, int length);

    void onHeaderField(byte[] data, int offset, int length);

    void onHeaderValue(byte[] data, int offset, int length);

    /** Name and value of a header field are complete; trailers, which come after {@link #onHeadersComplete}, are passed in the same way. */
    void onHeaderValueComplete();

    /**
     * The head is complete; {@link HttpParser} knows method, status, version and what follows.
     *
     * @return {@link #PROCEED}; {@link #SKIP_BODY} for a message that has no body whatever its head says; {@link #UPGRADE} where another protocol follows the head; {@link #FAILED} stops the parser
     */
    int onHeadersComplete();

    void onBody(byte[] data, int offset, int length);

    /** The message is complete. */
    void onMessageComplete();

    /** The line before a chunk is complete; the last chunk has length 0. */
    default void onChunkHeader(long length) {
        // Of no interest to consumers that read bodies only.
    }

    /** A chunk, or the trailers, are complete. */
    default void onChunkComplete() {
        // Of no interest to consumers that read bodies only.
    }
}
