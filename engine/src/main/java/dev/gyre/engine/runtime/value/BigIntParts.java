package dev.gyre.engine.runtime.value;

import dev.gyre.engine.runtime.realm.SurroundingAgent;
import java.math.BigInteger;

/**
 * A magnitude split into parts of equal size, the least significant first. The size is a multiple of 32 bits, so that
 * parts are copied fast.
 */
final class BigIntParts {
    private final BigInteger magnitude;
    private final int size;

    /** Splits into parts of at least so many bits. */
    BigIntParts(BigInteger magnitude, int bits) {
        this.magnitude = magnitude;
        size = (bits + Integer.SIZE - 1) / Integer.SIZE * Integer.SIZE;
    }

    /** Splits into parts as large as those of another number. */
    BigIntParts(BigInteger magnitude, BigIntParts like) {
        this(magnitude, like.size);
    }

    /** The number of bits of a part. */
    int size() {
        return size;
    }

    BigInteger part(int index) {
        return rest(index).subtract(rest(index + 1).shiftLeft(size));
    }

    /** All parts from an index on, as one number. */
    BigInteger rest(int index) {
        SurroundingAgent.poll(1 + size / BigIntProduct.BLOCK_BITS);
        return magnitude.shiftRight(index * size);
    }
}
