package dev.gyre.engine.jit.tiering;

/**
 * How many iterations of its loops compiled code runs between two polls. A poll leaves the code and enters that of the loop, which HotSpot compiles on its own, so it
 * gets rarer as the code gets faster.
 */
final class PollInterval {
    /** The iterations at first, for a loop of one word of code. */
    private static final int WORDS = 200_000;

    private static final int LEAST = 500, MOST = 10_000, STRESSED = 5;
    /** The interval grows while polls follow each other in less time. */
    private static final long SHORT_NANOS = 1_000_000;
    /** By this factor at most. */
    private static final int MOST_GROWTH = 64;

    private final int longest;
    private int iterations;
    private long lastPoll = System.nanoTime();

    /** @param words the length of the code */
    PollInterval(int words, boolean isStressed) {
        iterations = isStressed ? STRESSED : Math.clamp(WORDS / words, LEAST, MOST);
        longest = isStressed ? STRESSED : iterations * MOST_GROWTH;
    }

    int iterations() {
        return iterations;
    }

    void polled() {
        long now = System.nanoTime();
        if (now - lastPoll < SHORT_NANOS && iterations < longest) iterations *= 2;
        lastPoll = now;
    }
}
