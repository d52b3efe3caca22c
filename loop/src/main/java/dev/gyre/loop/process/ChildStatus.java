package dev.gyre.loop.process;

/**
 * How a process ended.
 *
 * @param code its exit code, 0 where a signal ended it
 * @param signal the signal that ended it, or 0
 */
public record ChildStatus(int code, int signal) {
    private static final int SIGNAL_BITS = 0x7f;
    private static final int CODE_BITS = 0xff;

    /** Reads the status that waitpid gives. */
    static ChildStatus of(int status) {
        var signal = status & SIGNAL_BITS;
        return new ChildStatus(signal == 0 ? status >> 8 & CODE_BITS : 0, signal);
    }
}
