package dev.gyre.node.http2;

/** How fast the peer may reset its streams: a bucket of tokens that is refilled each second, against rapid reset. */
// CVE-2023-44487
final class ResetLimit {
    private static final long SECOND = 1_000_000_000L;

    private final double burst;
    private final double rate;
    private double tokens;
    private long refilled = System.nanoTime();

    ResetLimit(double burst, double rate) {
        this.burst = burst;
        this.rate = rate;
        tokens = burst;
    }

    /** Takes a token; false where there is none. */
    boolean take() {
        long now = System.nanoTime();
        long seconds = (now - refilled) / SECOND;
        if (seconds > 0) {
            tokens = Math.min(burst, tokens + seconds * rate);
            refilled += seconds * SECOND;
        }
        if (tokens < 1) return false;
        tokens--;
        return true;
    }
}
