package dev.gyre.node.crypto.key;

import dev.gyre.node.crypto.CryptoException;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.SecureRandom;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.RSAPrivateCrtKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.RSAKeyGenParameterSpec;

/** Generates private keys with their public keys. */
public final class KeyGeneration {
    private static final int JAVA_RSA_BITS = 512, CERTAINTY = 100;

    private KeyGeneration() {}

    /**
     * @param hash for a PSS key, or null if it is not restricted
     * @param isPss whether the key is only for PSS
     */
    public static Key rsa(
            int bits, BigInteger exponent, boolean isPss, String hash, String mask, int saltLength, SecureRandom random)
            throws CryptoException {
        PssParameters parameters =
                !isPss ? null : hash == null ? PssParameters.ANY : new PssParameters(hash, mask, saltLength);
        if (!exponent.testBit(0) || exponent.compareTo(BigInteger.TWO) <= 0) {
            throw CryptoException.openssl(CryptoException.Library.RSA, 0xb2, "pub exponent out of range");
        }
        try {
            if (bits < JAVA_RSA_BITS)
                throw CryptoException.openssl(CryptoException.Library.PROVIDER, 0xab, "key size too small");
            KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
            generator.initialize(new RSAKeyGenParameterSpec(bits, exponent), random);
            return RsaKey.of((RSAPrivateCrtKey) generator.generateKeyPair().getPrivate(), parameters);
        } catch (GeneralSecurityException refused) {
            throw CryptoException.failed("Key generation job failed");
        }
    }

    /** @param isExplicit whether the curve's parameters are written explicitly */
    public static Key ec(String curveName, boolean isExplicit, SecureRandom random) throws CryptoException {
        Curve curve = Curve.find(curveName);
        if (curve == null)
            throw CryptoException.coded("ERR_CRYPTO_INVALID_CURVE", "TypeError", "Invalid EC curve name");
        if (curve.javaName() == null) {
            BigInteger scalar = curve.randomScalar(random);
            return new EcKey(curve, curve.multiply(curve.base(), scalar), scalar, isExplicit);
        }
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec(curve.javaName()), random);
            KeyPair pair = generator.generateKeyPair();
            var point = ((ECPublicKey) pair.getPublic()).getW();
            return new EcKey(
                    curve,
                    new Curve.Point(point.getAffineX(), point.getAffineY()),
                    ((ECPrivateKey) pair.getPrivate()).getS(),
                    isExplicit);
        } catch (GeneralSecurityException refused) {
            throw CryptoException.failed("Key generation job failed");
        }
    }

    /** Generates a key of an algorithm such as 'ed25519'; null if the name is unknown. */
    public static Key named(String name, SecureRandom random) {
        NamedKey.Algorithm algorithm = NamedKey.Algorithm.find(name);
        return algorithm == null ? null : NamedKey.generate(algorithm, random);
    }

    // Generation of DSA domain parameters, FIPS 186-4, appendix A.1, with primes that are only very likely to be such
    /** @param divisorBits -1 for the default */
    public static Key dsa(int bits, int divisorBits, SecureRandom random) throws CryptoException {
        int size = divisorBits > 0 ? divisorBits : bits > 2048 ? 256 : 224;
        if (bits < 512 || size < 160 || size >= bits)
            throw CryptoException.openssl(CryptoException.Library.PROVIDER, 171, "bad length");
        BigInteger q = BigInteger.probablePrime(size, random);
        BigInteger p = Primes.generate(bits, false, q.shiftLeft(1), BigInteger.ONE, random);
        BigInteger cofactor = p.subtract(BigInteger.ONE).divide(q);
        BigInteger g;
        BigInteger h = BigInteger.ONE;
        do {
            h = h.add(BigInteger.ONE);
            g = h.modPow(cofactor, p);
        } while (g.equals(BigInteger.ONE));
        BigInteger x;
        do {
            x = new BigInteger(size, random);
        } while (x.signum() == 0 || x.compareTo(q) >= 0);
        return new DsaKey(p, q, g, g.modPow(x, p), x);
    }

    /** @param privateBits the length of the private number in the parameters, or 0 */
    public static Key dh(BigInteger prime, BigInteger generator, int privateBits, SecureRandom random) {
        int bits = privateBits > 0 ? privateBits : prime.bitLength() - 1;
        BigInteger number;
        do {
            number = new BigInteger(bits, random);
        } while (number.compareTo(BigInteger.TWO) < 0 || number.compareTo(prime.subtract(BigInteger.TWO)) > 0);
        return new DhKey(prime, generator, generator.modPow(number, prime), number, privateBits);
    }
}
