package dev.gyre.engine.syntax.source;

import java.util.Arrays;

/** How often a function and the blocks in it have run. Counter 0 counts the calls. */
public final class FunctionCoverage {
    private final String name;
    private final int start;
    private final int end;
    /** Pairs of the offsets where a block begins and ends; null until the function is compiled. */
    private int[] blocks;

    private long[] counts = new long[1];
    private int size = 1;
    private boolean reported;

    FunctionCoverage(String name, int start, int end) {
        this.name = name;
        this.start = start;
        this.end = end;
    }

    /** The name in stack traces; "" for top-level code and functions without one. */
    public String name() {
        return name;
    }

    public int start() {
        return start;
    }

    public int end() {
        return end;
    }

    /** Must be called when the function is compiled. */
    public void compiled() {
        if (blocks == null) blocks = new int[] {start, end};
    }

    /** Whether the function has been compiled, so that its blocks are known. */
    public boolean isCompiled() {
        return blocks != null;
    }

    /** Adds a block; returns its counter. */
    public int addBlock(int from, int to) {
        if (size == counts.length) {
            counts = Arrays.copyOf(counts, 2 * size + 2);
            blocks = Arrays.copyOf(blocks, 2 * counts.length);
        }
        blocks[2 * size] = from;
        blocks[2 * size + 1] = to;
        return size++;
    }

    /** Counts a call or a run of a block. */
    public void count(int counter) {
        counts[counter]++;
    }

    public int size() {
        return size;
    }

    public int startOf(int counter) {
        return counter == 0 ? start : blocks[2 * counter];
    }

    public int endOf(int counter) {
        return counter == 0 ? end : blocks[2 * counter + 1];
    }

    public long countOf(int counter) {
        return counts[counter];
    }

    /** Sets all counters to 0. */
    public void reset() {
        Arrays.fill(counts, 0);
    }

    /** Notes that the counters have been reported. */
    public void reported() {
        if (counts[0] > 0) reported = true;
    }

    /** Whether calls of the function have been reported. */
    public boolean isReported() {
        return reported;
    }
}
