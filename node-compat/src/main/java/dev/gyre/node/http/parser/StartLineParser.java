package dev.gyre.node.http.parser;

/** The first line of a message: method, URL and version of a request, or version, status and its message of a response. */
final class StartLineParser {
    private static final int METHOD = 0,
            METHOD_END = 1,
            URL_BLANKS = 2,
            URL = 3,
            VERSION_BLANKS = 4,
            PROTOCOL = 5,
            SLASH = 6,
            MAJOR = 7,
            DOT = 8,
            MINOR = 9,
            REQUEST_END = 10,
            REQUEST_FEED = 11,
            PREFACE = 12,
            STATUS_BLANK = 13,
            STATUS = 14,
            STATUS_END = 15,
            REASON = 16,
            RESPONSE_FEED = 17;
    private static final int STATUS_DIGITS = 3;
    private static final String REST_OF_PREFACE = "\r\n\r\nSM\r\n\r\n";
    private static final String BAD_PROTOCOL = "Expected HTTP/, RTSP/ or ICE/";

    private final HttpParser parser;
    private final UrlParser url;
    private int state;
    // How much of a method, protocol or of the preface has come, and how many digits of the status.
    private int matched;
    private int methodIndex;
    private String protocol;

    StartLineParser(HttpParser parser) {
        this.parser = parser;
        url = parser.request ? new UrlParser(parser) : null;
    }

    void begin() {
        state = parser.request ? METHOD : PROTOCOL;
        matched = 0;
        methodIndex = 0;
    }

    int parse(byte[] data, int from, int end) {
        var at = from;
        do {
            at = switch (state) {
                case METHOD -> method(data[at], at);
                case METHOD_END -> methodEnd(data[at], at);
                case URL_BLANKS -> urlBlanks(data[at], at);
                case URL -> url(data, at, end);
                case VERSION_BLANKS -> versionBlanks(data[at], at);
                case PROTOCOL -> protocol(data[at], at);
                case SLASH -> slash(data[at], at);
                case MAJOR, DOT, MINOR -> version(data[at], at);
                case REQUEST_END, REQUEST_FEED -> requestEnd(data[at], at);
                case PREFACE -> preface(data[at], at);
                default -> status(data, at, end);
            };
        } while (at < end && parser.phase == HttpParser.LINE);
        return at;
    }

    // ---- Request: method and URL ----

    private int method(byte character, int at) {
        var next = Methods.next(methodIndex, matched, character);
        if (next >= 0) {
            methodIndex = next;
            matched++;
            return at + 1;
        }
        parser.method = Methods.name(methodIndex);
        if (matched != parser.method.length()) {
            return parser.fail("HPE_INVALID_METHOD", "Invalid method encountered", at);
        }
        state = METHOD_END;
        return at;
    }

    private int methodEnd(byte character, int at) {
        if (character != ' ') {
            return parser.fail("HPE_INVALID_METHOD", "Expected space after method", at);
        }
        state = URL_BLANKS;
        return at + 1;
    }

    private int urlBlanks(byte character, int at) {
        if (character == ' ') {
            return at + 1;
        }
        url.begin(parser.method.equals("CONNECT"));
        state = URL;
        return at;
    }

    private int url(byte[] data, int from, int end) {
        var at = url.parse(data, from, end);
        if (url.isComplete()) {
            state = VERSION_BLANKS;
            matched = 0;
        } else if (url.isSimpleRequest()) {
            parser.major = 0;
            parser.minor = 9;
            parser.startLineComplete();
        }
        return at;
    }

    // ---- Protocol and version ----

    private int versionBlanks(byte character, int at) {
        if (character == ' ') {
            return at + 1;
        }
        state = PROTOCOL;
        return at;
    }

    private int protocol(byte character, int at) {
        if (matched == 0) {
            protocol = character == 'R' ? "RTSP" : character == 'I' ? "ICE" : "HTTP";
        }
        if (character != protocol.charAt(matched)) {
            return badProtocol(BAD_PROTOCOL, at);
        }
        if (++matched == protocol.length()) {
            state = SLASH;
            return parser.request ? protocolComplete(at + 1) : at + 1;
        }
        return at + 1;
    }

    private int badProtocol(String reason, int at) {
        return parser.fail("HPE_INVALID_CONSTANT", reason, at);
    }

    private int protocolComplete(int at) {
        return switch (protocol.charAt(0)) {
            case 'H' -> Methods.isHttp(parser.method) ? at : badProtocol("Invalid method for HTTP/x.x request", at);
            case 'R' -> Methods.isRtsp(parser.method) ? at : badProtocol("Invalid method for RTSP/x.x request", at);
            default ->
                Methods.isIcecast(parser.method) ? at : badProtocol("Expected SOURCE method for ICE/x.x request", at);
        };
    }

    private int slash(byte character, int at) {
        if (character != '/') {
            return badProtocol(BAD_PROTOCOL, at);
        }
        state = MAJOR;
        return at + 1;
    }

    private int badVersion(String reason, int at) {
        return parser.fail("HPE_INVALID_VERSION", reason, at);
    }

    private int version(byte character, int at) {
        if (state == DOT) {
            state = MINOR;
            return character == '.' ? at + 1 : badVersion("Expected dot", at);
        }
        var isMajor = state == MAJOR;
        if (!CharacterClass.isDigit(character)) {
            return badVersion(isMajor ? "Invalid major version" : "Invalid minor version", at);
        }
        if (isMajor) {
            parser.major = character - '0';
            state = DOT;
            return at + 1;
        }
        parser.minor = character - '0';
        if (!isKnownVersion() && !parser.isLenient(LenientFlags.VERSION)) {
            return badVersion("Invalid HTTP version", at + 1);
        }
        matched = 0;
        state = !parser.request ? STATUS_BLANK : parser.method.equals("PRI") ? PREFACE : REQUEST_END;
        return at + 1;
    }

    private boolean isKnownVersion() {
        return switch (10 * parser.major + parser.minor) {
            case 9, 10, 11, 20 -> true;
            default -> false;
        };
    }

    // ---- The end of a request line ----

    private int requestEnd(byte character, int at) {
        if (state == REQUEST_FEED) {
            if (character == '\n') {
                parser.startLineComplete();
                return at + 1;
            }
            if (!parser.isLenient(LenientFlags.OPTIONAL_LF_AFTER_CR)) {
                return parser.fail("HPE_STRICT", "Expected CRLF after version", at);
            }
            parser.startLineComplete();
            return at;
        }
        if (character == '\n' && !parser.isLenient(LenientFlags.OPTIONAL_CR_BEFORE_LF)) {
            return badVersion("Expected CRLF after version", at + 1);
        }
        if (character != '\r' && character != '\n') {
            return badVersion("Expected CRLF after version", at);
        }
        state = REQUEST_FEED;
        return at + 1;
    }

    /** A client that speaks HTTP/2 says so by a request that no HTTP/1 server knows. */
    private int preface(byte character, int at) {
        if (character != REST_OF_PREFACE.charAt(matched)) {
            return badVersion("Expected HTTP/2 Connection Preface", at);
        }
        if (++matched == REST_OF_PREFACE.length()) {
            return parser.fail("HPE_PAUSED_H2_UPGRADE", "Pause on PRI/Upgrade", at + 1);
        }
        return at + 1;
    }

    // ---- Response: status and its message ----

    private int badStatus(String reason, int at) {
        return parser.fail("HPE_INVALID_STATUS", reason, at);
    }

    private int status(byte[] data, int at, int end) {
        return switch (state) {
            case STATUS_BLANK -> statusBlank(data[at], at);
            case STATUS -> statusDigit(data[at], at);
            case STATUS_END -> statusEnd(data[at], at);
            case REASON -> reason(data, at, end);
            default -> responseFeed(data[at], at);
        };
    }

    private int statusBlank(byte character, int at) {
        if (character != ' ') {
            return badVersion("Expected space after version", at);
        }
        parser.status = 0;
        state = STATUS;
        return at + 1;
    }

    private int statusDigit(byte character, int at) {
        if (!CharacterClass.isDigit(character)) {
            return badStatus("Invalid status code", at);
        }
        parser.status = 10 * parser.status + character - '0';
        if (++matched == STATUS_DIGITS) {
            state = STATUS_END;
        }
        return at + 1;
    }

    private int statusEnd(byte character, int at) {
        switch (character) {
            case ' ' -> state = REASON;
            case '\r' -> state = RESPONSE_FEED;
            case '\n' -> {
                if (!parser.isLenient(LenientFlags.OPTIONAL_CR_BEFORE_LF)) {
                    return badStatus("Invalid response status", at + 1);
                }
                parser.startLineComplete();
            }
            default -> {
                return badStatus("Invalid response status", at);
            }
        }
        return at + 1;
    }

    private int reason(byte[] data, int from, int end) {
        var at = from;
        while (at < end && data[at] != '\r' && data[at] != '\n') {
            at++;
        }
        var next = at < end ? at + 1 : at;
        if (!parser.track(at - from, next)) {
            return next;
        }
        parser.callbacks.onStatus(data, from, at - from);
        if (at == end) {
            return at;
        }
        if (data[at] == '\r') {
            state = RESPONSE_FEED;
        } else if (parser.isLenient(LenientFlags.OPTIONAL_CR_BEFORE_LF)) {
            parser.startLineComplete();
        } else {
            return parser.fail("HPE_CR_EXPECTED", "Missing expected CR after response line", next);
        }
        return next;
    }

    private int responseFeed(byte character, int at) {
        if (character != '\n' && !parser.isLenient(LenientFlags.OPTIONAL_LF_AFTER_CR)) {
            return parser.fail("HPE_STRICT", "Expected LF after CR", at);
        }
        parser.startLineComplete();
        return character == '\n' ? at + 1 : at;
    }
}
