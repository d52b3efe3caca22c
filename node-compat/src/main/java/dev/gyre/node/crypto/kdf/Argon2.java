package dev.gyre.node.crypto.kdf;

import dev.gyre.node.crypto.asn1.DerWriter;
import dev.gyre.node.crypto.digest.Blake2b;
import dev.gyre.node.crypto.digest.Digests;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Argon2, version 1.3, RFC 9106. */
public final class Argon2 {
    private static final int WORDS = 128, BLOCK = 1024, SLICES = 4, VERSION = 0x13, HASH = 64, ROW = 16;

    private final int type;
    private final int lanes;
    private final int laneLength;
    private final int segment;
    private final int passes;
    private final int memory;
    private final long[][] blocks;

    /**
     * The inputs of the function.
     *
     * @param type 0: Argon2d, 1: Argon2i, 2: Argon2id
     * @param memory in KiB
     */
    public record Input(
            int type,
            byte[] message,
            byte[] nonce,
            int parallelism,
            int tagLength,
            int memory,
            int passes,
            byte[] secret,
            byte[] associatedData) {}

    private Argon2(Input input) {
        type = input.type;
        lanes = input.parallelism;
        passes = input.passes;
        segment = Math.max(2 * SLICES * lanes, input.memory) / (SLICES * lanes);
        laneLength = segment * SLICES;
        memory = laneLength * lanes;
        blocks = new long[memory][];
    }

    // Argon2 operation, https://www.rfc-editor.org/rfc/rfc9106#section-3.2
    public static byte[] hash(Input input) {
        Argon2 state = new Argon2(input);
        byte[] start = Digests.digest(
                "blake2b512",
                DerWriter.concat(
                        word(input.parallelism),
                        word(input.tagLength),
                        word(input.memory),
                        word(input.passes),
                        word(VERSION),
                        word(input.type),
                        part(input.message),
                        part(input.nonce),
                        part(input.secret),
                        part(input.associatedData)));
        for (int lane = 0; lane < state.lanes; lane++) {
            for (int i = 0; i < 2; i++) {
                long[] block = new long[WORDS];
                ByteBuffer.wrap(longHash(DerWriter.concat(start, word(i), word(lane)), BLOCK))
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .asLongBuffer()
                        .get(block);
                state.blocks[lane * state.laneLength + i] = block;
            }
        }
        for (int pass = 0; pass < state.passes; pass++) {
            for (int slice = 0; slice < SLICES; slice++) {
                for (int lane = 0; lane < state.lanes; lane++) state.fill(pass, slice, lane);
            }
        }
        long[] last = state.blocks[state.laneLength - 1].clone();
        for (int lane = 1; lane < state.lanes; lane++) xor(last, state.blocks[(lane + 1) * state.laneLength - 1]);
        ByteBuffer bytes = ByteBuffer.allocate(BLOCK).order(ByteOrder.LITTLE_ENDIAN);
        bytes.asLongBuffer().put(last);
        return longHash(bytes.array(), input.tagLength);
    }

    private static byte[] word(int number) {
        return ByteBuffer.allocate(Integer.BYTES)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(number)
                .array();
    }

    private static byte[] part(byte[] bytes) {
        return DerWriter.concat(word(bytes.length), bytes);
    }

    // H' ( A ), https://www.rfc-editor.org/rfc/rfc9106#section-3.3
    private static byte[] longHash(byte[] data, int length) {
        byte[] input = DerWriter.concat(word(length), data);
        if (length <= HASH) return new Blake2b(length).digest(input);
        byte[] result = new byte[length];
        byte[] next = new Blake2b(HASH).digest(input);
        int done = 0;
        while (length - done > HASH) {
            System.arraycopy(next, 0, result, done, HASH / 2);
            done += HASH / 2;
            if (length - done > HASH) next = new Blake2b(HASH).digest(next);
        }
        byte[] rest = new Blake2b(length - done).digest(next);
        System.arraycopy(rest, 0, result, done, rest.length);
        return result;
    }

    private static void xor(long[] x, long[] y) {
        for (int i = 0; i < WORDS; i++) x[i] ^= y[i];
    }

    // Filling of a segment with indexing, https://www.rfc-editor.org/rfc/rfc9106#section-3.4
    private void fill(int pass, int slice, int lane) {
        boolean independent = type == 1 || type == 2 && pass == 0 && slice < SLICES / 2;
        long[] counters = new long[WORDS];
        long[] addresses = new long[WORDS];
        if (independent) System.arraycopy(new long[] {pass, lane, slice, memory, passes, type}, 0, counters, 0, 6);
        int first = pass == 0 && slice == 0 ? 2 : 0;
        if (independent && first == 2) next(counters, addresses);
        for (int i = first; i < segment; i++) {
            int index = slice * segment + i;
            int current = lane * laneLength + index;
            int previous = index == 0 ? current + laneLength - 1 : current - 1;
            if (independent && i % WORDS == 0) next(counters, addresses);
            long random = independent ? addresses[i % WORDS] : blocks[previous][0];
            int otherLane = pass == 0 && slice == 0 ? lane : (int) ((random >>> 32) % lanes);
            int reference = otherLane * laneLength + position(pass, slice, i, otherLane == lane, random & 0xffffffffL);
            long[] mixed = compress(blocks[previous], blocks[reference]);
            if (pass > 0) xor(mixed, blocks[current]);
            blocks[current] = mixed;
        }
    }

    private static void next(long[] counters, long[] addresses) {
        counters[6]++;
        long[] zero = new long[WORDS];
        System.arraycopy(compress(zero, compress(zero, counters)), 0, addresses, 0, WORDS);
    }

    private int position(int pass, int slice, int index, boolean sameLane, long random) {
        int area = pass == 0 ? slice * segment : laneLength - segment;
        if (sameLane) area += index - 1;
        else if (index == 0) area--;
        long x = random * random >>> 32;
        long relative = area - 1 - (area * x >>> 32);
        int start = pass == 0 || slice == SLICES - 1 ? 0 : (slice + 1) * segment;
        return (int) ((start + relative) % laneLength);
    }

    // G ( X, Y ), https://www.rfc-editor.org/rfc/rfc9106#section-3.5
    private static long[] compress(long[] x, long[] y) {
        long[] r = x.clone();
        xor(r, y);
        long[] z = r.clone();
        for (int row = 0; row < WORDS; row += ROW) permute(z, row, 1, 2);
        for (int column = 0; column < ROW; column += 2) permute(z, column, ROW, 1);
        xor(z, r);
        return z;
    }

    /** P on 16 words: pairs of adjacent words, at a distance between pairs. */
    private static void permute(long[] v, int from, int step, int rows) {
        int[] at = new int[ROW];
        for (int i = 0; i < ROW; i++) at[i] = rows == 2 ? from + i : from + i / 2 * step + i % 2;
        for (int i = 0; i < 4; i++) mix(v, at[i], at[i + 4], at[i + 8], at[i + 12]);
        for (int i = 0; i < 4; i++) mix(v, at[i], at[4 + (i + 1 & 3)], at[8 + (i + 2 & 3)], at[12 + (i + 3 & 3)]);
    }

    private static void mix(long[] v, int a, int b, int c, int d) {
        v[a] = blend(v[a], v[b]);
        v[d] = Long.rotateRight(v[d] ^ v[a], 32);
        v[c] = blend(v[c], v[d]);
        v[b] = Long.rotateRight(v[b] ^ v[c], 24);
        v[a] = blend(v[a], v[b]);
        v[d] = Long.rotateRight(v[d] ^ v[a], 16);
        v[c] = blend(v[c], v[d]);
        v[b] = Long.rotateRight(v[b] ^ v[c], 63);
    }

    private static long blend(long x, long y) {
        return x + y + 2 * (x & 0xffffffffL) * (y & 0xffffffffL);
    }
}
