package dev.gyre.node.crypto.cipher;

import dev.gyre.node.crypto.CryptoException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** OCB, RFC 7253. */
final class OffsetCodebookMode extends AuthenticatedMode {
    private static final int BLOCK = 16, BITS = 8;

    private final BlockCipher cipher;
    private final byte[] star = new byte[BLOCK];
    private final byte[] dollar;
    private final List<byte[]> doubles = new ArrayList<>();
    private final byte[] offset;
    private final byte[] checksum = new byte[BLOCK];
    private byte[] additional = NOTHING;
    private byte[] held = NOTHING;
    private int blocks;

    OffsetCodebookMode(BlockCipher cipher, boolean encrypts, byte[] iv, int tagLength) {
        super(encrypts, tagLength);
        this.cipher = cipher;
        cipher.encrypt(star.clone(), 0, BLOCK, star, 0);
        dollar = twice(star);
        doubles.add(twice(dollar));
        offset = start(iv);
    }

    private static byte[] twice(byte[] x) {
        byte[] result = new byte[BLOCK];
        for (int i = 0; i < BLOCK; i++) result[i] = (byte) (x[i] << 1 | (i + 1 < BLOCK ? x[i + 1] >> BITS - 1 & 1 : 0));
        if (x[0] < 0) result[BLOCK - 1] ^= (byte) 0x87;
        return result;
    }

    private byte[] start(byte[] iv) {
        byte[] nonce = new byte[BLOCK];
        nonce[0] = (byte) (tagLength * BITS % 128 << 1);
        nonce[BLOCK - 1 - iv.length] |= 1;
        System.arraycopy(iv, 0, nonce, BLOCK - iv.length, iv.length);
        int bottom = nonce[BLOCK - 1] & 0x3f;
        nonce[BLOCK - 1] &= (byte) 0xc0;
        byte[] top = new byte[BLOCK];
        cipher.encrypt(nonce, 0, BLOCK, top, 0);
        byte[] stretch = Arrays.copyOf(top, BLOCK + BITS);
        for (int i = 0; i < BITS; i++) stretch[BLOCK + i] = (byte) (top[i] ^ top[i + 1]);
        byte[] result = new byte[BLOCK];
        for (int i = 0; i < BLOCK; i++) {
            int at = i + bottom / BITS;
            int pair = (stretch[at] & 0xff) << BITS | stretch[Math.min(at + 1, stretch.length - 1)] & 0xff;
            result[i] = (byte) (pair >> BITS - bottom % BITS);
        }
        return result;
    }

    private byte[] delta(int index) {
        int zeros = Integer.numberOfTrailingZeros(index);
        while (doubles.size() <= zeros) doubles.add(twice(doubles.getLast()));
        return doubles.get(zeros);
    }

    @Override
    public void additionalData(byte[] data, int plaintextLength) {
        int before = additional.length;
        additional = Arrays.copyOf(additional, before + data.length);
        System.arraycopy(data, 0, additional, before, data.length);
    }

    @Override
    public byte[] update(byte[] in, int from, int count) {
        byte[] all = Arrays.copyOf(held, held.length + count);
        System.arraycopy(in, from, all, held.length, count);
        int whole = all.length / BLOCK * BLOCK;
        for (int at = 0; at < whole; at += BLOCK) {
            xor(offset, 0, delta(++blocks), 0, BLOCK);
            if (encrypts) xor(checksum, 0, all, at, BLOCK);
            xor(all, at, offset, 0, BLOCK);
            byte[] block = new byte[BLOCK];
            if (encrypts) cipher.encrypt(all, at, BLOCK, block, 0);
            else cipher.decrypt(all, at, BLOCK, block, 0);
            xor(block, 0, offset, 0, BLOCK);
            if (!encrypts) xor(checksum, 0, block, 0, BLOCK);
            System.arraycopy(block, 0, all, at, BLOCK);
        }
        held = Arrays.copyOfRange(all, whole, all.length);
        return Arrays.copyOf(all, whole);
    }

    @Override
    public byte[] finish() throws CryptoException {
        byte[] out = held.clone();
        if (held.length > 0) {
            xor(offset, 0, star, 0, BLOCK);
            byte[] mask = new byte[BLOCK];
            cipher.encrypt(offset, 0, BLOCK, mask, 0);
            xor(out, 0, mask, 0, out.length);
            byte[] plain = encrypts ? held : out;
            xor(checksum, 0, plain, 0, plain.length);
            checksum[plain.length] ^= (byte) 0x80;
        }
        close();
        return out;
    }

    @Override
    byte[] computeTag() {
        xor(checksum, 0, offset, 0, BLOCK);
        xor(checksum, 0, dollar, 0, BLOCK);
        byte[] result = new byte[BLOCK];
        cipher.encrypt(checksum, 0, BLOCK, result, 0);
        xor(result, 0, hash(), 0, BLOCK);
        return result;
    }

    // HASH ( K, A ), https://www.rfc-editor.org/rfc/rfc7253#section-4.1
    private byte[] hash() {
        byte[] sum = new byte[BLOCK];
        byte[] place = new byte[BLOCK];
        byte[] block = new byte[BLOCK];
        for (int at = 0, index = 1; at < additional.length; at += BLOCK, index++) {
            int count = Math.min(BLOCK, additional.length - at);
            xor(place, 0, count == BLOCK ? delta(index) : star, 0, BLOCK);
            System.arraycopy(place, 0, block, 0, BLOCK);
            xor(block, 0, additional, at, count);
            if (count < BLOCK) block[count] ^= (byte) 0x80;
            cipher.encrypt(block.clone(), 0, BLOCK, block, 0);
            xor(sum, 0, block, 0, BLOCK);
        }
        return sum;
    }
}
