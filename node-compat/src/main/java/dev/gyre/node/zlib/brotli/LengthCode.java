package dev.gyre.node.zlib.brotli;

/** Encodes lengths as symbols with extra bits: the smallest length of each symbol, and the number of its extra bits. */
// RFC 7932, sections 5 and 6
final class LengthCode {
    static final LengthCode INSERT =
            new LengthCode(0, new byte[] {0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 12, 14, 24});
    static final LengthCode COPY =
            new LengthCode(2, new byte[] {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 24});
    static final LengthCode BLOCK = new LengthCode(
            1, new byte[] {2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13, 24});

    /** Insert and copy symbols are combined in cells of 64: the first insert and copy symbols of each cell. */
    static final byte[] INSERT_CELL = {0, 0, 0, 0, 8, 8, 0, 16, 8, 16, 16},
            COPY_CELL = {0, 8, 0, 8, 0, 8, 16, 0, 16, 8, 16};
    /** Commands below this number use the last distance. */
    static final int FIRST_WITH_DISTANCE = 128;

    static final int COMMANDS = 704, BLOCK_LENGTHS = 26;

    private final int[] base;
    private final byte[] width;

    private LengthCode(int first, byte[] width) {
        this.width = width;
        base = new int[width.length];
        int next = first;
        for (int i = 0; i < base.length; i++) {
            base[i] = next;
            next += 1 << width[i];
        }
    }

    int base(int symbol) {
        return base[symbol];
    }

    int width(int symbol) {
        return width[symbol];
    }

    int read(BitInput input, int symbol) {
        return base[symbol] + input.read(width[symbol]);
    }

    /** The symbol of a length. */
    int symbol(int length) {
        int low = 0, high = base.length - 1;
        while (low < high) {
            int middle = low + high + 1 >>> 1;
            if (base[middle] <= length) low = middle;
            else high = middle - 1;
        }
        return low;
    }
}
