package dev.gyre.node.crypto.cipher;

import dev.gyre.node.crypto.CryptoException;

/** Data on its way through a cipher. */
public abstract class CipherStream {
    static final byte[] NOTHING = {};

    /** The output for this input; null where the cipher does not accept it. */
    public abstract byte[] update(byte[] in, int from, int count) throws CryptoException;

    /** The output of the final call. */
    public abstract byte[] finish() throws CryptoException;

    /** Whether the last block is filled up, where there are blocks. */
    public void autoPadding(boolean on) {
        // Only block modes pad.
    }

    /**
     * Data that is authenticated and not encrypted.
     *
     * @param plaintextLength bytes that will be encrypted, -1 when unknown
     */
    public void additionalData(byte[] data, int plaintextLength) {
        throw new IllegalStateException("no authenticated mode");
    }

    /** The authentication tag, once all is encrypted. */
    public byte[] tag() {
        throw new IllegalStateException("no authenticated mode");
    }

    /** The tag that what is decrypted must have. */
    public void expectTag(byte[] tag) {
        throw new IllegalStateException("no authenticated mode");
    }

    /** In Node's words: the tag is missing or another. */
    static CryptoException notAuthentic() {
        return CryptoException.plain("Unsupported state or unable to authenticate data");
    }

    /** x ^= y */
    public static void xor(byte[] x, int at, byte[] y, int from, int count) {
        for (int i = 0; i < count; i++) x[at + i] ^= y[from + i];
    }
}
