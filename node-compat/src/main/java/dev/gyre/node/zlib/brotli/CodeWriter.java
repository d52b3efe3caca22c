package dev.gyre.node.zlib.brotli;

import java.util.Arrays;

/** A prefix code built from symbol frequencies; writes its description and then symbols. */
// RFC 7932, section 3
final class CodeWriter {
    private static final int LONGEST_OF_LENGTHS = 5, MOST_SIMPLE = 4;
    /** The code for lengths of code lengths: the bits of each length from 0 to 5, and their number. */
    private static final byte[] LENGTH_CODES = {0, 7, 3, 2, 1, 15}, LENGTH_WIDTHS = {2, 4, 3, 2, 2, 4};

    private final byte[] lengths;
    private final int[] codes;

    private CodeWriter(byte[] lengths) {
        this.lengths = lengths;
        codes = PrefixCode.reversedCodes(lengths);
    }

    /** Builds the code and writes its description. */
    static CodeWriter write(BitOutput output, int[] counts) {
        int[] used = new int[MOST_SIMPLE];
        int kinds = 0;
        for (int symbol = 0; symbol < counts.length; symbol++) {
            if (counts[symbol] > 0 && kinds++ < MOST_SIMPLE) used[kinds - 1] = symbol;
        }
        if (kinds <= 1) {
            writeSimple(output, used, 1, counts.length, false);
            return new CodeWriter(new byte[counts.length]);
        }
        byte[] lengths = lengths(counts, PrefixCode.LONGEST);
        if (kinds > MOST_SIMPLE) {
            writeComplex(output, lengths);
            return new CodeWriter(lengths);
        }
        for (int i = 1; i < kinds; i++) { // Short codes first.
            int symbol = used[i], at = i;
            for (; at > 0 && lengths[used[at - 1]] > lengths[symbol]; at--) used[at] = used[at - 1];
            used[at] = symbol;
        }
        writeSimple(output, used, kinds, counts.length, lengths[used[0]] == 1);
        return new CodeWriter(lengths);
    }

    void symbol(BitOutput output, int symbol) {
        output.write(codes[symbol], lengths[symbol]);
    }

    private static void writeSimple(BitOutput output, int[] used, int kinds, int symbols, boolean skewed) {
        int width = 32 - Integer.numberOfLeadingZeros(symbols - 1);
        output.write(1, 2);
        output.write(kinds - 1, 2);
        for (int i = 0; i < kinds; i++) output.write(used[i], width);
        if (kinds == MOST_SIMPLE) output.write(skewed ? 1 : 0, 1);
    }

    private static void writeComplex(BitOutput output, byte[] lengths) {
        int end = lengths.length;
        while (lengths[end - 1] == 0) end--;
        byte[] symbols = new byte[end], extra = new byte[end];
        int count = 0, previous = PrefixCode.FIRST_REPEATED;
        for (int at = 0; at < end; ) {
            int value = lengths[at], run = 1;
            while (at + run < end && lengths[at + run] == value) run++;
            at += run;
            if (value != 0 && value != previous) {
                symbols[count++] = (byte) value;
                previous = value;
                run--;
            }
            if (run < 3) {
                for (; run > 0; run--) symbols[count++] = (byte) value;
                continue;
            }
            count = addRun(symbols, extra, count, run - 3, value == 0 ? PrefixCode.ZEROS : PrefixCode.REPEAT);
        }
        int[] counts = new int[PrefixCode.LENGTH_SYMBOLS];
        for (int i = 0; i < count; i++) counts[symbols[i]]++;
        CodeWriter code = writeLengthCode(output, counts);
        for (int i = 0; i < count; i++) {
            code.symbol(output, symbols[i]);
            if (symbols[i] >= PrefixCode.REPEAT) output.write(extra[i], symbols[i] - PrefixCode.REPEAT + 2);
        }
    }

    /** Adds a run length as digits, the highest first; each but the last is encoded as its value minus one. */
    private static int addRun(byte[] symbols, byte[] extra, int from, int run, int symbol) {
        int width = symbol - PrefixCode.REPEAT + 2, count = from;
        for (int rest = run; ; rest = (rest >> width) - 1) {
            symbols[count] = (byte) symbol;
            extra[count++] = (byte) (rest & (1 << width) - 1);
            if (rest >> width == 0) break;
        }
        for (int low = from, high = count - 1; low < high; low++, high--) {
            byte digit = extra[low];
            extra[low] = extra[high];
            extra[high] = digit;
        }
        return count;
    }

    private static CodeWriter writeLengthCode(BitOutput output, int[] counts) {
        int kinds = 0, only = 0;
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] == 0) continue;
            kinds++;
            only = i;
        }
        byte[] lengths = kinds == 1 ? new byte[counts.length] : lengths(counts, LONGEST_OF_LENGTHS);
        byte[] told = lengths.clone();
        if (kinds == 1) told[only] = 3; // Any length is valid.
        int skipped = told[PrefixCode.LENGTH_ORDER[0]] + told[PrefixCode.LENGTH_ORDER[1]] > 0
                ? 0
                : told[PrefixCode.LENGTH_ORDER[2]] > 0 ? 2 : 3;
        output.write(skipped, 2);
        int space = 1 << LONGEST_OF_LENGTHS;
        for (int i = skipped; i < told.length && space > 0; i++) {
            int length = told[PrefixCode.LENGTH_ORDER[i]];
            output.write(LENGTH_CODES[length], LENGTH_WIDTHS[length]);
            if (length > 0) space -= 1 << LONGEST_OF_LENGTHS - length;
        }
        return new CodeWriter(lengths);
    }

    /**
     * The lengths of a Huffman code with a maximum: if the code would be longer, the counts of rare symbols are raised.
     */
    static byte[] lengths(int[] counts, int longest) {
        int kinds = 0;
        for (int count : counts) if (count > 0) kinds++;
        for (int floor = 1; ; floor *= 2) {
            byte[] lengths = lengths(counts, floor, kinds, longest);
            if (lengths != null) return lengths;
        }
    }

    private static byte[] lengths(int[] counts, int floor, int kinds, int longest) {
        long[] leaves = new long[kinds];
        int at = 0;
        for (int symbol = 0; symbol < counts.length; symbol++) {
            if (counts[symbol] > 0) leaves[at++] = (long) Math.max(counts[symbol], floor) << 32 | symbol;
        }
        Arrays.sort(leaves);
        int nodes = 2 * kinds - 1;
        long[] weights = new long[nodes];
        int[] parents = new int[nodes];
        for (int i = 0; i < kinds; i++) weights[i] = leaves[i] >>> 32;
        int leaf = 0, inner = kinds;
        for (int node = kinds; node < nodes; node++) { // The two lightest: the next leaf, or the next node.
            for (int side = 0; side < 2; side++) {
                int child = inner == node || leaf < kinds && weights[leaf] <= weights[inner] ? leaf++ : inner++;
                parents[child] = node;
                weights[node] += weights[child];
            }
        }
        byte[] depths = new byte[nodes];
        for (int node = nodes - 2; node >= 0; node--) {
            depths[node] = (byte) (depths[parents[node]] + 1);
            if (depths[node] > longest) return null;
        }
        byte[] lengths = new byte[counts.length];
        for (int i = 0; i < kinds; i++) lengths[(int) leaves[i]] = depths[i];
        return lengths;
    }
}
