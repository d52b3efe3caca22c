package dev.gyre.node.http;

/** The line before a chunk, character by character: its size and extensions. */
final class ChunkSize {
    private static final int FIRST = 0, DIGITS = 1, EXTENSION = 2, NAME = 3, VALUE_START = 4, VALUE = 5, QUOTED = 6, ESCAPED = 7, QUOTE_END = 8, FEED = 9;
    private static final int MAX_EXTENSIONS = 16_384;

    private int state = FIRST;
    private long size;
    private int held;

    /** What the last line said, without a sign. */
    long size() {
        return size;
    }

    /** Reads a character; true where it ends the line. */
    boolean next(int character) {
        switch (state) {
            case FIRST, DIGITS -> digit(character);
            case EXTENSION -> {
                if (character == ' ' || character == '\r') {
                    throw bad("", true);
                }
                state = NAME;
                name(character);
            }
            case NAME -> name(character);
            case VALUE_START, VALUE -> value(character);
            case QUOTED -> quoted(character);
            case ESCAPED -> {
                if (!isText(character)) {
                    throw new BadRequestException("HPE_STRICT", "Invalid quoted-pair in chunk extensions quoted value", true);
                }
                held++;
                state = QUOTED;
            }
            case QUOTE_END -> {
                if (!isEnd(character, "value")) {
                    throw bad(" quote value", false);
                }
            }
            default -> {
                if (character != '\n') {
                    throw new BadRequestException("HPE_STRICT", "Expected LF after chunk size", false);
                }
                state = FIRST;
                return true;
            }
        }
        return false;
    }

    private void digit(int character) {
        var digit = Character.digit(character, 16);
        if (state == FIRST) {
            size = 0;
            held = 0;
        }
        if (digit >= 0) {
            if (size >>> 60 != 0) {
                throw new BadRequestException("HPE_INVALID_CHUNK_SIZE", "Chunk size overflow", true);
            }
            size = size << 4 | digit;
            state = DIGITS;
        } else if (state == DIGITS && character == '\n') {
            throw new BadRequestException("HPE_CR_EXPECTED", "Missing expected CR after chunk size", true);
        } else if (state == FIRST || character != '\r' && character != ';') {
            throw new BadRequestException("HPE_INVALID_CHUNK_SIZE", "Invalid character in chunk size", state == DIGITS && (character == ' ' || character == '\t'));
        } else {
            state = character == ';' ? EXTENSION : FEED;
        }
    }

    private static BadRequestException bad(String where, boolean consumed) {
        return new BadRequestException("HPE_STRICT", "Invalid character in chunk extensions" + where, consumed);
    }

    private void name(int character) {
        if (RequestRules.isToken((byte) character)) {
            held++;
        } else if (character == '=') {
            span();
            state = VALUE_START;
        } else if (!isEnd(character, "name")) {
            throw bad(" name", true);
        }
    }

    private void value(int character) {
        if (RequestRules.isToken((byte) character)) {
            held++;
            state = VALUE;
        } else if (character == '"') {
            state = QUOTED;
        } else if (!isEnd(character, "value")) {
            throw bad(" value", true);
        }
    }

    private void quoted(int character) {
        if (character == '"') {
            span();
            state = QUOTE_END;
        } else if (!isText(character)) {
            throw bad(" quoted value", true);
        } else {
            held++;
            state = character == '\\' ? ESCAPED : QUOTED;
        }
    }

    private static boolean isText(int character) {
        return character == '\t' || character >= ' ' && character != 0x7f;
    }

    private boolean isEnd(int character, String part) {
        if (character == '\n') {
            throw new BadRequestException("HPE_CR_EXPECTED", "Missing expected CR after chunk extension " + part, false);
        }
        if (character != ';' && character != '\r') {
            return false;
        }
        span();
        state = character == ';' ? EXTENSION : FEED;
        return true;
    }

    private void span() {
        if (held > MAX_EXTENSIONS) {
            throw new BadRequestException("HPE_CHUNK_EXTENSIONS_OVERFLOW", "Chunk extensions overflow", true);
        }
    }
}
