package dev.gyre.node.zlib.brotli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.brotli.dec.BrotliInputStream;

/**
 * The words that every Brotli stream can refer to. The decoder of org.brotli:dec contains them but does not expose
 * them: they are read by decoding a stream that refers to each word once.
 */
// RFC 7932, section 8 and appendix A
final class StaticDictionary {
    static final int SHORTEST = 4, LONGEST = 24;
    private static final int SIZE = 122_784;
    /** The number of bits of a word's index for each length. */
    private static final byte[] INDEX_BITS = {
        0, 0, 0, 0, 10, 10, 11, 11, 10, 10, 10, 10, 10, 9, 9, 8, 7, 7, 8, 7, 7, 6, 6, 5, 5
    };

    private static final int[] OFFSETS = new int[LONGEST + 2];
    private static final byte[] WORDS;

    static {
        for (int length = SHORTEST; length <= LONGEST; length++)
            OFFSETS[length + 1] = OFFSETS[length] + (length << INDEX_BITS[length]);
        try (var decoder = new BrotliInputStream(new ByteArrayInputStream(everyWord()))) {
            WORDS = decoder.readAllBytes();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        if (WORDS.length != SIZE) throw new IllegalStateException("the dictionary has " + WORDS.length + " bytes");
    }

    private StaticDictionary() {}

    static byte[] words() {
        return WORDS;
    }

    static int indexBits(int length) {
        return INDEX_BITS[length];
    }

    static int offset(int length, int index) {
        return OFFSETS[length] + length * index;
    }

    /**
     * A stream with a meta-block for each word length, whose commands are all the same: a copy of that length from the
     * next word.
     */
    private static byte[] everyWord() {
        int window = 1 << 10, reach = window - 16;
        var output = new BitOutput();
        output.write(0b0100001, 7); // The smallest window.
        int written = 0;
        for (int length = SHORTEST; length <= LONGEST; length++) {
            int words = 1 << INDEX_BITS[length], copy = LengthCode.COPY.symbol(length);
            output.write(0, 1); // Not the last meta-block.
            output.write(0, 2); // The length has 16 bits, enough for all.
            output.write((words * length) - 1, 16);
            output.write(0, 1); // Compressed.
            output.write(0, 3); // One block type in each of the three categories.
            output.write(0, 6); // Distances without postfix and direct codes.
            output.write(0, 2); // The mode of literals.
            output.write(0, 2); // One tree for literals and one for distances.
            writeSingle(output, 0, 8);
            writeSingle(
                    output,
                    copy < 8 ? LengthCode.FIRST_WITH_DISTANCE + copy : LengthCode.FIRST_WITH_DISTANCE + 64 + copy - 8,
                    10);
            writeEqualDistances(output);
            for (int word = 0; word < words; word++) {
                output.write(length - LengthCode.COPY.base(copy), LengthCode.COPY.width(copy));
                writeDistance(output, Math.min(written, reach) + 1 + word);
                written += length;
            }
        }
        output.write(3, 2); // The last meta-block, empty.
        return output.toByteArray();
    }

    private static void writeSingle(BitOutput output, int symbol, int width) {
        output.write(1, 2);
        output.write(0, 2);
        output.write(symbol, width);
    }

    /** A code in which each of 64 symbols has six bits. */
    private static void writeEqualDistances(BitOutput output) {
        output.write(0, 2);
        for (byte length : PrefixCode.LENGTH_ORDER)
            output.write(length == 6 ? 3 : 0, length == 6 ? 3 : 2); // Only the length 6 occurs.
    }

    private static void writeDistance(BitOutput output, int distance) {
        int above = distance + 3, width = 30 - Integer.numberOfLeadingZeros(above);
        int symbol = 16 + (width - 1 << 1) + (above >> width & 1);
        output.write(Integer.reverse(symbol) >>> 26, 6);
        output.write(above & (1 << width) - 1, width);
    }
}
