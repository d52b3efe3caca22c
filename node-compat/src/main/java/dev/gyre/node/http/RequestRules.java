package dev.gyre.node.http;

import io.netty.buffer.ByteBuf;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpMessage;
import io.netty.util.AsciiString;
import java.util.BitSet;
import java.util.Set;

/** What Node's parser refuses of a request where Netty's decoder does not: each rule looks at bytes or fields once and throws. */
final class RequestRules {
    // llhttp's methods of HTTP.
    static final Set<String> METHODS = Set.of("ACL", "BIND", "CHECKOUT", "CONNECT", "COPY", "DELETE", "GET", "HEAD", "LINK", "LOCK", "M-SEARCH",
        "MERGE", "MKACTIVITY", "MKCALENDAR", "MKCOL", "MOVE", "NOTIFY", "OPTIONS", "PATCH", "POST", "PROPFIND", "PROPPATCH", "PURGE", "PUT", "QUERY",
        "REBIND", "REPORT", "SEARCH", "SOURCE", "SUBSCRIBE", "TRACE", "UNBIND", "UNLINK", "UNLOCK", "UNSUBSCRIBE");

    private static final Set<String> PROTOCOLS = Set.of("HTTP", "RTSP", "ICE");
    private static final int PROTOCOL_LENGTH = "HTTP/1.1".length();
    private static final String TOKEN_MARKS = "!#$%&'*+-.^_`|~";
    private static final String SERVER_MARKS = "-_.!~*'()%;:&=+$,[]";

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
            if (!isServer(line[at]) && line[at] != '@') {
                throw badUrl("Unexpected char in url server");
            }
        }
    }

    static boolean isServer(byte character) {
        return isLetter(character) || isDigit(character) || SERVER_MARKS.indexOf(character) >= 0;
    }

    static BadRequestException badUrl(String reason) {
        return new BadRequestException("HPE_INVALID_URL", reason);
    }

    /** Name, slash and two digits; case counts. */
    static void protocol(byte[] line, int start, int length, String method) {
        if (METHODS.contains(method) && length == PROTOCOL_LENGTH && line[start] == 'H' && line[start + 1] == 'T' && line[start + 2] == 'T' && line[start + 3] == 'P'
            && line[start + 4] == '/' && isDigit(line[start + 5]) && line[start + 6] == '.' && isDigit(line[start + 7])) {
            return;
        }
        var text = new AsciiString(line, start, length, false).toString();
        var slash = text.indexOf('/');
        if (slash < 0 || !PROTOCOLS.contains(text.substring(0, slash))) {
            throw new BadRequestException("HPE_INVALID_CONSTANT", "Expected HTTP/, RTSP/ or ICE/");
        }
        if (!HeadGrammar.goesWith(method, text.substring(0, slash))) {
            throw badMethodFor(text.substring(0, slash));
        }
        version(text, slash + 1);
    }

    static BadRequestException badMethodFor(String protocol) {
        return new BadRequestException("HPE_INVALID_CONSTANT",
            protocol.equals("ICE") ? "Expected SOURCE method for ICE/x.x request" : "Invalid method for " + protocol + "/x.x request");
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

    /** Header fields of which no line begins with white space, from the end of the line at {@code from} to the empty line; answers where that end is, or -1. */
    static int unfolded(ByteBuf buffer, int from) {
        var end = buffer.writerIndex();
        var first = buffer.indexOf(from, end, (byte) '\n');
        for (var feed = first; feed >= 0 && feed + 1 < end; feed = buffer.indexOf(feed + 1, end, (byte) '\n')) {
            var next = buffer.getByte(feed + 1);
            if (next == '\r') {
                return first;
            }
            fieldStart(next);
        }
        return first;
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

    /** Trailers have a limit of their own, by the same count. */
    static void trailers(HttpHeaders trailers, HttpServerOptions options) {
        if (held("", trailers) >= options.maxHeaderSize()) {
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

    /**
     * Chunked may be named once, as the last coding, and with no length beside it; answers whether it is. A tab behind it makes it another coding: {@code tabs} has the
     * fields that end in one, or is null.
     */
    static boolean chunked(HttpHeaders headers, BitSet tabs) {
        var chunked = false;
        var values = headers.getAll(HttpHeaderNames.TRANSFER_ENCODING);
        for (var index = 0; index < values.size(); index++) {
            if (values.get(index).isEmpty()) {
                throw badCoding("Empty Transfer-Encoding");
            }
            var tab = tabs != null && tabs.get(index);
            for (var coding : (tab ? values.get(index) + '\t' : values.get(index)).split(",", -1)) {
                if (chunked) {
                    throw badCoding("Invalid `Transfer-Encoding` header value");
                }
                chunked = isChunked(coding);
            }
        }
        if (headers.contains(HttpHeaderNames.CONTENT_LENGTH)) {
            throw lengthFirst(headers) ? badCoding("Transfer-Encoding can't be present with Content-Length")
                : new BadRequestException("HPE_INVALID_CONTENT_LENGTH", "Content-Length can't be present with Transfer-Encoding");
        }
        return chunked;
    }

    static boolean isChunked(String coding) {
        var end = coding.length();
        while (end > 0 && coding.charAt(end - 1) == ' ') {
            end--;
        }
        return end > 0 && coding.charAt(end - 1) != '\t' && HttpHeaderValues.CHUNKED.contentEqualsIgnoreCase(coding.strip());
    }

    /** Whether a length is given, and is not 0. */
    static boolean hasLength(HttpHeaders headers) {
        var length = headers.get(HttpHeaderNames.CONTENT_LENGTH);
        for (var index = 0; length != null && index < length.length(); index++) {
            if (length.charAt(index) != '0') {
                return true;
            }
        }
        return false;
    }

    /** Whether another message may follow: only versions like 1.1 keep a connection unasked. Proxies say it by a field of their own. */
    static boolean keepsAlive(HttpMessage message) {
        var version = message.protocolVersion();
        return version.majorVersion() > 0 && version.minorVersion() > 0 ? !says(message.headers(), HttpHeaderValues.CLOSE)
            : says(message.headers(), HttpHeaderValues.KEEP_ALIVE);
    }

    /** Whether the connection is to speak another protocol from here on. */
    static boolean asksForUpgrade(HttpHeaders headers) {
        var protocol = headers.get(HttpHeaderNames.UPGRADE);
        return protocol != null && !protocol.isEmpty() && says(headers, HttpHeaderValues.UPGRADE);
    }

    private static boolean says(HttpHeaders headers, AsciiString option) {
        return headers.containsValue(HttpHeaderNames.CONNECTION, option, true)
            || headers.contains(HttpHeaderNames.PROXY_CONNECTION) && headers.containsValue(HttpHeaderNames.PROXY_CONNECTION, option, true);
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

    static boolean isToken(byte character) {
        return isLetter(character) || isDigit(character) || TOKEN_MARKS.indexOf(character) >= 0;
    }

    static boolean isLetter(byte character) {
        return (character | 0x20) >= 'a' && (character | 0x20) <= 'z';
    }

    static boolean isDigit(byte character) {
        return character >= '0' && character <= '9';
    }

    static void method(String name) {
        if (!METHODS.contains(name) && !HeadGrammar.isMethod(name)) {
            throw new BadRequestException("HPE_INVALID_METHOD", "Invalid method encountered");
        }
    }
}
