package dev.gyre.node.zlib.brotli;

import dev.gyre.node.zlib.codec.ZlibException;

/** The header of a meta-block: its length, and its codes. */
// RFC 7932, section 9.2
final class MetaBlock {
    /** The content after the header. */
    enum Kind {
        EMPTY,
        METADATA,
        UNCOMPRESSED,
        COMPRESSED
    }

    private static final int METADATA_NIBBLES = 3;
    private static final int DISTANCE_CONTEXTS = 4;

    final boolean last;
    final Kind kind;
    /** The number of bytes still to produce, or of metadata to skip. */
    int left;

    BlockTypes literals;
    BlockTypes commands;
    BlockTypes distances;
    private int postfixBits;
    private int directDistances;
    private byte[] modes;
    private byte[] literalMap;
    private byte[] distanceMap;
    private int[][] literalCodes;
    private int[][] commandCodes;
    private int[][] distanceCodes;

    private MetaBlock(boolean last, Kind kind, int left) {
        this.last = last;
        this.kind = kind;
        this.left = left;
    }

    static MetaBlock read(BitInput input, boolean largeWindow) throws ZlibException {
        boolean last = input.read(1) == 1;
        if (last && input.read(1) == 1) return new MetaBlock(true, Kind.EMPTY, 0);
        int nibbles = input.read(2);
        if (nibbles == METADATA_NIBBLES) {
            if (input.read(1) != 0) throw FormatError.RESERVED.exception();
            return new MetaBlock(
                    last,
                    Kind.METADATA,
                    readLength(input, input.read(2), Byte.SIZE, 1, FormatError.EXUBERANT_META_NIBBLE));
        }
        int length = readLength(input, nibbles + 4, 4, 4, FormatError.EXUBERANT_NIBBLE);
        if (!last && input.read(1) == 1) return new MetaBlock(false, Kind.UNCOMPRESSED, length);
        var block = new MetaBlock(last, Kind.COMPRESSED, length);
        block.readCodes(input, largeWindow);
        return block;
    }

    /** A length in so many digits; the highest must not be zero, except the first few. */
    private static int readLength(BitInput input, int digits, int width, int few, FormatError leadingZero)
            throws ZlibException {
        if (digits == 0) return 0;
        int length = 0;
        for (int i = 0; i < digits; i++) {
            int digit = input.read(width);
            if (i + 1 == digits && digits > few && digit == 0) throw leadingZero.exception();
            length |= digit << i * width;
        }
        return length + 1;
    }

    private void readCodes(BitInput input, boolean largeWindow) throws ZlibException {
        literals = BlockTypes.read(input);
        commands = BlockTypes.read(input);
        distances = BlockTypes.read(input);
        postfixBits = input.read(2);
        directDistances = input.read(4) << postfixBits;
        modes = new byte[literals.count()];
        for (int i = 0; i < modes.length; i++) modes[i] = (byte) input.read(2);
        int literalTrees = BlockTypes.readCount(input);
        literalMap = readMap(input, literals.count() * LiteralContext.CONTEXTS, literalTrees);
        int distanceTrees = BlockTypes.readCount(input);
        distanceMap = readMap(input, distances.count() * DISTANCE_CONTEXTS, distanceTrees);
        literalCodes = readGroup(input, literalTrees, 256);
        commandCodes = readGroup(input, commands.count(), LengthCode.COMMANDS);
        int widths = largeWindow ? 62 : 24;
        distanceCodes = readGroup(
                input, distanceTrees, LastDistances.SHORT_CODES + directDistances + (widths << postfixBits + 1));
    }

    private static int[][] readGroup(BitInput input, int trees, int symbols) throws ZlibException {
        int[][] codes = new int[trees][];
        for (int i = 0; i < trees; i++) codes[i] = PrefixCode.read(input, symbols);
        return codes;
    }

    /** Reads which tree each context uses. */
    // RFC 7932, section 7.3
    private static byte[] readMap(BitInput input, int size, int trees) throws ZlibException {
        byte[] map = new byte[size];
        if (trees == 1) return map;
        int runs = input.read(1) == 1 ? input.read(4) + 1 : 0;
        int[] code = PrefixCode.read(input, trees + runs);
        for (int at = 0; at < size; ) {
            int symbol = input.symbol(code);
            if (symbol == 0 || symbol > runs) {
                map[at++] = (byte) (symbol == 0 ? 0 : symbol - runs);
                continue;
            }
            at += (1 << symbol) + input.read(symbol);
            if (at > size) throw FormatError.CONTEXT_MAP_REPEAT.exception();
        }
        if (input.read(1) == 1) moveToFront(map);
        return map;
    }

    private static void moveToFront(byte[] map) {
        byte[] order = new byte[256];
        for (int i = 0; i < order.length; i++) order[i] = (byte) i;
        for (int i = 0; i < map.length; i++) {
            int index = map[i] & 0xff;
            byte value = order[index];
            System.arraycopy(order, 0, order, 1, index);
            order[0] = value;
            map[i] = value;
        }
    }

    byte[] literalContexts() {
        return LiteralContext.table(modes[literals.current()]);
    }

    int[] literalCode(int context) {
        return literalCodes[literalMap[literals.current() * LiteralContext.CONTEXTS + context] & 0xff];
    }

    int[] commandCode() {
        return commandCodes[commands.current()];
    }

    /** Reads a distance code: one of the short codes, or the distance itself. */
    // RFC 7932, section 4
    int readDistance(BitInput input, int copyLength) {
        int context = Math.min(copyLength - 2, DISTANCE_CONTEXTS - 1);
        int symbol = input.symbol(distanceCodes[distanceMap[distances.current() * DISTANCE_CONTEXTS + context] & 0xff]);
        if (symbol < LastDistances.SHORT_CODES + directDistances) return symbol;
        int above = symbol - LastDistances.SHORT_CODES - directDistances;
        int width = 1 + (above >> postfixBits + 1);
        if (width > 31) return -1;
        long offset = (2L + (above >> postfixBits & 1) << width) - 4;
        long distance =
                (offset + input.read(width) << postfixBits) + (above & (1 << postfixBits) - 1) + directDistances + 1;
        return distance > LastDistances.LARGEST ? -1 : (int) distance + LastDistances.SHORT_CODES - 1;
    }
}
