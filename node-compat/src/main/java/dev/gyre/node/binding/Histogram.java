package dev.gyre.node.binding;

import java.util.ArrayList;
import java.util.List;

/** Counts of values in buckets that keep three significant digits, as HdrHistogram's. */
final class Histogram {
    /** Values below this have a bucket of their own; above, each power of two has half as many. */
    private static final int EXACT = 2048;
    private static final int HALF = EXACT / 2;
    private static final int EXPONENTS = 64;
    private static final double WHOLE = 100;
    private static final int HALVINGS = 6;

    private final long[][] counts = new long[EXPONENTS][];
    private long total;
    private long exceeding;
    private long minimum = Long.MAX_VALUE;
    private long maximum;

    void record(long value) {
        if (value <= 0) {
            exceeding++;
            return;
        }
        int exponent = exponent(value);
        if (counts[exponent] == null) counts[exponent] = new long[EXACT];
        counts[exponent][(int) (value >>> exponent)]++;
        total++;
        minimum = Math.min(minimum, value);
        maximum = Math.max(maximum, value);
    }

    private static int exponent(long value) {
        return Math.max(0, Long.SIZE - Long.numberOfLeadingZeros(value) - (Integer.SIZE - Integer.numberOfLeadingZeros(HALF)));
    }

    void add(Histogram other) {
        for (int exponent = 0; exponent < EXPONENTS; exponent++) {
            if (other.counts[exponent] == null) continue;
            if (counts[exponent] == null) counts[exponent] = new long[EXACT];
            for (int i = 0; i < EXACT; i++) counts[exponent][i] += other.counts[exponent][i];
        }
        total += other.total;
        exceeding += other.exceeding;
        minimum = Math.min(minimum, other.minimum);
        maximum = Math.max(maximum, other.maximum);
    }

    void reset() {
        java.util.Arrays.fill(counts, null);
        total = 0;
        exceeding = 0;
        minimum = Long.MAX_VALUE;
        maximum = 0;
    }

    long total() {
        return total;
    }

    /** Values that could not be counted. */
    long exceeding() {
        return exceeding;
    }

    /** Long.MAX_VALUE when there is none. */
    long minimum() {
        return minimum;
    }

    long maximum() {
        return maximum;
    }

    /** NaN when there is no value. */
    double mean() {
        double sum = 0;
        for (int exponent = 0; exponent < EXPONENTS; exponent++) {
            for (int i = 0; counts[exponent] != null && i < EXACT; i++) sum += counts[exponent][i] * middle(exponent, i);
        }
        return total == 0 ? Double.NaN : sum / total;
    }

    /** The standard deviation; NaN when there is no value. */
    double deviation() {
        double mean = mean();
        double sum = 0;
        for (int exponent = 0; exponent < EXPONENTS; exponent++) {
            for (int i = 0; counts[exponent] != null && i < EXACT; i++) {
                double difference = middle(exponent, i) - mean;
                sum += counts[exponent][i] * difference * difference;
            }
        }
        return total == 0 ? Double.NaN : Math.sqrt(sum / total);
    }

    private static double middle(int exponent, int index) {
        return exponent == 0 ? index : ((long) index << exponent) + (1L << exponent - 1);
    }

    /** The least value such that so many percent of all values are not above it; 0 when there is none. */
    long percentile(double percent) {
        long wanted = Math.max(1, (long) Math.ceil(Math.min(percent, WHOLE) / WHOLE * total));
        long seen = 0;
        for (int exponent = 0; exponent < EXPONENTS; exponent++) {
            for (int i = 0; counts[exponent] != null && i < EXACT; i++) {
                seen += counts[exponent][i];
                if (counts[exponent][i] > 0 && seen >= wanted) return Math.min(((long) (i + 1) << exponent) - 1, exponent == 0 ? i : maximum);
            }
        }
        return 0;
    }

    /** The percentiles worth showing: each step halves what is left. */
    List<Double> steps() {
        List<Double> steps = new ArrayList<>();
        double left = WHOLE;
        for (int i = 0; i <= HALVINGS; i++) {
            steps.add(WHOLE - left);
            if (total == 0 || percentile(WHOLE - left) >= percentile(WHOLE)) break;
            left /= 2;
        }
        steps.add(WHOLE);
        return steps;
    }
}
