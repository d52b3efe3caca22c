package dev.gyre.node.crypto.sign;

import dev.gyre.node.crypto.CryptoException;
import dev.gyre.node.crypto.CryptoException.Library;
import dev.gyre.node.crypto.key.Curve;
import dev.gyre.node.crypto.key.Key;
import dev.gyre.node.crypto.key.RsaKey;
import java.security.SecureRandom;

/** publicEncrypt, privateDecrypt, privateEncrypt and publicDecrypt. */
public final class RsaEncryption {
    private RsaEncryption() {}

    private static RsaKey rsa(Key key) throws CryptoException {
        if (key instanceof RsaKey rsa) return rsa;
        throw CryptoException.openssl(Library.ENVELOPE, 150, "operation not supported for this keytype");
    }

    /** A key for encryption with the public key or its reverse, which keys of RSA-PSS are not for. */
    private static RsaKey encryptionKey(Key key) throws CryptoException {
        RsaKey rsa = rsa(key);
        if (rsa.pss() == null) return rsa;
        throw CryptoException.openssl(Library.PROVIDER, 178, "operation not supported for this keytype");
    }

    private static CryptoException illegalPadding() {
        return CryptoException.openssl(Library.RSA, 118, "unknown padding type");
    }

    /** Encrypts with the public key, for the owner of the private one. */
    public static byte[] publicEncrypt(
            Key key, int padding, String hash, byte[] label, byte[] data, SecureRandom random) throws CryptoException {
        RsaKey rsa = encryptionKey(key);
        byte[] encoded = switch (padding) {
            case RsaPadding.PKCS1 -> RsaPadding.pkcs1(data, rsa.size(), random);
            case RsaPadding.NONE -> RsaPadding.whole(data, rsa.size());
            case RsaPadding.OAEP -> RsaPadding.oaep(data, rsa.size(), hash, label, random);
            default -> throw illegalPadding();
        };
        return apply(rsa, encoded, false);
    }

    public static byte[] privateDecrypt(Key key, int padding, String hash, byte[] label, byte[] data)
            throws CryptoException {
        RsaKey rsa = encryptionKey(key);
        if (data.length > rsa.size()) throw CryptoException.openssl(Library.RSA, 108, "data greater than mod len");
        byte[] plain = apply(rsa, data, true);
        return switch (padding) {
            case RsaPadding.PKCS1 ->
                RsaPadding.decryptedMessage(
                        plain, Curve.unsigned(new java.math.BigInteger(1, data), rsa.size()), rsa.privateExponent());
            case RsaPadding.NONE -> plain;
            case RsaPadding.OAEP -> RsaPadding.fromOaep(plain, hash, label);
            default -> throw illegalPadding();
        };
    }

    /** Encrypts with the private key: a signature of the data itself. */
    public static byte[] privateEncrypt(Key key, int padding, byte[] data) throws CryptoException {
        RsaKey rsa = rsa(key);
        if (rsa.pss() != null || padding != RsaPadding.PKCS1 && padding != RsaPadding.NONE)
            throw CryptoException.openssl(Library.PROVIDER, 165, "illegal or unsupported padding mode");
        byte[] encoded = padding == RsaPadding.PKCS1
                ? RsaPadding.pkcs1(data, rsa.size(), null)
                : RsaPadding.whole(data, rsa.size());
        return apply(rsa, encoded, true);
    }

    public static byte[] publicDecrypt(Key key, int padding, byte[] data) throws CryptoException {
        RsaKey rsa = encryptionKey(key);
        if (data.length > rsa.size()) throw CryptoException.openssl(Library.RSA, 108, "data greater than mod len");
        byte[] plain = apply(rsa, data, false);
        if (padding == RsaPadding.NONE) return plain;
        if (padding != RsaPadding.PKCS1) throw illegalPadding();
        byte[] message = RsaPadding.signedMessage(plain);
        if (message == null) throw CryptoException.openssl(Library.RSA, 138, "invalid padding");
        return message;
    }

    private static byte[] apply(RsaKey key, byte[] number, boolean usePrivate) throws CryptoException {
        byte[] result = key.apply(number, usePrivate);
        if (result == null) throw CryptoException.openssl(Library.RSA, 132, "data too large for modulus");
        return result;
    }
}
