package dev.gyre.node.crypto.key;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.security.SecureRandom;
import org.junit.jupiter.api.Test;

class PrimesTest {
    private static final SecureRandom RANDOM = new SecureRandom();

    private static void check(BigInteger prime, int bits, boolean safe) {
        assertEquals(bits, prime.bitLength(), prime::toString);
        assertTrue(prime.isProbablePrime(100), prime::toString);
        assertTrue(!safe || prime.shiftRight(1).isProbablePrime(100), prime::toString);
    }

    @Test
    void primesHaveTheirLength() {
        for (int bits = 2; bits <= 160; bits++) check(Primes.generate(bits, false, null, null, RANDOM), bits, false);
        for (int bits = 6; bits <= 160; bits++) check(Primes.generate(bits, true, null, null, RANDOM), bits, true);
    }

    @Test
    void primesAreCongruentToTheRest() {
        BigInteger step = BigInteger.valueOf(2 * 3 * 5 * 7 * 11), rest = BigInteger.valueOf(2 * 3 * 5 * 7 * 11 - 1);
        for (int bits : new int[] {24, 64, 65, 200}) {
            for (boolean safe : new boolean[] {false, true}) {
                BigInteger prime = Primes.generate(bits, safe, step, rest, RANDOM);
                check(prime, bits, safe);
                assertEquals(rest, prime.mod(step));
            }
        }
    }

    /** Only what has a factor below the bound is left out. */
    @Test
    void theSieveKeepsWhatHasNoSmallFactor() {
        int count = 200, bound = 32 * 101;
        for (long width : new long[] {2, 12, 30}) {
            for (boolean safe : new boolean[] {false, true}) {
                BigInteger start = BigInteger.ONE.shiftLeft(100).add(BigInteger.valueOf(11));
                var sieve = new PrimeSieve(start, BigInteger.valueOf(width), count, safe);
                int expected = 0;
                for (int i = 0; i < count; i++) {
                    BigInteger member = start.add(BigInteger.valueOf(width * i));
                    if (hasFactor(member, 2, bound) || safe && hasFactor(member.shiftRight(1), 3, bound)) continue;
                    assertEquals(i, sieve.next(expected), member::toString);
                    assertEquals(member, sieve.member(i));
                    expected = i + 1;
                }
                assertEquals(-1, sieve.next(expected));
            }
        }
    }

    private static boolean hasFactor(BigInteger number, int least, int bound) {
        for (int factor = least; factor < bound; factor++)
            if (number.mod(BigInteger.valueOf(factor)).signum() == 0) return true;
        return false;
    }
}
