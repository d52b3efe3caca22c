package dev.gyre.loop;

/** Work that the loop does at the end of each turn, outside of any callback, and for which it ends its waits in time: {@link EventLoop#atTurnEnd}. */
public interface TurnEnd {
    /**
     * When {@link #run} next has something to do, in nanoseconds of the loop's clock: {@link Long#MIN_VALUE} at once, {@link Long#MAX_VALUE} never.
     */
    long due();

    /** Whether work is ready that keeps the loop alive. */
    boolean isReady();

    /** Does what is due. It may call {@link EventLoop#turnWithin}. Must not throw. */
    void run();
}
