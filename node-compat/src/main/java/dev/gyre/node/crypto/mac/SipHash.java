package dev.gyre.node.crypto.mac;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** SipHash-2-4 of 8 or 16 bytes. */
// https://www.aumasson.jp/siphash/siphash.pdf
final class SipHash implements MessageCode {
    static final int KEY = 16, SHORT = 8, LONG = 16;
    private static final int ROUNDS = 2, LAST_ROUNDS = 4;

    private final boolean isLong;
    private long v0 = 0x736f6d6570736575L;
    private long v1 = 0x646f72616e646f6dL;
    private long v2 = 0x6c7967656e657261L;
    private long v3 = 0x7465646279746573L;
    private long word;
    private long length;

    SipHash(byte[] key, int size) {
        isLong = size == LONG;
        ByteBuffer words = ByteBuffer.wrap(key).order(ByteOrder.LITTLE_ENDIAN);
        long k0 = words.getLong();
        long k1 = words.getLong();
        v0 ^= k0;
        v1 ^= k1;
        v2 ^= k0;
        v3 ^= k1;
        if (isLong) v1 ^= 0xee;
    }

    @Override
    public void update(byte[] bytes, int offset, int count) {
        for (int i = offset; i < offset + count; i++) {
            word = word >>> Byte.SIZE | (long) bytes[i] << Long.SIZE - Byte.SIZE;
            if (++length % Long.BYTES == 0) compress(word);
        }
    }

    private void compress(long message) {
        v3 ^= message;
        mix(ROUNDS);
        v0 ^= message;
    }

    private void mix(int rounds) {
        for (int i = 0; i < rounds; i++) {
            v0 += v1;
            v2 += v3;
            v1 = Long.rotateLeft(v1, 13) ^ v0;
            v3 = Long.rotateLeft(v3, 16) ^ v2;
            v0 = Long.rotateLeft(v0, 32);
            v2 += v1;
            v0 += v3;
            v1 = Long.rotateLeft(v1, 17) ^ v2;
            v3 = Long.rotateLeft(v3, 21) ^ v0;
            v2 = Long.rotateLeft(v2, 32);
        }
    }

    @Override
    public byte[] finish() {
        int rest = (int) (length % Long.BYTES);
        // The bytes that are left are the upper ones of the word.
        long bytes = rest == 0 ? 0 : word >>> (Long.BYTES - rest) * Byte.SIZE;
        compress(bytes | length << Long.SIZE - Byte.SIZE);
        ByteBuffer result = ByteBuffer.allocate(isLong ? LONG : SHORT).order(ByteOrder.LITTLE_ENDIAN);
        v2 ^= isLong ? 0xee : 0xff;
        mix(LAST_ROUNDS);
        result.putLong(v0 ^ v1 ^ v2 ^ v3);
        if (isLong) {
            v1 ^= 0xdd;
            mix(LAST_ROUNDS);
            result.putLong(v0 ^ v1 ^ v2 ^ v3);
        }
        return result.array();
    }
}
