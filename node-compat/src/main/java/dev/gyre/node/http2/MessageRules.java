package dev.gyre.node.http2;

/** The rules for the fields of requests and responses; what breaks them is malformed. */
// https://www.rfc-editor.org/rfc/rfc9113#section-8.2
final class MessageRules {
    private static final String TOKEN_MARKS = "!#$%&'*+-.^_`|~";

    private MessageRules() {}

    /** Whether a request's fields are in order; notes in {@code stream} what its body depends on. */
    static boolean acceptsRequest(Http2Stream stream, FieldList fields, boolean allowsProtocol) {
        CharSequence method = null;
        boolean path = false;
        boolean scheme = false;
        boolean authority = false;
        boolean host = false;
        boolean protocol = false;
        boolean regular = false;
        for (int i = 0; i < fields.size(); i++) {
            String name = fields.name(i).toString();
            CharSequence value = fields.value(i);
            if (!isPseudo(name)) {
                regular = true;
                host |= name.equals("host");
                if (!acceptsRegular(stream, name, value)) return false;
                continue;
            }
            if (regular || !isValue(value)) return false;
            switch (name) {
                case ":method" -> {
                    if (method != null || !isToken(value)) return false;
                    method = value;
                }
                case ":path" -> {
                    if (path || value.isEmpty()) return false;
                    path = true;
                }
                case ":scheme" -> {
                    if (scheme) return false;
                    scheme = true;
                }
                case ":authority" -> {
                    if (authority) return false;
                    authority = true;
                }
                case ":protocol" -> {
                    if (protocol || !allowsProtocol) return false;
                    protocol = true;
                }
                default -> {
                    return false;
                }
            }
        }
        if (method == null) return false;
        boolean connect = method.toString().equals("CONNECT");
        stream.isConnect = connect;
        if (connect && !protocol) {
            stream.contentLength = -1;
            return authority && !path && !scheme;
        }
        if (protocol && (!connect || !authority)) return false;
        return path && scheme && (authority || host);
    }

    /** Whether a response's fields are in order; notes in {@code stream} what its body depends on. */
    static boolean acceptsResponse(Http2Stream stream, FieldList fields) {
        if (fields.isEmpty() || !fields.name(0).toString().equals(":status")) return false;
        int status = statusOf(fields.value(0));
        if (status < 0) return false;
        stream.contentLength = -1;
        for (int i = 1; i < fields.size(); i++) {
            String name = fields.name(i).toString();
            if (isPseudo(name) || !acceptsRegular(stream, name, fields.value(i))) return false;
        }
        if (status == 101) return false;
        boolean isInterim = status < 200;
        stream.hasFinalHeaders = !isInterim;
        if (isInterim || status == 204) return stream.contentLength == -1 || status == 204 && stream.contentLength == 0;
        if (stream.expectsNoContent || status == 304) {
            stream.expectsNoContent = true;
            stream.contentLength = -1;
        }
        if (stream.isConnect && status < 300) stream.contentLength = -1;
        return true;
    }

    /** Whether trailers are in order. */
    static boolean acceptsTrailers(Http2Stream stream, FieldList fields) {
        for (int i = 0; i < fields.size(); i++) {
            String name = fields.name(i).toString();
            if (isPseudo(name) || !acceptsField(name, fields.value(i))) return false;
        }
        return true;
    }

    /** The status of a response, or -1 for what is none. */
    static int statusOf(CharSequence value) {
        if (value.length() != 3) return -1;
        int status = 0;
        for (int i = 0; i < 3; i++) {
            char digit = value.charAt(i);
            if (digit < '0' || digit > '9') return -1;
            status = 10 * status + digit - '0';
        }
        return status;
    }

    private static boolean isPseudo(String name) {
        return !name.isEmpty() && name.charAt(0) == ':';
    }

    private static boolean acceptsRegular(Http2Stream stream, String name, CharSequence value) {
        if (!acceptsField(name, value)) return false;
        if (!name.equals("content-length")) return true;
        if (stream.contentLength != -1) return false;
        stream.contentLength = number(value);
        return stream.contentLength >= 0;
    }

    private static boolean acceptsField(String name, CharSequence value) {
        return switch (name) {
            case "connection", "keep-alive", "proxy-connection", "transfer-encoding", "upgrade" -> false;
            case "te" -> value.toString().equalsIgnoreCase("trailers");
            default -> isName(name) || isIgnored(name, value);
        };
    }

    /** Whether a field of that name, in lower case, may be in any message whatever its value. */
    static boolean isPlainName(String name) {
        return switch (name) {
            case "connection",
                    "keep-alive",
                    "proxy-connection",
                    "transfer-encoding",
                    "upgrade",
                    "te",
                    "http2-settings" -> false;
            default -> isName(name);
        };
    }

    // What nghttp2 leaves out instead: names and values with characters that are not allowed there.
    static boolean isIgnored(CharSequence name, CharSequence value) {
        return hasNoUpperCase(name) && (!isName(name) || !isValue(value));
    }

    private static boolean hasNoUpperCase(CharSequence name) {
        for (int i = 0; i < name.length(); i++) if (name.charAt(i) >= 'A' && name.charAt(i) <= 'Z') return false;
        return true;
    }

    private static boolean isName(CharSequence name) {
        return hasNoUpperCase(name) && isToken(name);
    }

    private static boolean isToken(CharSequence text) {
        if (text.isEmpty()) return false;
        for (int i = 0; i < text.length(); i++) {
            char at = text.charAt(i);
            boolean plain = at >= 'a' && at <= 'z' || at >= 'A' && at <= 'Z' || at >= '0' && at <= '9';
            if (!plain && TOKEN_MARKS.indexOf(at) < 0) return false;
        }
        return true;
    }

    static boolean isValue(CharSequence value) {
        int last = value.length() - 1;
        if (last < 0) return true;
        if (isSpace(value.charAt(0)) || isSpace(value.charAt(last))) return false;
        for (int i = 0; i <= last; i++) {
            char at = value.charAt(i);
            if (at < ' ' && at != '\t' || at == 0x7f) return false;
        }
        return true;
    }

    private static boolean isSpace(char at) {
        return at == ' ' || at == '\t';
    }

    private static long number(CharSequence text) {
        if (text.isEmpty()) return -2;
        long value = 0;
        for (int i = 0; i < text.length(); i++) {
            char digit = text.charAt(i);
            if (digit < '0' || digit > '9' || value > (Long.MAX_VALUE - 9) / 10) return -2;
            value = 10 * value + digit - '0';
        }
        return value;
    }
}
