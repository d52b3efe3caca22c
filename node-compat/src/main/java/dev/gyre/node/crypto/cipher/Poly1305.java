package dev.gyre.node.crypto.cipher;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Poly1305 in limbs of 26 bits, RFC 8439, section 2.5. */
public final class Poly1305 extends TagHash {
    private static final int LIMBS = 5, WIDTH = 26;
    private static final long MASK = (1L << WIDTH) - 1;

    private final long[] r = new long[LIMBS];
    private final long[] h = new long[LIMBS];
    private final BigInteger s;
    /** The bit above a block. */
    private long top = 1;

    /** @param key 32 bytes, for one message */
    public Poly1305(byte[] key) {
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
        add(h, block, top);
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

    /** Adds a part of a message that is authenticated by itself. */
    public void add(byte[] bytes, int offset, int count) {
        update(bytes, offset, count);
    }

    /** The code of a message that is authenticated by itself. */
    public byte[] end() {
        if (endsWithinBlock()) {
            top = 0;
            update(new byte[] {1}, 0, 1);
            fill();
        }
        return finish();
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
