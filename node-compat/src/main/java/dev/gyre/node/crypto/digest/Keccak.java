package dev.gyre.node.crypto.digest;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** SHAKE, cSHAKE, their derivatives and Keccak as it was before SHA-3, with an output of any length, FIPS 202 and SP 800-185. */
final class Keccak extends BlockDigest {
    /** Appended to the input before the padding. */
    static final int SHAKE_SUFFIX = 0x1f, CSHAKE_SUFFIX = 0x04, PLAIN_SUFFIX = 0x01;

    private static final int SIDE = 5, LANES = SIDE * SIDE, ROUNDS = 24, WIDTH = 200;

    private final int suffix;
    private int size;
    private byte[] prefix = {};
    private long[] state = new long[LANES];

    /** @param strength half the capacity in bits; size: bytes of output */
    Keccak(int strength, int suffix, int size) {
        super("SHAKE" + strength, WIDTH - strength / 4);
        this.suffix = suffix;
        this.size = size;
    }

    /** Sets whole blocks that are processed first, now and after each reset. */
    Keccak beginWith(byte[] blocks) {
        prefix = blocks;
        restart();
        return this;
    }

    void resize(int bytes) {
        size = bytes;
    }

    @Override
    protected int engineGetDigestLength() {
        return size;
    }

    @Override
    void restart() {
        state = new long[LANES];
        for (int offset = 0; offset < prefix.length; offset += blockSize()) compress(prefix, offset);
    }

    @Override
    void compress(byte[] bytes, int offset) {
        ByteBuffer lanes = ByteBuffer.wrap(bytes, offset, blockSize()).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < blockSize() / Long.BYTES; i++) state[i] ^= lanes.getLong();
        permute(state);
    }

    @Override
    byte[] finish(byte[] rest, int count) {
        byte[] last = Arrays.copyOf(Arrays.copyOf(rest, count), blockSize());
        last[count] ^= (byte) suffix;
        last[last.length - 1] ^= (byte) 0x80;
        compress(last, 0);
        byte[] result = new byte[size];
        byte[] out = new byte[WIDTH];
        for (int done = 0; done < size; done += blockSize()) {
            if (done > 0) permute(state);
            ByteBuffer.wrap(out).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer().put(state);
            System.arraycopy(out, 0, result, done, Math.min(blockSize(), size - done));
        }
        return result;
    }

    // Keccak-f[1600], https://nvlpubs.nist.gov/nistpubs/FIPS/NIST.FIPS.202.pdf section 3
    private static void permute(long[] a) {
        long[] c = new long[SIDE];
        long[] b = new long[LANES];
        int register = 1;
        for (int round = 0; round < ROUNDS; round++) {
            for (int x = 0; x < SIDE; x++) c[x] = a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20];
            for (int x = 0; x < SIDE; x++) {
                long d = c[(x + 4) % SIDE] ^ Long.rotateLeft(c[(x + 1) % SIDE], 1);
                for (int y = 0; y < LANES; y += SIDE) a[x + y] ^= d;
            }
            rotate(a, b);
            for (int y = 0; y < LANES; y += SIDE) {
                for (int x = 0; x < SIDE; x++) a[x + y] = b[x + y] ^ ~b[(x + 1) % SIDE + y] & b[(x + 2) % SIDE + y];
            }
            for (int bit = 1; bit <= Long.SIZE; bit <<= 1) {
                if ((register & 1) != 0) a[0] ^= 1L << bit - 1;
                register = register << 1 ^ ((register & 0x80) != 0 ? 0x171 : 0);
            }
        }
    }

    private static void rotate(long[] a, long[] b) {
        int x = 1;
        int y = 0;
        int amount = 0;
        b[0] = a[0];
        for (int t = 1; t < LANES; t++) {
            amount += t;
            int next = (2 * x + 3 * y) % SIDE;
            b[y + SIDE * next] = Long.rotateLeft(a[x + SIDE * y], amount);
            x = y;
            y = next;
        }
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        Keccak copy = (Keccak) super.clone();
        copy.state = state.clone();
        return copy;
    }
}
