package dev.gyre.node.zlib.brotli;

import dev.gyre.node.zlib.codec.ZlibException;

/** Errors in compressed data, with the names and numbers of zlib.constants. */
enum FormatError {
    EXUBERANT_NIBBLE(-1),
    RESERVED(-2),
    EXUBERANT_META_NIBBLE(-3),
    SIMPLE_HUFFMAN_ALPHABET(-4),
    SIMPLE_HUFFMAN_SAME(-5),
    CL_SPACE(-6),
    HUFFMAN_SPACE(-7),
    CONTEXT_MAP_REPEAT(-8),
    BLOCK_LENGTH_1(-9),
    BLOCK_LENGTH_2(-10),
    TRANSFORM(-11),
    DICTIONARY(-12),
    WINDOW_BITS(-13),
    PADDING_1(-14),
    PADDING_2(-15),
    DISTANCE(-16);

    private final int number;

    FormatError(int number) {
        this.number = number;
    }

    ZlibException exception() {
        return new ZlibException("ERR__ERROR_FORMAT_" + name(), number, "Decompression failed");
    }
}
