package dev.gyre.node.perf;

import dev.gyre.engine.runtime.object.JsObject;

/** A histogram as JavaScript sees it. */
final class HistogramObject extends JsObject {
    private final Histogram histogram;
    private final EventLoopDelayTimer timer;

    HistogramObject(JsObject prototype, Histogram histogram, EventLoopDelayTimer timer) {
        super(prototype);
        this.histogram = histogram;
        this.timer = timer;
    }

    Histogram histogram() {
        return histogram;
    }

    EventLoopDelayTimer timer() {
        return timer;
    }
}
