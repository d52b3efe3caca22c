package dev.gyre.node.http.parser;

/** The line before a chunk, with its size and extensions, and the line end after the chunk. */
final class ChunkParser {
    private static final int FIRST_DIGIT = 0,
            DIGITS = 1,
            EXTENSION = 2,
            NAME = 3,
            VALUE = 4,
            QUOTED = 5,
            ESCAPED = 6,
            QUOTE_END = 7,
            LINE_FEED = 8,
            END = 9,
            END_FEED = 10,
            SIZE_BLANKS = 11;

    private final HttpParser parser;
    private int state = FIRST_DIGIT;

    ChunkParser(HttpParser parser) {
        this.parser = parser;
    }

    /** The data of a chunk is complete. */
    void beginEnd() {
        state = END;
    }

    int parse(byte[] data, int from, int end) {
        var at = from;
        do {
            at = switch (state) {
                case FIRST_DIGIT, DIGITS -> digit(data[at], at);
                case SIZE_BLANKS -> sizeEnd(data[at], at);
                case EXTENSION -> extension(data[at], at);
                case NAME -> name(data, at, end);
                case VALUE -> value(data, at, end);
                case QUOTED, ESCAPED -> quoted(data, at, at, end);
                case QUOTE_END -> quoteEnd(data[at], at);
                case LINE_FEED -> lineFeed(data[at], at);
                default -> chunkEnd(data[at], at);
            };
        } while (at < end && (parser.phase == HttpParser.CHUNK_SIZE || parser.phase == HttpParser.CHUNK_END));
        return at;
    }

    private int digit(byte character, int at) {
        var digit = CharacterClass.hexadecimal(character);
        if (digit < 0) {
            return state == FIRST_DIGIT ? badSize("Invalid character in chunk size", at) : sizeEnd(character, at);
        }
        if (parser.contentLength >>> 60 != 0) {
            return badSize("Chunk size overflow", at + 1);
        }
        parser.contentLength = parser.contentLength << 4 | digit;
        state = DIGITS;
        return at + 1;
    }

    private int badSize(String reason, int at) {
        return parser.fail("HPE_INVALID_CHUNK_SIZE", reason, at);
    }

    private int sizeEnd(byte character, int at) {
        switch (character) {
            case '\r' -> state = LINE_FEED;
            case ';' -> state = EXTENSION;
            case '\n' -> {
                if (!parser.isLenient(LenientFlags.OPTIONAL_CR_BEFORE_LF)) {
                    return parser.fail("HPE_CR_EXPECTED", "Missing expected CR after chunk size", at + 1);
                }
                state = LINE_FEED;
            }
            case ' ', '\t' -> {
                if (!parser.isLenient(LenientFlags.SPACES_AFTER_CHUNK_SIZE)) {
                    return badSize("Invalid character in chunk size", at + 1);
                }
                state = SIZE_BLANKS;
            }
            default -> {
                return badSize("Invalid character in chunk size", at);
            }
        }
        return at + 1;
    }

    // ---- Extensions ----

    private int bad(String reason, int at) {
        return parser.fail("HPE_STRICT", reason, at);
    }

    private int extension(byte character, int at) {
        if (character == ' ' || character == '\r') {
            return bad("Invalid character in chunk extensions", at + 1);
        }
        state = NAME;
        return at;
    }

    private static int tokenEnd(byte[] data, int from, int end) {
        var at = from;
        while (at < end && CharacterClass.is(data[at], CharacterClass.TOKEN)) {
            at++;
        }
        return at;
    }

    private int name(byte[] data, int from, int end) {
        var at = tokenEnd(data, from, end);
        if (at == end) {
            parser.trackExtension(at - from, at);
            return at;
        }
        if (data[at] != '=') {
            return partEnd(data[at], from, at, "name", "Invalid character in chunk extensions name");
        }
        state = VALUE;
        parser.trackExtension(at - from, at + 1);
        return at + 1;
    }

    private int value(byte[] data, int from, int end) {
        var at = tokenEnd(data, from, end);
        if (at == end) {
            parser.trackExtension(at - from, at);
            return at;
        }
        if (data[at] != '"') {
            return partEnd(data[at], from, at, "value", "Invalid character in chunk extensions value");
        }
        state = QUOTED;
        return quoted(data, from, at + 1, end);
    }

    /** A name or value has ended at a character that is none of it. */
    private int partEnd(byte character, int from, int at, String part, String otherwise) {
        if (!parser.trackExtension(at - from, character == '\n' ? at : at + 1)) {
            return character == '\n' ? at : at + 1;
        }
        switch (character) {
            case ';' -> state = EXTENSION;
            case '\r' -> state = LINE_FEED;
            case '\n' -> {
                return bareFeed(part, at);
            }
            default -> {
                return bad(otherwise, at + 1);
            }
        }
        return at + 1;
    }

    private int bareFeed(String part, int at) {
        if (!parser.isLenient(LenientFlags.OPTIONAL_CR_BEFORE_LF)) {
            return parser.fail("HPE_CR_EXPECTED", "Missing expected CR after chunk extension " + part, at);
        }
        state = LINE_FEED;
        return at;
    }

    /** A value of which a piece begins at {@code from} and has been looked at as far as {@code scanFrom}. */
    private int quoted(byte[] data, int from, int scanFrom, int end) {
        for (var at = scanFrom; at < end; at++) {
            var character = data[at];
            if (character == '"' && state == QUOTED) {
                state = QUOTE_END;
                parser.trackExtension(at + 1 - from, at + 1);
                return at + 1;
            }
            if (!CharacterClass.is(
                    character, state == ESCAPED || character == '\\' ? CharacterClass.VALUE : CharacterClass.QUOTED)) {
                return badQuoted(at - from, at + 1);
            }
            state = character == '\\' && state == QUOTED ? ESCAPED : QUOTED;
        }
        parser.trackExtension(end - from, end);
        return end;
    }

    private int badQuoted(int length, int at) {
        if (!parser.trackExtension(length, at)) {
            return at;
        }
        return bad(
                state == ESCAPED
                        ? "Invalid quoted-pair in chunk extensions quoted value"
                        : "Invalid character in chunk extensions quoted value",
                at);
    }

    private int quoteEnd(byte character, int at) {
        switch (character) {
            case ';' -> state = EXTENSION;
            case '\r' -> state = LINE_FEED;
            case '\n' -> {
                return bareFeed("value", at);
            }
            default -> {
                return bad("Invalid character in chunk extensions quote value", at);
            }
        }
        return at + 1;
    }

    // ---- Line ends ----

    private int lineFeed(byte character, int at) {
        if (character != '\n' && !parser.isLenient(LenientFlags.OPTIONAL_LF_AFTER_CR)) {
            return bad("Expected LF after chunk size", at);
        }
        state = FIRST_DIGIT;
        parser.chunkHeaderComplete();
        return character == '\n' ? at + 1 : at;
    }

    private int chunkEnd(byte character, int at) {
        if (state == END && character == '\r') {
            state = END_FEED;
            return at + 1;
        }
        var complete = at + 1;
        if (state == END && character == '\n') {
            if (!parser.isLenient(LenientFlags.OPTIONAL_CR_BEFORE_LF)) {
                return parser.fail("HPE_CR_EXPECTED", "Missing expected CR after chunk data", at + 1);
            }
        } else if (character != '\n') {
            if (!parser.isLenient(LenientFlags.OPTIONAL_CRLF_AFTER_CHUNK)) {
                return bad("Expected LF after chunk data", at);
            }
            complete = at;
        }
        state = FIRST_DIGIT;
        parser.chunkComplete();
        return complete;
    }
}
