package dev.gyre.node.crypto.cipher;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** GCM, SP 800-38D; plaintext is returned before the tag has been verified, as by OpenSSL. */
final class GaloisMode extends HashedStreamMode {
    private static final int BLOCK = TagHash.BLOCK, SHORT_IV = 12, COUNTER = 4;

    private final GaloisHash hash;
    private final byte[] mask;

    static GaloisMode of(BlockCipher cipher, boolean encrypts, byte[] iv, int tagLength) {
        byte[] key = new byte[BLOCK];
        cipher.encrypt(key.clone(), 0, BLOCK, key, 0);
        byte[] start;
        if (iv.length == SHORT_IV) {
            start = Arrays.copyOf(iv, BLOCK);
            start[BLOCK - 1] = 1;
        } else {
            GaloisHash ivHash = new GaloisHash(key);
            ivHash.update(iv, 0, iv.length);
            ivHash.fill();
            start = ivHash.finish(0, iv.length);
        }
        return new GaloisMode(new CounterMode(cipher, start, COUNTER), new GaloisHash(key), encrypts, tagLength);
    }

    private GaloisMode(CounterMode counter, GaloisHash hash, boolean encrypts, int tagLength) {
        super(counter, hash, encrypts, tagLength);
        this.hash = hash;
        mask = counter.update(new byte[BLOCK], 0, BLOCK);
    }

    @Override
    byte[] computeTag(long additional, long length) {
        byte[] result = hash.finish(additional, length);
        xor(result, 0, mask, 0, BLOCK);
        return result;
    }

    /** GHASH, by tables of four bits. */
    private static final class GaloisHash extends TagHash {
        private static final long FOLD = 0xe1L << 56;
        private static final int[] REMAINDERS = {
            0x0000, 0x1c20, 0x3840, 0x2460, 0x7080, 0x6ca0, 0x48c0, 0x54e0, 0xe100, 0xfd20, 0xd940, 0xc560, 0x9180,
            0x8da0, 0xa9c0, 0xb5e0
        };

        private final long[] high = new long[BLOCK];
        private final long[] low = new long[BLOCK];
        private long z1;
        private long z0;

        GaloisHash(byte[] key) {
            ByteBuffer bytes = ByteBuffer.wrap(key);
            high[8] = bytes.getLong();
            low[8] = bytes.getLong();
            for (int i = 4; i > 0; i >>= 1) {
                low[i] = high[2 * i] << 63 | low[2 * i] >>> 1;
                high[i] = high[2 * i] >>> 1 ^ ((low[2 * i] & 1) != 0 ? FOLD : 0);
            }
            for (int i = 2; i < BLOCK; i <<= 1) {
                for (int j = 1; j < i; j++) {
                    high[i + j] = high[i] ^ high[j];
                    low[i + j] = low[i] ^ low[j];
                }
            }
        }

        byte[] finish(long first, long second) {
            ByteBuffer lengths = ByteBuffer.wrap(block);
            lengths.putLong(first * 8).putLong(second * 8);
            multiply();
            return ByteBuffer.allocate(BLOCK).putLong(z1).putLong(z0).array();
        }

        @Override
        void multiply() {
            long h = 0;
            long l = 0;
            for (int i = BLOCK - 1; i >= 0; i--) {
                int value = block[i] ^ (int) (i < Long.BYTES ? z1 >>> 56 - 8 * i : z0 >>> 56 - 8 * (i - Long.BYTES));
                int rest = (int) l & 0xf;
                l = h << 60 | l >>> 4;
                h = h >>> 4 ^ (long) REMAINDERS[rest] << 48;
                h ^= high[value & 0xf];
                l ^= low[value & 0xf];
                rest = (int) l & 0xf;
                l = h << 60 | l >>> 4;
                h = h >>> 4 ^ (long) REMAINDERS[rest] << 48;
                h ^= high[value >>> 4 & 0xf];
                l ^= low[value >>> 4 & 0xf];
            }
            z1 = h;
            z0 = l;
        }
    }
}
