package dev.gyre.node.encoding;

/** An encoding with one or two bytes per character. */
abstract class PairReader extends CharacterReader {
    private final PairTable table;

    PairReader(String charset) {
        table = new PairTable(charset);
    }

    abstract boolean isFirst(int value);

    abstract boolean isSecond(int value);

    /** The character of a byte from 0x80 that does not begin a pair, or WRONG. */
    abstract int single(int value);

    /** The number of malformed bytes of a pair that has no character. */
    abstract int wrongLength(int second);

    @Override
    public int next(byte[] bytes, int at, int end) {
        int first = bytes[at] & 0xFF;
        if (first < 0x80) return took(1, first);
        if (!isFirst(first)) return took(1, single(first));
        if (at + 1 >= end) return INCOMPLETE;
        int second = bytes[at + 1] & 0xFF;
        int found = isSecond(second) ? table.at(first, second) : WRONG;
        return took(found == WRONG ? wrongLength(second) : 2, found);
    }
}
