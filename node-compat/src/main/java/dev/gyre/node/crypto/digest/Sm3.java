package dev.gyre.node.crypto.digest;

import java.nio.ByteBuffer;

/** SM3, https://datatracker.ietf.org/doc/html/draft-sca-cfrg-sm3. */
final class Sm3 extends BlockDigest {
    private static final int BLOCK = 64, WORDS = 16, EXPANDED = 68, ROUNDS = 64, STATE = 8;
    private static final int[] START = {
        0x7380166f, 0x4914b2b9, 0x172442d7, 0xda8a0600, 0xa96f30bc, 0x163138aa, 0xe38dee4d, 0xb0fb0e4e
    };
    private static final int EARLY = 0x79cc4519, LATE = 0x7a879d8a;

    private int[] state = START.clone();

    Sm3() {
        super("SM3", BLOCK);
    }

    @Override
    protected int engineGetDigestLength() {
        return STATE * Integer.BYTES;
    }

    @Override
    void restart() {
        state = START.clone();
    }

    private static int rotate(int value, int count) {
        return Integer.rotateLeft(value, count);
    }

    private static int[] expand(byte[] bytes, int offset) {
        int[] w = new int[EXPANDED];
        ByteBuffer.wrap(bytes, offset, BLOCK).asIntBuffer().get(w, 0, WORDS);
        for (int j = WORDS; j < EXPANDED; j++) {
            int x = w[j - 16] ^ w[j - 9] ^ rotate(w[j - 3], 15);
            w[j] = x ^ rotate(x, 15) ^ rotate(x, 23) ^ rotate(w[j - 13], 7) ^ w[j - 6];
        }
        return w;
    }

    @Override
    void compress(byte[] bytes, int offset) {
        int[] w = expand(bytes, offset);
        int a = state[0],
                b = state[1],
                c = state[2],
                d = state[3],
                e = state[4],
                f = state[5],
                g = state[6],
                h = state[7];
        for (int j = 0; j < ROUNDS; j++) {
            boolean early = j < WORDS;
            int first = rotate(rotate(a, 12) + e + rotate(early ? EARLY : LATE, j), 7);
            int second = first ^ rotate(a, 12);
            int t1 = (early ? a ^ b ^ c : a & b | a & c | b & c) + d + second + (w[j] ^ w[j + 4]);
            int t2 = (early ? e ^ f ^ g : e & f | ~e & g) + h + first + w[j];
            d = c;
            c = rotate(b, 9);
            b = a;
            a = t1;
            h = g;
            g = rotate(f, 19);
            f = e;
            e = t2 ^ rotate(t2, 9) ^ rotate(t2, 17);
        }
        state = new int[] {
            state[0] ^ a,
            state[1] ^ b,
            state[2] ^ c,
            state[3] ^ d,
            state[4] ^ e,
            state[5] ^ f,
            state[6] ^ g,
            state[7] ^ h
        };
    }

    @Override
    byte[] finish(byte[] rest, int count) {
        pad(rest, count, true);
        ByteBuffer result = ByteBuffer.allocate(STATE * Integer.BYTES);
        result.asIntBuffer().put(state);
        return result.array();
    }
}
