package dev.gyre.loop;

/** How long {@link EventLoop#run} stays in the loop (libuv's uv_run_mode). */
public enum RunMode {
    /** Until nothing referenced is left or the loop is stopped. */
    DEFAULT,
    /** One turn, which may wait for the first event. */
    ONCE,
    /** One turn that never waits. */
    NOWAIT
}
