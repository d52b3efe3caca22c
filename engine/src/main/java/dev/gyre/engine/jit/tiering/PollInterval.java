package dev.gyre.engine.jit.tiering;

/**
 * How many iterations of its loops compiled code runs between two polls. A poll leaves the code and enters that of the loop, which HotSpot compiles on its own, so it
 * gets rarer as the code gets faster, and more frequent when iterations take longer than before, since a request for an interrupt waits for the next poll.
 */
final class PollInterval {
    /** The iterations at first, for a loop of one word of code. */
    private static final int WORDS = 200_000;

    private static final int LEAST = 500, MOST = 10_000, STRESSED = 5;
    /** The interval grows while polls follow each other in less time, and shrinks when one comes after more than the long time. */
    private static final long SHORT_NANOS = 150_000, LONG_NANOS = 500_000;
    /** No fewer iterations, however long they take. */
    private static final int SHORTEST = 10;
    /** By this factor at most. */
    private static final int MOST_GROWTH = 64;

    private final int shortest;
    private final int longest;
    private int iterations;
    private long lastPoll = System.nanoTime();

    /** @param words the length of the code */
    PollInterval(int words, boolean isStressed) {
        iterations = isStressed ? STRESSED : Math.clamp(WORDS / words, LEAST, MOST);
        shortest = isStressed ? STRESSED : SHORTEST;
        longest = isStressed ? STRESSED : iterations * MOST_GROWTH;
    }

    int iterations() {
        return iterations;
    }

    void polled() {
        long now = System.nanoTime();
        long elapsed = now - lastPoll;
        if (elapsed < SHORT_NANOS) {
            if (iterations < longest) iterations *= 2;
        } else if (elapsed > LONG_NANOS && iterations > shortest) {
            iterations /= 2;
        }
        lastPoll = now;
    }
}
