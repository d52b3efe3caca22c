package dev.gyre.node.crypto.digest;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** BLAKE2b, RFC 7693. */
public final class Blake2b extends BlockDigest {
    static final int MOST_BYTES = 64;
    private static final int BLOCK = 128, WORDS = 16, ROUNDS = 12, STATE = 8;
    private static final long[] START = {
        0x6a09e667f3bcc908L, 0xbb67ae8584caa73bL, 0x3c6ef372fe94f82bL, 0xa54ff53a5f1d36f1L,
        0x510e527fade682d1L, 0x9b05688c2b3e6c1fL, 0x1f83d9abfb41bd6bL, 0x5be0cd19137e2179L
    };
    private final int size;
    /** The words that the parameters change. */
    private final long[] start = START.clone();

    private long[] state;

    /** @param size bytes of the digest, 1 to 64 */
    public Blake2b(int size) {
        this(size, 0, new byte[0], new byte[0]);
    }

    private Blake2b(int size, int keyLength, byte[] salt, byte[] person) {
        super("BLAKE2B", BLOCK);
        this.size = size;
        ByteBuffer parameters = ByteBuffer.allocate(MOST_BYTES).order(ByteOrder.LITTLE_ENDIAN);
        parameters.putInt(0x01010000 | keyLength << 8 | size);
        parameters.put(MOST_BYTES / 2, salt).put(MOST_BYTES / 2 + Blake2Order.EXTRA_B, person);
        for (int i = 0; i < STATE; i++) start[i] ^= parameters.getLong(i * Long.BYTES);
        restart();
    }

    /**
     * A hash for one message.
     *
     * @param key 1 to 64 bytes; salt, person: at most 16
     */
    public static Blake2b keyed(int size, byte[] key, byte[] salt, byte[] person) {
        Blake2b hash = new Blake2b(size, key.length, salt, person);
        hash.update(Arrays.copyOf(key, BLOCK));
        return hash;
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
        state = start.clone();
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
