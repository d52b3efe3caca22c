package dev.gyre.node.crypto.cipher;

import dev.gyre.node.crypto.CryptoException;

/** A cipher that processes data in pieces. */
public abstract class CipherStream {
    static final byte[] NOTHING = {};

    /** The output for this input; null if the cipher does not accept it. */
    public abstract byte[] update(byte[] in, int from, int count) throws CryptoException;

    /** The output of the final call. */
    public abstract byte[] finish() throws CryptoException;

    /** Sets whether the last block is padded, if the cipher has blocks. */
    public void autoPadding(boolean on) {
        // Only block modes pad.
    }

    /**
     * Adds data that is authenticated but not encrypted.
     *
     * @param plaintextLength bytes that will be encrypted, -1 when unknown
     */
    public void additionalData(byte[] data, int plaintextLength) {
        throw new IllegalStateException("no authenticated mode");
    }

    /** The authentication tag, when everything has been encrypted. */
    public byte[] tag() {
        throw new IllegalStateException("no authenticated mode");
    }

    /** Sets the expected tag for decryption. */
    public void expectTag(byte[] tag) {
        throw new IllegalStateException("no authenticated mode");
    }

    /** Node's error for a missing or wrong tag. */
    static CryptoException notAuthentic() {
        return CryptoException.plain("Unsupported state or unable to authenticate data");
    }

    /** x ^= y */
    public static void xor(byte[] x, int at, byte[] y, int from, int count) {
        for (int i = 0; i < count; i++) x[at + i] ^= y[from + i];
    }
}
