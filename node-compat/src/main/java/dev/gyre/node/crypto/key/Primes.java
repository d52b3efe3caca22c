package dev.gyre.node.crypto.key;

import dev.gyre.node.crypto.CryptoException;
import java.math.BigInteger;
import java.security.SecureRandom;

/** Large primes. */
public final class Primes {
    private static final int CERTAINTY = 100, LIMIT = 1 << 14, LEAST_SAFE_BITS = 6;

    private Primes() {}

    /** Whether a number is prime, with an error probability of 2^-128 or 4^-checks. */
    public static boolean isPrime(BigInteger number, int checks) {
        return number.signum() > 0 && number.isProbablePrime(checks <= 0 ? 128 : 2 * checks);
    }

    /**
     * A prime of exactly so many bits, whose highest two are ones.
     *
     * @param safe whether (p - 1) / 2 must be prime too
     * @param step the prime is congruent to {@code rest} modulo this; may be null
     * @param rest null for 1, or for 3 if {@code safe}
     */
    public static BigInteger generate(int bits, boolean safe, BigInteger step, BigInteger rest, SecureRandom random) {
        if (bits == 1) return BigInteger.TWO;
        BigInteger width = step == null ? safe && bits > 4 ? BigInteger.valueOf(12) : BigInteger.TWO : step;
        BigInteger remainder = rest != null
                ? rest
                : step != null
                        ? safe ? BigInteger.valueOf(3) : BigInteger.ONE
                        : safe && bits > 4 ? BigInteger.valueOf(11) : BigInteger.ONE;
        while (true) {
            BigInteger start = new BigInteger(bits, random).setBit(bits - 1);
            if (bits > 2 && step == null) start = start.setBit(bits - 2);
            BigInteger candidate = start.subtract(start.mod(width)).add(remainder);
            BigInteger found = bits > PrimeSieve.LEAST_BITS
                    ? search(new PrimeSieve(candidate, width, LIMIT, safe), bits, safe)
                    : search(candidate, width, bits, safe);
            if (found != null) return found;
        }
    }

    private static BigInteger search(PrimeSieve sieve, int bits, boolean safe) {
        for (int i = sieve.next(0); i >= 0; i = sieve.next(i + 1)) {
            BigInteger candidate = sieve.member(i);
            if (candidate.bitLength() > bits) return null;
            if (isWanted(candidate, bits, safe)) return candidate;
        }
        return null;
    }

    private static BigInteger search(BigInteger start, BigInteger width, int bits, boolean safe) {
        BigInteger candidate = start;
        for (int i = 0; i < LIMIT && candidate.bitLength() <= bits; i++, candidate = candidate.add(width))
            if (isWanted(candidate, bits, safe)) return candidate;
        return null;
    }

    private static boolean isWanted(BigInteger candidate, int bits, boolean safe) {
        if (candidate.bitLength() < bits || !candidate.isProbablePrime(safe ? 20 : CERTAINTY)) return false;
        return !safe || candidate.shiftRight(1).isProbablePrime(CERTAINTY) && candidate.isProbablePrime(CERTAINTY);
    }

    /** The same as bytes; as OpenSSL, it refuses lengths for which there may be no such prime. */
    public static byte[] generateBytes(int bits, boolean safe, BigInteger step, BigInteger rest, SecureRandom random)
            throws CryptoException {
        if (bits < 2 || safe && step == null && bits < LEAST_SAFE_BITS && bits != 3)
            throw CryptoException.openssl(CryptoException.Library.BIGNUM, 118, "bits too small");
        return Curve.unsigned(generate(bits, safe, step, rest, random), (bits + 7) / 8);
    }
}
