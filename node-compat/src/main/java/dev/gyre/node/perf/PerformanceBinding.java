package dev.gyre.node.perf;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.environment.Environment;

/** internalBinding('performance'): times of the loop, and histograms. */
// lib/internal/bindings.md, performance
@BuiltinObject(intrinsic = "%performance binding%")
public final class PerformanceBinding {
    private static final long LONGEST_DELAY = 3_600_000_000_000L;
    private static final int DELAY_FIGURES = 3;

    private PerformanceBinding() {}

    // loopTimes(): [loopStart, idleTime] in milliseconds; loopStart is -1 before the loop begins
    @Builtin
    static Object loopTimes(Realm realm, Object self) {
        Environment environment = Environment.of(realm);
        double start = environment.startTimes().loopNanos() == 0
                ? -1
                : (environment.startTimes().loopNanos()
                                - environment.startTimes().nanos())
                        / 1e6;
        return JsArray.of(realm, start, environment.loop().idleNanos() / 1e6);
    }

    // milestones(): [v8Start, environment, bootstrapComplete, loopExit] in milliseconds
    @Builtin
    static Object milestones(Realm realm, Object self) {
        double[] times = Environment.of(realm).startTimes().milestones();
        return JsArray.of(realm, times[0], times[1], times[2], times[3]);
    }

    // createHistogram(lowest, highest, figures)
    @Builtin
    static Object createHistogram(Realm realm, Object self, Object lowest, Object highest, Object figures) {
        Histogram histogram = new Histogram(
                (long) TypeConversion.toNumber(lowest),
                (long) TypeConversion.toNumber(highest),
                TypeConversion.toInt32(figures));
        return new HistogramObject(
                Environment.of(realm).prototypes().of(realm, HistogramPrototypeTable.INSTANCE), histogram, null);
    }

    // createDelayHistogram(resolution)
    @Builtin
    static Object createDelayHistogram(Realm realm, Object self, Object resolution) {
        Environment environment = Environment.of(realm);
        Histogram histogram = new Histogram(1, LONGEST_DELAY, DELAY_FIGURES);
        EventLoopDelayTimer timer = new EventLoopDelayTimer(environment, TypeConversion.toInt32(resolution), histogram);
        return new HistogramObject(
                environment.prototypes().of(realm, HistogramPrototypeTable.INSTANCE), histogram, timer);
    }
}
