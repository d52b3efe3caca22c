package dev.gyre.node.tls;

import java.security.GeneralSecurityException;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.interfaces.RSAPrivateKey;
import java.security.interfaces.RSAPublicKey;

/** Tests whether a private key belongs to a public one. */
final class KeyPairs {
    private static final byte[] SAMPLE = {1, 2, 3};

    private KeyPairs() {}

    static boolean match(PrivateKey privateKey, PublicKey publicKey) throws GeneralSecurityException {
        if (!privateKey.getAlgorithm().equals(publicKey.getAlgorithm())) return false;
        if (privateKey instanceof RSAPrivateKey one && publicKey instanceof RSAPublicKey other)
            return one.getModulus().equals(other.getModulus());
        Signature signature = Signature.getInstance(
                privateKey.getAlgorithm().equals("EC") ? "SHA256withECDSA" : privateKey.getAlgorithm());
        signature.initSign(privateKey);
        signature.update(SAMPLE);
        byte[] signed = signature.sign();
        signature.initVerify(publicKey);
        signature.update(SAMPLE);
        try {
            return signature.verify(signed);
        } catch (GeneralSecurityException other) {
            return false;
        }
    }
}
