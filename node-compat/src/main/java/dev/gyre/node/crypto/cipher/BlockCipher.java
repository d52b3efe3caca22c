package dev.gyre.node.crypto.cipher;

import java.security.GeneralSecurityException;
import javax.crypto.Cipher;
import javax.crypto.ShortBufferException;
import javax.crypto.spec.SecretKeySpec;

/** A key of AES or Triple DES, applied to single blocks; the modes are built on it. */
final class BlockCipher {
    private static final int DES_BLOCK = 8, TWO_KEYS = 16, THREE_KEYS = 24;

    private final String algorithm;
    private final SecretKeySpec key;
    private final Cipher encryption;
    private Cipher decryption;

    private BlockCipher(String algorithm, byte[] key) {
        this.algorithm = algorithm;
        this.key = new SecretKeySpec(key, algorithm);
        encryption = cipher(Cipher.ENCRYPT_MODE);
    }

    static BlockCipher aes(byte[] key) {
        return new BlockCipher("AES", key);
    }

    /** Triple DES with three keys, or with two, of which the first is used again as the third. */
    static BlockCipher tripleDes(byte[] key) {
        byte[] all = java.util.Arrays.copyOf(key, THREE_KEYS);
        if (key.length == TWO_KEYS) System.arraycopy(key, 0, all, TWO_KEYS, DES_BLOCK);
        return new BlockCipher("DESede", all);
    }

    private Cipher cipher(int mode) {
        try {
            Cipher cipher = Cipher.getInstance(algorithm + "/ECB/NoPadding");
            cipher.init(mode, key);
            return cipher;
        } catch (GeneralSecurityException absent) {
            throw new IllegalStateException(absent);
        }
    }

    int size() {
        return encryption.getBlockSize();
    }

    /** Encrypts whole blocks. */
    void encrypt(byte[] in, int from, int count, byte[] out, int to) {
        apply(encryption, in, from, count, out, to);
    }

    /** Decrypts whole blocks. */
    void decrypt(byte[] in, int from, int count, byte[] out, int to) {
        if (decryption == null) decryption = cipher(Cipher.DECRYPT_MODE);
        apply(decryption, in, from, count, out, to);
    }

    private static void apply(Cipher cipher, byte[] in, int from, int count, byte[] out, int to) {
        if (count == 0) return;
        try {
            cipher.update(in, from, count, out, to);
        } catch (ShortBufferException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
