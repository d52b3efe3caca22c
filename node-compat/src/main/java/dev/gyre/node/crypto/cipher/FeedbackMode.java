package dev.gyre.node.crypto.cipher;

import java.util.Arrays;

/** OFB and CFB with whole blocks, bytes or bits of feedback. */
final class FeedbackMode extends CipherStream {
    private static final int BITS = 8;

    private final BlockCipher cipher;
    private final boolean encrypts;
    private final boolean ofOutput;
    /** Bits of feedback; 0: a whole block. */
    private final int feedback;

    private final byte[] register;
    private final byte[] mask;
    private int used;

    FeedbackMode(BlockCipher cipher, boolean encrypts, byte[] iv, boolean ofOutput, int feedback) {
        this.cipher = cipher;
        this.encrypts = encrypts;
        this.ofOutput = ofOutput;
        this.feedback = feedback;
        register = iv.clone();
        mask = new byte[iv.length];
        used = iv.length;
    }

    @Override
    public byte[] update(byte[] in, int from, int count) {
        byte[] out = Arrays.copyOfRange(in, from, from + count);
        for (int i = 0; i < count; i++) {
            if (feedback == 0) wholeBlock(out, i);
            else if (feedback == BITS) out[i] = (byte) small(out[i], BITS);
            else bits(out, i);
        }
        return out;
    }

    private void wholeBlock(byte[] data, int i) {
        if (used == register.length) {
            cipher.encrypt(register, 0, register.length, mask, 0);
            if (ofOutput) System.arraycopy(mask, 0, register, 0, mask.length);
            used = 0;
        }
        byte before = data[i];
        data[i] ^= mask[used];
        if (!ofOutput) register[used] = encrypts ? data[i] : before;
        used++;
    }

    private void bits(byte[] data, int i) {
        int result = 0;
        for (int bit = BITS - 1; bit >= 0; bit--)
            result |= (small(data[i] >> bit << BITS - 1, 1) >> BITS - 1 & 1) << bit;
        data[i] = (byte) result;
    }

    /** The highest bits of a byte, encrypted; they move into the register from the right. */
    private int small(int value, int width) {
        cipher.encrypt(register, 0, register.length, mask, 0);
        int result = (value ^ mask[0]) & 0xff;
        int fed = (encrypts ? result : value) & 0xff;
        if (width == BITS) {
            System.arraycopy(register, 1, register, 0, register.length - 1);
            register[register.length - 1] = (byte) fed;
        } else {
            for (int k = 0; k < register.length; k++) {
                int next = k + 1 < register.length ? register[k + 1] : fed;
                register[k] = (byte) (register[k] << 1 | next >> BITS - 1 & 1);
            }
        }
        return result;
    }

    @Override
    public byte[] finish() {
        return NOTHING;
    }
}
