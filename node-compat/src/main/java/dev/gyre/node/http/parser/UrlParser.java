package dev.gyre.node.http.parser;

/** The URL of a request: a path, a star, or scheme and server; the server alone for CONNECT. */
final class UrlParser {
    private static final int CONNECT_START = 0,
            START = 1,
            SCHEME = 2,
            SCHEME_END = 3,
            SCHEME_SLASH = 4,
            SERVER = 5,
            SERVER_WITH_USER = 6,
            PATH = 7,
            QUERY = 8,
            FRAGMENT = 9;
    // The URL has ended, by a space, a carriage return or a line feed.
    private static final int SPACE = 10, LINE_FEED = 11, LINE_END = 12;
    private static final int COMPLETE = 13, SIMPLE_REQUEST = 14;
    private static final String INVALID = "Invalid characters in url";

    private final HttpParser parser;
    private int state;

    UrlParser(HttpParser parser) {
        this.parser = parser;
    }

    void begin(boolean connect) {
        state = connect ? CONNECT_START : START;
    }

    /** Whether the URL is complete, and the protocol follows. */
    boolean isComplete() {
        return state == COMPLETE;
    }

    /** Whether the line has ended after the URL, which is a request of HTTP/0.9. */
    boolean isSimpleRequest() {
        return state == SIMPLE_REQUEST;
    }

    int parse(byte[] data, int from, int end) {
        if (state >= SPACE) {
            return afterUrl(data[from], from);
        }
        var at = from;
        while (at < end && state < SPACE && parser.phase == HttpParser.LINE) {
            at = state >= PATH ? text(data, at, end) : beforePath(data[at], at);
        }
        if (parser.phase == HttpParser.LINE && parser.track(at - from, at)) {
            parser.callbacks.onUrl(data, from, at - from);
        }
        return state >= SPACE ? at + 1 : at;
    }

    private int bad(String reason, int at) {
        return parser.fail("HPE_INVALID_URL", reason, at);
    }

    private static boolean isTabOrFormFeed(byte character) {
        return character == '\t' || character == '\f';
    }

    private int beforePath(byte character, int at) {
        var blank = isTabOrFormFeed(character)
                || state >= START
                        && state <= SCHEME_END
                        && (character == ' ' || character == '\r' || character == '\n');
        if (blank && state != SCHEME_SLASH) {
            return bad(INVALID, at + 1);
        }
        return switch (state) {
            case START -> start(character, at);
            case SCHEME, SCHEME_END, SCHEME_SLASH -> scheme(character, at);
            default -> server(character, at);
        };
    }

    private int start(byte character, int at) {
        if (character == '/' || character == '*') {
            state = PATH;
            return at + 1;
        }
        if (!CharacterClass.is(character, CharacterClass.LETTER)) {
            return bad("Unexpected start char in url", at);
        }
        state = SCHEME;
        return at;
    }

    private int scheme(byte character, int at) {
        if (state == SCHEME && CharacterClass.is(character, CharacterClass.LETTER)) {
            return at + 1;
        }
        if (character != (state == SCHEME ? ':' : '/')) {
            return bad("Unexpected char in url schema", at);
        }
        state++;
        return at + 1;
    }

    private int server(byte character, int at) {
        if (CharacterClass.is(character, CharacterClass.SERVER)) {
            state = SERVER;
            return at + 1;
        }
        switch (character) {
            case '/' -> state = PATH;
            case '?' -> state = QUERY;
            case '@' -> {
                if (state == SERVER_WITH_USER) {
                    return bad("Double @ in url", at + 1);
                }
                state = SERVER_WITH_USER;
            }
            default -> {
                return urlEnd(character, at, "Unexpected char in url server");
            }
        }
        return at + 1;
    }

    /** Path, query or fragment. */
    private int text(byte[] data, int from, int end) {
        var at = from;
        while (at < end && CharacterClass.is(data[at], CharacterClass.URL)) {
            at++;
        }
        if (at == end) {
            return at;
        }
        var character = data[at];
        if (character == '?') {
            state = state == PATH ? QUERY : state;
            return at + 1;
        }
        if (character == '#') {
            state = FRAGMENT;
            return at + 1;
        }
        if (isTabOrFormFeed(character)) {
            return bad(INVALID, at + 1);
        }
        return urlEnd(
                character,
                at,
                state == PATH
                        ? "Invalid char in url path"
                        : state == QUERY ? "Invalid char in url query" : "Invalid char in url fragment start");
    }

    /** A character that ends the URL stays where it is until the callback for the URL has run. */
    private int urlEnd(byte character, int at, String otherwise) {
        switch (character) {
            case ' ' -> state = SPACE;
            case '\r' -> state = LINE_FEED;
            case '\n' -> state = LINE_END;
            default -> {
                return bad(otherwise, at);
            }
        }
        return at;
    }

    private int afterUrl(byte character, int at) {
        if (state == LINE_FEED) {
            state = LINE_END;
            return character == '\n' ? at + 1 : bad("Expected CRLF", at);
        }
        if (isTabOrFormFeed(character)) {
            return bad(INVALID, at + 1);
        }
        state = state == SPACE ? COMPLETE : SIMPLE_REQUEST;
        return at;
    }
}
