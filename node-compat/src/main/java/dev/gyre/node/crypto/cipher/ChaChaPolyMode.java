package dev.gyre.node.crypto.cipher;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** ChaCha20-Poly1305, RFC 8439. */
final class ChaChaPolyMode extends HashedStreamMode {
    private static final int KEY = 32, NONCE = 12;

    private final Poly1305 code;

    /** @param iv up to 12 bytes, zeros are put before fewer */
    static ChaChaPolyMode of(byte[] key, boolean encrypts, byte[] iv, int tagLength) {
        byte[] nonce = new byte[NONCE];
        System.arraycopy(iv, 0, nonce, NONCE - iv.length, iv.length);
        Poly1305 code = new Poly1305(new ChaChaMode(key, nonce, 0).update(new byte[KEY], 0, KEY));
        return new ChaChaPolyMode(new ChaChaMode(key, nonce, 1), code, encrypts, tagLength);
    }

    private ChaChaPolyMode(ChaChaMode stream, Poly1305 code, boolean encrypts, int tagLength) {
        super(stream, code, encrypts, tagLength);
        this.code = code;
    }

    @Override
    byte[] computeTag(long additional, long length) {
        byte[] lengths = ByteBuffer.allocate(2 * Long.BYTES)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putLong(additional)
                .putLong(length)
                .array();
        code.update(lengths, 0, lengths.length);
        return code.finish();
    }

    /** Poly1305 in limbs of 26 bits, RFC 8439, section 2.5. */
    private static final class Poly1305 extends TagHash {
        private static final int LIMBS = 5, WIDTH = 26;
        private static final long MASK = (1L << WIDTH) - 1;

        private final long[] r = new long[LIMBS];
        private final long[] h = new long[LIMBS];
        private final BigInteger s;

        Poly1305(byte[] key) {
            byte[] clamped = Arrays.copyOf(key, BLOCK);
            for (int i = 3; i < BLOCK; i += 4) clamped[i] &= 0x0f;
            for (int i = 4; i < BLOCK; i += 4) clamped[i] &= (byte) 0xfc;
            add(r, clamped, 0);
            s = littleEndian(Arrays.copyOfRange(key, BLOCK, 2 * BLOCK));
        }

        private static BigInteger littleEndian(byte[] bytes) {
            byte[] reversed = new byte[bytes.length];
            for (int i = 0; i < bytes.length; i++) reversed[i] = bytes[bytes.length - 1 - i];
            return new BigInteger(1, reversed);
        }

        /** Adds a number of 16 bytes and a bit above them. */
        private static void add(long[] limbs, byte[] bytes, long top) {
            ByteBuffer words = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
            long low = words.getLong();
            long high = words.getLong();
            limbs[0] += low & MASK;
            limbs[1] += low >>> 26 & MASK;
            limbs[2] += (low >>> 52 | high << 12) & MASK;
            limbs[3] += high >>> 14 & MASK;
            limbs[4] += high >>> 40 | top << 24;
        }

        @Override
        void multiply() {
            add(h, block, 1);
            long[] product = new long[LIMBS];
            for (int i = 0; i < LIMBS; i++) {
                for (int j = 0; j < LIMBS; j++) product[(i + j) % LIMBS] += h[i] * r[j] * (i + j < LIMBS ? 1 : 5);
            }
            long carry = 0;
            for (int i = 0; i < LIMBS; i++) {
                product[i] += carry;
                carry = product[i] >>> WIDTH;
                h[i] = product[i] & MASK;
            }
            h[0] += carry * 5;
            h[1] += h[0] >>> WIDTH;
            h[0] &= MASK;
        }

        byte[] finish() {
            BigInteger sum = BigInteger.ZERO;
            for (int i = LIMBS - 1; i >= 0; i--) sum = sum.shiftLeft(WIDTH).add(BigInteger.valueOf(h[i]));
            BigInteger prime = BigInteger.ONE.shiftLeft(130).subtract(BigInteger.valueOf(5));
            byte[] bytes = sum.mod(prime).add(s).toByteArray();
            byte[] result = new byte[BLOCK];
            for (int i = 0; i < BLOCK && i < bytes.length; i++) result[i] = bytes[bytes.length - 1 - i];
            return result;
        }
    }
}
