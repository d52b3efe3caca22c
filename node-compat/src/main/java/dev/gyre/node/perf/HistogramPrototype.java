package dev.gyre.node.perf;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.structured.ArrayBufferObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The methods that the library's Histogram classes call. */
// lib/internal/bindings.md, performance
@BuiltinObject(intrinsic = "%Histogram.prototype%")
public final class HistogramPrototype {
    private HistogramPrototype() {}

    private static Histogram of(Object self) {
        return ((HistogramObject) self).histogram();
    }

    // record(value)
    @Builtin
    static Object record(Realm realm, Object self, Object value) {
        of(self).record((long) TypeConversion.toNumber(value));
        return Undefined.INSTANCE;
    }

    // add(other)
    @Builtin
    static Object add(Realm realm, Object self, Object other) {
        of(self).add(of(other));
        return Undefined.INSTANCE;
    }

    // recordCorrected(value, interval)
    @Builtin
    static Object recordCorrected(Realm realm, Object self, Object value, Object interval) {
        of(self).recordCorrected((long) TypeConversion.toNumber(value), (long) TypeConversion.toNumber(interval));
        return Undefined.INSTANCE;
    }

    // subtract(other)
    @Builtin
    static Object subtract(Realm realm, Object self, Object other) {
        of(self).subtract(of(other));
        return Undefined.INSTANCE;
    }

    // snapshot(): a copy
    @Builtin
    static Object snapshot(Realm realm, Object self) {
        return of(self).copy().handleIn(realm);
    }

    // copyOfCounts(): a copy that has never been reset, without averages
    @Builtin
    static Object copyOfCounts(Realm realm, Object self) {
        return of(self).copyOfCounts().handleIn(realm);
    }

    // export(): an ArrayBuffer
    @Builtin
    static Object export(Realm realm, Object self) {
        return new ArrayBufferObject(
                realm.intrinsic(Intrinsic.ARRAY_BUFFER_PROTOTYPE), ExportedHistogram.write(of(self)));
    }

    // trend(): [mean, variance, errorRate]
    @Builtin
    static Object trend(Realm realm, Object self) {
        double[] averages = of(self).averages();
        return JsArray.of(realm, averages[0], averages[1], averages[2]);
    }

    // resets(): how often it has been reset
    @Builtin
    static double resets(Realm realm, Object self) {
        return of(self).resets();
    }

    // hasShapeOf(other)
    @Builtin
    static boolean hasShapeOf(Realm realm, Object self, Object other) {
        return of(self).hasShapeOf(of(other));
    }

    // contains(other)
    @Builtin
    static boolean contains(Realm realm, Object self, Object other) {
        return of(self).contains(of(other));
    }

    // buckets(): the lowest value of each, followed by its count
    @Builtin
    static Object buckets(Realm realm, Object self) {
        return JsArray.fromList(realm, of(self).buckets());
    }

    // lowestLike(value): the lowest value of its bucket
    @Builtin
    static double lowestLike(Realm realm, Object self, Object value) {
        return of(self).lowestLike((long) TypeConversion.toNumber(value));
    }

    // reset()
    @Builtin
    static Object reset(Realm realm, Object self) {
        of(self).reset();
        return Undefined.INSTANCE;
    }

    // numbers(): [count, exceeds, min, max, mean, stddev, skewness, kurtosis]
    @Builtin
    static Object numbers(Realm realm, Object self) {
        Histogram histogram = of(self);
        return JsArray.of(
                realm,
                (double) histogram.total(),
                (double) histogram.exceeding(),
                (double) histogram.minimum(),
                (double) histogram.maximum(),
                histogram.mean(),
                histogram.deviation(),
                histogram.skewness(),
                histogram.kurtosis());
    }

    // percentile(percent)
    @Builtin
    static double percentile(Realm realm, Object self, Object percent) {
        return of(self).percentile(TypeConversion.toNumber(percent));
    }

    // valueAt(rank): the highest value of the bucket of the value with the rank, from 1
    @Builtin
    static double valueAt(Realm realm, Object self, Object rank) {
        return of(self).valueAt((long) TypeConversion.toNumber(rank));
    }

    // steps(): percentiles, each followed by its value
    @Builtin
    static Object steps(Realm realm, Object self) {
        return JsArray.fromList(realm, of(self).steps());
    }

    // start(reset): false when it is running already
    @Builtin
    static boolean start(Realm realm, Object self, Object reset) {
        return ((HistogramObject) self).timer().begin(TypeConversion.toBoolean(reset));
    }

    // stop(): false when it is not running
    @Builtin
    static boolean stop(Realm realm, Object self) {
        return ((HistogramObject) self).timer().end();
    }
}
