package dev.gyre.node.perf;

import java.nio.ByteBuffer;
import java.util.List;

/** Node's form of a histogram in bytes: a map of CBOR from numbers of fields to values. */
// https://nodejs.org/api/perf_hooks.html#histogramexport
final class ExportedHistogram {
    private static final int VERSION = 2;
    private static final int MOST_FIGURES = 5;
    private static final int FIELDS = 11;
    private static final int TREND_FIELDS = 5;
    private static final int TREND = 11;

    private long version = VERSION;
    private long lowest = 1;
    private long highest = Long.MAX_VALUE;
    private long figures = 3;
    private long total = -1;
    private long least = -1;
    private long greatest = -1;
    private long bucketCount = -1;
    private long[] counts = {};
    private double share;
    private double mean;
    private double variance;
    private double errorRate;
    private long threshold;

    private ExportedHistogram() {}

    static byte[] write(Histogram histogram) {
        synchronized (histogram) {
            return fields(histogram).bytes();
        }
    }

    private static CborWriter fields(Histogram histogram) {
        Trend trend = histogram.trend();
        CborWriter out = new CborWriter();
        out.map(trend == null ? FIELDS : FIELDS + 1);
        long[] numbers = {
            VERSION,
            histogram.lowest(),
            histogram.highest(),
            histogram.figures(),
            histogram.total(),
            histogram.least(),
            histogram.greatest(),
            0 // The offset of the first bucket.
        };
        for (int field = 0; field < numbers.length; field++) {
            out.unsigned(field);
            out.unsigned(numbers[field]);
        }
        out.unsigned(8);
        out.number(1); // The factor from stored values to those of the program.
        out.unsigned(9);
        out.unsigned(histogram.bucketCount());
        out.unsigned(10);
        writeCounts(out, histogram.indexedCounts());
        if (trend != null) writeTrend(out, trend);
        return out;
    }

    /** For each bucket that is not empty, how far it is from the one before, and its count. */
    private static void writeCounts(CborWriter out, List<Long> pairs) {
        out.array(pairs.size());
        long previous = 0;
        for (int i = 0; i < pairs.size(); i += 2) {
            out.unsigned(pairs.get(i) - previous);
            out.unsigned(pairs.get(i + 1));
            previous = pairs.get(i);
        }
    }

    private static void writeTrend(CborWriter out, Trend trend) {
        out.unsigned(TREND);
        out.map(TREND_FIELDS);
        double[] numbers = {trend.share(), trend.mean(), trend.variance(), trend.errorRate()};
        for (int field = 0; field < numbers.length; field++) {
            out.unsigned(field);
            out.number(numbers[field]);
        }
        out.unsigned(numbers.length);
        out.unsigned(trend.threshold());
    }

    /** The histogram; null if the bytes are not one. Fields that this version does not know are passed over. */
    static Histogram readOrNull(ByteBuffer bytes) {
        try {
            ExportedHistogram fields = new ExportedHistogram();
            fields.read(new CborReader(bytes));
            return fields.histogramOrNull();
        } catch (CborReader.Malformed error) {
            return null;
        }
    }

    private void read(CborReader in) throws CborReader.Malformed {
        long seen = 0;
        for (int pairs = in.map(); pairs > 0; pairs--) {
            long field = in.unsigned();
            seen = checkedOnce(seen, field, TREND);
            if (field < Integer.MAX_VALUE) readField(in, (int) field);
            else in.skip();
        }
    }

    private static long checkedOnce(long seen, long field, int last) throws CborReader.Malformed {
        if (field > last) return seen;
        if ((seen >> field & 1) != 0) throw new CborReader.Malformed("a field twice");
        return seen | 1L << field;
    }

    private void readField(CborReader in, int field) throws CborReader.Malformed {
        switch (field) {
            case 0 -> version = in.unsigned();
            case 1 -> lowest = in.unsigned();
            case 2 -> highest = in.unsigned();
            case 3 -> figures = in.unsigned();
            case 4 -> total = in.unsigned();
            case 5 -> least = in.unsigned();
            case 6 -> greatest = in.unsigned();
            case 7 -> in.unsigned();
            case 8 -> in.number();
            case 9 -> bucketCount = in.unsigned();
            case 10 -> readCounts(in);
            case TREND -> readTrend(in);
            default -> in.skip();
        }
    }

    private void readCounts(CborReader in) throws CborReader.Malformed {
        counts = new long[in.array()];
        for (int i = 0; i < counts.length; i++) counts[i] = in.unsigned();
    }

    private void readTrend(CborReader in) throws CborReader.Malformed {
        long seen = 0;
        for (int pairs = in.map(); pairs > 0; pairs--) {
            long field = in.unsigned();
            seen = checkedOnce(seen, field, TREND_FIELDS - 1);
            if (field == 0) share = in.number();
            else if (field == 1) mean = in.number();
            else if (field == 2) variance = in.number();
            else if (field == 3) errorRate = in.number();
            else if (field == 4) threshold = (long) in.number();
            else in.skip();
        }
    }

    private Histogram histogramOrNull() {
        boolean hasShape =
                version <= VERSION && lowest >= 1 && figures >= 1 && figures <= MOST_FIGURES && lowest <= highest / 2;
        if (!hasShape) return null;
        Histogram histogram = new Histogram(lowest, highest, (int) figures, null);
        if (histogram.bucketCount() != bucketCount || !hasCounts()) return null;
        if (share > 0 && share < 1) histogram = new Histogram(lowest, highest, (int) figures, trend());
        long index = 0;
        for (int i = 0; i < counts.length; i += 2) {
            index += counts[i];
            histogram.countAtIndex((int) index, counts[i + 1]);
        }
        histogram.setExtremes(least < 0 ? histogram.least() : least, greatest < 0 ? histogram.greatest() : greatest);
        return histogram;
    }

    /** Whether the counts are pairs of ascending buckets in the range, with the sum that is said. */
    private boolean hasCounts() {
        if (counts.length % 2 != 0) return false;
        long index = 0;
        long sum = 0;
        for (int i = 0; i < counts.length; i += 2) {
            index += counts[i];
            sum += counts[i + 1];
            if (counts[i] >= bucketCount || index >= bucketCount || sum < 0 || i > 0 && counts[i] == 0) return false;
        }
        return total < 0 || total == sum;
    }

    private Trend trend() {
        boolean isEmpty = counts.length == 0;
        return isEmpty ? new Trend(share, threshold) : new Trend(share, threshold, mean, variance, errorRate);
    }
}
