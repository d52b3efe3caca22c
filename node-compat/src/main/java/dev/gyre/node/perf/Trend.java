package dev.gyre.node.perf;

/** Averages of the records of a histogram that count for half after so many others. */
// https://nodejs.org/api/perf_hooks.html#histogramewmamean
final class Trend {
    private final double share;
    private final long threshold;
    private boolean isEmpty = true;
    private double mean;
    private double variance;
    private double errorRate;

    /**
     * An empty trend.
     *
     * @param share the weight of a new record, between 0 and 1
     * @param threshold greater records are errors; 0 for none
     */
    Trend(double share, long threshold) {
        this.share = share;
        this.threshold = threshold;
    }

    /** A trend that goes on from averages. */
    Trend(double share, long threshold, double mean, double variance, double errorRate) {
        this(share, threshold);
        this.mean = mean;
        this.variance = variance;
        this.errorRate = errorRate;
        isEmpty = false;
    }

    void follow(long value) {
        int error = threshold > 0 && value > threshold ? 1 : 0;
        if (isEmpty) {
            isEmpty = false;
            mean = value;
            errorRate = error;
            return;
        }
        double change = value - mean;
        mean += share * change;
        variance = (1 - share) * (variance + share * change * change);
        errorRate += share * (error - errorRate);
    }

    void reset() {
        isEmpty = true;
        mean = 0;
        variance = 0;
        errorRate = 0;
    }

    Trend copy() {
        Trend copy = new Trend(share, threshold, mean, variance, errorRate);
        copy.isEmpty = isEmpty;
        return copy;
    }

    double share() {
        return share;
    }

    long threshold() {
        return threshold;
    }

    double mean() {
        return mean;
    }

    double variance() {
        return variance;
    }

    /** The share of errors, between 0 and 1. */
    double errorRate() {
        return errorRate;
    }
}
