package dev.gyre.node.crypto.digest;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** BLAKE2s-256 without a key, RFC 7693. */
final class Blake2s extends BlockDigest {
    private static final int BLOCK = 64, WORDS = 16, ROUNDS = 10, STATE = 8, SIZE = 32;
    private static final int[] START = {
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
    };
    private int[] state;

    Blake2s() {
        super("BLAKE2S", BLOCK);
        restart();
    }

    @Override
    boolean holdsLastBlock() {
        return true;
    }

    @Override
    protected int engineGetDigestLength() {
        return SIZE;
    }

    @Override
    void restart() {
        state = START.clone();
        state[0] ^= 0x01010000 ^ SIZE;
    }

    @Override
    void compress(byte[] bytes, int offset) {
        mix(bytes, offset, length(), false);
    }

    private void mix(byte[] bytes, int offset, long counted, boolean last) {
        int[] m = new int[WORDS];
        ByteBuffer.wrap(bytes, offset, BLOCK)
                .order(ByteOrder.LITTLE_ENDIAN)
                .asIntBuffer()
                .get(m);
        int[] v = Arrays.copyOf(state, 2 * STATE);
        System.arraycopy(START, 0, v, STATE, STATE);
        v[12] ^= (int) counted;
        v[13] ^= (int) (counted >>> Integer.SIZE);
        if (last) v[14] = ~v[14];
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < STATE; i++)
                step(v, i, m[Blake2Order.word(round, 2 * i)], m[Blake2Order.word(round, 2 * i + 1)]);
        }
        for (int i = 0; i < STATE; i++) state[i] ^= v[i] ^ v[i + STATE];
    }

    private static void step(int[] v, int index, int x, int y) {
        int a = index & 3, shift = index >> 2;
        int b = 4 + (a + shift & 3), c = 8 + (a + 2 * shift & 3), d = 12 + (a + 3 * shift & 3);
        v[a] += v[b] + x;
        v[d] = Integer.rotateRight(v[d] ^ v[a], 16);
        v[c] += v[d];
        v[b] = Integer.rotateRight(v[b] ^ v[c], 12);
        v[a] += v[b] + y;
        v[d] = Integer.rotateRight(v[d] ^ v[a], 8);
        v[c] += v[d];
        v[b] = Integer.rotateRight(v[b] ^ v[c], 7);
    }

    @Override
    byte[] finish(byte[] rest, int count) {
        mix(Arrays.copyOf(Arrays.copyOf(rest, count), BLOCK), 0, length(), true);
        ByteBuffer result = ByteBuffer.allocate(SIZE).order(ByteOrder.LITTLE_ENDIAN);
        result.asIntBuffer().put(state);
        return result.array();
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        Blake2s copy = (Blake2s) super.clone();
        copy.state = state.clone();
        return copy;
    }
}
