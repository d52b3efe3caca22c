package dev.gyre.node.perf;

import dev.gyre.loop.ActiveResource;
import dev.gyre.loop.LoopTimer;
import dev.gyre.node.environment.Environment;
import java.util.List;

/** Fires at every interval and records the actual delay; does not keep the loop alive. */
final class EventLoopDelayTimer extends LoopTimer {
    private final Histogram histogram;
    private final int resolution;
    private long previous;
    private boolean running;

    EventLoopDelayTimer(Environment environment, int resolution, Histogram histogram) {
        super(environment.loop(), "event loop delay");
        this.histogram = histogram;
        this.resolution = resolution;
        unref();
    }

    boolean begin(boolean reset) {
        if (running) return false;
        running = true;
        if (reset) histogram.clear();
        previous = loop().clock().turnNanoTime();
        start(null, resolution, resolution);
        return true;
    }

    boolean end() {
        // While due timers fire, those that have not fired yet are not active.
        boolean was = running;
        running = false;
        stop();
        return was;
    }

    @Override
    protected void fire() {
        long now = loop().clock().turnNanoTime();
        histogram.record(now - previous);
        previous = now;
    }

    @Override
    protected void describe(List<ActiveResource> sources) {
        // Not listed: a measurement does not keep the loop alive.
    }
}
