package dev.gyre.node.perf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Counts values in buckets with a number of significant digits, as HdrHistogram does. A reported value is the lowest,
 * highest or middle one of its bucket.
 */
final class Histogram {
    private static final int EXPONENTS = 64;
    private static final double WHOLE = 100;
    private static final double ROUNDING = 0.5;
    private static final int DECIMAL = 10;
    private static final int LEAST_FOR_SKEWNESS = 3;
    private static final int LEAST_FOR_KURTOSIS = 4;
    private static final int NORMAL_KURTOSIS = 3;

    private final long highest;
    /** The resolution: the lower bits of a value are ignored. */
    private final int unit;
    /** Values below this, in units, have their own buckets; above, each power of two has half as many. */
    private final int exact;

    private final long[][] counts = new long[EXPONENTS][];
    private long total;
    private long exceeding;
    private long minimum = Long.MAX_VALUE;
    private long maximum;

    /**
     * A histogram of values up to a highest one.
     *
     * @param lowest values below half of this count as 0
     * @param figures significant decimal digits
     */
    Histogram(long lowest, long highest, int figures) {
        this.highest = highest;
        unit = Long.SIZE - 1 - Long.numberOfLeadingZeros(lowest);
        int wanted = 2 * (int) Math.pow(DECIMAL, figures);
        exact = Integer.highestOneBit(wanted - 1) * 2;
    }

    private Histogram(Histogram shape) {
        highest = shape.highest;
        unit = shape.unit;
        exact = shape.exact;
    }

    void record(long value) {
        if (value < 0 || value > highest) exceeding++;
        else count(value, 1);
    }

    private void count(long value, long times) {
        int exponent = exponent(value);
        if (counts[exponent] == null) counts[exponent] = new long[exact];
        counts[exponent][(int) (value >>> exponent + unit)] += times;
        total += times;
        minimum = Math.min(minimum, lowestLike(value));
        maximum = Math.max(maximum, highestLike(value));
    }

    /** Also records the values that a delay of such a length has kept from being recorded, one each interval. */
    void recordCorrected(long value, long interval) {
        record(value);
        if (value > highest) return;
        for (long missing = value - interval; missing >= interval; missing -= interval) record(missing);
    }

    private int exponent(long value) {
        return Math.max(
                0, Long.SIZE - Long.numberOfLeadingZeros(value >>> unit) - Integer.numberOfTrailingZeros(exact));
    }

    /** The lowest value in the bucket of a value. */
    long lowestLike(long value) {
        int bits = exponent(value) + unit;
        return value >>> bits << bits;
    }

    private long highestLike(long value) {
        return lowestLike(value) + (1L << exponent(value) + unit) - 1;
    }

    /** Values outside of this histogram's range are dropped. */
    void add(Histogram other) {
        for (int exponent = 0; exponent < EXPONENTS; exponent++) {
            for (int i = 0; other.counts[exponent] != null && i < other.exact; i++) {
                long value = (long) i << exponent + other.unit;
                if (other.counts[exponent][i] > 0 && value <= highest) count(value, other.counts[exponent][i]);
            }
        }
        exceeding += other.exceeding;
    }

    /** Takes the values of another histogram away, as far as this one has them. */
    void subtract(Histogram other) {
        List<Object> own = buckets();
        long exceeded = exceeding;
        reset();
        exceeding = Math.max(0, exceeded - other.exceeding);
        for (int i = 0; i < own.size(); i += 2) {
            long value = ((Double) own.get(i)).longValue();
            long left = ((Double) own.get(i + 1)).longValue() - other.countAt(value);
            if (left > 0) count(value, left);
        }
    }

    long countAt(long value) {
        if (value < 0 || value > highest) return 0;
        int exponent = exponent(value);
        return counts[exponent] == null ? 0 : counts[exponent][(int) (value >>> exponent + unit)];
    }

    Histogram copy() {
        Histogram copy = new Histogram(this);
        copy.add(this);
        return copy;
    }

    boolean hasShapeOf(Histogram other) {
        return highest == other.highest && unit == other.unit && exact == other.exact;
    }

    /** Whether this histogram has all values of another one of the same shape. */
    boolean contains(Histogram other) {
        List<Object> wanted = other.buckets();
        for (int i = 0; i < wanted.size(); i += 2) {
            if (countAt(((Double) wanted.get(i)).longValue()) < (Double) wanted.get(i + 1)) return false;
        }
        return exceeding >= other.exceeding;
    }

    /** The lowest value of each bucket that is not empty, followed by its count, in ascending order. */
    List<Object> buckets() {
        List<Object> buckets = new ArrayList<>();
        for (int exponent = 0; exponent < EXPONENTS; exponent++) {
            for (int i = 0; counts[exponent] != null && i < exact; i++) {
                if (counts[exponent][i] == 0) continue;
                buckets.add((double) ((long) i << exponent + unit));
                buckets.add((double) counts[exponent][i]);
            }
        }
        return buckets;
    }

    void reset() {
        Arrays.fill(counts, null);
        total = 0;
        exceeding = 0;
        minimum = Long.MAX_VALUE;
        maximum = 0;
    }

    long total() {
        return total;
    }

    /** The number of values that exceeded the range. */
    long exceeding() {
        return exceeding;
    }

    /** The minimum; Long.MAX_VALUE if there are no values. */
    long minimum() {
        return minimum;
    }

    long maximum() {
        return maximum;
    }

    /** The mean; NaN if there are no values. */
    double mean() {
        return moment(0, 1);
    }

    /** The standard deviation; NaN if there are no values. */
    double deviation() {
        return Math.sqrt(moment(mean(), 2));
    }

    /** The skewness; 0 if there are too few values. */
    double skewness() {
        double mean = mean();
        double variance = moment(mean, 2);
        return total < LEAST_FOR_SKEWNESS || variance == 0 ? 0 : moment(mean, 3) / (variance * Math.sqrt(variance));
    }

    /** The excess kurtosis; 0 if there are too few values. */
    double kurtosis() {
        double mean = mean();
        double variance = moment(mean, 2);
        return total < LEAST_FOR_KURTOSIS || variance == 0
                ? 0
                : moment(mean, 4) / (variance * variance) - NORMAL_KURTOSIS;
    }

    private double moment(double center, int power) {
        double sum = 0;
        for (int exponent = 0; exponent < EXPONENTS; exponent++) {
            for (int i = 0; counts[exponent] != null && i < exact; i++) {
                if (counts[exponent][i] > 0)
                    sum += counts[exponent][i] * Math.pow(middle(exponent + unit, i) - center, power);
            }
        }
        return total == 0 ? Double.NaN : sum / total;
    }

    private static double middle(int bits, int index) {
        return ((long) index << bits) + (1L << bits >> 1);
    }

    /** The highest value of the bucket that contains the percentile; 0 if there are no values. */
    long percentile(double percent) {
        return valueAt(Math.max(1, (long) (percent / WHOLE * total + ROUNDING)));
    }

    /** The highest value of the bucket of the value with a rank, from 1; 0 if there are fewer values. */
    long valueAt(long rank) {
        long seen = 0;
        for (int exponent = 0; exponent < EXPONENTS; exponent++) {
            for (int i = 0; counts[exponent] != null && i < exact; i++) {
                seen += counts[exponent][i];
                if (counts[exponent][i] > 0 && seen >= rank) return highestLike((long) i << exponent + unit);
            }
        }
        return 0;
    }

    /**
     * Percentiles, each followed by the lowest value of its bucket. Each step halves the rest; the last bucket ends the
     * list.
     */
    List<Object> steps() {
        List<Object> steps = new ArrayList<>();
        double next = 0;
        long seen = 0;
        double value = 0;
        for (int exponent = 0; exponent < EXPONENTS && seen < total; exponent++) {
            for (int i = 0; counts[exponent] != null && i < exact && seen < total; i++) {
                if (counts[exponent][i] == 0) continue;
                seen += counts[exponent][i];
                value = (long) i << exponent + unit;
                for (boolean first = true; next <= WHOLE * seen / total && (first || seen < total); first = false) {
                    steps.add(next);
                    steps.add(value);
                    next += WHOLE / (1L << (long) (Math.log(WHOLE / (WHOLE - next)) / Math.log(2)) + 1);
                }
            }
        }
        steps.add(WHOLE);
        steps.add(value);
        return steps;
    }
}
