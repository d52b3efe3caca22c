package dev.gyre.node.crypto.cipher;

import java.util.Arrays;

/** CTR: the encrypted counter is the key stream. GCM and CCM use only a part of the block as counter. */
final class CounterMode extends CipherStream {
    private static final int AT_ONCE = 4096;

    private final BlockCipher cipher;
    private final byte[] counter;
    private final int width;
    private byte[] mask = NOTHING;
    private int used;

    /** @param width the number of bytes at the end of the block that are the counter */
    CounterMode(BlockCipher cipher, byte[] start, int width) {
        this.cipher = cipher;
        counter = start.clone();
        this.width = width;
    }

    private void refill(int wanted) {
        int size = counter.length;
        byte[] blocks = new byte[Math.min(AT_ONCE, (wanted + size - 1) / size * size)];
        for (int at = 0; at < blocks.length; at += size) {
            System.arraycopy(counter, 0, blocks, at, size);
            for (int i = size - 1; i >= size - width && ++counter[i] == 0; i--) continue;
        }
        mask = new byte[blocks.length];
        cipher.encrypt(blocks, 0, blocks.length, mask, 0);
        used = 0;
    }

    @Override
    public byte[] update(byte[] in, int from, int count) {
        byte[] out = Arrays.copyOfRange(in, from, from + count);
        for (int at = 0; at < count; ) {
            if (used == mask.length) refill(count - at);
            int part = Math.min(count - at, mask.length - used);
            xor(out, at, mask, used, part);
            used += part;
            at += part;
        }
        return out;
    }

    @Override
    public byte[] finish() {
        return NOTHING;
    }
}
