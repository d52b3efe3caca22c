package dev.gyre.node.crypto.exchange;

import dev.gyre.node.crypto.CryptoException;
import dev.gyre.node.crypto.key.Curve;
import dev.gyre.node.crypto.key.DhKey;
import dev.gyre.node.crypto.key.EcKey;
import dev.gyre.node.crypto.key.Key;
import dev.gyre.node.crypto.key.KeyGeneration;
import dev.gyre.node.crypto.key.Primes;
import java.math.BigInteger;
import java.security.SecureRandom;

/** Diffie-Hellman on bare numbers and points, for node's older classes. */
public final class Exchange {
    /** OpenSSL's error flags for a group. */
    private static final int NOT_PRIME = 1,
            NOT_SAFE_PRIME = 2,
            NOT_SUITABLE_GENERATOR = 8,
            TOO_SMALL = 128,
            TOO_LARGE = 256;

    private static final int LEAST_BITS = 512, MOST_BITS = 10000;
    private static final int CHECKS = 64;

    private Exchange() {}

    /** Names of the curves. */
    public static String[] curves() {
        return Curve.names();
    }

    public static boolean isCurve(String name) {
        return Curve.find(name) != null;
    }

    // ---- numbers ----

    private static BigInteger number(byte[] bytes) {
        return new BigInteger(1, bytes);
    }

    /** Without leading zeros. */
    private static byte[] bytes(BigInteger number) {
        return Curve.unsigned(number, (number.bitLength() + 7) / 8);
    }

    /** @param prime null to generate one of {@code primeBits} bits */
    public static Key generate(byte[] prime, int primeBits, int generator, int privateBits, SecureRandom random)
            throws CryptoException {
        BigInteger p = prime != null ? number(prime) : safePrime(primeBits, generator, random);
        if (p.bitLength() < 3)
            throw CryptoException.openssl(CryptoException.Library.DIFFIE_HELLMAN, 126, "modulus too small");
        return KeyGeneration.dh(p, BigInteger.valueOf(generator), privateBits, random);
    }

    /** A safe prime for which the generator generates a large subgroup. */
    private static BigInteger safePrime(int bits, int generator, SecureRandom random) {
        BigInteger step = generator == 2
                ? BigInteger.valueOf(24)
                : generator == 5 ? BigInteger.valueOf(60) : BigInteger.valueOf(12);
        BigInteger rest = generator == 2
                ? BigInteger.valueOf(23)
                : generator == 5 ? BigInteger.valueOf(59) : BigInteger.valueOf(11);
        return Primes.generate(bits, true, step, rest, random);
    }

    public static byte[] newPrime(int bits, int generator, SecureRandom random) {
        return bytes(safePrime(bits, generator, random));
    }

    /** The error flags of a prime and its generator. */
    public static int check(byte[] prime, byte[] generator) {
        BigInteger p = number(prime);
        BigInteger g = number(generator);
        int result = 0;
        if (g.compareTo(BigInteger.ONE) <= 0 || g.compareTo(p.subtract(BigInteger.ONE)) >= 0)
            result |= NOT_SUITABLE_GENERATOR;
        if (!p.isProbablePrime(CHECKS)) result |= NOT_PRIME;
        else if (!p.shiftRight(1).isProbablePrime(CHECKS)) result |= NOT_SAFE_PRIME;
        if (p.bitLength() < LEAST_BITS) result |= TOO_SMALL;
        return p.bitLength() > MOST_BITS ? result | TOO_LARGE : result;
    }

    /** A private number for a prime. */
    public static byte[] privateNumber(byte[] prime, SecureRandom random) {
        return bytes(((DhKey) KeyGeneration.dh(number(prime), BigInteger.TWO, 0, random)).x);
    }

    /** base to the power of exponent, with the length of the modulus if padded. */
    public static byte[] power(byte[] base, byte[] exponent, byte[] modulus, boolean padded) {
        BigInteger m = number(modulus);
        BigInteger result = number(base).modPow(number(exponent), m);
        return padded ? Curve.unsigned(result, (m.bitLength() + 7) / 8) : bytes(result);
    }

    /** -1, 0 or 1: whether a public number is below, in, or above the range from 2 to prime - 2. */
    public static int rangeOf(byte[] open, byte[] prime) {
        BigInteger value = number(open);
        return value.compareTo(BigInteger.ONE) <= 0
                ? -1
                : value.compareTo(number(prime).subtract(BigInteger.ONE)) >= 0 ? 1 : 0;
    }

    // ---- points ----

    /** A private number of a curve. */
    public static byte[] scalar(String curve, SecureRandom random) {
        Curve found = Curve.find(curve);
        return bytes(found.randomScalar(random));
    }

    /** Whether bytes are a private number of a curve. */
    public static boolean isScalar(String curve, byte[] bytes) {
        BigInteger value = number(bytes);
        return value.signum() > 0 && value.compareTo(Curve.find(curve).order()) < 0;
    }

    /** The public point of a private number. */
    public static byte[] point(String curve, byte[] scalar, int form) {
        Curve found = Curve.find(curve);
        return found.encode(found.multiply(found.base(), number(scalar)), form);
    }

    /** A point in another form; null if it is not on the curve. */
    public static byte[] convert(String curve, byte[] point, int form) {
        Curve found = Curve.find(curve);
        Curve.Point decoded = found.decode(point);
        return decoded == null ? null : found.encode(decoded, form);
    }

    /** The shared secret; null if the point is not on the curve. */
    public static byte[] secret(String curve, byte[] scalar, byte[] point) throws CryptoException {
        Curve found = Curve.find(curve);
        Curve.Point decoded = found.decode(point);
        if (decoded == null) return null;
        return Agreement.secret(
                new EcKey(found, found.base(), number(scalar), false), new EcKey(found, decoded, null, false));
    }
}
