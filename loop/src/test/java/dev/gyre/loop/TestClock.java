package dev.gyre.loop;

import dev.gyre.loop.clock.LoopClock;

/** A clock that stands still until the loop has only timers to wait for, and then jumps. */
public final class TestClock implements LoopClock {
    private long nanos;

    @Override
    public long nanoTime() {
        return nanos;
    }

    @Override
    public long currentTimeMillis() {
        return nanos / 1_000_000;
    }

    @Override
    public boolean isVirtual() {
        return true;
    }

    @Override
    public void jump(long elapsed) {
        nanos += elapsed;
    }

    public void advance(long millis) {
        nanos += millis * 1_000_000;
    }
}
