package dev.gyre.node.zlib.brotli;

/** Writes one meta-block: its commands with codes built for them, or its bytes uncompressed if that is shorter. */
// RFC 7932, section 9
final class MetaBlockWriter {
    private static final int LITERALS = 256, DISTANCE_CONTEXTS = 4;
    /** Cells of insert and copy symbols, by the thirds of the symbols that both come from. */
    private static final byte[][] CELLS = {{2, 3, 6}, {4, 5, 8}, {7, 9, 10}};
    /** With fewer literals contexts are not used. */
    private static final int FEW = 128;

    private final BitOutput output;
    private final DistanceCode distanceCode;
    private final boolean contexts;

    MetaBlockWriter(BitOutput output, DistanceCode distanceCode, boolean contexts) {
        this.output = output;
        this.distanceCode = distanceCode;
        this.contexts = contexts;
    }

    /** Writes the meta-block; returns whether the commands were used. */
    boolean write(byte[] data, int start, int end, Commands commands, boolean last, int before, int beforeThat) {
        long position = output.position();
        output.write(last ? 1 : 0, 1);
        if (last) output.write(0, 1);
        writeLength(end - start);
        if (!last) output.write(0, 1);
        writeCommands(data, start, commands, before, beforeThat);
        if (output.position() - position <= (end - start + 4L) * Byte.SIZE) return true;
        output.truncate(position);
        output.write(0, 1);
        writeLength(end - start);
        output.write(1, 1);
        output.align();
        output.write(data, start, end - start);
        if (last) output.write(3, 2);
        return false;
    }

    private void writeLength(int length) {
        int nibbles = Math.max(4, (35 - Integer.numberOfLeadingZeros(length - 1)) / 4);
        output.write(nibbles - 4, 2);
        output.write(length - 1, nibbles * 4);
    }

    private void writeCommands(byte[] data, int start, Commands commands, int before, int beforeThat) {
        byte[] table = LiteralContext.table(LiteralContext.TEXT);
        int mode = LiteralContext.TEXT;
        int[][] literals = literalCounts(data, start, commands, table, before, beforeThat);
        ContextClusters literalClusters = ContextClusters.single(literals);
        int count = 0;
        for (int some : literalClusters.counts(0)) count += some;
        if (contexts && count >= FEW) {
            ContextClusters text = ContextClusters.of(literals);
            byte[] other = LiteralContext.table(LiteralContext.SIGNED);
            literalClusters = text;
            if (isBinary(literalClusters)) {
                ContextClusters signed =
                        ContextClusters.of(literalCounts(data, start, commands, other, before, beforeThat));
                if (signed.cost() < text.cost()) {
                    mode = LiteralContext.SIGNED;
                    table = other;
                    literalClusters = signed;
                }
            }
        }
        int[] symbols = new int[LengthCode.COMMANDS];
        int[][] distances = new int[DISTANCE_CONTEXTS][distanceCode.symbols()];
        for (int i = 0; i < commands.count(); i++) {
            int symbol = symbol(commands, i);
            symbols[symbol]++;
            if (hasDistance(commands, i, symbol))
                distances[distanceContext(commands.copy(i))][distanceCode.symbol(commands.distance(i))]++;
        }
        ContextClusters distanceClusters = contexts ? ContextClusters.of(distances) : ContextClusters.single(distances);
        output.write(0, 3); // One block type in each category.
        distanceCode.write(output);
        output.write(mode, 2);
        literalClusters.writeMap(output);
        distanceClusters.writeMap(output);
        CodeWriter[] literalCodes = codes(literalClusters);
        CodeWriter commandCode = CodeWriter.write(output, symbols);
        CodeWriter[] distanceCodes = codes(distanceClusters);
        int at = start, last = before, lastButOne = beforeThat;
        for (int i = 0; i < commands.count(); i++) {
            int symbol = symbol(commands, i);
            writeCommand(commandCode, commands, i, symbol);
            for (int end = at + commands.insert(i); at < end; at++) {
                int literal = data[at] & 0xff;
                literalCodes[literalClusters.of(table[last] | table[256 + lastButOne])].symbol(output, literal);
                lastButOne = last;
                last = literal;
            }
            if (hasDistance(commands, i, symbol)) {
                int code = commands.distance(i);
                distanceCodes[distanceClusters.of(distanceContext(commands.copy(i)))].symbol(
                        output, distanceCode.symbol(code));
                distanceCode.writeExtra(output, code);
            }
            int size = commands.size(i);
            if (size == 0) continue;
            at += size;
            lastButOne = size > 1 ? data[at - 2] & 0xff : last;
            last = data[at - 1] & 0xff;
        }
    }

    /** Whether many of the literals are not ASCII. */
    private static boolean isBinary(ContextClusters literals) {
        int high = 0, all = 0;
        for (int cluster = 0; cluster < literals.size(); cluster++) {
            for (int literal = 0; literal < LITERALS; literal++) {
                int count = literals.counts(cluster)[literal];
                all += count;
                if (literal >= 0x80 || literal < '\t') high += count;
            }
        }
        return high > all >> 2;
    }

    private CodeWriter[] codes(ContextClusters clusters) {
        var codes = new CodeWriter[clusters.size()];
        for (int i = 0; i < codes.length; i++) codes[i] = CodeWriter.write(output, clusters.counts(i));
        return codes;
    }

    private static int[][] literalCounts(
            byte[] data, int start, Commands commands, byte[] table, int before, int beforeThat) {
        int[][] counts = new int[LiteralContext.CONTEXTS][LITERALS];
        int at = start, last = before, lastButOne = beforeThat;
        for (int i = 0; i < commands.count(); i++) {
            for (int end = at + commands.insert(i); at < end; at++) {
                int literal = data[at] & 0xff;
                counts[table[last] | table[256 + lastButOne]][literal]++;
                lastButOne = last;
                last = literal;
            }
            int size = commands.size(i);
            if (size == 0) continue;
            at += size;
            lastButOne = size > 1 ? data[at - 2] & 0xff : last;
            last = data[at - 1] & 0xff;
        }
        return counts;
    }

    private static int symbol(Commands commands, int index) {
        int insert = LengthCode.INSERT.symbol(commands.insert(index)),
                copy = LengthCode.COPY.symbol(commands.copy(index));
        int inner = (insert & 7) << 3 | copy & 7;
        if (commands.distance(index) == 0 && insert < 8 && copy < 16) return (copy >> 3 << 6) + inner;
        return (CELLS[insert >> 3][copy >> 3] << 6) + inner;
    }

    /** The literals at the end are not followed by a copy. */
    private static boolean hasDistance(Commands commands, int index, int symbol) {
        return symbol >= LengthCode.FIRST_WITH_DISTANCE && commands.size(index) > 0;
    }

    private static int distanceContext(int copy) {
        return Math.min(copy - 2, DISTANCE_CONTEXTS - 1);
    }

    private void writeCommand(CodeWriter code, Commands commands, int index, int symbol) {
        code.symbol(output, symbol);
        writeExtra(LengthCode.INSERT, commands.insert(index));
        writeExtra(LengthCode.COPY, commands.copy(index));
    }

    private void writeExtra(LengthCode code, int length) {
        int symbol = code.symbol(length);
        output.write(length - code.base(symbol), code.width(symbol));
    }
}
