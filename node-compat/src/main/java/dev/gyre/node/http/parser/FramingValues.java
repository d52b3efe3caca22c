package dev.gyre.node.http.parser;

/**
 * The header fields that say how long a message is and what becomes of its connection: Connection and Proxy-Connection, Content-Length, Transfer-Encoding, Upgrade. Their values are
 * read while they come.
 */
final class FramingValues {
    /** What a name says about its value; the last four are what a value has said so far. */
    static final int GENERAL = 0,
            CONNECTION = 1,
            CONTENT_LENGTH = 2,
            TRANSFER_ENCODING = 3,
            UPGRADE = 4,
            SAYS_KEEP_ALIVE = 5,
            SAYS_CLOSE = 6,
            SAYS_UPGRADE = 7,
            SAYS_CHUNKED = 8;

    private static final int OPTION_START = 0,
            OPTION_WORD = 1,
            OPTION_END = 2,
            OPTION_REST = 3,
            CODING_WORD = 4,
            CODING_END = 5,
            CODING_REST = 6,
            CODING_BLANKS = 7,
            DIGITS = 8,
            DIGITS_END = 9,
            OVER = 10,
            DROPPED = 11;
    private static final String CHUNKED = "chunked";

    private final HttpParser parser;
    private int kind;
    private int state;
    private String word;
    private int matched;

    FramingValues(HttpParser parser) {
        this.parser = parser;
    }

    /** What the name of a field says about its value. */
    static int kindOf(byte[] name, int offset, int length) {
        return switch (length) {
            case 7 -> equalsIgnoreCase(name, offset, "upgrade") ? UPGRADE : GENERAL;
            case 10 -> equalsIgnoreCase(name, offset, "connection") ? CONNECTION : GENERAL;
            case 14 -> equalsIgnoreCase(name, offset, "content-length") ? CONTENT_LENGTH : GENERAL;
            case 16 -> equalsIgnoreCase(name, offset, "proxy-connection") ? CONNECTION : GENERAL;
            case 17 -> equalsIgnoreCase(name, offset, "transfer-encoding") ? TRANSFER_ENCODING : GENERAL;
            default -> GENERAL;
        };
    }

    private static boolean equalsIgnoreCase(byte[] name, int offset, String lowerCase) {
        for (var index = 0; index < lowerCase.length(); index++) {
            if (CharacterClass.lowerCase(name[offset + index]) != lowerCase.charAt(index)) {
                return false;
            }
        }
        return true;
    }

    /** A field begins, whose colon is before {@code at}. */
    void begin(int newKind, int at) {
        kind = newKind;
        if (parser.phase == HttpParser.FAILED || parser.isLenient(LenientFlags.CHUNKED_LENGTH)) {
            return;
        }
        if (kind == TRANSFER_ENCODING && (parser.flags & HttpParser.CONTENT_LENGTH) != 0) {
            parser.fail("HPE_INVALID_TRANSFER_ENCODING", "Transfer-Encoding can't be present with Content-Length", at);
        } else if (kind == CONTENT_LENGTH && (parser.flags & HttpParser.TRANSFER_ENCODING) != 0) {
            parser.fail("HPE_INVALID_CONTENT_LENGTH", "Content-Length can't be present with Transfer-Encoding", at);
        }
    }

    /** Whether the field may have an empty value; if not, the parser has stopped. */
    boolean isEmptyAllowed(int at) {
        if (kind == CONTENT_LENGTH) {
            parser.fail("HPE_INVALID_CONTENT_LENGTH", "Empty Content-Length", at);
        } else if (kind == TRANSFER_ENCODING) {
            parser.fail("HPE_INVALID_TRANSFER_ENCODING", "Empty Transfer-Encoding", at);
        }
        return parser.phase != HttpParser.FAILED;
    }

    /** The first character of a value stands at {@code at}; whether {@link #parse} is to read it. */
    boolean beginValue(int at) {
        switch (kind) {
            case UPGRADE -> {
                parser.flags |= HttpParser.UPGRADE_FIELD;
                kind = GENERAL;
                return false;
            }
            case TRANSFER_ENCODING -> {
                if ((parser.flags & HttpParser.CHUNKED) != 0 && isChunkedLast()) {
                    parser.fail("HPE_INVALID_TRANSFER_ENCODING", "Invalid `Transfer-Encoding` header value", at + 1);
                }
                parser.flags = parser.flags & ~HttpParser.CHUNKED | HttpParser.TRANSFER_ENCODING;
                startWord(CHUNKED, 0, CODING_WORD);
                return true;
            }
            case CONTENT_LENGTH -> {
                if ((parser.flags & HttpParser.CONTENT_LENGTH) != 0) {
                    parser.fail("HPE_UNEXPECTED_CONTENT_LENGTH", "Duplicate Content-Length", at);
                }
                state = DIGITS;
                return true;
            }
            case CONNECTION -> {
                state = OPTION_START;
                return true;
            }
            default -> {
                return false;
            }
        }
    }

    /** In requests nothing may follow chunked. */
    private boolean isChunkedLast() {
        return parser.request && !parser.isLenient(LenientFlags.TRANSFER_ENCODING);
    }

    /** The value goes on in another line. */
    void fold() {
        if (kind == SAYS_CHUNKED) {
            kind = GENERAL;
        }
    }

    /** The value is complete. */
    void complete() {
        switch (kind) {
            case SAYS_KEEP_ALIVE -> parser.flags |= HttpParser.KEEP_ALIVE;
            case SAYS_CLOSE -> parser.flags |= HttpParser.CLOSE;
            case SAYS_UPGRADE -> parser.flags |= HttpParser.CONNECTION_UPGRADE;
            case SAYS_CHUNKED -> parser.flags |= HttpParser.CHUNKED;
            default -> {
                return;
            }
        }
        if (kind != SAYS_CHUNKED) {
            kind = CONNECTION;
        }
    }

    /** Whether the character where {@link #parse} stopped ends the value, or is none of any value; if not, the rest says nothing about framing. */
    boolean isOver() {
        return state == OVER;
    }

    boolean isCoding() {
        return kind == TRANSFER_ENCODING;
    }

    /** Reads the value as far as it frames the message; answers where that ends. */
    int parse(byte[] data, int from, int end) {
        var at = from;
        while (at < end && state < OVER && parser.phase != HttpParser.FAILED) {
            at = state <= OPTION_REST
                    ? option(data[at], at)
                    : state <= CODING_BLANKS ? coding(data[at], at) : length(data[at], at);
        }
        return at;
    }

    private void startWord(String newWord, int alreadyMatched, int newState) {
        word = newWord;
        matched = alreadyMatched;
        state = newState;
    }

    /** Whether a character goes on with the word under way. */
    private boolean isNext(byte character) {
        return CharacterClass.lowerCase(character) == word.charAt(matched);
    }

    private static boolean isLineEnd(byte character) {
        return character == '\r' || character == '\n';
    }

    // ---- Connection: options between commas ----

    private int option(byte character, int at) {
        switch (state) {
            case OPTION_START -> {
                if (CharacterClass.isBlank(character)) {
                    return at + 1;
                }
                return optionStart(character, at);
            }
            case OPTION_WORD -> {
                if (!isNext(character)) {
                    state = OPTION_REST;
                    return at;
                }
                if (++matched == word.length()) {
                    kind = word.charAt(0) == 'c' ? SAYS_CLOSE : word.charAt(0) == 'u' ? SAYS_UPGRADE : SAYS_KEEP_ALIVE;
                    state = OPTION_END;
                }
                return at + 1;
            }
            case OPTION_END -> {
                return optionEnd(character, at);
            }
            default -> {
                if (character == ',') {
                    state = OPTION_START;
                } else if (!CharacterClass.is(character, CharacterClass.VALUE)) {
                    state = OVER;
                    return at;
                }
                return at + 1;
            }
        }
    }

    private int optionStart(byte character, int at) {
        switch (character) {
            case 'c', 'C' -> startWord("close", 1, OPTION_WORD);
            case 'u', 'U' -> startWord("upgrade", 1, OPTION_WORD);
            case 'k', 'K' -> startWord("keep-alive", 1, OPTION_WORD);
            default -> {
                state = OPTION_REST;
                return at;
            }
        }
        return at + 1;
    }

    private int optionEnd(byte character, int at) {
        if (character == ',') {
            complete();
            state = OPTION_START;
        } else if (isLineEnd(character)) {
            state = OVER;
            return at;
        } else if (!CharacterClass.isBlank(character)) {
            kind = GENERAL;
            state = OPTION_REST;
            return at;
        }
        return at + 1;
    }

    // ---- Transfer-Encoding: codings between commas, of which only a last one that is chunked counts ----

    private int coding(byte character, int at) {
        switch (state) {
            case CODING_WORD -> {
                if (!isNext(character)) {
                    state = CODING_REST;
                    return at;
                }
                state = ++matched == word.length() ? CODING_END : CODING_WORD;
                return at + 1;
            }
            case CODING_END -> {
                return codingEnd(character, at);
            }
            case CODING_BLANKS -> {
                if (CharacterClass.isBlank(character)) {
                    return at + 1;
                }
                startWord(CHUNKED, 0, CODING_WORD);
                return at;
            }
            default -> {
                if (character == ',') {
                    state = CODING_BLANKS;
                    return at + 1;
                }
                if (CharacterClass.is(character, CharacterClass.VALUE)) {
                    return at + 1;
                }
                kind = GENERAL;
                state = DROPPED;
                return at;
            }
        }
    }

    private int codingEnd(byte character, int at) {
        if (character == ' ') {
            return at + 1;
        }
        if (isLineEnd(character)) {
            kind = SAYS_CHUNKED;
            state = OVER;
        } else if (character == ',' && isChunkedLast()) {
            return parser.fail("HPE_INVALID_TRANSFER_ENCODING", "Invalid `Transfer-Encoding` header value", at + 1);
        } else {
            state = CODING_REST;
        }
        return at;
    }

    // ---- Content-Length ----

    private int length(byte character, int at) {
        if (state == DIGITS && CharacterClass.isDigit(character)) {
            return digit(character - '0', at);
        }
        state = DIGITS_END;
        if (CharacterClass.isBlank(character)) {
            return at + 1;
        }
        if (!isLineEnd(character)) {
            return parser.fail("HPE_INVALID_CONTENT_LENGTH", "Invalid character in Content-Length", at);
        }
        parser.flags |= HttpParser.CONTENT_LENGTH;
        state = OVER;
        return at;
    }

    /** The length has 64 bits without a sign. */
    private int digit(int digit, int at) {
        var length = parser.contentLength;
        if (length < 0 || length >= Long.MAX_VALUE / 10) {
            if (Long.compareUnsigned(length, Long.divideUnsigned(-1L - digit, 10)) > 0) {
                return parser.fail("HPE_INVALID_CONTENT_LENGTH", "Content-Length overflow", at + 1);
            }
        }
        parser.contentLength = 10 * length + digit;
        return at + 1;
    }
}
