package dev.gyre.node.crypto.digest;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** BLAKE2s, RFC 7693. */
public final class Blake2s extends BlockDigest {
    private static final int BLOCK = 64, WORDS = 16, ROUNDS = 10, STATE = 8, SIZE = 32;
    private static final int[] START = {
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
    };
    private final int size;
    /** The words that the parameters change. */
    private final int[] start = START.clone();

    private int[] state;

    Blake2s() {
        this(SIZE, 0, new byte[0], new byte[0]);
    }

    private Blake2s(int size, int keyLength, byte[] salt, byte[] person) {
        super("BLAKE2S", BLOCK);
        this.size = size;
        ByteBuffer parameters = ByteBuffer.allocate(SIZE).order(ByteOrder.LITTLE_ENDIAN);
        parameters.putInt(0x01010000 | keyLength << 8 | size);
        parameters.put(SIZE / 2, salt).put(SIZE / 2 + Blake2Order.EXTRA_S, person);
        for (int i = 0; i < STATE; i++) start[i] ^= parameters.getInt(i * Integer.BYTES);
        restart();
    }

    /**
     * A hash for one message.
     *
     * @param key 1 to 32 bytes; salt, person: at most 8
     */
    public static Blake2s keyed(int size, byte[] key, byte[] salt, byte[] person) {
        Blake2s hash = new Blake2s(size, key.length, salt, person);
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
        return Arrays.copyOf(result.array(), size);
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        Blake2s copy = (Blake2s) super.clone();
        copy.state = state.clone();
        return copy;
    }
}
