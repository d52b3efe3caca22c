package dev.gyre.bench.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** All runs of one measurement under both commands. */
final class Row {
    final String name;
    private final List<Double> first = new ArrayList<>();
    private final List<Double> second = new ArrayList<>();
    private String checksum;
    private boolean sameWork = true;

    Row(String name) {
        this.name = name;
    }

    void add(boolean underFirst, Measurement measurement) {
        (underFirst ? first : second).add(measurement.milliseconds());
        if (checksum == null) {
            checksum = measurement.checksum();
        } else if (!checksum.equals(measurement.checksum())) {
            sameWork = false;
        }
    }

    /** Whether every run printed the same checksum. */
    boolean sameWork() {
        return sameWork;
    }

    /** Whether both commands measured it. */
    boolean complete() {
        return !first.isEmpty() && !second.isEmpty();
    }

    double firstMedian() {
        return median(first);
    }

    double secondMedian() {
        return median(second);
    }

    /** How many times longer the first command takes than the second. */
    double ratio() {
        return firstMedian() / secondMedian();
    }

    private static double median(List<Double> values) {
        double[] sorted = values.stream().mapToDouble(Double::doubleValue).toArray();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
