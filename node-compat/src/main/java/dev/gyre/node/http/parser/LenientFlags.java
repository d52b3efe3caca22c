package dev.gyre.node.http.parser;

/** What a parser accepts beyond the grammar, bit by bit; the values are llhttp's. */
public final class LenientFlags {
    /** Any byte in header values, folded values, spaces before the colon of a field that frames the message. */
    public static final int HEADERS = 1;
    /** Content-Length beside Transfer-Encoding. */
    public static final int CHUNKED_LENGTH = 1 << 1;
    /** Messages after one that said {@code Connection: close}. */
    public static final int KEEP_ALIVE = 1 << 2;
    /** Codings after chunked, and requests that end with the connection. */
    public static final int TRANSFER_ENCODING = 1 << 3;
    /** Any version of two digits. */
    public static final int VERSION = 1 << 4;
    /** Bytes after the last message, which are dropped. */
    public static final int DATA_AFTER_CLOSE = 1 << 5;

    public static final int OPTIONAL_LF_AFTER_CR = 1 << 6;
    public static final int OPTIONAL_CRLF_AFTER_CHUNK = 1 << 7;
    public static final int OPTIONAL_CR_BEFORE_LF = 1 << 8;
    public static final int SPACES_AFTER_CHUNK_SIZE = 1 << 9;
    /** Control characters in header values, except NUL, CR and LF. */
    public static final int HEADER_VALUE_RELAXED = 1 << 10;

    private LenientFlags() {}
}
