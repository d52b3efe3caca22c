package dev.gyre.node.webassembly.vector;

import java.util.function.IntToLongFunction;

/**
 * 128 bits. Lanes are counted from the lowest bits; a lane of floating-point numbers is the bits of one.
 *
 * @param low the lower half of the lanes
 * @param high the upper half
 */
// https://webassembly.github.io/spec/core/syntax/values.html#vectors
record Vector(long low, long high) {
    /** A vector with lanes of 8, 16, 32 or 64 bits, of which the lower bits of the results are taken. */
    static Vector of(int bits, IntToLongFunction lane) {
        return new Vector(half(bits, 0, lane), half(bits, Long.SIZE / bits, lane));
    }

    private static long half(int bits, int first, IntToLongFunction lane) {
        long mask = -1L >>> (Long.SIZE - bits);
        long half = 0;
        for (int at = 0; at < Long.SIZE; at += bits) half |= (lane.applyAsLong(first++) & mask) << at;
        return half;
    }

    /** The number of lanes with so many bits. */
    static int lanes(int bits) {
        return 2 * Long.SIZE / bits;
    }

    /** The value of a lane as a signed number. */
    long signed(int bits, int lane) {
        return raised(bits, lane) >> (Long.SIZE - bits);
    }

    /** The value of a lane as an unsigned number; for 64 bits as a signed one. */
    long unsigned(int bits, int lane) {
        return raised(bits, lane) >>> (Long.SIZE - bits);
    }

    // The lane in the uppermost bits.
    private long raised(int bits, int lane) {
        int at = lane * bits;
        return (at < Long.SIZE ? low : high) << (Long.SIZE - bits - at % Long.SIZE);
    }

    /** The lane as a number of 32 bits. */
    float single(int lane) {
        return Float.intBitsToFloat((int) signed(Integer.SIZE, lane));
    }

    /** The lane as a number of 64 bits. */
    double twofold(int lane) {
        return Double.longBitsToDouble(lane == 0 ? low : high);
    }

    /** This vector with another value of a lane. */
    Vector with(int bits, int lane, long value) {
        return of(bits, i -> i == lane ? value : signed(bits, i));
    }
}
