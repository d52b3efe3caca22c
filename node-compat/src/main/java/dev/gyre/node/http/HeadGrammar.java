package dev.gyre.node.http;

import io.netty.buffer.ByteBuf;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;

/**
 * Where the bytes of a request's head leave what Node's parser accepts, and its words for that. It is asked when a head was refused, for the reason,
 * and when a line is not complete, which may be wrong already; a head without a fault passes the decoder alone.
 */
final class HeadGrammar {
    private static final String[] PROTOCOLS = {"HTTP", "RTSP", "ICE"};
    private static final Set<String> ONLY_RTSP = Set.of("DESCRIBE", "ANNOUNCE", "SETUP", "PLAY", "PAUSE", "TEARDOWN", "GET_PARAMETER", "SET_PARAMETER",
        "REDIRECT", "RECORD", "FLUSH");
    private static final Set<String> ALSO_RTSP = Set.of("OPTIONS", "GET", "POST");
    private static final Set<String> SPECIAL = Set.of("connection", "proxy-connection", "content-length", "transfer-encoding", "upgrade");
    private static final Set<String> VERSIONS = Set.of("0.9", "1.0", "1.1", "2.0");
    private static final String PREFACE = "\r\n\r\nSM\r\n\r\n";
    // The states of a URL.
    private static final int START = 0, SCHEMA = 1, SERVER = 2, SERVER_WITH_AT = 3, PATH = 4, QUERY = 5, FRAGMENT = 6;
    private static final String PATH_MARKS = "!\"$%&'()*+,-./:;<=>@[\\]^_`{|}~";
    private static final int NONE = -1;

    private final ByteBuf bytes;
    private final int end;
    // What URL, names and values may hold together.
    private final int limit;
    private int at;
    private int held;
    private boolean lengthSeen;
    private boolean codingSeen;
    private boolean trailing;
    // A line without a version.
    private boolean simple;

    private HeadGrammar(ByteBuf bytes, int from, int limit) {
        this.bytes = bytes;
        this.at = from;
        this.end = bytes.writerIndex();
        this.limit = limit;
    }

    /** Throws what is wrong with a head that begins with its request line. */
    static void head(ByteBuf bytes, int from, int limit) {
        var grammar = new HeadGrammar(bytes, from, limit);
        if (grammar.line()) {
            if (grammar.simple && (grammar.next() == '\t' || grammar.next() == '\f')) {
                throw RequestRules.badUrl("Invalid characters in url");
            }
            if (grammar.next() == ' ') {
                throw new BadRequestException("HPE_UNEXPECTED_SPACE", "Unexpected space after start line");
            }
            grammar.fields();
        }
    }

    /** Throws what is wrong with lines of fields. */
    static void fields(ByteBuf bytes, int from, int limit) {
        new HeadGrammar(bytes, from, limit).fields();
    }

    /** Throws what is wrong with trailers. */
    static void trailers(ByteBuf bytes, int from, int limit) {
        var grammar = new HeadGrammar(bytes, from, limit);
        grammar.trailing = true;
        grammar.codingSeen = true;
        grammar.fields();
    }

    /** Whether a method goes with a protocol; names that are no protocol go with none. */
    static boolean goesWith(String method, String protocol) {
        return switch (protocol) {
            case "HTTP" -> !ONLY_RTSP.contains(method);
            case "RTSP" -> ONLY_RTSP.contains(method) || ALSO_RTSP.contains(method);
            default -> protocol.equals("ICE") && method.equals("SOURCE");
        };
    }

    /** Whether Node's parser knows a method. */
    static boolean isMethod(String name) {
        return RequestRules.METHODS.contains(name) || ONLY_RTSP.contains(name);
    }

    /** Whether Node's parser knows a version. */
    static boolean isVersion(int major, int minor) {
        return VERSIONS.contains(major + "." + minor);
    }

    /** Whether Node's parser looks at fields of a name. */
    static boolean isSpecial(String name) {
        return SPECIAL.contains(name.toLowerCase(Locale.ROOT));
    }

    private int next() {
        return at < end ? bytes.getByte(at) & 0xff : NONE;
    }

    private void hold(int length) {
        held += length;
        if (held >= limit) {
            throw new BadRequestException("HPE_HEADER_OVERFLOW", "Header overflow");
        }
    }

    private String text(int from, int to) {
        return bytes.toString(from, to - from, StandardCharsets.ISO_8859_1);
    }

    /** Reads a character that has to come; false where the bytes end. */
    private boolean expect(char wanted, String code, String reason) {
        if (next() == NONE) {
            return false;
        }
        if (next() != wanted) {
            throw new BadRequestException(code, reason);
        }
        at++;
        return true;
    }

    // ---- The request line. Each part answers false where the bytes end within it. ----

    private boolean line() {
        while (next() == '\r' || next() == '\n') {
            at++;
        }
        var start = at;
        while (RequestRules.isLetter((byte) next()) || next() == '-' || next() == '_') {
            at++;
        }
        var method = text(start, at);
        if (!method(method)) {
            return false;
        }
        while (next() == ' ') {
            at++;
        }
        if (!url(method.equals("CONNECT") ? SERVER : START)) {
            return false;
        }
        simple = bytes.getByte(at - 1) == '\n';
        return simple || protocol(method);
    }

    private boolean method(String word) {
        if (!isMethod(word) && !word.equals("PRI")) {
            var prefix = false;
            for (var name : RequestRules.METHODS) {
                prefix |= next() == NONE && name.startsWith(word);
                if (word.startsWith(name) && !"GET_PARAMETER".startsWith(word)) {
                    throw new BadRequestException("HPE_INVALID_METHOD", "Expected space after method");
                }
            }
            for (var name : ONLY_RTSP) {
                prefix |= next() == NONE && name.startsWith(word);
            }
            if (prefix) {
                return false;
            }
            throw new BadRequestException("HPE_INVALID_METHOD", "Invalid method encountered");
        }
        return expect(' ', "HPE_INVALID_METHOD", "Expected space after method");
    }

    private boolean url(int first) {
        var start = at;
        var state = first;
        for (; at < end; at++) {
            var character = next();
            if (character == ' ' || character == '\r' || character == '\n') {
                return urlEnd(state, character, at - start);
            }
            if (character == '\t' || character == '\f') {
                throw RequestRules.badUrl("Invalid characters in url");
            }
            state = switch (state) {
                case START -> urlStart(character);
                case SCHEMA -> schema(character);
                case SERVER, SERVER_WITH_AT -> server(character, state);
                case PATH -> path(character);
                case QUERY -> character == '#' ? FRAGMENT : in(character, character == '?', "Invalid char in url query", QUERY);
                default -> in(character, character == '?' || character == '#', "Invalid char in url fragment start", FRAGMENT);
            };
            if (state == NONE) {
                break;
            }
        }
        hold(at - start);
        return false;
    }

    private boolean urlEnd(int state, int character, int length) {
        if (state <= SCHEMA) {
            throw RequestRules.badUrl("Invalid characters in url");
        }
        hold(length);
        at++;
        return character != '\r' || expect('\n', "HPE_INVALID_URL", "Expected CRLF");
    }

    private static int urlStart(int character) {
        if (character == '/' || character == '*') {
            return PATH;
        }
        if (RequestRules.isLetter((byte) character)) {
            return SCHEMA;
        }
        throw RequestRules.badUrl("Unexpected start char in url");
    }

    private int schema(int character) {
        if (RequestRules.isLetter((byte) character)) {
            return SCHEMA;
        }
        if (character != ':') {
            throw RequestRules.badUrl("Unexpected char in url schema");
        }
        for (at++; at < end; at++) {
            if (next() != '/') {
                throw RequestRules.badUrl(next() <= ' ' ? "Invalid characters in url" : "Unexpected char in url schema");
            }
            if (bytes.getByte(at - 1) == '/') {
                return SERVER;
            }
        }
        return NONE;
    }

    private static int server(int character, int state) {
        if (character == '@') {
            if (state == SERVER_WITH_AT) {
                throw RequestRules.badUrl("Double @ in url");
            }
            return SERVER_WITH_AT;
        }
        if (character == '/' || character == '?') {
            return character == '/' ? PATH : QUERY;
        }
        if (!RequestRules.isServer((byte) character)) {
            throw RequestRules.badUrl("Unexpected char in url server");
        }
        return SERVER;
    }

    private static int path(int character) {
        return character == '?' ? QUERY : character == '#' ? FRAGMENT : in(character, false, "Invalid char in url path", PATH);
    }

    private static int in(int character, boolean also, String reason, int state) {
        if (also || RequestRules.isLetter((byte) character) || RequestRules.isDigit((byte) character) || PATH_MARKS.indexOf(character) >= 0) {
            return state;
        }
        throw RequestRules.badUrl(reason);
    }

    private boolean protocol(String method) {
        while (next() == ' ') {
            at++;
        }
        var name = protocolName();
        if (name == null) {
            return false;
        }
        if (!goesWith(method, name)) {
            throw RequestRules.badMethodFor(name);
        }
        return expect('/', "HPE_INVALID_CONSTANT", "Expected HTTP/, RTSP/ or ICE/") && digit("Invalid major version")
            && expect('.', "HPE_INVALID_VERSION", "Expected dot") && digit("Invalid minor version") && lineEnd(method);
    }

    private String protocolName() {
        for (var name : PROTOCOLS) {
            var length = Math.min(name.length(), end - at);
            if (name.startsWith(text(at, at + length))) {
                at += length;
                return length == name.length() ? name : null;
            }
        }
        throw new BadRequestException("HPE_INVALID_CONSTANT", "Expected HTTP/, RTSP/ or ICE/");
    }

    private boolean digit(String reason) {
        if (next() != NONE && !RequestRules.isDigit((byte) next())) {
            throw new BadRequestException("HPE_INVALID_VERSION", reason);
        }
        return at++ < end;
    }

    private boolean lineEnd(String method) {
        if (!VERSIONS.contains(text(at - 3, at))) {
            throw new BadRequestException("HPE_INVALID_VERSION", "Invalid HTTP version");
        }
        if (method.equals("PRI")) {
            var length = Math.min(PREFACE.length(), end - at);
            if (!PREFACE.startsWith(text(at, at + length))) {
                throw new BadRequestException("HPE_INVALID_VERSION", "Expected HTTP/2 Connection Preface");
            }
            if (length < PREFACE.length()) {
                return false;
            }
            throw new BadRequestException("HPE_PAUSED_H2_UPGRADE", "Pause on PRI/Upgrade");
        }
        return expect('\r', "HPE_INVALID_VERSION", "Expected CRLF after version") && expect('\n', "HPE_STRICT", "Expected CRLF after version");
    }

    // ---- Fields ----

    private void fields() {
        while (next() != NONE) {
            if (next() == '\r') {
                at++;
                expect('\n', "HPE_STRICT", "Expected LF after headers");
                return;
            }
            if (next() == '\n') {
                throw badToken("Invalid header field char");
            }
            var start = at;
            while (RequestRules.isToken((byte) next())) {
                at++;
            }
            if (next() == NONE) {
                hold(at - start);
                return;
            }
            var name = text(start, at).toLowerCase(Locale.ROOT);
            if (start == at || next() != ':') {
                throw badToken(next() == ' ' && isSpecial(name) ? "Invalid header field char" : "Invalid header token");
            }
            hold(at++ - start);
            conflict(name);
            if (!value(name)) {
                return;
            }
        }
    }

    private static BadRequestException badToken(String reason) {
        return new BadRequestException("HPE_INVALID_HEADER_TOKEN", reason);
    }

    private void conflict(String name) {
        if (lengthSeen && name.equals("transfer-encoding")) {
            throw RequestRules.badCoding("Transfer-Encoding can't be present with Content-Length");
        }
        if (trailing && name.equals("transfer-encoding")) {
            throw RequestRules.badCoding("Invalid `Transfer-Encoding` header value");
        }
        if (codingSeen && name.equals("content-length")) {
            throw new BadRequestException("HPE_INVALID_CONTENT_LENGTH", "Content-Length can't be present with Transfer-Encoding");
        }
    }

    private boolean value(String name) {
        while (next() == ' ' || next() == '\t') {
            at++;
        }
        if (next() == '\r') {
            return emptyValue(name);
        }
        if (next() == '\n') {
            throw badToken("Invalid header value char");
        }
        var start = at;
        codingSeen |= name.equals("transfer-encoding");
        if (name.equals("content-length") && !length()) {
            return false;
        }
        while (next() == '\t' || next() >= ' ' && next() != 0x7f) {
            at++;
        }
        hold(at - start);
        if (next() == '\n') {
            throw new BadRequestException("HPE_CR_EXPECTED", "Missing expected CR after header value");
        }
        if (next() != NONE && next() != '\r') {
            throw badToken("Invalid header value char");
        }
        return at++ < end && expect('\n', "HPE_LF_EXPECTED", "Missing expected LF after header value")
            && unfolded("Unexpected whitespace after header value");
    }

    private boolean emptyValue(String name) {
        at++;
        if (!expect('\n', "HPE_STRICT", "Expected LF after CR") || !unfolded("Invalid header value char")) {
            return false;
        }
        if (name.equals("content-length")) {
            throw new BadRequestException("HPE_INVALID_CONTENT_LENGTH", "Empty Content-Length");
        }
        return true;
    }

    private boolean unfolded(String reason) {
        if (next() == ' ' || next() == '\t') {
            throw badToken(reason);
        }
        return at < end;
    }

    private boolean length() {
        if (lengthSeen) {
            throw new BadRequestException("HPE_UNEXPECTED_CONTENT_LENGTH", "Duplicate Content-Length");
        }
        lengthSeen = true;
        var total = 0L;
        for (; next() != NONE && RequestRules.isDigit((byte) next()); at++) {
            var digit = next() - '0';
            // Beyond 64 bits without a sign.
            if (Long.compareUnsigned(total, Long.divideUnsigned(-1L - digit, 10)) > 0) {
                throw new BadRequestException("HPE_INVALID_CONTENT_LENGTH", "Content-Length overflow");
            }
            total = total * 10 + digit;
        }
        while (next() == ' ' || next() == '\t') {
            at++;
        }
        if (next() != NONE && next() != '\r' && next() != '\n') {
            throw new BadRequestException("HPE_INVALID_CONTENT_LENGTH", "Invalid character in Content-Length");
        }
        return next() != NONE;
    }
}
