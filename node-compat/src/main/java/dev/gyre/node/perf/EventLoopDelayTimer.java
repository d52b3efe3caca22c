package dev.gyre.node.perf;

import dev.gyre.loop.ActiveResource;
import dev.gyre.loop.LoopTimer;
import dev.gyre.node.environment.Environment;
import java.util.List;

/** Fires at every interval and records how long it really was; keeps nothing alive. */
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
        if (reset) histogram.reset();
        previous = loop().clock().turnNanoTime();
        start(null, resolution, resolution);
        return true;
    }

    boolean end() {
        // While what is due fires, those that have not yet fired are not active.
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
        // A measuring instrument is no reason to go on.
    }
}
