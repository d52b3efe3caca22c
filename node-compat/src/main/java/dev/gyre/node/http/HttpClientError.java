package dev.gyre.node.http;

import dev.gyre.loop.net.UvError;
import io.netty.handler.codec.PrematureChannelClosureException;
import io.netty.handler.codec.TooLongFrameException;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpRequest;
import java.nio.charset.StandardCharsets;

/** What is wrong with a client: Node's error code and message. */
public record HttpClientError(String code, String message) {
    static final HttpClientError INVALID_METHOD = new HttpClientError("HPE_INVALID_METHOD", "Parse Error: Invalid method encountered");
    static final HttpClientError INVALID_VERSION = new HttpClientError("HPE_INVALID_VERSION", "Parse Error: Invalid HTTP version");
    static final HttpClientError INVALID_END = new HttpClientError("HPE_INVALID_EOF_STATE", "Parse Error");
    static final HttpClientError REQUEST_TIMEOUT = new HttpClientError("ERR_HTTP_REQUEST_TIMEOUT", "Request timeout");

    // What Netty's decoder says of a bad request line, of bad header fields, and Node's words for it; the first that fits counts.
    private static final String[][] IN_LINE = {
        {"version", "HPE_INVALID_CONSTANT", "Expected HTTP/, RTSP/ or ICE/"},
        {"text is empty", "HPE_INVALID_CONSTANT", "Expected HTTP/, RTSP/ or ICE/"},
        {"", "HPE_INVALID_METHOD", "Invalid method encountered"},
    };
    private static final String[][] IN_FIELDS = {
        {"Multiple Content-Length", "HPE_UNEXPECTED_CONTENT_LENGTH", "Duplicate Content-Length"},
        {"Transfer-Encoding", "HPE_INVALID_TRANSFER_ENCODING", "Invalid `Transfer-Encoding` header value"},
        {"Content-Length", "HPE_INVALID_CONTENT_LENGTH", "Invalid character in Content-Length"},
        {"Validation failed", "HPE_INVALID_HEADER_TOKEN", "Invalid header value char"},
        {"", "HPE_INVALID_HEADER_TOKEN", "Invalid header token"},
    };

    /** The error that a message which Netty's decoder refused stands for. */
    static HttpClientError ofDecoder(HttpObject message) {
        var cause = message.decoderResult().cause();
        if (cause instanceof BadRequestException refusal) {
            return refusal.error();
        }
        if (isOverflow(cause)) {
            return parseError("HPE_HEADER_OVERFLOW", "Header overflow");
        }
        if (cause instanceof PrematureChannelClosureException) {
            return INVALID_END;
        }
        if (!(message instanceof HttpRequest request)) {
            return parseError("HPE_INVALID_CHUNK_SIZE", "Invalid character in chunk size");
        }
        var words = String.valueOf(cause.getMessage());
        for (var row : request.uri().equals(RequestDecoder.BAD_LINE) ? IN_LINE : IN_FIELDS) {
            if (words.contains(row[0])) {
                return parseError(row[1], row[2]);
            }
        }
        return INVALID_METHOD;
    }

    private static boolean isOverflow(Throwable cause) {
        return cause instanceof TooLongFrameException;
    }

    /** Whether the reason is one that the bytes do not show: a limit, or that nothing was to come. */
    static boolean isCertain(Throwable cause) {
        return isOverflow(cause) || cause instanceof BadRequestException refusal
            && (refusal.error().code.equals("HPE_HEADER_OVERFLOW") || refusal.error().code.equals("HPE_CLOSED_CONNECTION"));
    }

    /** The message without what all those of the parser begin with. */
    public String reason() {
        return message.substring(message.indexOf(':') + 2);
    }

    static HttpClientError parseError(String code, String reason) {
        return new HttpClientError(code, "Parse Error: " + reason);
    }

    /** The error of a connection that failed. */
    static HttpClientError ofSocket(Throwable cause) {
        var error = UvError.from(cause);
        return new HttpClientError(error.code(), "read " + error.code());
    }

    /** Node's reply when nobody else takes care of the error. */
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
