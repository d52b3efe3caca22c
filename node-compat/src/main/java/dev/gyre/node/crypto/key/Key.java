package dev.gyre.node.crypto.key;

import dev.gyre.node.crypto.CryptoException;
import dev.gyre.node.crypto.KeyMaterial;
import java.util.Map;

/** A public or private key of an asymmetric algorithm. */
public abstract sealed class Key implements KeyMaterial permits RsaKey, EcKey, DiscreteLogKey, NamedKey {
    /** Whether it holds the private part. */
    public abstract boolean isPrivate();

    /** Node's name of the algorithm: 'rsa', 'ec', 'ed25519', ... */
    public abstract String type();

    /** What asymmetricKeyDetails shows. */
    public abstract Map<String, Object> details();

    /** The public part. */
    public abstract Key publicKey();

    /** SubjectPublicKeyInfo, RFC 5280, section 4.1. */
    public abstract byte[] spki();

    /** PrivateKeyInfo, RFC 5208. */
    public abstract byte[] pkcs8();

    /** The members of a JSON Web Key, in Node's order. */
    public abstract Map<String, Object> jwk() throws CryptoException;

    /** Whether another key is the same. */
    public final boolean isSame(Key other) {
        if (isPrivate() != other.isPrivate() || !type().equals(other.type())) return false;
        return java.security.MessageDigest.isEqual(
                isPrivate() ? pkcs8() : spki(), other.isPrivate() ? other.pkcs8() : other.spki());
    }

    static String base64url(byte[] bytes) {
        return java.util.Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** A number without leading zeros. */
    static String base64url(java.math.BigInteger number) {
        return base64url(Curve.unsigned(number, Math.max(1, (number.bitLength() + 7) / 8)));
    }
}
