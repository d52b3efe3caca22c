package dev.gyre.node.perf;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.structured.TypedArrayObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.LoopStatistics;
import dev.gyre.node.environment.Environment;
import java.nio.ByteBuffer;

/** internalBinding('performance'): times of the loop, and histograms. */
// lib/internal/bindings.md, performance
@BuiltinObject(intrinsic = "%performance binding%")
public final class PerformanceBinding {
    private static final long LEAST_DELAY = 1000;
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

    // loopEvents(): [turns, events, eventsWaiting]
    @Builtin
    static Object loopEvents(Realm realm, Object self) {
        LoopStatistics done = Environment.of(realm).loop().statistics();
        return JsArray.of(realm, (double) done.turns(), (double) done.events(), (double) done.eventsWaiting());
    }

    // milestones(): [v8Start, environment, bootstrapComplete, loopExit] in milliseconds
    @Builtin
    static Object milestones(Realm realm, Object self) {
        double[] times = Environment.of(realm).startTimes().milestones();
        return JsArray.of(realm, times[0], times[1], times[2], times[3]);
    }

    // createHistogram(lowest, highest, figures, share, threshold): share 0 for no averages
    @Builtin
    static Object createHistogram(
            Realm realm, Object self, Object lowest, Object highest, Object figures, Object share, Object threshold) {
        double weight = TypeConversion.toNumber(share);
        Trend trend = weight > 0 ? new Trend(weight, (long) TypeConversion.toNumber(threshold)) : null;
        return new Histogram(
                        (long) TypeConversion.toNumber(lowest),
                        (long) TypeConversion.toNumber(highest),
                        TypeConversion.toInt32(figures),
                        trend)
                .handleIn(realm);
    }

    // importHistogram(bytes): undefined if the Uint8Array is no histogram
    @Builtin
    static Object importHistogram(Realm realm, Object self, Object bytes) {
        TypedArrayObject array = (TypedArrayObject) bytes;
        ByteBuffer data = array.isOutOfBounds()
                ? ByteBuffer.allocate(0)
                : ByteBuffer.wrap(array.buffer().data(), array.byteOffset(), array.length());
        Histogram histogram = ExportedHistogram.readOrNull(data);
        return histogram == null ? Undefined.INSTANCE : histogram.handleIn(realm);
    }

    // createDelayHistogram(resolution)
    @Builtin
    static Object createDelayHistogram(Realm realm, Object self, Object resolution) {
        Environment environment = Environment.of(realm);
        Histogram histogram = new Histogram(LEAST_DELAY, Long.MAX_VALUE, DELAY_FIGURES, null);
        EventLoopDelayTimer timer = new EventLoopDelayTimer(environment, TypeConversion.toInt32(resolution), histogram);
        return new HistogramObject(
                environment.prototypes().of(realm, HistogramPrototypeTable.INSTANCE), histogram, timer);
    }
}
