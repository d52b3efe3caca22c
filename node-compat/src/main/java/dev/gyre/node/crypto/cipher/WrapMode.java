package dev.gyre.node.crypto.cipher;

import dev.gyre.node.crypto.CryptoException;
import java.security.GeneralSecurityException;
import javax.crypto.Cipher;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** The wrapping of keys by AES, RFC 3394, and with padding, RFC 5649; all data must be in one update. */
final class WrapMode extends CipherStream {
    private static final int PADDED_IV = 4;
    private final Cipher cipher;

    WrapMode(byte[] key, boolean encrypts, byte[] iv) throws CryptoException {
        try {
            cipher = Cipher.getInstance(iv.length == PADDED_IV ? "AES/KWP/NoPadding" : "AES/KW/NoPadding");
            cipher.init(
                    encrypts ? Cipher.ENCRYPT_MODE : Cipher.DECRYPT_MODE,
                    new SecretKeySpec(key, "AES"),
                    new IvParameterSpec(iv));
        } catch (GeneralSecurityException refused) {
            throw CryptoException.coded("ERR_CRYPTO_INVALID_IV", "TypeError", "Invalid initialization vector");
        }
    }

    @Override
    public byte[] update(byte[] in, int from, int count) {
        try {
            return cipher.doFinal(in, from, count);
        } catch (GeneralSecurityException refused) {
            return null;
        }
    }

    @Override
    public byte[] finish() {
        return NOTHING;
    }
}
