package dev.gyre.node.http.parser;

/**
 * Parses the messages that come on one connection, requests or responses, from bytes that are pushed in pieces of any size.
 *
 * <p>What it finds goes to {@link HttpParserCallbacks}. A message that switches protocols stops the parser at its end: {@link #execute} answers how far it came, and the next
 * call goes on with HTTP, if there is one.
 */
public final class HttpParser {
    /** What {@link #finish} and the parts know about a message: bits of {@link #flags}. */
    static final int KEEP_ALIVE = 1,
            CLOSE = 1 << 1,
            CONNECTION_UPGRADE = 1 << 2,
            CHUNKED = 1 << 3,
            UPGRADE_FIELD = 1 << 4,
            CONTENT_LENGTH = 1 << 5,
            SKIP_BODY = 1 << 6,
            TRAILING = 1 << 7,
            TRANSFER_ENCODING = 1 << 8;

    /** Which section of a message the next byte belongs to. */
    static final int START = 0,
            LINE = 1,
            HEADERS = 2,
            BODY = 3,
            BODY_UNTIL_END = 4,
            CHUNK_SIZE = 5,
            CHUNK_DATA = 6,
            CHUNK_END = 7,
            CLOSED = 8,
            PAUSED = 9,
            FAILED = 10;

    private static final int MAX_EXTENSIONS = 16_384;

    final HttpParserCallbacks callbacks;
    final boolean request;
    private final int lenient;
    private final int maxHeaderSize;
    private final int maxHeaderCount;
    private final StartLineParser line;
    private final HeaderParser headers;
    private final ChunkParser chunk;

    int phase = START;
    int flags;
    int major;
    int minor;
    int status;
    String method = "";
    /** The bytes of the body or chunk that are still to come; unsigned. */
    long contentLength;

    private int headerBytes;
    private long extensionBytes;
    private boolean upgrade;
    // A message has begun whose end has not come.
    private boolean unfinished;
    private ParserError error;
    // The offset after the last byte that counts as parsed, in the piece that has the error.
    private int errorAt;
    private int headEnd;

    private HttpParser(
            boolean request, HttpParserCallbacks callbacks, int lenient, int maxHeaderSize, int maxHeaderCount) {
        this.request = request;
        this.callbacks = callbacks;
        this.lenient = lenient;
        this.maxHeaderSize = maxHeaderSize;
        this.maxHeaderCount = maxHeaderCount;
        line = new StartLineParser(this);
        headers = new HeaderParser(this);
        chunk = new ChunkParser(this);
    }

    /**
     * A parser of requests.
     *
     * @param lenient the bits of {@link LenientFlags} that are on
     * @param maxHeaderSize how many bytes URL, names and values of a message have together at most, less one
     * @param maxHeaderCount how many header fields a message has at most, and how many trailers; 0 for any number
     */
    public static HttpParser ofRequests(
            HttpParserCallbacks callbacks, int lenient, int maxHeaderSize, int maxHeaderCount) {
        return new HttpParser(true, callbacks, lenient, maxHeaderSize, maxHeaderCount);
    }

    /** A parser of responses; the parameters are those of {@link #ofRequests}. */
    public static HttpParser ofResponses(HttpParserCallbacks callbacks, int lenient, int maxHeaderSize) {
        return new HttpParser(false, callbacks, lenient, maxHeaderSize, 0);
    }

    // ---- What is known of the message under way ----

    public String method() {
        return method;
    }

    public int status() {
        return status;
    }

    public int versionMajor() {
        return major;
    }

    public int versionMinor() {
        return minor;
    }

    /** Whether the message asks for another protocol; valid from {@link HttpParserCallbacks#onHeadersComplete} until the next message's. */
    public boolean isUpgrade() {
        return upgrade;
    }

    /** Whether a body follows the head, as far as its fields say; valid in {@link HttpParserCallbacks#onHeadersComplete}. */
    public boolean announcesBody() {
        return (flags & TRANSFER_ENCODING) != 0 || contentLength != 0;
    }

    /** Whether a message has begun and not ended. */
    public boolean isWithinMessage() {
        return unfinished && phase < PAUSED;
    }

    /** The offset after the head, in the bytes that are being fed; valid in {@link HttpParserCallbacks#onHeadersComplete}. */
    public int headEnd() {
        return headEnd;
    }

    /** Whether another message may follow this one on its connection; valid in {@link HttpParserCallbacks#onHeadersComplete} and until the message is complete. */
    public boolean shouldKeepAlive() {
        var keeps = major > 0 && minor > 0 ? (flags & CLOSE) == 0 : (flags & KEEP_ALIVE) != 0;
        return keeps && !needsEnd();
    }

    /** Why the parser stopped, or null. */
    public ParserError error() {
        return error;
    }

    // ---- Feeding ----

    /**
     * Parses bytes.
     *
     * @return the offset after the last byte that was parsed: {@code end}, unless {@link #error} says why not or the message under way {@link #isUpgrade}
     */
    public int execute(byte[] data, int from, int end) {
        if (phase == FAILED) {
            return from;
        }
        if (phase == PAUSED) {
            messageOver();
        }
        var at = from;
        while (at < end && phase < PAUSED) {
            at = switch (phase) {
                case START -> start(data[at], at);
                case LINE -> line.parse(data, at, end);
                case HEADERS -> headers.parse(data, at, end);
                case BODY, CHUNK_DATA -> body(data, at, end);
                case BODY_UNTIL_END -> bodyUntilEnd(data, at, end);
                case CLOSED -> closed(data[at], at);
                default -> chunk.parse(data, at, end);
            };
        }
        return phase == FAILED ? errorAt : at;
    }

    /** The input has ended: a body that lasts until then is complete, and any other message that is not complete an error. */
    public ParserError finish() {
        if (phase == FAILED) {
            return null;
        }
        if (phase == BODY_UNTIL_END) {
            phase = CLOSED;
            unfinished = false;
            callbacks.onMessageComplete();
        }
        return unfinished ? new ParserError("HPE_INVALID_EOF_STATE", "Invalid EOF state") : null;
    }

    // ---- For the parts ----

    boolean isLenient(int flag) {
        return (lenient & flag) != 0;
    }

    /** Stops at a position, after the last byte that counts as parsed, and answers it. */
    int fail(String code, String reason, int at) {
        error = new ParserError(code, reason);
        errorAt = at;
        phase = FAILED;
        return at;
    }

    /** Counts bytes of the head; false, and the parser has stopped, where they are too many. */
    boolean track(int length, int at) {
        headerBytes += length;
        if (headerBytes >= maxHeaderSize) {
            fail("HPE_HEADER_OVERFLOW", "Header overflow", at);
            return false;
        }
        return true;
    }

    /** Counts a header field; false, and the parser has stopped, where it is one too many. */
    boolean trackField(int count, int at) {
        if (maxHeaderCount > 0 && count > maxHeaderCount) {
            fail("HPE_HEADER_OVERFLOW", "Header overflow", at);
            return false;
        }
        return true;
    }

    /** Counts bytes of chunk extensions in the same way. */
    boolean trackExtension(int length, int at) {
        extensionBytes += length;
        if (extensionBytes > MAX_EXTENSIONS) {
            fail("HPE_CHUNK_EXTENSIONS_OVERFLOW", "Chunk extensions overflow", at);
            return false;
        }
        return true;
    }

    void startLineComplete() {
        phase = HEADERS;
        headers.begin();
    }

    void chunkHeaderComplete() {
        headerBytes = 0;
        extensionBytes = 0;
        callbacks.onChunkHeader(contentLength);
        if (contentLength == 0) {
            flags |= TRAILING;
            phase = HEADERS;
            headers.beginTrailers();
        } else {
            phase = CHUNK_DATA;
        }
    }

    void chunkComplete() {
        headerBytes = 0;
        callbacks.onChunkComplete();
        phase = CHUNK_SIZE;
        contentLength = 0;
    }

    /** The empty line has come, and {@code at} is after it. */
    int headersComplete(int at) {
        if ((flags & TRAILING) != 0) {
            headerBytes = 0;
            callbacks.onChunkComplete();
            messageComplete(upgrade);
            return at;
        }
        // In responses the two fields are a switch of protocols only with status 101, and an advertisement otherwise.
        upgrade = (flags & UPGRADE_FIELD) != 0 && (flags & CONNECTION_UPGRADE) != 0
                ? request || status == 101
                : request && method.equals("CONNECT");
        headerBytes = 0;
        headEnd = at;
        var verdict = callbacks.onHeadersComplete();
        if (verdict == HttpParserCallbacks.FAILED) {
            return fail("HPE_CB_HEADERS_COMPLETE", "User callback error", at);
        }
        if (verdict != HttpParserCallbacks.PROCEED) {
            flags |= SKIP_BODY;
            upgrade |= verdict == HttpParserCallbacks.UPGRADE;
        }
        return beginBody(at);
    }

    // ---- Edges of messages ----

    private int start(byte character, int at) {
        if (character == '\r' || character == '\n') {
            return at + 1;
        }
        unfinished = true;
        extensionBytes = 0;
        callbacks.onMessageBegin();
        phase = LINE;
        line.begin();
        return at;
    }

    /** What follows the head. */
    private int beginBody(int at) {
        var hasBody = (flags & CHUNKED) != 0 || contentLength != 0;
        if (upgrade && (request && method.equals("CONNECT") || (flags & SKIP_BODY) != 0 || !hasBody)
                || !request && status == 101) {
            messageComplete(true);
        } else if (!request && status == 100 || (flags & SKIP_BODY) != 0 || isBodyless()) {
            messageComplete(false);
        } else if ((flags & CHUNKED) != 0) {
            phase = CHUNK_SIZE;
            contentLength = 0;
        } else if ((flags & TRANSFER_ENCODING) != 0) {
            if (request && !isLenient(LenientFlags.CHUNKED_LENGTH | LenientFlags.TRANSFER_ENCODING)) {
                return fail("HPE_INVALID_TRANSFER_ENCODING", "Request has invalid `Transfer-Encoding`", at);
            }
            phase = BODY_UNTIL_END;
        } else if ((flags & CONTENT_LENGTH) == 0 && needsEnd()) {
            phase = BODY_UNTIL_END;
        } else if ((flags & CONTENT_LENGTH) == 0 || contentLength == 0) {
            messageComplete(false);
        } else {
            phase = BODY;
        }
        return at;
    }

    private boolean isBodyless() {
        return !request && (status == 102 || status == 103 || status == 204 || status == 304);
    }

    /** Whether only the end of the connection ends the message. */
    private boolean needsEnd() {
        if (request || status / 100 == 1 || status == 204 || status == 304 || (flags & SKIP_BODY) != 0) {
            return false;
        }
        if ((flags & TRANSFER_ENCODING) != 0 && (flags & CHUNKED) == 0) {
            return true;
        }
        return (flags & (CHUNKED | CONTENT_LENGTH)) == 0;
    }

    private int body(byte[] data, int at, int end) {
        var length = Long.compareUnsigned(contentLength, end - at) < 0 ? (int) contentLength : end - at;
        contentLength -= length;
        var next = contentLength != 0 ? phase : phase == CHUNK_DATA ? CHUNK_END : PAUSED;
        callbacks.onBody(data, at, length);
        if (next == PAUSED) {
            messageComplete(upgrade);
        } else if (next != phase) {
            phase = next;
            chunk.beginEnd();
        }
        return at + length;
    }

    private int bodyUntilEnd(byte[] data, int at, int end) {
        callbacks.onBody(data, at, end - at);
        return end;
    }

    private void messageComplete(boolean pause) {
        phase = PAUSED;
        callbacks.onMessageComplete();
        if (!pause) {
            messageOver();
        }
    }

    private void messageOver() {
        var keepsAlive = shouldKeepAlive();
        flags = 0;
        unfinished = false;
        if (keepsAlive) {
            contentLength = 0;
        }
        phase = keepsAlive || isLenient(LenientFlags.KEEP_ALIVE) ? START : CLOSED;
    }

    private int closed(byte character, int at) {
        if (character == '\r' || character == '\n' || isLenient(LenientFlags.DATA_AFTER_CLOSE)) {
            return at + 1;
        }
        return fail("HPE_CLOSED_CONNECTION", "Data after `Connection: close`", at + 1);
    }
}
