package dev.gyre.node.crypto.cipher;

import dev.gyre.node.crypto.CryptoException;
import java.util.Arrays;

/** XTS, IEEE 1619: each update is a separate sector of at least one block. */
final class TweakedMode extends CipherStream {
    private static final int BLOCK = 16, DUPLICATED_KEYS = 149;

    private final BlockCipher cipher;
    private final boolean encrypts;
    private final byte[] start = new byte[BLOCK];

    TweakedMode(byte[] key, boolean encrypts, byte[] iv) throws CryptoException {
        int half = key.length / 2;
        byte[] first = Arrays.copyOf(key, half);
        byte[] second = Arrays.copyOfRange(key, half, key.length);
        if (encrypts && Arrays.equals(first, second))
            throw CryptoException.openssl(CryptoException.Library.PROVIDER, DUPLICATED_KEYS, "xts duplicated keys");
        cipher = BlockCipher.aes(first);
        this.encrypts = encrypts;
        BlockCipher.aes(second).encrypt(iv, 0, BLOCK, start, 0);
    }

    private static void twice(byte[] tweak) {
        int carry = 0;
        for (int i = 0; i < BLOCK; i++) {
            int value = (tweak[i] & 0xff) << 1 | carry;
            tweak[i] = (byte) value;
            carry = value >> 8;
        }
        if (carry != 0) tweak[0] ^= (byte) 0x87;
    }

    private void block(byte[] data, int at, byte[] tweak) {
        xor(data, at, tweak, 0, BLOCK);
        byte[] out = new byte[BLOCK];
        if (encrypts) cipher.encrypt(data, at, BLOCK, out, 0);
        else cipher.decrypt(data, at, BLOCK, out, 0);
        xor(out, 0, tweak, 0, BLOCK);
        System.arraycopy(out, 0, data, at, BLOCK);
    }

    @Override
    public byte[] update(byte[] in, int from, int count) {
        if (count < BLOCK) return null;
        byte[] data = Arrays.copyOfRange(in, from, from + count);
        byte[] tweak = start.clone();
        int rest = count % BLOCK;
        int plain = (rest == 0 ? count : count - rest - BLOCK) / BLOCK * BLOCK;
        for (int at = 0; at < plain; at += BLOCK) {
            block(data, at, tweak);
            twice(tweak);
        }
        if (rest == 0) return data;
        // Ciphertext stealing: the last whole block provides the end of the partial one.
        byte[] next = tweak.clone();
        twice(next);
        block(data, plain, encrypts ? tweak : next);
        byte[] tail = Arrays.copyOfRange(data, plain + BLOCK, count);
        System.arraycopy(data, plain, data, plain + BLOCK, rest);
        System.arraycopy(tail, 0, data, plain, rest);
        block(data, plain, encrypts ? next : tweak);
        return data;
    }

    @Override
    public byte[] finish() {
        return NOTHING;
    }
}
