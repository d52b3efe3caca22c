package dev.gyre.engine.runtime.value;

import dev.gyre.engine.runtime.realm.SurroundingAgent;
import java.math.BigInteger;
import java.util.ArrayList;

/**
 * Converts large BigInts from and to digits by bisection: most of BigInteger's algorithms for this take quadratic time
 * and cannot be interrupted.
 */
public final class BigIntDigits {
    /** Up to this number of digits BigInteger parses as fast. */
    private static final int LEAF = 2048;
    /** BigInteger formats values of so many bits, or of two to the power of so many leaves, in a millisecond. */
    private static final int WRITTEN_BITS = 1 << 14, WRITTEN_LEVEL = 1;

    private final int radix;
    /** How often the radix is divisible by two. */
    private final int zeros;
    /** The odd part of the radix to the power of LEAF, 2 * LEAF, 4 * LEAF and so on. */
    private final ArrayList<BigInteger> oddPowers = new ArrayList<>();

    private BigIntDigits(int radix) {
        this.radix = radix;
        zeros = Integer.numberOfTrailingZeros(radix);
    }

    static double bitsPerDigit(int radix) {
        return Math.log(radix) / Math.log(2);
    }

    /** Parses a non-empty sequence of digits. */
    public static BigInteger parse(String digits, int radix) {
        if (digits.length() <= LEAF) return new BigInteger(digits, radix);
        if (Integer.bitCount(radix) == 1) return parseBits(digits, Integer.numberOfTrailingZeros(radix));
        return new BigIntDigits(radix).parse(digits, 0, digits.length());
    }

    private BigInteger parse(String digits, int start, int end) {
        if (end - start <= LEAF) {
            SurroundingAgent.poll(1);
            return new BigInteger(digits.substring(start, end), radix);
        }
        int level = 0;
        while ((long) LEAF << level + 1 < end - start) level++;
        int middle = end - (LEAF << level);
        BigInteger high = BigIntProduct.multiply(parse(digits, start, middle), oddPower(level));
        return high.shiftLeft(twos(level)).add(parse(digits, middle, end));
    }

    private BigInteger oddPower(int level) {
        while (oddPowers.size() <= level) {
            BigInteger last = oddPowers.isEmpty() ? null : oddPowers.getLast();
            oddPowers.add(
                    last == null ? BigInteger.valueOf(radix >> zeros).pow(LEAF) : BigIntProduct.multiply(last, last));
        }
        return oddPowers.get(level);
    }

    /** The exponent of two in the level's power of the radix. */
    private int twos(int level) {
        return zeros * (LEAF << level);
    }

    private static BigInteger parseBits(String digits, int width) {
        byte[] magnitude = new byte[(int) (((long) digits.length() * width + 7) / 8)];
        int at = magnitude.length;
        int bits = 0;
        int count = 0;
        for (int i = digits.length() - 1; i >= 0; i--) {
            bits |= NumberParsing.digit(digits.charAt(i)) << count;
            count += width;
            if (count < 8) continue;
            magnitude[--at] = (byte) bits;
            bits >>= 8;
            count -= 8;
        }
        if (count > 0) magnitude[--at] = (byte) bits;
        return new BigInteger(1, magnitude);
    }

    /** As BigInteger's; throws a RangeError if the text would be too long. */
    public static String toString(BigInteger value, int radix) {
        if (value.bitLength() <= (Integer.bitCount(radix) == 1 ? LEAF : WRITTEN_BITS)) return value.toString(radix);
        BigInteger magnitude = value.abs();
        Rope.checkLength((long) (magnitude.bitLength() / bitsPerDigit(radix)));
        var text = new StringBuilder((int) (magnitude.bitLength() / bitsPerDigit(radix)) + 2);
        if (value.signum() < 0) text.append('-');
        if (Integer.bitCount(radix) == 1) {
            appendBits(text, magnitude, Integer.numberOfTrailingZeros(radix));
        } else {
            var digits = new BigIntDigits(radix);
            int level = WRITTEN_LEVEL;
            while (2L * (digits.oddPower(level).bitLength() - 1 + digits.twos(level)) < magnitude.bitLength()) level++;
            digits.append(text, magnitude, level, false);
        }
        return text.toString();
    }

    /**
     * Appends a value less than the square of the level's power, with leading zeros if it is the lower half of another.
     */
    private void append(StringBuilder text, BigInteger value, int level, boolean padded) {
        if (level < WRITTEN_LEVEL) {
            SurroundingAgent.poll(BigIntProduct.BLOCK_STEPS);
            String digits = value.toString(radix);
            if (padded) text.repeat('0', (LEAF << level + 1) - digits.length());
            text.append(digits);
        } else {
            var parts = new BigIntParts(value, twos(level));
            BigInteger[] halves = BigIntQuotient.ofMagnitudes(parts.rest(1), oddPower(level));
            boolean leading = !padded && halves[0].signum() == 0;
            if (!leading) append(text, halves[0], level - 1, padded);
            append(text, halves[1].shiftLeft(parts.size()).add(parts.part(0)), level - 1, !leading);
        }
    }

    private static void appendBits(StringBuilder text, BigInteger value, int width) {
        byte[] magnitude = value.toByteArray();
        int length = (value.bitLength() + width - 1) / width;
        for (int i = length - 1; i >= 0; i--) {
            long bit = (long) i * width;
            int at = magnitude.length - 1 - (int) (bit >> 3);
            int pair = magnitude[at] & 0xFF | (at > 0 ? (magnitude[at - 1] & 0xFF) << 8 : 0);
            text.append(Character.forDigit(pair >> (bit & 7) & (1 << width) - 1, 1 << width));
        }
    }
}
