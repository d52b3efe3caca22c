package dev.gyre.node.profile;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.heap.SnapshotText;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.Environment;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** internalBinding('profile'): CPU profiles, heap snapshots and recordings of garbage collection. */
// lib/internal/bindings.md, profile
@BuiltinObject(intrinsic = "%profile binding%")
public final class ProfileBinding {
    private ProfileBinding() {}

    // startCpuProfile(microseconds, mostSamples)
    /** Returns a number for stopProfile. */
    @Builtin
    static int startCpuProfile(Realm realm, Object self, Object microseconds, Object mostSamples) {
        long interval = Math.max(1, (long) TypeConversion.toNumber(microseconds));
        return Environment.of(realm).get(SamplingProfiles.KEY).startCpu(TimeUnit.MICROSECONDS.toNanos(interval), (long)
                TypeConversion.toNumber(mostSamples));
    }

    // startHeapProfile(bytes, mostFrames)
    /** Returns a number for stopProfile. */
    @Builtin
    static int startHeapProfile(Realm realm, Object self, Object bytes, Object mostFrames) {
        return Environment.of(realm)
                .get(SamplingProfiles.KEY)
                .startAllocations((long) TypeConversion.toNumber(bytes), TypeConversion.toInt32(mostFrames));
    }

    // stopProfile(id)
    /** The profile as JSON; undefined if it has been stopped. */
    @Builtin
    static Object stopProfile(Realm realm, Object self, Object id) {
        String profile = Environment.of(realm).get(SamplingProfiles.KEY).stop(TypeConversion.toInt32(id));
        return profile == null ? Undefined.INSTANCE : profile;
    }

    // heapSnapshot()
    /** All objects that can be reached, as JSON. */
    @Builtin
    static String heapSnapshot(Realm realm, Object self) {
        StringBuilder text = new StringBuilder(1 << 20);
        try {
            SnapshotText.write(ReachableObjects.of(Environment.of(realm)), text);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }

    // objectsOf(prototype)
    /** An array of all objects that inherit from a prototype. */
    @Builtin
    static Object objectsOf(Realm realm, Object self, Object prototype) {
        List<Object> found = new ArrayList<>();
        for (JsObject object : ReachableObjects.of(Environment.of(realm)).objects())
            if (inherits(object, prototype)) found.add(object);
        return JsArray.fromList(realm, found);
    }

    private static boolean inherits(JsObject object, Object prototype) {
        for (JsObject next = object.shape().prototype();
                next != null;
                next = next.shape().prototype()) {
            if (next == prototype) return true;
        }
        return false;
    }

    // snapshotNearLimit(times, callback)
    /** Calls back when the heap is nearly full, so many times at most. */
    @Builtin
    static Object snapshotNearLimit(Realm realm, Object self, Object times, Object callback) {
        int most = (int) Math.min(Integer.MAX_VALUE, TypeConversion.toNumber(times));
        new NearHeapLimit(Environment.of(realm), most, (JsObject) callback);
        return Undefined.INSTANCE;
    }

    // startTimeline()
    /** Records from now on when the loop runs callbacks. */
    @Builtin
    static Object startTimeline(Realm realm, Object self) {
        Environment environment = Environment.of(realm);
        environment.observeCallbacks(environment.get(LoopTimeline.KEY));
        return Undefined.INSTANCE;
    }

    // timelineNow()
    /** The clock of the timeline, in microseconds. */
    @Builtin
    static double timelineNow(Realm realm, Object self) {
        return LoopTimeline.now();
    }

    // takeTimeline()
    /** An array of [kind, start, end] for each span of time so far. */
    @Builtin
    static Object takeTimeline(Realm realm, Object self) {
        List<Object> rows = new ArrayList<>();
        for (LoopTimeline.Span span :
                Environment.of(realm).get(LoopTimeline.KEY).spans()) {
            String kind = span.kind().name().toLowerCase(Locale.ROOT);
            rows.add(JsArray.of(realm, kind, (double) span.startMicros(), (double) span.endMicros()));
        }
        return JsArray.fromList(realm, rows);
    }

    // startCollections()
    /** Records garbage collections from now on; returns a number for stopCollections. */
    @Builtin
    static int startCollections(Realm realm, Object self) {
        return Environment.of(realm).get(CollectionRecorders.KEY).start();
    }

    // stopCollections(id)
    /** An array of [isYoung, microseconds, usedBefore, committedBefore, usedAfter, committedAfter] for each collection; undefined if it has been stopped. */
    @Builtin
    static Object stopCollections(Realm realm, Object self, Object id) {
        List<double[]> collections =
                Environment.of(realm).get(CollectionRecorders.KEY).stop(TypeConversion.toInt32(id));
        if (collections == null) return Undefined.INSTANCE;
        List<Object> rows = new ArrayList<>();
        for (double[] numbers : collections) {
            List<Object> row = new ArrayList<>();
            for (double number : numbers) row.add(number);
            rows.add(JsArray.fromList(realm, row));
        }
        return JsArray.fromList(realm, rows);
    }
}
