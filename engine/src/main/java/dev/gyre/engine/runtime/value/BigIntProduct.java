package dev.gyre.engine.runtime.value;

import dev.gyre.engine.runtime.realm.SurroundingAgent;
import java.math.BigInteger;

/** Products and powers of BigInts of any size. Large ones are computed in parts, with interrupt checks between them. */
public final class BigIntProduct {
    /** BigInteger multiplies two numbers of this size in less than a millisecond. */
    static final int BLOCK_BITS = 1 << 16;
    /** The number of steps that such a product counts as in the interrupt check. */
    static final int BLOCK_STEPS = 1000;
    /** A check before products of this size costs next to nothing. */
    private static final int LONG_BITS = 1 << 13, LONG_STEPS = 20;
    /** The product of the operands' sizes in bits. */
    private static final long BLOCK_WORK = (long) BLOCK_BITS * BLOCK_BITS;
    /** BigInteger uses Karatsuba from this size on, which is slow for factors of different size. */
    private static final int KARATSUBA_BITS = 80 * Integer.SIZE;

    private static final BigInteger THREE = BigInteger.valueOf(3);

    private BigIntProduct() {}

    public static BigInteger multiply(BigInteger x, BigInteger y) {
        if (x.bitLength() <= BLOCK_BITS && y.bitLength() <= BLOCK_BITS) {
            if (x.bitLength() > LONG_BITS && y.bitLength() > LONG_BITS) SurroundingAgent.poll(LONG_STEPS);
            return x.multiply(y);
        }
        BigIntParsing.checkBits((long) x.abs().bitLength() + y.abs().bitLength() - 1);
        BigInteger product = x.equals(y) ? square(x.abs()) : ofMagnitudes(x.abs(), y.abs());
        return x.signum() == y.signum() ? product : product.negate();
    }

    private static BigInteger ofMagnitudes(BigInteger x, BigInteger y) {
        return x.bitLength() >= y.bitLength() ? ofOrdered(x, y) : ofOrdered(y, x);
    }

    /** Multiplies magnitudes of which the first is not shorter. */
    private static BigInteger ofOrdered(BigInteger x, BigInteger y) {
        int length = x.bitLength(), shorter = y.bitLength();
        // At this ratio the halves of the longer one are similar in size to the shorter; a greater ratio would recurse
        // forever.
        boolean unlike = shorter < length / 3 * 2;
        if ((long) length * shorter <= BLOCK_WORK && (!unlike || shorter < KARATSUBA_BITS)) {
            SurroundingAgent.poll(BLOCK_STEPS);
            return x.multiply(y);
        }
        if (unlike) {
            var halves = new BigIntParts(x, length / 2);
            return ofMagnitudes(halves.rest(1), y).shiftLeft(halves.size()).add(ofMagnitudes(halves.part(0), y));
        }
        return ofThirds(x, y);
    }

    private static BigInteger square(BigInteger x) {
        if (x.bitLength() > BLOCK_BITS) return ofThirds(x, x);
        SurroundingAgent.poll(BLOCK_STEPS);
        return x.multiply(x);
    }

    /**
     * Toom-Cook multiplication in three parts, evaluated at 0, 1, -1, -2 and infinity, with Bodrato's interpolation.
     */
    private static BigInteger ofThirds(BigInteger x, BigInteger y) {
        var a = new BigIntParts(x, x.bitLength() / 3 + 1);
        var b = x == y ? a : new BigIntParts(y, a);
        BigInteger evenA = a.part(0).add(a.rest(2)), evenB = b.part(0).add(b.rest(2));
        BigInteger at0 = timesSigned(a.part(0), b.part(0), a == b);
        BigInteger at1 = timesSigned(evenA.add(a.part(1)), evenB.add(b.part(1)), a == b);
        BigInteger minusA = evenA.subtract(a.part(1)), minusB = evenB.subtract(b.part(1));
        BigInteger atMinus1 = timesSigned(minusA, minusB, a == b);
        BigInteger atMinus2 = timesSigned(atMinus2(minusA, a), atMinus2(minusB, b), a == b);
        BigInteger top = timesSigned(a.rest(2), b.rest(2), a == b);
        BigInteger r3 = atMinus2.subtract(at1).divide(THREE);
        BigInteger r1 = at1.subtract(atMinus1).shiftRight(1);
        BigInteger r2 = atMinus1.subtract(at0);
        r3 = r2.subtract(r3).shiftRight(1).add(top.shiftLeft(1));
        r2 = r2.add(r1).subtract(top);
        r1 = r1.subtract(r3);
        int size = a.size();
        return top.shiftLeft(size)
                .add(r3)
                .shiftLeft(size)
                .add(r2)
                .shiftLeft(size)
                .add(r1)
                .shiftLeft(size)
                .add(at0);
    }

    /** The polynomial's value at -2, computed from that at -1. */
    private static BigInteger atMinus2(BigInteger atMinus1, BigIntParts parts) {
        return atMinus1.add(parts.rest(2)).shiftLeft(1).subtract(parts.part(0));
    }

    private static BigInteger timesSigned(BigInteger x, BigInteger y, boolean same) {
        if (same) return square(x.abs());
        BigInteger product = ofMagnitudes(x.abs(), y.abs());
        return x.signum() == y.signum() ? product : product.negate();
    }

    // BigInt::exponentiate ( base, exponent ), https://tc39.es/ecma262/#sec-numeric-types-bigint-exponentiate
    /** Requires a base other than -1, 0 and 1, and a non-negative exponent. */
    public static BigInteger power(BigInteger base, BigInteger exponent) {
        int zeros = base.getLowestSetBit();
        BigInteger odd = base.abs().shiftRight(zeros);
        if (exponent.bitLength() > 31) throw BigIntParsing.tooBig();
        int times = exponent.intValue();
        long leastBits = (long) (base.abs().bitLength() - 1) * times + 1;
        BigIntParsing.checkBits(leastBits);
        if (leastBits < BLOCK_BITS / 2) return base.pow(times);
        BigInteger result = BigInteger.ONE;
        if (!odd.equals(BigInteger.ONE)) {
            for (int bit = Integer.highestOneBit(times); bit > 0; bit >>>= 1) {
                result = multiply(result, result);
                if ((times & bit) != 0) result = multiply(result, odd);
            }
        }
        result = result.shiftLeft(zeros * times);
        return base.signum() < 0 && (times & 1) != 0 ? result.negate() : result;
    }
}
