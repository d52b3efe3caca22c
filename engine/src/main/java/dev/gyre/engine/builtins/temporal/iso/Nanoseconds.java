package dev.gyre.engine.builtins.temporal.iso;

import java.math.BigInteger;

/**
 * A number of nanoseconds, of the size of the epoch nanoseconds and time durations of Temporal, which need more than 64 bits.
 *
 * @param seconds the whole seconds, rounded down
 * @param nanos the nanoseconds beyond them, from 0 to 999,999,999
 */
public record Nanoseconds(long seconds, int nanos) implements Comparable<Nanoseconds> {
    public static final Nanoseconds ZERO = new Nanoseconds(0, 0);
    private static final long PER_SECOND = 1_000_000_000L;
    private static final BigInteger BIG_PER_SECOND = BigInteger.valueOf(PER_SECOND);
    private static final long MAX_EPOCH_SECONDS = 8_640_000_000_000L;
    private static final long MAX_DURATION_SECONDS = 1L << 53;
    /** Fewer seconds than this have fewer than 2^62 nanoseconds. */
    private static final long SMALL_SECONDS = 4_000_000_000L;

    private static final int DOUBLE_BITS = 53;

    public static Nanoseconds of(long nanoseconds) {
        return new Nanoseconds(Math.floorDiv(nanoseconds, PER_SECOND), (int) Math.floorMod(nanoseconds, PER_SECOND));
    }

    public static Nanoseconds of(BigInteger nanoseconds) {
        if (nanoseconds.bitLength() < Long.SIZE) return of(nanoseconds.longValue());
        BigInteger[] parts = nanoseconds.divideAndRemainder(BIG_PER_SECOND);
        long seconds = parts[0].longValueExact();
        int nanos = parts[1].intValue();
        return nanos < 0 ? new Nanoseconds(seconds - 1, nanos + (int) PER_SECOND) : new Nanoseconds(seconds, nanos);
    }

    /** A whole number of units of this many nanoseconds, at most a second, each. */
    public static Nanoseconds of(long count, long unit) {
        long perSecond = PER_SECOND / unit;
        return new Nanoseconds(Math.floorDiv(count, perSecond), (int) (Math.floorMod(count, perSecond) * unit));
    }

    public static Nanoseconds ofSeconds(long seconds) {
        return new Nanoseconds(seconds, 0);
    }

    public Nanoseconds plus(Nanoseconds other) {
        long sum = seconds + other.seconds;
        int rest = nanos + other.nanos;
        return rest >= PER_SECOND ? new Nanoseconds(sum + 1, rest - (int) PER_SECOND) : new Nanoseconds(sum, rest);
    }

    public Nanoseconds plus(long nanoseconds) {
        return plus(of(nanoseconds));
    }

    public Nanoseconds minus(Nanoseconds other) {
        long difference = seconds - other.seconds;
        int rest = nanos - other.nanos;
        return rest < 0 ? new Nanoseconds(difference - 1, rest + (int) PER_SECOND) : new Nanoseconds(difference, rest);
    }

    public Nanoseconds plusDays(long days) {
        return new Nanoseconds(seconds + days * 86_400, nanos);
    }

    public Nanoseconds negated() {
        return nanos == 0 ? new Nanoseconds(-seconds, 0) : new Nanoseconds(-seconds - 1, (int) PER_SECOND - nanos);
    }

    public Nanoseconds abs() {
        return seconds < 0 ? negated() : this;
    }

    public int sign() {
        return seconds < 0 ? -1 : seconds > 0 || nanos > 0 ? 1 : 0;
    }

    @Override
    public int compareTo(Nanoseconds other) {
        int order = Long.compare(seconds, other.seconds);
        return order != 0 ? order : Integer.compare(nanos, other.nanos);
    }

    // IsValidEpochNanoseconds ( epochNanoseconds )
    /** Whether an instant can have these epoch nanoseconds. */
    public boolean isValidEpoch() {
        return seconds >= -MAX_EPOCH_SECONDS
                && (seconds < MAX_EPOCH_SECONDS || seconds == MAX_EPOCH_SECONDS && nanos == 0);
    }

    /** Whether a time duration can be of this length: less than 2^53 seconds. */
    public boolean isValidDuration() {
        return seconds < MAX_DURATION_SECONDS
                && (seconds > -MAX_DURATION_SECONDS || seconds == -MAX_DURATION_SECONDS && nanos > 0);
    }

    private boolean isSmall() {
        return seconds > -SMALL_SECONDS && seconds < SMALL_SECONDS;
    }

    private long toLong() {
        return seconds * PER_SECOND + nanos;
    }

    /** The number as a long; must be less than 2^62 in magnitude. */
    public long toLongExact() {
        if (!isSmall()) throw new ArithmeticException("more than 62 bits");
        return toLong();
    }

    public BigInteger toBigInteger() {
        if (isSmall()) return BigInteger.valueOf(toLong());
        return BigInteger.valueOf(seconds).multiply(BIG_PER_SECOND).add(BigInteger.valueOf(nanos));
    }

    /** The whole number of units of this many nanoseconds, at most a second, each; rounded down. */
    public BigInteger floorDivide(long unit) {
        return BigInteger.valueOf(seconds)
                .multiply(BigInteger.valueOf(PER_SECOND / unit))
                .add(BigInteger.valueOf(nanos / unit));
    }

    /** Milliseconds, rounded down. */
    public long toMillis() {
        return seconds * 1000 + nanos / 1_000_000;
    }

    // RoundNumberToIncrement ( x, increment, roundingMode )
    public Nanoseconds round(Nanoseconds increment, RoundingMode mode) {
        if (isSmall() && increment.isSmall()) return of(mode.round(toLong(), increment.toLong()));
        return of(round(toBigInteger(), increment.toBigInteger(), mode, sign() < 0));
    }

    // RoundNumberToIncrementAsIfPositive ( x, increment, roundingMode )
    public Nanoseconds roundAsIfPositive(long increment, RoundingMode mode) {
        if (isSmall()) {
            long number = toLong();
            long lower = Math.floorDiv(number, increment);
            long remainder = number - lower * increment;
            if (remainder == 0) return this;
            boolean up = mode.roundsUp(false, Long.compare(remainder, increment - remainder), (lower & 1) != 0);
            return of((up ? lower + 1 : lower) * increment);
        }
        BigInteger step = BigInteger.valueOf(increment);
        BigInteger number = toBigInteger();
        BigInteger remainder = number.mod(step);
        if (remainder.signum() == 0) return this;
        BigInteger lower = number.subtract(remainder).divide(step);
        boolean up = mode.roundsUp(false, remainder.shiftLeft(1).compareTo(step), lower.testBit(0));
        return of((up ? lower.add(BigInteger.ONE) : lower).multiply(step));
    }

    private static BigInteger round(BigInteger number, BigInteger increment, RoundingMode mode, boolean negative) {
        BigInteger[] parts = number.abs().divideAndRemainder(increment);
        if (parts[1].signum() == 0) return number;
        boolean up = mode.roundsUp(negative, parts[1].shiftLeft(1).compareTo(increment), parts[0].testBit(0));
        BigInteger rounded = (up ? parts[0].add(BigInteger.ONE) : parts[0]).multiply(increment);
        return negative ? rounded.negate() : rounded;
    }

    // TotalTimeDuration ( timeDuration, unit )
    /** The quotient as the nearest double. */
    public double dividedBy(long divisor) {
        if (isSmall() && divisor <= 1L << DOUBLE_BITS && Math.abs(toLong()) <= 1L << DOUBLE_BITS) {
            return (double) toLong() / divisor;
        }
        return quotient(toBigInteger(), BigInteger.valueOf(divisor));
    }

    /** The quotient of two integers as the nearest double; the denominator must be positive. */
    public static double quotient(BigInteger numerator, BigInteger denominator) {
        int shift = Math.max(0, DOUBLE_BITS + 3 - numerator.bitLength() + denominator.bitLength());
        BigInteger[] parts = numerator.abs().shiftLeft(shift).divideAndRemainder(denominator);
        // The lowest bit, which is below the precision of a double, stands for the rest of the quotient.
        BigInteger scaled = parts[1].signum() == 0 ? parts[0] : parts[0].setBit(0);
        double magnitude = Math.scalb(scaled.doubleValue(), -shift);
        return numerator.signum() < 0 ? -magnitude : magnitude;
    }
}
