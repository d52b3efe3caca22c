package dev.gyre.node.zlib.brotli;

import dev.gyre.node.zlib.codec.ZlibException;

/** The current block type of one category (literals, commands or distances), and the rest of the block's length. */
// RFC 7932, section 6
final class BlockTypes {
    private static final int WHOLE = 1 << 28;

    private final int count;
    private int[] typeCode;
    private int[] lengthCode;
    private int current;
    private int previous = 1;
    private int left = WHOLE;

    private BlockTypes(int count) {
        this.count = count;
    }

    static BlockTypes read(BitInput input) throws ZlibException {
        var types = new BlockTypes(readCount(input));
        if (types.count > 1) {
            types.typeCode = PrefixCode.read(input, types.count + 2);
            types.lengthCode = PrefixCode.read(input, LengthCode.BLOCK_LENGTHS);
            types.left = LengthCode.BLOCK.read(input, input.symbol(types.lengthCode));
        }
        return types;
    }

    /** A number from 1 to 256. */
    static int readCount(BitInput input) {
        if (input.read(1) == 0) return 1;
        int width = input.read(3);
        return (1 << width) + input.read(width) + 1;
    }

    int count() {
        return count;
    }

    int current() {
        return current;
    }

    boolean atEnd() {
        return left == 0;
    }

    void used() {
        left--;
    }

    /** Reads the type and length of the next block. */
    void next(BitInput input) {
        if (count == 1) {
            left = WHOLE;
            return;
        }
        int symbol = input.symbol(typeCode);
        int length = LengthCode.BLOCK.read(input, input.symbol(lengthCode));
        int type = symbol == 0 ? previous : symbol == 1 ? current + 1 : symbol - 2;
        previous = current;
        current = type >= count ? type - count : type;
        left = length;
    }
}
