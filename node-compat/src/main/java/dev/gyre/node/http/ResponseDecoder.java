package dev.gyre.node.http;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;

/** Reads the responses on a client's connection, from bytes that the caller brings, as strictly as Node's parser and with its words for what it refuses. */
public final class ResponseDecoder {
    private static final int START = 0, PROTOCOL = 1, MAJOR = 2, DOT = 3, MINOR = 4, VERSION_END = 5, STATUS = 6, STATUS_END = 7, STATUS_FEED = 8, REASON = 9, REASON_FEED = 10,
        FIELDS = 11, FIELD = 12, NAME = 13, VALUE_START = 14, VALUE = 15, LENGTH = 16, VALUE_FEED = 17, VALUE_END = 18, EMPTY_FEED = 19, EMPTY_END = 20, HEAD_FEED = 21,
        BODY = 22, UNTIL_END = 23, CHUNK_LINE = 24, CHUNK = 25, CHUNK_END = 26, CHUNK_FEED = 27, CLOSED = 28, FAILED = 29, UPGRADED = 30;
    private static final int SWITCHING_PROTOCOLS = 101;
    private static final int STATUS_DIGITS = 3;
    private static final String[] NONE = {};

    private final ResponseEvents events;
    private final int limit;
    private final ChunkSize chunk = new ChunkSize();
    private final ArrayList<String> fields = new ArrayList<>();
    private byte[] text = new byte[64];
    private int length;
    // What the reason, names and values have held so far.
    private int held;
    private byte[] rest = {};
    private int state = START;
    private String method = "GET";
    private String protocol;
    private int major;
    private int minor;
    private int status;
    private int digits;
    private String reason = "";
    private String name;
    private boolean trailing;
    private boolean lengthSeen;
    private boolean lengthSpace;
    private boolean codingSeen;
    private boolean chunked;
    private boolean saysClose;
    private boolean saysKeepAlive;
    private boolean saysUpgrade;
    private boolean upgradeSeen;
    private boolean bodyless;
    // Unsigned.
    private long left;

    public ResponseDecoder(ResponseEvents events, int limit) {
        this.events = events;
        this.limit = limit;
    }

    /** Decodes bytes of the response to a request of a method. */
    public void decode(ByteBuffer data, String requestMethod) {
        method = requestMethod;
        var start = data.position();
        try {
            while (data.hasRemaining() && state != FAILED && state != UPGRADED) {
                advance(data);
            }
            if (state == REASON || state == NAME || state == VALUE || state == LENGTH) {
                span();
            }
        } catch (BadRequestException failure) {
            state = FAILED;
            events.failed(failure.error(), data.position() - start - (failure.isConsumed() ? 0 : 1));
        }
        if (state == UPGRADED && data.hasRemaining()) {
            keep(data);
        }
    }

    /** The connection has ended: a body without length is complete now. */
    public void finish() {
        if (state == UNTIL_END) {
            state = CLOSED;
            events.complete(NONE);
        }
    }

    /** The bytes that came after the head of an upgrade. */
    public byte[] rest() {
        return rest;
    }

    private void keep(ByteBuffer data) {
        var before = rest.length;
        rest = Arrays.copyOf(rest, before + data.remaining());
        data.get(rest, before, rest.length - before);
    }

    private void advance(ByteBuffer data) {
        switch (state) {
            case BODY, CHUNK -> body(data);
            case UNTIL_END -> {
                events.body(data.slice());
                data.position(data.limit());
            }
            default -> step(data.get() & 0xff);
        }
    }

    private void step(int character) {
        if (state <= REASON_FEED) {
            line(character);
        } else if (state <= HEAD_FEED) {
            field(character);
        } else if (state == CLOSED) {
            if (character != '\r' && character != '\n') {
                throw bad("HPE_CLOSED_CONNECTION", "Data after `Connection: close`", true);
            }
        } else {
            chunkEdge(character);
        }
    }

    private static BadRequestException bad(String code, String words, boolean consumed) {
        return new BadRequestException(code, words, consumed);
    }

    private void put(int character) {
        if (length == text.length) {
            text = Arrays.copyOf(text, 2 * length);
        }
        text[length++] = (byte) character;
        held++;
    }

    private String take() {
        var taken = new String(text, 0, length, StandardCharsets.ISO_8859_1);
        length = 0;
        span();
        return taken;
    }

    /** Part of what the limit counts is complete. */
    private void span() {
        if (held >= limit) {
            throw bad("HPE_HEADER_OVERFLOW", "Header overflow", true);
        }
    }

    // ---- The status line ----

    private void line(int character) {
        switch (state) {
            case START -> {
                if (character != '\r' && character != '\n') {
                    begin(character);
                }
            }
            case PROTOCOL -> {
                if (character != protocol.charAt(length)) {
                    throw badProtocol();
                }
                state = ++length == protocol.length() ? MAJOR : PROTOCOL;
            }
            case MAJOR -> major = digit(character, "HPE_INVALID_VERSION", "Invalid major version", DOT);
            case DOT -> expect(character, '.', "HPE_INVALID_VERSION", "Expected dot", MINOR);
            case MINOR -> {
                minor = digit(character, "HPE_INVALID_VERSION", "Invalid minor version", VERSION_END);
                if (!HeadGrammar.isVersion(major, minor)) {
                    throw bad("HPE_INVALID_VERSION", "Invalid HTTP version", true);
                }
            }
            case VERSION_END -> expect(character, ' ', "HPE_INVALID_VERSION", "Expected space after version", STATUS);
            case STATUS -> {
                status = 10 * status + digit(character, "HPE_INVALID_STATUS", "Invalid status code", ++digits == STATUS_DIGITS ? STATUS_END : STATUS);
            }
            case STATUS_END -> statusEnd(character);
            case REASON -> reason(character);
            default -> {
                expect(character, '\n', "HPE_STRICT", "Expected LF after CR", FIELDS);
                length = 0;
            }
        }
    }

    private static BadRequestException badProtocol() {
        return bad("HPE_INVALID_CONSTANT", "Expected HTTP/, RTSP/ or ICE/", false);
    }

    private void begin(int character) {
        protocol = switch (character) {
            case 'H' -> "HTTP/";
            case 'R' -> "RTSP/";
            case 'I' -> "ICE/";
            default -> throw badProtocol();
        };
        length = 1;
        state = PROTOCOL;
        held = 0;
        status = 0;
        digits = 0;
        reason = "";
        trailing = false;
        lengthSeen = false;
        codingSeen = false;
        chunked = false;
        saysClose = false;
        saysKeepAlive = false;
        saysUpgrade = false;
        upgradeSeen = false;
        fields.clear();
    }

    private int digit(int character, String code, String words, int next) {
        if (!RequestRules.isDigit((byte) character)) {
            throw bad(code, words, false);
        }
        state = next;
        return character - '0';
    }

    private void expect(int character, char wanted, String code, String words, int next) {
        if (character != wanted) {
            throw bad(code, words, false);
        }
        state = next;
    }

    private void statusEnd(int character) {
        length = 0;
        switch (character) {
            case ' ' -> state = REASON;
            case '\r' -> state = STATUS_FEED;
            default -> throw bad("HPE_INVALID_STATUS", "Invalid response status", character == '\n');
        }
    }

    private void reason(int character) {
        if (character == '\n') {
            throw bad("HPE_CR_EXPECTED", "Missing expected CR after response line", true);
        }
        if (character == '\r') {
            reason = take();
            state = REASON_FEED;
        } else {
            put(character);
        }
    }

    // ---- Fields ----

    private void field(int character) {
        switch (state) {
            case FIELDS -> {
                if (character == ' ') {
                    throw bad("HPE_UNEXPECTED_SPACE", "Unexpected space after start line", true);
                }
                fieldStart(character);
            }
            case FIELD -> fieldStart(character);
            case NAME -> name(character);
            case VALUE_START -> valueStart(character);
            case VALUE -> value(character);
            case LENGTH -> lengthValue(character);
            case VALUE_FEED -> expect(character, '\n', "HPE_LF_EXPECTED", "Missing expected LF after header value", VALUE_END);
            case EMPTY_FEED -> expect(character, '\n', "HPE_STRICT", "Expected LF after CR", EMPTY_END);
            case VALUE_END -> {
                if (character == ' ' || character == '\t') {
                    throw bad("HPE_INVALID_HEADER_TOKEN", "Unexpected whitespace after header value", false);
                }
                fieldStart(character);
            }
            case EMPTY_END -> {
                emptyEnd(character);
                fieldStart(character);
            }
            default -> {
                expect(character, '\n', "HPE_STRICT", "Expected LF after headers", START);
                headEnd();
            }
        }
    }

    private void fieldStart(int character) {
        if (character == '\r') {
            state = HEAD_FEED;
            return;
        }
        if (character == '\n') {
            throw bad("HPE_INVALID_HEADER_TOKEN", "Invalid header field char", true);
        }
        if (!RequestRules.isToken((byte) character)) {
            throw bad("HPE_INVALID_HEADER_TOKEN", "Invalid header token", false);
        }
        state = NAME;
        put(character);
    }

    private void name(int character) {
        if (RequestRules.isToken((byte) character)) {
            put(character);
        } else if (character == ':') {
            name = take();
            conflict();
            state = VALUE_START;
        } else if (character == ' ' && HeadGrammar.isSpecial(new String(text, 0, length, StandardCharsets.ISO_8859_1))) {
            throw bad("HPE_INVALID_HEADER_TOKEN", "Invalid header field char", true);
        } else {
            throw bad("HPE_INVALID_HEADER_TOKEN", "Invalid header token", false);
        }
    }

    private void conflict() {
        if (lengthSeen && !trailing && name.equalsIgnoreCase("Transfer-Encoding")) {
            throw bad("HPE_INVALID_TRANSFER_ENCODING", "Transfer-Encoding can't be present with Content-Length", true);
        }
        if (codingSeen && name.equalsIgnoreCase("Content-Length")) {
            throw bad("HPE_INVALID_CONTENT_LENGTH", "Content-Length can't be present with Transfer-Encoding", true);
        }
    }

    private void valueStart(int character) {
        if (character == ' ' || character == '\t') {
            return;
        }
        if (character == '\r') {
            state = EMPTY_FEED;
            return;
        }
        if (character == '\n') {
            throw bad("HPE_INVALID_HEADER_TOKEN", "Invalid header value char", true);
        }
        if (name.equalsIgnoreCase("Content-Length")) {
            if (lengthSeen) {
                throw bad("HPE_UNEXPECTED_CONTENT_LENGTH", "Duplicate Content-Length", false);
            }
            lengthSeen = true;
            lengthSpace = false;
            left = 0;
            state = LENGTH;
            lengthValue(character);
        } else {
            state = VALUE;
            value(character);
        }
    }

    private void value(int character) {
        if (character == '\t' || character >= ' ' && character != 0x7f) {
            put(character);
        } else {
            valueEnd(character);
        }
    }

    private void valueEnd(int character) {
        span();
        if (character == '\n') {
            throw bad("HPE_CR_EXPECTED", "Missing expected CR after header value", false);
        }
        if (character != '\r') {
            throw bad("HPE_INVALID_HEADER_TOKEN", "Invalid header value char", false);
        }
        add(take());
        state = VALUE_FEED;
    }

    private void lengthValue(int character) {
        if (character == '\r' || character == '\n') {
            valueEnd(character);
            return;
        }
        var space = character == ' ' || character == '\t';
        if (!space && (lengthSpace || !RequestRules.isDigit((byte) character))) {
            throw bad("HPE_INVALID_CONTENT_LENGTH", "Invalid character in Content-Length", false);
        }
        lengthSpace |= space;
        if (!space) {
            var digit = character - '0';
            if (Long.compareUnsigned(left, Long.divideUnsigned(-1L - digit, 10)) > 0) {
                throw bad("HPE_INVALID_CONTENT_LENGTH", "Content-Length overflow", true);
            }
            left = 10 * left + digit;
        }
        put(character);
    }

    private void emptyEnd(int character) {
        if (character == ' ' || character == '\t') {
            throw bad("HPE_INVALID_HEADER_TOKEN", "Invalid header value char", true);
        }
        if (name.equalsIgnoreCase("Content-Length")) {
            throw bad("HPE_INVALID_CONTENT_LENGTH", "Empty Content-Length", false);
        }
        if (name.equalsIgnoreCase("Transfer-Encoding")) {
            throw bad("HPE_INVALID_TRANSFER_ENCODING", "Empty Transfer-Encoding", false);
        }
        add("");
    }

    private void add(String value) {
        var end = value.length();
        while (end > 0 && (value.charAt(end - 1) == ' ' || value.charAt(end - 1) == '\t')) {
            end--;
        }
        fields.add(name);
        fields.add(value.substring(0, end));
        if (!trailing) {
            note(value);
        }
    }

    /** Looks at the fields that say how long the response and the connection are. */
    private void note(String value) {
        if (name.equalsIgnoreCase("Transfer-Encoding")) {
            codingSeen = true;
            chunked = RequestRules.isChunked(value.substring(value.lastIndexOf(',') + 1));
        } else if (name.equalsIgnoreCase("Connection") || name.equalsIgnoreCase("Proxy-Connection")) {
            for (var option : value.split(",")) {
                saysClose |= option.strip().equalsIgnoreCase("close");
                saysKeepAlive |= option.strip().equalsIgnoreCase("keep-alive");
                saysUpgrade |= option.strip().equalsIgnoreCase("upgrade");
            }
        } else if (name.equalsIgnoreCase("Upgrade")) {
            upgradeSeen |= !value.isEmpty();
        }
    }

    // ---- What follows a head ----

    private void headEnd() {
        held = 0;
        var all = fields.toArray(NONE);
        fields.clear();
        if (trailing) {
            complete(all);
            return;
        }
        var upgrade = method.equals("CONNECT") || status == SWITCHING_PROTOCOLS && upgradeSeen && saysUpgrade;
        bodyless = status / 100 == 1 || status == 204 || status == 304;
        var keep = mayFollow();
        bodyless |= method.equals("HEAD");
        events.headers(new ResponseEvents.Head(major, minor, status, reason, all, keep, upgrade));
        if (upgrade || status == SWITCHING_PROTOCOLS) {
            // What follows is no HTTP, whatever it is.
            state = UPGRADED;
            events.complete(NONE);
        } else if (bodyless || !codingSeen && lengthSeen && left == 0) {
            complete(NONE);
        } else if (chunked) {
            state = CHUNK_LINE;
        } else {
            state = codingSeen || !lengthSeen ? UNTIL_END : BODY;
        }
    }

    /** Whether the end of the response can be told, and another may follow. */
    private boolean mayFollow() {
        return (major > 0 && minor > 0 ? !saysClose : saysKeepAlive) && (bodyless || chunked || lengthSeen);
    }

    private void complete(String[] trailers) {
        state = mayFollow() ? START : CLOSED;
        events.complete(trailers);
    }

    private void body(ByteBuffer data) {
        var part = Long.compareUnsigned(left, data.remaining()) < 0 ? (int) left : data.remaining();
        var bytes = data.slice(data.position(), part);
        data.position(data.position() + part);
        left -= part;
        events.body(bytes);
        if (left == 0 && state == CHUNK) {
            state = CHUNK_END;
        } else if (left == 0) {
            complete(NONE);
        }
    }

    private void chunkEdge(int character) {
        if (state == CHUNK_LINE) {
            if (!chunk.next(character)) {
                return;
            }
            left = chunk.size();
            trailing = left == 0;
            state = trailing ? FIELD : CHUNK;
        } else if (state == CHUNK_END) {
            if (character == '\n') {
                throw bad("HPE_CR_EXPECTED", "Missing expected CR after chunk data", true);
            }
            expect(character, '\r', "HPE_STRICT", "Expected LF after chunk data", CHUNK_FEED);
        } else {
            expect(character, '\n', "HPE_STRICT", "Expected LF after chunk data", CHUNK_LINE);
        }
    }
}
