package dev.gyre.node.http;

import dev.gyre.loop.net.UvError;
import dev.gyre.node.http.parser.ParserError;
import java.nio.charset.StandardCharsets;

/**
 * What is wrong with a client: Node's error code and message.
 *
 * @param parse what the parser says of it, or null where it has not been asked
 * @param isOfSocket whether the socket failed, so that nothing can be answered
 */
public record HttpClientError(String code, String message, Parse parse, boolean isOfSocket) {
    static final HttpClientError INVALID_END = new HttpClientError("HPE_INVALID_EOF_STATE", "Parse Error", null, false);
    static final HttpClientError REQUEST_TIMEOUT =
            new HttpClientError("ERR_HTTP_REQUEST_TIMEOUT", "Request timeout", null, false);

    /**
     * Where a parser stopped, and why.
     *
     * @param bytesParsed how many bytes of the packet it has parsed
     */
    public record Parse(String reason, int bytesParsed, byte[] packet) {}

    static HttpClientError ofParser(ParserError error, int bytesParsed, byte[] packet) {
        return new HttpClientError(
                error.code(), "Parse Error: " + error.reason(), new Parse(error.reason(), bytesParsed, packet), false);
    }

    /** The error of a connection that failed. */
    static HttpClientError ofSocket(Throwable cause) {
        var error = UvError.from(cause);
        return new HttpClientError(error.code(), "read " + error.code(), null, true);
    }

    /** Node's reply when no 'clientError' listener handles the error. */
    byte[] defaultReply() {
        var status = switch (code) {
            case "HPE_HEADER_OVERFLOW" -> "431 Request Header Fields Too Large";
            case "HPE_CHUNK_EXTENSIONS_OVERFLOW" -> "413 Payload Too Large";
            case "ERR_HTTP_REQUEST_TIMEOUT" -> "408 Request Timeout";
            default -> "400 Bad Request";
        };
        return ("HTTP/1.1 " + status + "\r\nConnection: close\r\n\r\n").getBytes(StandardCharsets.ISO_8859_1);
    }
}
