package dev.gyre.node.perf;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.node.environment.ShareableHandle;

/** A histogram as JavaScript sees it. */
final class HistogramObject extends JsObject implements ShareableHandle {
    private final Histogram histogram;
    private final EventLoopDelayTimer timer;

    HistogramObject(JsObject prototype, Histogram histogram, EventLoopDelayTimer timer) {
        super(prototype);
        this.histogram = histogram;
        this.timer = timer;
    }

    @Override
    public State state() {
        return histogram;
    }

    Histogram histogram() {
        return histogram;
    }

    EventLoopDelayTimer timer() {
        return timer;
    }
}
