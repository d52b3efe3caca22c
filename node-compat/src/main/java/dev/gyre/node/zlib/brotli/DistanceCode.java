package dev.gyre.node.zlib.brotli;

/** Encodes distances as symbols with extra bits, given the two parameters of a meta-block. */
// RFC 7932, section 4
record DistanceCode(int postfixBits, int direct, boolean large) {
    int symbols() {
        return LastDistances.SHORT_CODES + direct + ((large ? 62 : 24) << postfixBits + 1);
    }

    void write(BitOutput output) {
        output.write(postfixBits, 2);
        output.write(direct >> postfixBits, 4);
    }

    int symbol(int code) {
        if (code < LastDistances.SHORT_CODES + direct) return code;
        int above = above(code), width = width(above);
        int low = above & (1 << postfixBits) - 1, half = above >> width + postfixBits & 1;
        return LastDistances.SHORT_CODES + direct + ((width - 1 << 1 | half) << postfixBits | low);
    }

    void writeExtra(BitOutput output, int code) {
        if (code < LastDistances.SHORT_CODES + direct) return;
        int above = above(code), width = width(above);
        output.write(above >> postfixBits & (1 << width) - 1, width);
    }

    private int above(int code) {
        return code - LastDistances.SHORT_CODES - direct + (4 << postfixBits);
    }

    private int width(int above) {
        return 30 - Integer.numberOfLeadingZeros(above) - postfixBits;
    }
}
