package dev.gyre.node.zlib.brotli;

import java.util.Arrays;

/** Decides which contexts share a prefix code: those whose combined cost is less than the sum of their costs. */
final class ContextClusters {
    private static final int LOGARITHMS = 1 << 13;
    private static final float[] LOGARITHM = new float[LOGARITHMS];
    /** The approximate cost of a code's description in bits: a constant, and for each symbol in it. */
    private static final float CODE_COST = 24, SYMBOL_COST = 4;

    private static final float NEVER = Float.POSITIVE_INFINITY;

    static {
        for (int i = 1; i < LOGARITHMS; i++) LOGARITHM[i] = (float) (Math.log(i) / Math.log(2));
    }

    /** The cluster of each context, numbered in the order of the contexts. */
    private final byte[] map;

    private int[][] counts;

    private ContextClusters(int contexts) {
        map = new byte[contexts];
    }

    /** One cluster for all. */
    static ContextClusters single(int[][] counts) {
        var clusters = new ContextClusters(counts.length);
        int[] sum = new int[counts[0].length];
        for (int[] some : counts) add(sum, some);
        clusters.counts = new int[][] {sum};
        return clusters;
    }

    static ContextClusters of(int[][] counts) {
        int contexts = counts.length;
        int[] cluster = new int[contexts]; // The representative context of each cluster.
        float[] cost = new float[contexts];
        float[][] gain = new float[contexts][contexts];
        int[][] sums = new int[contexts][];
        int first = -1;
        for (int i = 0; i < contexts; i++) {
            cluster[i] = i;
            cost[i] = cost(counts[i], null);
            if (cost[i] == 0) continue;
            sums[i] = counts[i].clone();
            if (first < 0) first = i;
            for (int j = 0; j < i; j++)
                gain[i][j] = sums[j] == null ? NEVER : cost(sums[i], sums[j]) - cost[i] - cost[j];
        }
        if (first < 0) return single(counts);
        merge(cluster, cost, gain, sums);
        var clusters = new ContextClusters(contexts);
        byte[] number = new byte[contexts];
        Arrays.fill(number, (byte) -1);
        int kinds = 0;
        int[][] kept = new int[contexts][];
        byte last = 0;
        for (int i = 0; i < contexts; i++) {
            int root = i;
            while (cluster[root] != root) root = cluster[root];
            if (sums[root] == null) { // A context that does not occur is put into the previous cluster.
                clusters.map[i] = last;
                continue;
            }
            if (number[root] < 0) {
                kept[kinds] = sums[root];
                number[root] = (byte) kinds++;
            }
            last = number[root];
            clusters.map[i] = last;
        }
        clusters.counts = Arrays.copyOf(kept, kinds);
        return clusters;
    }

    private static void merge(int[] cluster, float[] cost, float[][] gain, int[][] sums) {
        while (true) {
            int one = -1, other = -1;
            float best = 0;
            for (int i = 1; i < sums.length; i++) {
                if (sums[i] == null) continue;
                for (int j = 0; j < i; j++) {
                    if (sums[j] == null || gain[i][j] >= best) continue;
                    best = gain[i][j];
                    one = i;
                    other = j;
                }
            }
            if (one < 0) return;
            add(sums[other], sums[one]);
            cost[other] += cost[one] + best;
            sums[one] = null;
            cluster[one] = other;
            for (int i = 0; i < sums.length; i++) {
                if (i == other || sums[i] == null) continue;
                gain[Math.max(i, other)][Math.min(i, other)] = cost(sums[i], sums[other]) - cost[i] - cost[other];
            }
        }
    }

    private static void add(int[] sum, int[] more) {
        for (int i = 0; i < sum.length; i++) sum[i] += more[i];
    }

    /** The approximate number of bits of the symbols with their code, for the sum of two lists of counts. */
    private static float cost(int[] some, int[] more) {
        int total = 0, kinds = 0;
        float bits = 0;
        for (int i = 0; i < some.length; i++) {
            int count = more == null ? some[i] : some[i] + more[i];
            if (count == 0) continue;
            total += count;
            kinds++;
            bits -= count * logarithm(count);
        }
        return total == 0 ? 0 : bits + total * logarithm(total) + CODE_COST + SYMBOL_COST * kinds;
    }

    private static float logarithm(int count) {
        return count < LOGARITHMS ? LOGARITHM[count] : (float) (Math.log(count) / Math.log(2));
    }

    int size() {
        return counts.length;
    }

    int[] counts(int cluster) {
        return counts[cluster];
    }

    int of(int context) {
        return map[context];
    }

    /** The total number of bits. */
    float cost() {
        float sum = 0;
        for (int[] some : counts) sum += cost(some, null);
        return sum;
    }

    /** Writes the number of clusters and the cluster of each context. */
    // RFC 7932, section 7.3
    void writeMap(BitOutput output) {
        writeCount(output, counts.length);
        if (counts.length == 1) return;
        byte[] moved = movedToFront();
        int longest = 0;
        for (int at = 0, run = 0; at < moved.length; at++) {
            run = moved[at] == 0 ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        int runs = longest < 2 ? 0 : Math.min(6, 31 - Integer.numberOfLeadingZeros(longest));
        output.write(runs > 0 ? 1 : 0, 1);
        if (runs > 0) output.write(runs - 1, 4);
        int[] symbols = new int[moved.length], extra = new int[moved.length];
        int count = 0;
        for (int at = 0; at < moved.length; ) {
            int run = 0;
            while (at + run < moved.length && moved[at + run] == 0) run++;
            if (run == 0) {
                symbols[count++] = moved[at++] + runs;
                continue;
            }
            int width = Math.min(runs, 31 - Integer.numberOfLeadingZeros(run));
            run = Math.min(run, (2 << width) - 1);
            extra[count] = run - (1 << width);
            symbols[count++] = width;
            at += run;
        }
        int[] frequencies = new int[counts.length + runs];
        for (int i = 0; i < count; i++) frequencies[symbols[i]]++;
        CodeWriter code = CodeWriter.write(output, frequencies);
        for (int i = 0; i < count; i++) {
            code.symbol(output, symbols[i]);
            if (symbols[i] > 0 && symbols[i] <= runs) output.write(extra[i], symbols[i]);
        }
        output.write(1, 1);
    }

    private byte[] movedToFront() {
        byte[] order = new byte[counts.length], moved = new byte[map.length];
        for (int i = 0; i < order.length; i++) order[i] = (byte) i;
        for (int i = 0; i < map.length; i++) {
            int index = 0;
            while (order[index] != map[i]) index++;
            moved[i] = (byte) index;
            System.arraycopy(order, 0, order, 1, index);
            order[0] = map[i];
        }
        return moved;
    }

    private static void writeCount(BitOutput output, int count) {
        if (count == 1) {
            output.write(0, 1);
            return;
        }
        int width = 31 - Integer.numberOfLeadingZeros(count - 1);
        output.write(1, 1);
        output.write(width, 3);
        output.write(count - 1 - (1 << width), width);
    }
}
