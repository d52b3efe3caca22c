package dev.gyre.engine.value;

import java.math.BigInteger;
import java.util.ArrayList;

/** The digits of large BigInts: BigInteger's own reading of decimal digits takes quadratic time, and its powers of two no less. */
public final class BigIntDigits {
    /** Up to this length BigInteger reads as fast. */
    private static final int LEAF = 2048;

    private final String digits;
    private final int radix;
    /** radix to the power of LEAF, 2 * LEAF, 4 * LEAF and so on. */
    private final ArrayList<BigInteger> powers = new ArrayList<>();

    private BigIntDigits(String digits, int radix) {
        this.digits = digits;
        this.radix = radix;
    }

    /** The value of digits, of which there is at least one and nothing else. */
    public static BigInteger parse(String digits, int radix) {
        if (digits.length() <= LEAF) return new BigInteger(digits, radix);
        if (Integer.bitCount(radix) == 1) return parseBits(digits, Integer.numberOfTrailingZeros(radix));
        return new BigIntDigits(digits, radix).parse(0, digits.length());
    }

    private BigInteger parse(int start, int end) {
        if (end - start <= LEAF) return new BigInteger(digits.substring(start, end), radix);
        int level = 0;
        while ((long) LEAF << level + 1 < end - start) level++;
        int middle = end - (LEAF << level);
        return parse(start, middle).multiply(power(level)).add(parse(middle, end));
    }

    private BigInteger power(int level) {
        while (powers.size() <= level) {
            powers.add(powers.isEmpty() ? BigInteger.valueOf(radix).pow(LEAF) : powers.getLast().multiply(powers.getLast()));
        }
        return powers.get(level);
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

    /** As BigInteger's. */
    public static String toString(BigInteger value, int radix) {
        if (Integer.bitCount(radix) != 1 || value.bitLength() <= LEAF) return value.toString(radix);
        int width = Integer.numberOfTrailingZeros(radix);
        byte[] magnitude = value.abs().toByteArray();
        int length = (value.abs().bitLength() + width - 1) / width;
        var text = new StringBuilder(length + 1);
        if (value.signum() < 0) text.append('-');
        for (int i = length - 1; i >= 0; i--) {
            long bit = (long) i * width;
            int at = magnitude.length - 1 - (int) (bit >> 3);
            int pair = magnitude[at] & 0xFF | (at > 0 ? (magnitude[at - 1] & 0xFF) << 8 : 0);
            text.append(Character.forDigit(pair >> (bit & 7) & radix - 1, radix));
        }
        return text.toString();
    }
}
