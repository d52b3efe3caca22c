package dev.gyre.loop.clock;

import java.time.Instant;

/** The source of a loop's time: the machine's clock, or a virtual clock that jumps. */
public interface LoopClock {
    /** A monotonic reading in nanoseconds from an arbitrary origin (libuv's uv_hrtime). */
    long nanoTime();

    /**
     * The same reading for the loop itself, in nanoseconds. Unlike {@link #nanoTime} it does not count as a program's
     * busy wait.
     */
    default long turnNanoTime() {
        return nanoTime();
    }

    /** The same reading, which is no sign of a busy wait, nor of its end. */
    default long peekNanoTime() {
        return nanoTime();
    }

    /** The wall clock in milliseconds since 1970 (what Date.now reads). */
    long currentTimeMillis();

    /** The wall clock in nanoseconds since 1970, as finely as it is known. */
    default long currentTimeNanos() {
        return currentTimeMillis() * 1_000_000;
    }

    /** Whether the clock stands still except for {@link #jump}. */
    default boolean isVirtual() {
        return false;
    }

    /**
     * Moves a virtual clock instead of waiting: only timers are pending and the nearest is due in {@code nanos} nanoseconds.
     *
     * @throws UnsupportedOperationException for a clock that is not virtual
     */
    default void jump(long nanos) {
        throw new UnsupportedOperationException("a real clock cannot jump");
    }

    /**
     * Advances a virtual clock by the nanoseconds that the loop has waited for something external; other clocks ignore
     * this.
     */
    default void advanceNanos(long elapsed) {}

    /** A clock that jumps instead of waiting, whose wall time begins at {@code startMillis} since 1970. See {@link VirtualClock}. */
    static LoopClock virtual(long startMillis) {
        return new VirtualClock(startMillis);
    }

    /** The processor time of the current thread, which jumps instead of waiting: see {@link ThreadTimeClock}. */
    static LoopClock threadTime() {
        return new ThreadTimeClock();
    }

    /** The machine's clock. */
    static LoopClock system() {
        return SystemClock.INSTANCE;
    }

    /** The machine's clock, which never jumps. */
    final class SystemClock implements LoopClock {
        private static final SystemClock INSTANCE = new SystemClock();

        private SystemClock() {}

        @Override
        public long nanoTime() {
            return System.nanoTime();
        }

        @Override
        public long currentTimeMillis() {
            return System.currentTimeMillis();
        }

        @Override
        public long currentTimeNanos() {
            Instant now = Instant.now();
            return now.getEpochSecond() * 1_000_000_000 + now.getNano();
        }
    }
}
