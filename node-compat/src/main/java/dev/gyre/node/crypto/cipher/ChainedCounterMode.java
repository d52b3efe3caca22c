package dev.gyre.node.crypto.cipher;

import dev.gyre.node.crypto.CryptoException;
import java.util.Arrays;

/** CCM, RFC 3610: the length is part of the tag's first block, so all data has to be given in one call. */
final class ChainedCounterMode extends AuthenticatedMode {
    private static final int BLOCK = 16, SHORT_LENGTH = 0xff00, HAS_DATA = 0x40;

    private final BlockCipher cipher;
    private final byte[] iv;
    private byte[] additional = NOTHING;
    private byte[] computed;
    private boolean authentic;

    ChainedCounterMode(BlockCipher cipher, boolean encrypts, byte[] iv, int tagLength) {
        super(encrypts, tagLength);
        this.cipher = cipher;
        this.iv = iv;
    }

    @Override
    public void additionalData(byte[] data, int plaintextLength) {
        additional = data;
    }

    @Override
    public byte[] update(byte[] in, int from, int count) {
        if (computed != null) return null;
        byte[] start = new byte[BLOCK];
        start[0] = (byte) (BLOCK - 2 - iv.length);
        System.arraycopy(iv, 0, start, 1, iv.length);
        CounterMode counter = new CounterMode(cipher, start, BLOCK - 1 - iv.length);
        byte[] mask = counter.update(new byte[BLOCK], 0, BLOCK);
        byte[] out = counter.update(in, from, count);
        computed = encrypts ? code(in, from, count) : code(out, 0, count);
        xor(computed, 0, mask, 0, BLOCK);
        authentic = encrypts || matches(computed);
        return authentic ? out : NOTHING;
    }

    /** CBC-MAC of lengths, additional data and plaintext. */
    private byte[] code(byte[] plain, int from, int count) {
        byte[] x = new byte[BLOCK];
        x[0] = (byte) ((additional.length > 0 ? HAS_DATA : 0) | (tagLength - 2) / 2 << 3 | BLOCK - 2 - iv.length);
        System.arraycopy(iv, 0, x, 1, iv.length);
        for (int i = 0, rest = count; rest > 0; i++, rest >>>= 8) x[BLOCK - 1 - i] = (byte) rest;
        cipher.encrypt(x.clone(), 0, BLOCK, x, 0);
        if (additional.length > 0) {
            int size = additional.length;
            byte[] head = size < SHORT_LENGTH
                    ? new byte[] {(byte) (size >> 8), (byte) size}
                    : new byte[] {
                        (byte) 0xff,
                        (byte) 0xfe,
                        (byte) (size >> 24),
                        (byte) (size >> 16),
                        (byte) (size >> 8),
                        (byte) size
                    };
            byte[] data = Arrays.copyOf(head, head.length + size);
            System.arraycopy(additional, 0, data, head.length, size);
            absorb(x, data, 0, data.length);
        }
        absorb(x, plain, from, count);
        return x;
    }

    private void absorb(byte[] x, byte[] data, int from, int count) {
        for (int at = 0; at < count; at += BLOCK) {
            xor(x, 0, data, from + at, Math.min(BLOCK, count - at));
            cipher.encrypt(x.clone(), 0, BLOCK, x, 0);
        }
    }

    @Override
    byte[] computeTag() {
        if (computed == null) update(NOTHING, 0, 0);
        return computed;
    }

    @Override
    public byte[] finish() throws CryptoException {
        close();
        if (!authentic) throw notAuthentic();
        return NOTHING;
    }
}
