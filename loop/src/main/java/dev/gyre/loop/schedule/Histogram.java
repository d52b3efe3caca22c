package dev.gyre.loop.schedule;

/** Counts of durations in nanoseconds, in buckets whose width is a 16th of their value. */
public final class Histogram {
    private static final int SUB_BITS = 4;
    private static final int SUB = 1 << SUB_BITS;

    private long[] counts;
    private long count;
    private long sum;
    private long max;

    void record(long nanos) {
        long value = Math.max(0, nanos);
        if (counts == null) counts = new long[(Long.SIZE - SUB_BITS) * SUB];
        counts[bucket(value)]++;
        count++;
        sum += value;
        max = Math.max(max, value);
    }

    private static int bucket(long value) {
        if (value < SUB) return (int) value;
        int shift = Long.SIZE - 1 - Long.numberOfLeadingZeros(value) - SUB_BITS;
        return (shift << SUB_BITS) + (int) (value >>> shift);
    }

    /** The largest value that falls into a bucket. */
    private static long top(int bucket) {
        if (bucket < 2 * SUB) return bucket;
        int shift = (bucket >> SUB_BITS) - 1;
        return ((long) (SUB + (bucket & SUB - 1)) + 1 << shift) - 1;
    }

    public long count() {
        return count;
    }

    public long max() {
        return max;
    }

    /** The mean; 0 without durations. */
    public double mean() {
        return count == 0 ? 0 : (double) sum / count;
    }

    /** A duration that the share {@code quantile} of all does not exceed, good to a 16th; 0 without durations. */
    public long quantile(double quantile) {
        if (count == 0) return 0;
        long wanted = (long) Math.ceil(quantile * count);
        long seen = 0;
        for (int i = 0; i < counts.length; i++) {
            seen += counts[i];
            if (seen >= wanted && seen > 0) return Math.min(max, top(i));
        }
        return max;
    }
}
