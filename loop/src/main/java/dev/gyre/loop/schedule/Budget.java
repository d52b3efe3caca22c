package dev.gyre.loop.schedule;

/**
 * What a job may use, which is checked at each poll; {@link Long#MAX_VALUE} for no limit.
 *
 * @param execution nanoseconds in which the job itself runs
 * @param wall nanoseconds since the job began
 * @param bytes bytes that the thread allocates while the job runs
 */
public record Budget(long execution, long wall, long bytes, Overrun onOverrun) {
    /** Without limits. */
    public static final Budget NONE = new Budget(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, Overrun.REPORT);

    /**
     * @throws IllegalArgumentException for a limit that is not positive
     */
    public Budget {
        if (execution <= 0 || wall <= 0 || bytes <= 0) throw new IllegalArgumentException("a budget must be positive");
    }
}
