package dev.gyre.node.crypto.cipher;

import dev.gyre.node.crypto.CryptoException;
import java.util.Arrays;

/** ECB and CBC, with PKCS #7 padding unless it is switched off. */
final class BlockMode extends CipherStream {
    private static final int BAD_DECRYPT = 100, WRONG_FINAL_BLOCK_LENGTH = 107;

    private final BlockCipher cipher;
    private final boolean encrypts;
    /** The previous block, or null in ECB. */
    private byte[] chain;

    private final int size;
    private byte[] held = NOTHING;
    private boolean pads = true;

    /** @param iv null for ECB */
    BlockMode(BlockCipher cipher, boolean encrypts, byte[] iv) {
        this.cipher = cipher;
        this.encrypts = encrypts;
        chain = iv == null ? null : iv.clone();
        size = cipher.size();
    }

    @Override
    public void autoPadding(boolean on) {
        pads = on;
    }

    @Override
    public byte[] update(byte[] in, int from, int count) {
        byte[] all = Arrays.copyOf(held, held.length + count);
        System.arraycopy(in, from, all, held.length, count);
        int whole = all.length / size * size;
        // The last block to decrypt may be padding.
        if (!encrypts && pads && whole == all.length && whole > 0) whole -= size;
        byte[] out = new byte[whole];
        process(all, out);
        held = Arrays.copyOfRange(all, whole, all.length);
        return out;
    }

    private void process(byte[] in, byte[] out) {
        if (chain == null) {
            if (encrypts) cipher.encrypt(in, 0, out.length, out, 0);
            else cipher.decrypt(in, 0, out.length, out, 0);
            return;
        }
        if (!encrypts) {
            cipher.decrypt(in, 0, out.length, out, 0);
            for (int at = 0; at < out.length; at += size) {
                if (at == 0) xor(out, 0, chain, 0, size);
                else xor(out, at, in, at - size, size);
            }
            if (out.length > 0) chain = Arrays.copyOfRange(in, out.length - size, out.length);
            return;
        }
        for (int at = 0; at < out.length; at += size) {
            xor(chain, 0, in, at, size);
            cipher.encrypt(chain, 0, size, out, at);
            System.arraycopy(out, at, chain, 0, size);
        }
    }

    @Override
    public byte[] finish() throws CryptoException {
        if (!pads) {
            if (held.length > 0)
                throw CryptoException.openssl(
                        CryptoException.Library.PROVIDER, WRONG_FINAL_BLOCK_LENGTH, "wrong final block length");
            return NOTHING;
        }
        if (encrypts) {
            byte[] last = Arrays.copyOf(held, size);
            Arrays.fill(last, held.length, size, (byte) (size - held.length));
            byte[] out = new byte[size];
            process(last, out);
            return out;
        }
        if (held.length != size)
            throw CryptoException.openssl(
                    CryptoException.Library.PROVIDER, WRONG_FINAL_BLOCK_LENGTH, "wrong final block length");
        byte[] out = new byte[size];
        process(held, out);
        int padding = out[size - 1] & 0xff;
        boolean good = padding >= 1 && padding <= size;
        for (int i = size - padding; good && i < size; i++) good = out[i] == padding;
        if (!good) throw CryptoException.openssl(CryptoException.Library.PROVIDER, BAD_DECRYPT, "bad decrypt");
        return Arrays.copyOf(out, size - padding);
    }
}
