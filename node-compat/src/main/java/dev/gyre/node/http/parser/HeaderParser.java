package dev.gyre.node.http.parser;

/** The header fields of a message, and its trailers, up to the empty line. Values that frame the message are read by {@link FramingValues}. */
final class HeaderParser {
    private static final int FIRST = 0,
            FIELD_START = 1,
            FIELD = 2,
            FIELD_BLANKS = 3,
            BLANKS = 4,
            BLANKS_FEED = 5,
            BLANKS_END = 6,
            VALUE = 7,
            FRAMING_VALUE = 8,
            LENIENT_VALUE = 9,
            RELAXED_VALUE = 10,
            VALUE_FEED = 11,
            VALUE_END = 12,
            END_FEED = 13;
    // More than the longest of the names that frame a message.
    private static final int NAME_SIZE = 18;
    private static final byte[] SPACE = {' '};

    private final HttpParser parser;
    private final HttpParserCallbacks callbacks;
    private final FramingValues framing;
    private int state;
    // The beginning of a name that came in pieces; its length counts what does not fit, too.
    private byte[] name;
    private int nameLength;
    private int fieldCount;
    private boolean inName;

    HeaderParser(HttpParser parser) {
        this.parser = parser;
        callbacks = parser.callbacks;
        framing = new FramingValues(parser);
    }

    void begin() {
        state = FIRST;
        nameLength = 0;
        fieldCount = 0;
    }

    void beginTrailers() {
        begin();
        state = FIELD_START;
    }

    int parse(byte[] data, int from, int end) {
        var at = from;
        do {
            at = switch (state) {
                case FIRST -> first(data[at], at);
                case FIELD_START -> fieldStart(data[at], at);
                case FIELD -> field(data, at, at, end);
                case BLANKS -> blanks(data, at, end);
                case VALUE -> value(data, at, end);
                case FRAMING_VALUE -> framingValue(data, at, end);
                case VALUE_FEED -> valueFeed(data[at], at);
                case VALUE_END -> valueEnd(data[at], at);
                case END_FEED -> endFeed(data[at], at);
                default -> uncommon(data, at, end);
            };
        } while (at < end && parser.phase == HttpParser.HEADERS);
        return at;
    }

    private int uncommon(byte[] data, int at, int end) {
        return switch (state) {
            case FIELD_BLANKS -> fieldBlanks(data, at, at, end);
            case BLANKS_FEED -> blanksFeed(data[at], at);
            case BLANKS_END -> blanksEnd(data[at], at);
            default -> lenientValue(data, at, at, end);
        };
    }

    private int bad(String reason, int at) {
        return parser.fail("HPE_INVALID_HEADER_TOKEN", reason, at);
    }

    // ---- Names ----

    private int first(byte character, int at) {
        state = FIELD_START;
        if (character != ' ') {
            return at;
        }
        return parser.isLenient(LenientFlags.HEADERS)
                ? at + 1
                : parser.fail("HPE_UNEXPECTED_SPACE", "Unexpected space after start line", at + 1);
    }

    private int fieldStart(byte character, int at) {
        if (character == '\r') {
            state = END_FEED;
            return at + 1;
        }
        if (character == '\n') {
            return parser.isLenient(LenientFlags.OPTIONAL_CR_BEFORE_LF)
                    ? parser.headersComplete(at + 1)
                    : bad("Invalid header field char", at + 1);
        }
        if (character == ':') {
            return bad("Invalid header token", at);
        }
        state = FIELD;
        return at;
    }

    /** A name of which a piece begins at {@code from} and has been looked at as far as {@code scanFrom}. */
    private int field(byte[] data, int from, int scanFrom, int end) {
        var at = scanFrom;
        while (at < end && CharacterClass.is(data[at], CharacterClass.TOKEN)) {
            at++;
        }
        if (at == end) {
            keepName(data, from, at);
            emitName(data, from, at, at);
            return at;
        }
        if (data[at] == ':') {
            return nameComplete(data, from, at);
        }
        return nameStop(data, from, at, end);
    }

    private void keepName(byte[] data, int from, int end) {
        if (name == null) {
            name = new byte[NAME_SIZE];
        }
        for (var at = from; at < end; at++) {
            if (nameLength < NAME_SIZE) {
                name[nameLength++] = data[at];
            }
        }
    }

    private void emitName(byte[] data, int from, int end, int position) {
        if (trackName(end - from, position)) {
            callbacks.onHeaderField(data, from, end - from);
        }
    }

    private boolean trackName(int length, int position) {
        if (!inName) {
            inName = true;
            fieldCount++;
        }
        return parser.track(length, position) && parser.trackField(fieldCount, position);
    }

    private int kindOfName(byte[] data, int from, int end) {
        if (nameLength == 0) {
            return FramingValues.kindOf(data, from, end - from);
        }
        keepName(data, from, end);
        return FramingValues.kindOf(name, 0, nameLength);
    }

    /** The colon has come. */
    private int nameComplete(byte[] data, int from, int at) {
        return nameComplete(data, from, at, kindOfName(data, from, at));
    }

    private int nameComplete(byte[] data, int from, int at, int kind) {
        nameLength = 0;
        state = BLANKS;
        emitName(data, from, at, at + 1);
        inName = false;
        framing.begin(kind, at + 1);
        return at + 1;
    }

    /** A character that no name has: only spaces after a name that frames the message may be forgiven. */
    private int nameStop(byte[] data, int from, int at, int end) {
        if (data[at] != ' ' || kindOfName(data, from, at) == FramingValues.GENERAL) {
            return bad("Invalid header token", at);
        }
        if (!parser.isLenient(LenientFlags.HEADERS)) {
            return trackName(at - from, at + 1) ? bad("Invalid header field char", at + 1) : at;
        }
        if (nameLength == 0) {
            keepName(data, from, at);
        }
        return fieldBlanks(data, from, at, end);
    }

    /** Spaces after the name that is kept. */
    private int fieldBlanks(byte[] data, int from, int scanFrom, int end) {
        var at = scanFrom;
        while (at < end && data[at] == ' ') {
            at++;
        }
        if (at == end) {
            state = FIELD_BLANKS;
            emitName(data, from, at, at);
            return at;
        }
        if (data[at] == ':') {
            return nameComplete(data, from, at, FramingValues.kindOf(name, 0, nameLength));
        }
        // The name goes on after the spaces and is another one.
        nameLength = NAME_SIZE;
        state = FIELD;
        return field(data, from, at, end);
    }

    // ---- Blanks before values ----

    private int blanks(byte[] data, int from, int end) {
        var at = from;
        while (at < end && CharacterClass.isBlank(data[at])) {
            at++;
        }
        if (at == end) {
            return at;
        }
        if (data[at] == '\r') {
            state = BLANKS_FEED;
            return at + 1;
        }
        if (data[at] != '\n') {
            return valueStart(at);
        }
        if (!parser.isLenient(LenientFlags.OPTIONAL_CR_BEFORE_LF)) {
            return bad("Invalid header value char", at + 1);
        }
        state = BLANKS_END;
        return at + 1;
    }

    private int blanksFeed(byte character, int at) {
        if (character != '\n' && !parser.isLenient(LenientFlags.HEADERS)) {
            return parser.fail("HPE_STRICT", "Expected LF after CR", at);
        }
        state = BLANKS_END;
        return character == '\n' ? at + 1 : at;
    }

    /** The value is empty, unless it goes on in the next line. */
    private int blanksEnd(byte character, int at) {
        if (CharacterClass.isBlank(character)) {
            state = BLANKS;
            return parser.isLenient(LenientFlags.HEADERS) ? at + 1 : bad("Invalid header value char", at + 1);
        }
        if (framing.isEmptyAllowed(at)) {
            callbacks.onHeaderValue(SPACE, 0, 0);
            fieldComplete();
        }
        return at;
    }

    private void fieldComplete() {
        framing.complete();
        callbacks.onHeaderValueComplete();
        state = FIELD_START;
    }

    // ---- Values ----

    private int valueStart(int at) {
        state = framing.beginValue(at) ? FRAMING_VALUE : VALUE;
        return at;
    }

    /** Emits a piece of a value that ends before the character at {@code at}. */
    private boolean emitValue(byte[] data, int from, int at) {
        if (!parser.track(at - from, data[at] == '\r' ? at + 1 : at)) {
            return false;
        }
        callbacks.onHeaderValue(data, from, at - from);
        return true;
    }

    private int emitRest(byte[] data, int from, int end) {
        if (parser.track(end - from, end)) {
            callbacks.onHeaderValue(data, from, end - from);
        }
        return end;
    }

    private int value(byte[] data, int from, int end) {
        var at = from;
        while (at < end && CharacterClass.is(data[at], CharacterClass.VALUE)) {
            at++;
        }
        return at == end ? emitRest(data, from, end) : stop(data, from, at, end);
    }

    private int framingValue(byte[] data, int from, int end) {
        var at = framing.parse(data, from, end);
        if (parser.phase == HttpParser.FAILED) {
            // What is wrong is still part of the value, and the limit comes first.
            parser.track(framing.isCoding() ? at - 1 - from : at - from, at);
            return at;
        }
        if (at == end) {
            return emitRest(data, from, end);
        }
        if (framing.isOver()) {
            return stop(data, from, at, end);
        }
        // The rest of the value says nothing about framing.
        state = VALUE;
        emitValue(data, from, at);
        return at;
    }

    /** The value that began at {@code from} has come to a character that ends it, or is none of it. */
    private int stop(byte[] data, int from, int at, int end) {
        var character = data[at];
        if (character != '\r' && character != '\n') {
            return oddCharacter(data, from, at, end);
        }
        if (!emitValue(data, from, at)) {
            return at;
        }
        state = VALUE_FEED;
        if (character == '\r') {
            return at + 1;
        }
        return parser.isLenient(LenientFlags.OPTIONAL_CR_BEFORE_LF)
                ? at
                : parser.fail("HPE_CR_EXPECTED", "Missing expected CR after header value", at);
    }

    private int oddCharacter(byte[] data, int from, int at, int end) {
        if (parser.isLenient(LenientFlags.HEADERS)) {
            state = LENIENT_VALUE;
        } else if (parser.isLenient(LenientFlags.HEADER_VALUE_RELAXED) && data[at] != 0) {
            state = RELAXED_VALUE;
        } else {
            return emitValue(data, from, at) ? bad("Invalid header value char", at) : at;
        }
        return lenientValue(data, from, at, end);
    }

    private int lenientValue(byte[] data, int from, int scanFrom, int end) {
        var at = scanFrom;
        while (at < end && data[at] != '\r' && data[at] != '\n' && (data[at] != 0 || state == LENIENT_VALUE)) {
            at++;
        }
        if (at == end) {
            return emitRest(data, from, end);
        }
        if (data[at] != '\n' || state == RELAXED_VALUE) {
            return stop(data, from, at, end);
        }
        state = VALUE_FEED;
        emitValue(data, from, at);
        return at;
    }

    private int valueFeed(byte character, int at) {
        if (character != '\n') {
            return parser.fail("HPE_LF_EXPECTED", "Missing expected LF after header value", at);
        }
        state = VALUE_END;
        return at + 1;
    }

    private int valueEnd(byte character, int at) {
        if (!CharacterClass.isBlank(character)) {
            fieldComplete();
            return at;
        }
        if (!parser.isLenient(LenientFlags.HEADERS)) {
            return bad("Unexpected whitespace after header value", at);
        }
        framing.fold();
        return valueStart(at);
    }

    private int endFeed(byte character, int at) {
        if (character == '\n') {
            return parser.headersComplete(at + 1);
        }
        return parser.isLenient(LenientFlags.OPTIONAL_LF_AFTER_CR)
                ? parser.headersComplete(at)
                : parser.fail("HPE_STRICT", "Expected LF after headers", at);
    }
}
