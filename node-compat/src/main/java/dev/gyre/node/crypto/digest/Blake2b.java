package dev.gyre.node.crypto.digest;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** BLAKE2b without a key, RFC 7693. */
public final class Blake2b extends BlockDigest {
    static final int MOST_BYTES = 64;
    private static final int BLOCK = 128, WORDS = 16, ROUNDS = 12, STATE = 8;
    private static final long[] START = {
        0x6a09e667f3bcc908L, 0xbb67ae8584caa73bL, 0x3c6ef372fe94f82bL, 0xa54ff53a5f1d36f1L,
        0x510e527fade682d1L, 0x9b05688c2b3e6c1fL, 0x1f83d9abfb41bd6bL, 0x5be0cd19137e2179L
    };
    private final int size;
    private long[] state;

    /** @param size bytes of the digest, 1 to 64 */
    public Blake2b(int size) {
        super("BLAKE2B", BLOCK);
        this.size = size;
        restart();
    }

    @Override
    boolean holdsLastBlock() {
        return true;
    }

    @Override
    protected int engineGetDigestLength() {
        return size;
    }

    @Override
    void restart() {
        state = START.clone();
        state[0] ^= 0x01010000 ^ size;
    }

    @Override
    void compress(byte[] bytes, int offset) {
        mix(bytes, offset, length(), false);
    }

    private void mix(byte[] bytes, int offset, long counted, boolean last) {
        long[] m = new long[WORDS];
        ByteBuffer.wrap(bytes, offset, BLOCK)
                .order(ByteOrder.LITTLE_ENDIAN)
                .asLongBuffer()
                .get(m);
        long[] v = Arrays.copyOf(state, 2 * STATE);
        System.arraycopy(START, 0, v, STATE, STATE);
        v[12] ^= counted;
        if (last) v[14] = ~v[14];
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < STATE; i++)
                step(v, i, m[Blake2Order.word(round, 2 * i)], m[Blake2Order.word(round, 2 * i + 1)]);
        }
        for (int i = 0; i < STATE; i++) state[i] ^= v[i] ^ v[i + STATE];
    }

    private static void step(long[] v, int index, long x, long y) {
        int a = index & 3, shift = index >> 2;
        int b = 4 + (a + shift & 3), c = 8 + (a + 2 * shift & 3), d = 12 + (a + 3 * shift & 3);
        v[a] += v[b] + x;
        v[d] = Long.rotateRight(v[d] ^ v[a], 32);
        v[c] += v[d];
        v[b] = Long.rotateRight(v[b] ^ v[c], 24);
        v[a] += v[b] + y;
        v[d] = Long.rotateRight(v[d] ^ v[a], 16);
        v[c] += v[d];
        v[b] = Long.rotateRight(v[b] ^ v[c], 63);
    }

    @Override
    byte[] finish(byte[] rest, int count) {
        mix(Arrays.copyOf(Arrays.copyOf(rest, count), BLOCK), 0, length(), true);
        ByteBuffer result = ByteBuffer.allocate(MOST_BYTES).order(ByteOrder.LITTLE_ENDIAN);
        result.asLongBuffer().put(state);
        return Arrays.copyOf(result.array(), size);
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        Blake2b copy = (Blake2b) super.clone();
        copy.state = state.clone();
        return copy;
    }
}
