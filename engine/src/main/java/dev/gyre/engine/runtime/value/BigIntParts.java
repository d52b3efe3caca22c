package dev.gyre.engine.runtime.value;

import dev.gyre.engine.runtime.realm.SurroundingAgent;
import java.math.BigInteger;

/** A magnitude cut into parts of one size, a multiple of the bits of an int (which are copied fast), the least significant first. */
final class BigIntParts {
    private final BigInteger magnitude;
    private final int size;

    /** Parts of at least so many bits. */
    BigIntParts(BigInteger magnitude, int bits) {
        this.magnitude = magnitude;
        size = (bits + Integer.SIZE - 1) / Integer.SIZE * Integer.SIZE;
    }

    /** Parts as large as those of another number. */
    BigIntParts(BigInteger magnitude, BigIntParts like) {
        this(magnitude, like.size);
    }

    /** Bits of a part. */
    int size() {
        return size;
    }

    BigInteger part(int index) {
        return rest(index).subtract(rest(index + 1).shiftLeft(size));
    }

    /** All parts from an index on as one number. */
    BigInteger rest(int index) {
        SurroundingAgent.poll(1 + size / BigIntProduct.BLOCK_BITS);
        return magnitude.shiftRight(index * size);
    }
}
