package dev.gyre.engine.runtime.value;

import dev.gyre.engine.runtime.realm.SurroundingAgent;
import java.math.BigInteger;

/**
 * Quotients and remainders of BigInts of any size. Large ones are computed by recursion on the quotient's halves, with
 * interrupt checks in between.
 */
public final class BigIntQuotient {
    /** Quotients of so many bits are computed at once. A division takes longer than a product. */
    private static final int BLOCK_BITS = BigIntProduct.BLOCK_BITS / 2;
    /** A shortened divisor keeps so many bits more than the quotient, which is then too large by at most one. */
    private static final int GUARD_BITS = 64;

    private BigIntQuotient() {}

    // BigInt::divide ( x, y ), https://tc39.es/ecma262/#sec-numeric-types-bigint-divide
    public static BigInteger divide(BigInteger x, BigInteger y) {
        if (x.bitLength() <= 2 * BLOCK_BITS) return x.divide(y);
        BigInteger quotient = ofMagnitudes(x.abs(), y.abs())[0];
        return x.signum() == y.signum() ? quotient : quotient.negate();
    }

    // BigInt::remainder ( n, d ), https://tc39.es/ecma262/#sec-numeric-types-bigint-remainder
    public static BigInteger remainder(BigInteger n, BigInteger d) {
        if (n.bitLength() <= 2 * BLOCK_BITS) return n.remainder(d);
        BigInteger remainder = ofMagnitudes(n.abs(), d.abs())[1];
        return n.signum() < 0 ? remainder.negate() : remainder;
    }

    /** Returns quotient and remainder. */
    static BigInteger[] ofMagnitudes(BigInteger x, BigInteger y) {
        int divisorBits = y.bitLength();
        int quotientBits = x.bitLength() - divisorBits;
        if (quotientBits < 0) return new BigInteger[] {BigInteger.ZERO, x};
        if (divisorBits - quotientBits > 2 * GUARD_BITS && divisorBits > BLOCK_BITS)
            return byShorterDivisor(x, y, divisorBits - quotientBits - GUARD_BITS);
        if (quotientBits <= BLOCK_BITS) {
            SurroundingAgent.poll(BigIntProduct.BLOCK_STEPS);
            return x.divideAndRemainder(y);
        }
        var halves = new BigIntParts(x, quotientBits / 2);
        BigInteger[] high = ofMagnitudes(halves.rest(1), y);
        BigInteger[] low = ofMagnitudes(high[1].shiftLeft(halves.size()).add(halves.part(0)), y);
        low[0] = high[0].shiftLeft(halves.size()).add(low[0]);
        return low;
    }

    /** Divides without the lowest bits, which hardly affect a short quotient, and corrects quotient and remainder. */
    private static BigInteger[] byShorterDivisor(BigInteger x, BigInteger y, int droppedBits) {
        var dividend = new BigIntParts(x, droppedBits - (Integer.SIZE - 1));
        var divisor = new BigIntParts(y, dividend);
        BigInteger[] result = ofMagnitudes(dividend.rest(1), divisor.rest(1));
        BigInteger remainder = result[1]
                .shiftLeft(dividend.size())
                .add(dividend.part(0))
                .subtract(BigIntProduct.multiply(result[0], divisor.part(0)));
        while (remainder.signum() < 0) {
            remainder = remainder.add(y);
            result[0] = result[0].subtract(BigInteger.ONE);
        }
        result[1] = remainder;
        return result;
    }
}
