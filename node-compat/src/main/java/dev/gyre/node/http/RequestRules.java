package dev.gyre.node.http;

import io.netty.buffer.ByteBuf;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpMessage;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.util.AsciiString;
import java.util.Set;

/** What Node's parser refuses of a request where Netty's decoder does not: each rule looks at bytes or fields once and throws. */
final class RequestRules {
    // llhttp's methods: anything else is refused.
    private static final Set<String> METHODS = Set.of("ACL", "BIND", "CHECKOUT", "CONNECT", "COPY", "DELETE", "GET", "HEAD", "LINK", "LOCK", "M-SEARCH",
        "MERGE", "MKACTIVITY", "MKCALENDAR", "MKCOL", "MOVE", "NOTIFY", "OPTIONS", "PATCH", "POST", "PROPFIND", "PROPPATCH", "PURGE", "PUT", "QUERY",
        "REBIND", "REPORT", "SEARCH", "SOURCE", "SUBSCRIBE", "TRACE", "UNBIND", "UNLINK", "UNLOCK", "UNSUBSCRIBE");

    private static final String PROTOCOL = "HTTP/";
    private static final int PROTOCOL_LENGTH = "HTTP/1.1".length();
    private static final String TOKEN_MARKS = "!#$%&'*+-.^_`|~";
    private static final String SERVER_MARKS = "-_.!~*'()%;:&=+$,[]@";

    private RequestRules() {
    }

    /** Words of the request line are held apart by spaces only. */
    static void separator(byte[] line, int from, int to, String code, String reason) {
        for (var i = from; i < to; i++) {
            if (line[i] != ' ') {
                throw new BadRequestException(code, reason);
            }
        }
    }

    /** A path, a star, or scheme and server; visible ASCII only. */
    static void url(byte[] line, int start, int length, boolean connect) {
        for (var i = start; i < start + length; i++) {
            if (line[i] <= ' ' || line[i] == 0x7f) {
                throw badUrl("Invalid characters in url");
            }
        }
        if (length > 0 && line[start] != '/' && line[start] != '*' && !connect) {
            absolute(line, start, start + length);
        }
    }

    private static void absolute(byte[] line, int start, int end) {
        var at = start;
        while (at < end && isLetter(line[at])) {
            at++;
        }
        if (at == start) {
            throw badUrl("Unexpected start char in url");
        }
        if (at + 3 > end || line[at] != ':' || line[at + 1] != '/' || line[at + 2] != '/') {
            throw badUrl("Unexpected char in url schema");
        }
        for (at += 3; at < end && line[at] != '/' && line[at] != '?'; at++) {
            if (!isLetter(line[at]) && !isDigit(line[at]) && SERVER_MARKS.indexOf(line[at]) < 0) {
                throw badUrl("Unexpected char in url server");
            }
        }
    }

    private static BadRequestException badUrl(String reason) {
        return new BadRequestException("HPE_INVALID_URL", reason);
    }

    /** Name, slash and two digits; case counts. */
    static void protocol(byte[] line, int start, int length) {
        if (length == PROTOCOL_LENGTH && line[start] == 'H' && line[start + 1] == 'T' && line[start + 2] == 'T' && line[start + 3] == 'P'
            && line[start + 4] == '/' && isDigit(line[start + 5]) && line[start + 6] == '.' && isDigit(line[start + 7])) {
            return;
        }
        var text = new AsciiString(line, start, length, false).toString();
        if (!text.startsWith(PROTOCOL)) {
            throw new BadRequestException("HPE_INVALID_CONSTANT", "Expected HTTP/, RTSP/ or ICE/");
        }
        version(text, PROTOCOL.length());
    }

    private static void version(String text, int at) {
        if (text.length() <= at || !Character.isDigit(text.charAt(at))) {
            throw badVersion("Invalid major version");
        }
        if (text.length() <= at + 1 || text.charAt(at + 1) != '.') {
            throw badVersion("Expected dot");
        }
        if (text.length() <= at + 2 || !Character.isDigit(text.charAt(at + 2))) {
            throw badVersion("Invalid minor version");
        }
        if (text.length() > at + 3) {
            throw badVersion("Expected CRLF after version");
        }
    }

    private static BadRequestException badVersion(String reason) {
        return new BadRequestException("HPE_INVALID_VERSION", reason);
    }

    /** Header fields of which no line begins with white space, from the end of the line at {@code from} to the empty line. */
    static void unfolded(ByteBuf buffer, int from) {
        var end = buffer.writerIndex();
        for (var feed = buffer.indexOf(from, end, (byte) '\n'); feed >= 0 && feed + 1 < end; feed = buffer.indexOf(feed + 1, end, (byte) '\n')) {
            var next = buffer.getByte(feed + 1);
            if (next == '\r') {
                return;
            }
            fieldStart(next);
        }
    }

    static void fieldStart(byte first) {
        if (first == ' ' || first == '\t') {
            throw new BadRequestException("HPE_INVALID_HEADER_TOKEN", "Unexpected whitespace after header value");
        }
    }

    /** What says how long the body is may not come after it. */
    static void trailer(byte[] line, int start, int length) {
        if (length == HttpHeaderNames.TRANSFER_ENCODING.length() || length == HttpHeaderNames.CONTENT_LENGTH.length()) {
            var name = new AsciiString(line, start, length, false);
            if (HttpHeaderNames.TRANSFER_ENCODING.contentEqualsIgnoreCase(name)) {
                throw badCoding("Invalid `Transfer-Encoding` header value");
            }
            if (HttpHeaderNames.CONTENT_LENGTH.contentEqualsIgnoreCase(name)) {
                throw new BadRequestException("HPE_INVALID_CONTENT_LENGTH", "Content-Length can't be present with Transfer-Encoding");
            }
        }
    }

    /** The limit counts what the fields and the URL hold, not the signs and spaces between; {@code received} is what the lines were long, which is no less. */
    static void size(String url, HttpHeaders headers, int received, HttpServerOptions options) {
        var fields = options.maxHeadersCount();
        var bytes = options.maxHeaderSize();
        if (fields > 0 && headers.size() > fields || received >= bytes && held(url, headers) >= bytes) {
            throw new BadRequestException("HPE_HEADER_OVERFLOW", "Header overflow");
        }
    }

    private static int held(String url, HttpHeaders headers) {
        var total = url.length();
        for (var fields = headers.iteratorCharSequence(); fields.hasNext();) {
            var field = fields.next();
            total += field.getKey().length() + field.getValue().length();
        }
        return total;
    }

    /** Chunked may be named once, as the last coding, and with no length beside it; answers whether it is. */
    static boolean chunked(HttpHeaders headers) {
        var chunked = false;
        for (var value : headers.getAll(HttpHeaderNames.TRANSFER_ENCODING)) {
            if (value.isEmpty()) {
                throw badCoding("Empty Transfer-Encoding");
            }
            for (var coding : value.split(",", -1)) {
                if (chunked) {
                    throw badCoding("Invalid `Transfer-Encoding` header value");
                }
                chunked = HttpHeaderValues.CHUNKED.contentEqualsIgnoreCase(coding.strip());
            }
        }
        if (headers.contains(HttpHeaderNames.CONTENT_LENGTH)) {
            throw lengthFirst(headers) ? badCoding("Transfer-Encoding can't be present with Content-Length")
                : new BadRequestException("HPE_INVALID_CONTENT_LENGTH", "Content-Length can't be present with Transfer-Encoding");
        }
        return chunked;
    }

    /** Whether nothing may follow the message: only versions like 1.1 keep a connection unasked. */
    static boolean isLast(HttpMessage message) {
        var version = message.protocolVersion();
        var unasked = version.majorVersion() > 0 && version.minorVersion() > 0;
        return !HttpUtil.isKeepAlive(message)
            || !unasked && !message.headers().containsValue(HttpHeaderNames.CONNECTION, HttpHeaderValues.KEEP_ALIVE, true);
    }

    private static boolean lengthFirst(HttpHeaders headers) {
        for (var fields = headers.iteratorCharSequence(); fields.hasNext();) {
            var name = fields.next().getKey();
            if (HttpHeaderNames.CONTENT_LENGTH.contentEqualsIgnoreCase(name)) {
                return true;
            }
            if (HttpHeaderNames.TRANSFER_ENCODING.contentEqualsIgnoreCase(name)) {
                return false;
            }
        }
        return false;
    }

    static BadRequestException badCoding(String reason) {
        return new BadRequestException("HPE_INVALID_TRANSFER_ENCODING", reason);
    }

    /** The size that a chunk's line says, the line ending before {@code end}; what no chunk can be long is left to the decoder. */
    static long chunkSize(ByteBuf buffer, int start, int end) {
        var at = start;
        long size = 0;
        for (; at < end && Character.digit(buffer.getByte(at), 16) >= 0; at++) {
            size = Math.min(size * 16 + Character.digit(buffer.getByte(at), 16), Integer.MAX_VALUE);
        }
        if (at == start || at < end && buffer.getByte(at) != ';') {
            throw new BadRequestException("HPE_INVALID_CHUNK_SIZE", "Invalid character in chunk size");
        }
        while (at < end) {
            at = extension(buffer, at + 1, end);
        }
        return size;
    }

    /** Reads one extension after its semicolon: a name that may be empty, unless nothing follows, and a value that may be quoted. */
    private static int extension(ByteBuf buffer, int start, int end) {
        var at = token(buffer, start, end);
        if (at == end ? at == start : buffer.getByte(at) != ';' && buffer.getByte(at) != '=') {
            throw badExtension(at == start ? "Invalid character in chunk extensions" : "Invalid character in chunk extensions name");
        }
        if (at < end && buffer.getByte(at) == '=') {
            var quoted = at + 1 < end && buffer.getByte(at + 1) == '"';
            at = quoted ? quoted(buffer, at + 2, end) : token(buffer, at + 1, end);
            if (at < end && buffer.getByte(at) != ';') {
                throw badExtension(quoted ? "Invalid character in chunk extensions quote value" : "Invalid character in chunk extensions value");
            }
        }
        return at;
    }

    private static int token(ByteBuf buffer, int start, int end) {
        var at = start;
        while (at < end && isToken(buffer.getByte(at))) {
            at++;
        }
        return at;
    }

    private static int quoted(ByteBuf buffer, int start, int end) {
        for (var at = start; at < end; at++) {
            var next = buffer.getByte(at);
            if (next == '"') {
                return at + 1;
            }
            if (next == '\\') {
                at++;
            } else if (next == 0x7f || next < ' ' && next != '\t') {
                break;
            }
        }
        throw badExtension("Invalid character in chunk extensions quoted value");
    }

    private static BadRequestException badExtension(String reason) {
        return new BadRequestException("HPE_STRICT", reason);
    }

    private static boolean isToken(byte character) {
        return isLetter(character) || isDigit(character) || TOKEN_MARKS.indexOf(character) >= 0;
    }

    private static boolean isLetter(byte character) {
        return (character | 0x20) >= 'a' && (character | 0x20) <= 'z';
    }

    private static boolean isDigit(byte character) {
        return character >= '0' && character <= '9';
    }

    static void method(String name) {
        if (!METHODS.contains(name)) {
            throw new BadRequestException("HPE_INVALID_METHOD", "Invalid method encountered");
        }
    }
}
