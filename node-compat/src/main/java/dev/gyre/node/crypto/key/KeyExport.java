package dev.gyre.node.crypto.key;

import dev.gyre.node.crypto.CryptoException;
import dev.gyre.node.crypto.asn1.Pem;
import java.security.SecureRandom;

/** Writes keys as PEM and DER. */
public final class KeyExport {
    private KeyExport() {}

    private static CryptoException incompatible(String type, String can) {
        return CryptoException.coded(
                "ERR_CRYPTO_INCOMPATIBLE_KEY_OPTIONS", "Error", "The selected key encoding " + type + " " + can + ".");
    }

    /** @param type 'spki' or 'pkcs1'; the result is bytes or, with pem, text */
    public static Object publicKey(Key key, String type, boolean pem) throws CryptoException {
        if (type.equals("pkcs1")) {
            if (!(key instanceof RsaKey rsa) || rsa.pss() != null)
                throw incompatible("pkcs1", "can only be used for RSA keys");
            return pem
                    ? Pem.write("RSA PUBLIC KEY", rsa.publicKey().pkcs1())
                    : rsa.publicKey().pkcs1();
        }
        return pem ? Pem.write("PUBLIC KEY", key.spki()) : key.spki();
    }

    /**
     * @param type 'pkcs8', 'pkcs1' or 'sec1'
     * @param cipher for a passphrase, or null
     */
    public static Object privateKey(
            Key key, String type, boolean pem, String cipher, byte[] passphrase, SecureRandom random)
            throws CryptoException {
        if (type.equals("pkcs8")) {
            byte[] bytes = key.pkcs8();
            if (cipher != null) bytes = KeyEncryption.encrypt(bytes, cipher, passphrase, random);
            return pem ? Pem.write(cipher == null ? "PRIVATE KEY" : "ENCRYPTED PRIVATE KEY", bytes) : bytes;
        }
        byte[] bytes;
        String label;
        if (type.equals("pkcs1")) {
            if (!(key instanceof RsaKey rsa) || rsa.pss() != null)
                throw incompatible("pkcs1", "can only be used for RSA keys");
            bytes = rsa.pkcs1();
            label = "RSA PRIVATE KEY";
        } else {
            if (!(key instanceof EcKey ec)) throw incompatible("sec1", "can only be used for EC keys");
            bytes = ec.sec1();
            label = "EC PRIVATE KEY";
        }
        if (!pem) return bytes;
        return cipher == null
                ? Pem.write(label, bytes)
                : KeyEncryption.encryptOld(label, bytes, cipher, passphrase, random);
    }
}
