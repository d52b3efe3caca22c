package dev.gyre.node.crypto.key;

import java.math.BigInteger;
import java.util.BitSet;

/** The members of an arithmetic progression that have no small factor, so that the tests of large numbers, which take long, see few composites. */
final class PrimeSieve {
    /** Below this, numbers may be small primes themselves. */
    static final int LEAST_BITS = 64;

    private static final int MOST_FACTOR = 1 << 16, FACTORS_PER_BIT = 32;
    private final BigInteger start, width;
    private final int count;
    private final BitSet composite;

    /**
     * @param start the first member, of more than {@link #LEAST_BITS} bits
     * @param width the difference of two members
     * @param count how many members there are
     * @param safe whether (n - 1) / 2 must have no small odd factor either; the members are odd then
     */
    PrimeSieve(BigInteger start, BigInteger width, int count, boolean safe) {
        this.start = start;
        this.width = width;
        this.count = count;
        composite = new BitSet(count);
        int[] first = words(start), difference = words(width);
        int bound = Math.min(MOST_FACTOR, FACTORS_PER_BIT * start.bitLength());
        BitSet multiples = new BitSet(bound);
        for (int prime = 2; prime < bound; prime = multiples.nextClearBit(prime + 1)) {
            for (long multiple = (long) prime * prime; multiple < bound; multiple += prime)
                multiples.set((int) multiple);
            int rest = rest(first, prime), step = rest(difference, prime);
            exclude(rest, step, 0, prime);
            // (n - 1) / 2 has an odd factor if n is 1 modulo that.
            if (safe && prime > 2) exclude(rest, step, 1, prime);
        }
    }

    /** Excludes the members that are congruent to a number modulo a prime. */
    private void exclude(int rest, int step, int excluded, int prime) {
        if (step == 0) {
            if (rest == excluded) composite.set(0, count);
            return;
        }
        // rest + index * step = excluded
        long inverse =
                BigInteger.valueOf(step).modInverse(BigInteger.valueOf(prime)).longValue();
        long index = Math.floorMod(excluded - rest, prime) * inverse % prime;
        for (long i = index; i < count; i += prime) composite.set((int) i);
    }

    /** The index of the next member without a small factor, from an index on; -1 if there is none. */
    int next(int from) {
        int index = composite.nextClearBit(from);
        return index < count ? index : -1;
    }

    BigInteger member(int index) {
        return start.add(width.multiply(BigInteger.valueOf(index)));
    }

    private static int[] words(BigInteger number) {
        int[] words = new int[number.bitLength() / Integer.SIZE + 1];
        for (int i = 0; i < words.length; i++)
            words[words.length - 1 - i] = number.shiftRight(i * Integer.SIZE).intValue();
        return words;
    }

    private static int rest(int[] words, int modulus) {
        long rest = 0;
        for (int word : words) rest = (rest << Integer.SIZE | Integer.toUnsignedLong(word)) % modulus;
        return (int) rest;
    }
}
