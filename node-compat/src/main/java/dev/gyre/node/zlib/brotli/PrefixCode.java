package dev.gyre.node.zlib.brotli;

import dev.gyre.node.zlib.codec.ZlibException;
import java.util.Arrays;

/** Decoding tables of prefix codes: an entry is a code's length and symbol, or a longer length and the index of the second-level table. */
// RFC 7932, section 3
final class PrefixCode {
    static final int ROOT_BITS = 8, ROOT_MASK = (1 << ROOT_BITS) - 1, LONGEST = 15;
    /** The order in which the lengths of the code length code are stored. */
    static final byte[] LENGTH_ORDER = {1, 2, 3, 4, 0, 5, 17, 6, 16, 7, 8, 9, 10, 11, 12, 13, 14, 15};

    static final int REPEAT = 16, ZEROS = 17, LENGTH_SYMBOLS = 18, FIRST_REPEATED = 8;
    private static final int SPACE = 1 << LONGEST, LENGTH_SPACE = 32;
    private static final byte[] LENGTH_OF_LENGTH_BITS = {2, 2, 2, 3, 2, 2, 2, 4, 2, 2, 2, 3, 2, 2, 2, 4};
    private static final byte[] LENGTH_OF_LENGTH = {0, 4, 3, 2, 0, 4, 3, 1, 0, 4, 3, 2, 0, 4, 3, 5};
    /** The code for lengths of code lengths, by the next four bits. */
    private static final int[] LENGTHS_OF_LENGTHS = new int[ROOT_MASK + 1];

    static {
        for (int i = 0; i < LENGTHS_OF_LENGTHS.length; i++)
            LENGTHS_OF_LENGTHS[i] = LENGTH_OF_LENGTH_BITS[i & 15] << 16 | LENGTH_OF_LENGTH[i & 15];
    }

    private PrefixCode() {}

    /** Reads a code for the symbols below {@code symbols}. */
    static int[] read(BitInput input, int symbols) throws ZlibException {
        int kind = input.read(2);
        return kind == 1 ? readSimple(input, symbols) : readComplex(input, symbols, kind);
    }

    // RFC 7932, section 3.4
    private static int[] readSimple(BitInput input, int symbols) throws ZlibException {
        int width = 32 - Integer.numberOfLeadingZeros(symbols - 1);
        int count = input.read(2) + 1;
        int[] chosen = new int[count];
        for (int i = 0; i < count; i++) {
            chosen[i] = input.read(width);
            if (chosen[i] >= symbols) throw FormatError.SIMPLE_HUFFMAN_ALPHABET.exception();
            for (int j = 0; j < i; j++) if (chosen[j] == chosen[i]) throw FormatError.SIMPLE_HUFFMAN_SAME.exception();
        }
        if (count == 1) return single(chosen[0]);
        byte[] lengths = new byte[symbols];
        boolean skewed = count == 3 || count == 4 && input.read(1) == 1;
        for (int i = 0; i < count; i++) lengths[chosen[i]] = (byte) (skewed ? Math.min(i + 1, count - 1) : count / 2);
        return table(lengths);
    }

    // RFC 7932, section 3.5
    private static int[] readComplex(BitInput input, int symbols, int skipped) throws ZlibException {
        byte[] lengthLengths = new byte[LENGTH_SYMBOLS];
        int space = LENGTH_SPACE, codes = 0, last = 0;
        for (int i = skipped; i < LENGTH_SYMBOLS && space > 0; i++) {
            int length = input.symbol(LENGTHS_OF_LENGTHS);
            if (length == 0) continue;
            last = LENGTH_ORDER[i];
            lengthLengths[last] = (byte) length;
            space -= LENGTH_SPACE >> length;
            codes++;
        }
        if (codes != 1 && space != 0) throw FormatError.CL_SPACE.exception();
        return table(readLengths(input, symbols, codes == 1 ? single(last) : table(lengthLengths)));
    }

    private static byte[] readLengths(BitInput input, int symbols, int[] code) throws ZlibException {
        byte[] lengths = new byte[symbols];
        int symbol = 0, space = SPACE, repeated = FIRST_REPEATED, repeat = 0, kind = 0;
        while (symbol < symbols && space > 0) {
            int value = input.symbol(code);
            if (value < REPEAT) {
                lengths[symbol++] = (byte) value;
                repeat = 0;
                if (value == 0) continue;
                repeated = value;
                space -= SPACE >> value;
                continue;
            }
            int width = value - REPEAT + 2;
            if (kind != value) repeat = 0;
            kind = value;
            int before = repeat;
            repeat = (repeat > 0 ? repeat - 2 << width : 0) + input.read(width) + 3;
            int more = repeat - before;
            if (symbol + more > symbols) throw FormatError.HUFFMAN_SPACE.exception();
            if (value == REPEAT) {
                Arrays.fill(lengths, symbol, symbol + more, (byte) repeated);
                space -= more << LONGEST - repeated;
            }
            symbol += more;
        }
        if (space != 0) throw FormatError.HUFFMAN_SPACE.exception();
        return lengths;
    }

    /** A code with one symbol, which needs no bits. */
    private static int[] single(int symbol) {
        int[] table = new int[ROOT_MASK + 1];
        Arrays.fill(table, symbol);
        return table;
    }

    /** The table of a complete canonical code. */
    private static int[] table(byte[] lengths) {
        int[] codes = reversedCodes(lengths);
        int[] table = new int[ROOT_MASK + 1];
        for (int symbol = 0; symbol < lengths.length; symbol++) { // The length of the longest code with this prefix.
            int root = codes[symbol] & ROOT_MASK;
            if (lengths[symbol] > ROOT_BITS) table[root] = Math.max(table[root], lengths[symbol]);
        }
        int size = table.length;
        for (int root = 0; root <= ROOT_MASK; root++) {
            if (table[root] == 0) continue;
            int width = table[root] - ROOT_BITS;
            table[root] = table[root] << 16 | size;
            size += 1 << width;
        }
        table = Arrays.copyOf(table, size);
        for (int symbol = 0; symbol < lengths.length; symbol++) {
            int length = lengths[symbol];
            if (length == 0) continue;
            int first = codes[symbol], limit = ROOT_MASK + 1, step = 1 << length;
            if (length > ROOT_BITS) {
                int root = table[first & ROOT_MASK];
                first = (root & 0xffff) + (first >>> ROOT_BITS);
                limit = (root & 0xffff) + (1 << (root >>> 16) - ROOT_BITS);
                step = 1 << length - ROOT_BITS;
            }
            for (int at = first; at < limit; at += step) table[at] = length << 16 | symbol;
        }
        return table;
    }

    /** The canonical codes for given lengths, with the first bit lowest. */
    static int[] reversedCodes(byte[] lengths) {
        int[] next = new int[LONGEST + 2];
        for (byte length : lengths) if (length > 0) next[length + 1]++;
        for (int length = 1; length <= LONGEST; length++) next[length + 1] = next[length + 1] + next[length] << 1;
        int[] codes = new int[lengths.length];
        for (int symbol = 0; symbol < lengths.length; symbol++) {
            int length = lengths[symbol];
            if (length > 0) codes[symbol] = Integer.reverse(next[length]++) >>> 32 - length;
        }
        return codes;
    }
}
