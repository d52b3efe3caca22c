package dev.gyre.node.perf;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.ShareableHandle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Counts values in buckets with a number of significant digits, as HdrHistogram does. A reported value is the lowest,
 * highest or middle one of its bucket. Any number of threads may use it.
 */
final class Histogram implements ShareableHandle.State {
    private static final int EXPONENTS = 64;
    private static final double WHOLE = 100;
    private static final double ROUNDING = 0.5;
    private static final int DECIMAL = 10;
    private static final int LEAST_FOR_SKEWNESS = 3;
    private static final int LEAST_FOR_KURTOSIS = 4;
    private static final int NORMAL_KURTOSIS = 3;

    private final long lowest;
    private final long highest;
    private final int figures;
    /** The resolution: the lower bits of a value are ignored. */
    private final int unit;
    /** Values below this, in units, have their own buckets; above, each power of two has half as many. */
    private final int exact;
    /** Null if the records are not averaged. */
    private final Trend trend;

    private final long[][] counts = new long[EXPONENTS][];
    private long total;
    private long exceeding;
    /** The least record above 0; Long.MAX_VALUE if there is none. */
    private long least = Long.MAX_VALUE;
    /** The greatest record. */
    private long greatest;

    private int resets;

    /**
     * A histogram of values up to a highest one.
     *
     * @param lowest values below half of this count as 0
     * @param figures significant decimal digits
     * @param trend averages the records; null for none
     */
    Histogram(long lowest, long highest, int figures, Trend trend) {
        this.lowest = lowest;
        this.highest = highest;
        this.figures = figures;
        this.trend = trend;
        unit = Long.SIZE - 1 - Long.numberOfLeadingZeros(lowest);
        int wanted = 2 * (int) Math.pow(DECIMAL, figures);
        exact = Integer.highestOneBit(wanted - 1) * 2;
    }

    @Override
    public JsObject handleIn(Realm realm) {
        return new HistogramObject(
                Environment.of(realm).prototypes().of(realm, HistogramPrototypeTable.INSTANCE), this, null);
    }

    synchronized void record(long value) {
        countIfInRange(value);
        if (trend != null && value <= highest) trend.follow(value);
    }

    private void countIfInRange(long value) {
        if (value < 0 || value > highest) exceeding++;
        else count(value, 1);
    }

    private void count(long value, long times) {
        int exponent = exponent(value);
        if (counts[exponent] == null) counts[exponent] = new long[exact];
        counts[exponent][(int) (value >>> exponent + unit)] += times;
        total += times;
        if (value > 0) least = Math.min(least, value);
        greatest = Math.max(greatest, value);
    }

    /** Also records the values that a delay of such a length has kept from being recorded, one each interval. */
    synchronized void recordCorrected(long value, long interval) {
        record(value);
        if (value > highest) return;
        for (long missing = value - interval; missing >= interval; missing -= interval) countIfInRange(missing);
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
        Histogram added = other.copy();
        synchronized (this) {
            List<Object> buckets = added.buckets();
            for (int i = 0; i < buckets.size(); i += 2) {
                long value = ((Double) buckets.get(i)).longValue();
                if (value <= highest) count(value, ((Double) buckets.get(i + 1)).longValue());
            }
            exceeding += added.exceeding;
        }
    }

    /** Takes the values of another histogram away, as far as this one has them. */
    void subtract(Histogram other) {
        Histogram removed = other.copy();
        synchronized (this) {
            List<Object> own = buckets();
            long exceeded = exceeding;
            clearCounts();
            resets++;
            exceeding = Math.max(0, exceeded - removed.exceeding);
            for (int i = 0; i < own.size(); i += 2) {
                long value = ((Double) own.get(i)).longValue();
                long left = ((Double) own.get(i + 1)).longValue() - removed.countAt(value);
                if (left > 0) count(value, left);
            }
            if (total > 0) greatest = highestLike(greatest);
        }
    }

    synchronized long countAt(long value) {
        if (value < 0 || value > highest) return 0;
        int exponent = exponent(value);
        return counts[exponent] == null ? 0 : counts[exponent][(int) (value >>> exponent + unit)];
    }

    synchronized Histogram copy() {
        return copy(trend == null ? null : trend.copy());
    }

    /** A copy whose records are not averaged and that has never been reset. */
    synchronized Histogram copyOfCounts() {
        Histogram copy = copy(null);
        copy.resets = 0;
        return copy;
    }

    private Histogram copy(Trend copyOfTrend) {
        Histogram copy = new Histogram(lowest, highest, figures, copyOfTrend);
        for (int exponent = 0; exponent < EXPONENTS; exponent++)
            if (counts[exponent] != null) copy.counts[exponent] = counts[exponent].clone();
        copy.total = total;
        copy.exceeding = exceeding;
        copy.least = least;
        copy.greatest = greatest;
        copy.resets = resets;
        return copy;
    }

    boolean hasShapeOf(Histogram other) {
        return highest == other.highest && unit == other.unit && exact == other.exact;
    }

    /** Whether this histogram has all values of another one of the same shape. */
    boolean contains(Histogram other) {
        Histogram part = other.copy();
        List<Object> wanted = part.buckets();
        for (int i = 0; i < wanted.size(); i += 2) {
            if (countAt(((Double) wanted.get(i)).longValue()) < (Double) wanted.get(i + 1)) return false;
        }
        return exceeding() >= part.exceeding;
    }

    /** The lowest value of each bucket that is not empty, followed by its count, in ascending order. */
    synchronized List<Object> buckets() {
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

    synchronized void reset() {
        clear();
        resets++;
    }

    /** Empties the histogram, which does not count as a reset by the program. */
    synchronized void clear() {
        clearCounts();
        if (trend != null) trend.reset();
    }

    private void clearCounts() {
        Arrays.fill(counts, null);
        total = 0;
        exceeding = 0;
        least = Long.MAX_VALUE;
        greatest = 0;
    }

    synchronized int resets() {
        return resets;
    }

    /** The averages of the records; null if there are none. */
    Trend trend() {
        return trend;
    }

    /** The mean, the variance and the share of errors of the trend; zeros without one. */
    synchronized double[] averages() {
        return trend == null ? new double[3] : new double[] {trend.mean(), trend.variance(), trend.errorRate()};
    }

    long lowest() {
        return lowest;
    }

    long highest() {
        return highest;
    }

    int figures() {
        return figures;
    }

    long least() {
        return least;
    }

    long greatest() {
        return greatest;
    }

    /** The number of buckets for the whole range, whose indices are those of HdrHistogram. */
    int bucketCount() {
        int exponents = 1;
        for (long end = (long) exact << unit; end > 0 && end <= highest; end <<= 1) exponents++;
        return (exponents + 1) * (exact / 2);
    }

    /** The index of each bucket that is not empty, followed by its count, in ascending order. */
    List<Long> indexedCounts() {
        List<Long> pairs = new ArrayList<>();
        for (int exponent = 0; exponent < EXPONENTS; exponent++) {
            for (int i = 0; counts[exponent] != null && i < exact; i++) {
                if (counts[exponent][i] == 0) continue;
                pairs.add((long) exponent * (exact / 2) + i);
                pairs.add(counts[exponent][i]);
            }
        }
        return pairs;
    }

    /** Counts values in the bucket with an index. */
    void countAtIndex(int index, long times) {
        int exponent = Math.max(0, index / (exact / 2) - 1);
        if (times > 0) count((long) (index - exponent * (exact / 2)) << exponent + unit, times);
    }

    /** Sets the least and the greatest record, of which the buckets tell only some digits. */
    void setExtremes(long newLeast, long newGreatest) {
        least = newLeast;
        greatest = newGreatest;
    }

    synchronized long total() {
        return total;
    }

    /** The number of values that exceeded the range. */
    synchronized long exceeding() {
        return exceeding;
    }

    /** The minimum; Long.MAX_VALUE if there are no values. */
    synchronized long minimum() {
        return countAt(0) > 0 ? 0 : least == Long.MAX_VALUE ? least : lowestLike(least);
    }

    synchronized long maximum() {
        return total == 0 && greatest == 0 ? 0 : highestLike(greatest);
    }

    /** The mean; NaN if there are no values. */
    synchronized double mean() {
        return moment(0, 1);
    }

    /** The standard deviation; NaN if there are no values. */
    synchronized double deviation() {
        return Math.sqrt(moment(mean(), 2));
    }

    /** The skewness; 0 if there are too few values. */
    synchronized double skewness() {
        double mean = mean();
        double variance = moment(mean, 2);
        return total < LEAST_FOR_SKEWNESS || variance == 0 ? 0 : moment(mean, 3) / (variance * Math.sqrt(variance));
    }

    /** The excess kurtosis; 0 if there are too few values. */
    synchronized double kurtosis() {
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
    synchronized long percentile(double percent) {
        return valueAt(Math.max(1, (long) (percent / WHOLE * total + ROUNDING)));
    }

    /** The highest value of the bucket of the value with a rank, from 1; 0 if there are fewer values. */
    synchronized long valueAt(long rank) {
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
    synchronized List<Object> steps() {
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
