package dev.gyre.node.http;

import io.netty.buffer.ByteBuf;

/** The line before a chunk: its size and extensions, as far as the bytes go. */
final class ChunkLine {
    private static final int NONE = -1;

    private final ByteBuf bytes;
    private final int start;
    private final int end;
    private int at;
    private long size;

    private ChunkLine(ByteBuf bytes) {
        this.bytes = bytes;
        this.start = bytes.readerIndex();
        this.end = bytes.writerIndex();
        this.at = start;
    }

    /** Reads the line away and answers the size, {@link Long#MAX_VALUE} for what is beyond it; -1 where the line is not complete. */
    static long read(ByteBuf bytes) {
        var line = new ChunkLine(bytes);
        if (!line.size() || !line.extensions() || !line.lineFeed()) {
            return NONE;
        }
        bytes.readerIndex(line.at);
        return line.size < 0 ? Long.MAX_VALUE : line.size;
    }

    private int next() {
        return at < end ? bytes.getByte(at) & 0xff : NONE;
    }

    private boolean size() {
        for (int digit; next() != NONE && (digit = Character.digit(next(), 16)) >= 0; at++) {
            if (size >>> 60 != 0) {
                throw badSize("Chunk size overflow");
            }
            size = size << 4 | digit;
        }
        if (next() == '\n' && at > start) {
            throw missing("size");
        }
        if (next() != NONE && (at == start || next() != '\r' && next() != ';')) {
            throw badSize("Invalid character in chunk size");
        }
        return next() != NONE;
    }

    private static BadRequestException badSize(String reason) {
        return new BadRequestException("HPE_INVALID_CHUNK_SIZE", reason);
    }

    private static BadRequestException missing(String where) {
        return new BadRequestException("HPE_CR_EXPECTED", "Missing expected CR after chunk " + where);
    }

    private static BadRequestException bad(String where) {
        return new BadRequestException("HPE_STRICT", "Invalid character in chunk extensions" + where);
    }

    /** Each after a semicolon: a name, which may be empty unless nothing follows, and a value, which may be empty or quoted. */
    private boolean extensions() {
        while (next() == ';') {
            at++;
            if (next() == ' ' || next() == '\r') {
                throw bad("");
            }
            token();
            if (next() == '=' ? !value() : !isEnd("name", " name")) {
                return false;
            }
        }
        return next() != NONE;
    }

    private boolean value() {
        at++;
        token();
        if (next() != '"') {
            return isEnd("value", " value");
        }
        for (at++; next() != '"'; at++) {
            if (next() == '\\') {
                at++;
                if (next() != NONE && !isText()) {
                    throw new BadRequestException("HPE_STRICT", "Invalid quoted-pair in chunk extensions quoted value");
                }
            } else if (next() != NONE && !isText()) {
                throw bad(" quoted value");
            }
            if (next() == NONE) {
                return false;
            }
        }
        at++;
        return isEnd("value", " quote value");
    }

    private boolean isText() {
        return next() == '\t' || next() >= ' ' && next() != 0x7f;
    }

    private void token() {
        while (RequestRules.isToken((byte) next())) {
            at++;
        }
    }

    private boolean isEnd(String part, String words) {
        if (next() == '\n') {
            throw missing("extension " + part);
        }
        if (next() != NONE && next() != ';' && next() != '\r') {
            throw bad(words);
        }
        return next() != NONE;
    }

    private boolean lineFeed() {
        at++;
        if (next() != NONE && next() != '\n') {
            throw new BadRequestException("HPE_STRICT", "Expected LF after chunk size");
        }
        return at++ < end;
    }
}
