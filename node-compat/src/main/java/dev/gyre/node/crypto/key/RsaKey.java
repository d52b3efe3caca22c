package dev.gyre.node.crypto.key;

import static dev.gyre.node.crypto.asn1.DerWriter.bits;
import static dev.gyre.node.crypto.asn1.DerWriter.integer;
import static dev.gyre.node.crypto.asn1.DerWriter.nothing;
import static dev.gyre.node.crypto.asn1.DerWriter.objectId;
import static dev.gyre.node.crypto.asn1.DerWriter.octets;
import static dev.gyre.node.crypto.asn1.DerWriter.sequence;

import dev.gyre.node.crypto.CryptoException;
import dev.gyre.node.crypto.asn1.DerReader;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.SecureRandom;
import java.security.interfaces.RSAPrivateCrtKey;
import java.security.spec.RSAPrivateCrtKeySpec;
import java.security.spec.RSAPublicKeySpec;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.crypto.Cipher;

/** An RSA key, RFC 8017, for all uses or only for PSS. */
public final class RsaKey extends Key {
    static final String OBJECT_ID = "1.2.840.113549.1.1.1", PSS_OBJECT_ID = "1.2.840.113549.1.1.10";
    /** The smallest key size that Java supports. */
    private static final int JAVA_BITS = 512;

    public final BigInteger n;
    final BigInteger e;
    /** d, p, q, d mod p - 1, d mod q - 1, inverse of q; null in a public key. */
    private final BigInteger[] secret;
    /** The restrictions of a PSS key, or null for all uses. */
    private final PssParameters pss;

    private java.security.Key javaKey;

    RsaKey(BigInteger n, BigInteger e, BigInteger[] secret, PssParameters pss) {
        this.n = n;
        this.e = e;
        this.secret = secret;
        this.pss = pss;
    }

    static RsaKey of(RSAPrivateCrtKey key, PssParameters pss) {
        return new RsaKey(
                key.getModulus(),
                key.getPublicExponent(),
                new BigInteger[] {
                    key.getPrivateExponent(),
                    key.getPrimeP(),
                    key.getPrimeQ(),
                    key.getPrimeExponentP(),
                    key.getPrimeExponentQ(),
                    key.getCrtCoefficient()
                },
                pss);
    }

    @Override
    public boolean isPrivate() {
        return secret != null;
    }

    @Override
    public String type() {
        return pss == null ? "rsa" : "rsa-pss";
    }

    public PssParameters pss() {
        return pss;
    }

    /** The same key for all uses or, with parameters, for PSS. */
    public RsaKey with(PssParameters parameters) {
        return new RsaKey(n, e, secret, parameters);
    }

    /** Bytes of the modulus. */
    public int size() {
        return (n.bitLength() + 7) / 8;
    }

    @Override
    public Map<String, Object> details() {
        Map<String, Object> details = new LinkedHashMap<>();
        details.put("modulusLength", n.bitLength());
        details.put("publicExponent", e);
        if (pss != null && pss.isSet()) {
            details.put("hashAlgorithm", pss.hash());
            details.put("mgf1HashAlgorithm", pss.mask());
            details.put("saltLength", pss.saltLength());
        }
        return details;
    }

    @Override
    public RsaKey publicKey() {
        return secret == null ? this : new RsaKey(n, e, null, pss);
    }

    private byte[] algorithm() {
        return pss == null ? sequence(objectId(OBJECT_ID), nothing()) : sequence(objectId(PSS_OBJECT_ID), pss.encode());
    }

    /** RSAPublicKey or RSAPrivateKey, RFC 8017, appendix A.1. */
    public byte[] pkcs1() {
        if (secret == null) return sequence(integer(n), integer(e));
        return sequence(
                integer(0),
                integer(n),
                integer(e),
                integer(secret[0]),
                integer(secret[1]),
                integer(secret[2]),
                integer(secret[3]),
                integer(secret[4]),
                integer(secret[5]));
    }

    static RsaKey readPkcs1(byte[] bytes, boolean isPrivate, PssParameters pss) throws DerReader.Malformed {
        DerReader in = new DerReader(bytes).sequence();
        if (!isPrivate) return new RsaKey(in.integer(), in.integer(), null, pss);
        in.integer();
        BigInteger modulus = in.integer();
        BigInteger exponent = in.integer();
        BigInteger[] secret = new BigInteger[6];
        for (int i = 0; i < secret.length; i++) secret[i] = in.integer();
        return new RsaKey(modulus, exponent, secret, pss);
    }

    @Override
    public byte[] spki() {
        return sequence(algorithm(), bits(publicKey().pkcs1()));
    }

    @Override
    public byte[] pkcs8() {
        return sequence(integer(0), algorithm(), octets(pkcs1()));
    }

    @Override
    public Map<String, Object> jwk() throws CryptoException {
        if (pss != null) throw KeyFormats.noJwk();
        Map<String, Object> jwk = new LinkedHashMap<>();
        jwk.put("kty", "RSA");
        jwk.put("n", base64url(n));
        jwk.put("e", base64url(e));
        if (secret == null) return jwk;
        String[] names = {"d", "p", "q", "dp", "dq", "qi"};
        for (int i = 0; i < names.length; i++) jwk.put(names[i], base64url(secret[i]));
        return jwk;
    }

    private java.security.Key javaKey() throws GeneralSecurityException {
        if (javaKey == null) {
            KeyFactory factory = KeyFactory.getInstance("RSA");
            javaKey = secret == null
                    ? factory.generatePublic(new RSAPublicKeySpec(n, e))
                    : factory.generatePrivate(new RSAPrivateCrtKeySpec(
                            n, e, secret[0], secret[1], secret[2], secret[3], secret[4], secret[5]));
        }
        return javaKey;
    }

    /**
     * The number to the power of the private exponent if there is one and usePrivate is set, otherwise of the public
     * one; null if the number is too large.
     */
    public byte[] apply(byte[] number, boolean usePrivate) {
        BigInteger value = new BigInteger(1, number);
        if (value.compareTo(n) >= 0) return null;
        if (usePrivate && n.bitLength() >= JAVA_BITS) {
            try {
                Cipher cipher = Cipher.getInstance("RSA/ECB/NoPadding");
                cipher.init(Cipher.DECRYPT_MODE, javaKey(), new SecureRandom());
                return cipher.doFinal(Curve.unsigned(value, size()));
            } catch (GeneralSecurityException | RuntimeException odd) {
                return power(value, secret[0]);
            }
        }
        return power(value, usePrivate ? secret[0] : e);
    }

    /** d, padded to the length of the modulus. */
    public byte[] privateExponent() {
        return Curve.unsigned(secret[0], size());
    }

    private byte[] power(BigInteger value, BigInteger exponent) {
        return Curve.unsigned(value.modPow(exponent, n), size());
    }
}
