package dev.gyre.node.gyreloop;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.object.NativeCode;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.ActiveResource;
import dev.gyre.loop.LoopStatistics;
import dev.gyre.loop.timers.Immediate;
import dev.gyre.node.environment.Environment;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** internalBinding('loop'): active resources, statistics and idleness of the loop. */
// lib/internal/bindings.md, loop
@BuiltinObject(intrinsic = "%loop binding%")
public final class LoopBinding {
    private LoopBinding() {}

    // recordCallerPositions(): from now on timers store the line that created them
    @Builtin
    static Object recordCallerPositions(Realm realm, Object self) {
        Environment.of(realm).callerPositions().record();
        return Undefined.INSTANCE;
    }

    // activeResources()
    @Builtin
    static Object activeResources(Realm realm, Object self) {
        List<Object> resources = new ArrayList<>();
        for (ActiveResource source : Environment.of(realm).loop().activeHandles()) {
            if (!source.active()) continue;
            JsObject resource = JsObject.create(realm);
            resource.createDataProperty("kind", source.kind());
            resource.createDataProperty("reason", source.reason());
            resource.createDataProperty("place", source.place());
            resource.createDataProperty("referenced", source.referenced());
            resources.add(resource);
        }
        return JsArray.fromList(realm, resources);
    }

    // stats()
    @Builtin
    static Object stats(Realm realm, Object self) {
        Environment environment = Environment.of(realm);
        LoopStatistics done = environment.loop().statistics();
        JsObject stats = JsObject.create(realm);
        stats.createDataProperty("turns", (double) done.turns());
        stats.createDataProperty("waits", (double) done.waits());
        stats.createDataProperty("idle", done.idleNanos() / 1e6);
        stats.createDataProperty("ticks", (double) environment.ticks().ticksRun());
        stats.createDataProperty("microtasks", (double) environment.ticks().microtasksRun());
        stats.createDataProperty("completions", (double) done.completions());
        stats.createDataProperty("batches", (double) done.batches());
        stats.createDataProperty("wakeUps", (double) done.wakeUps());
        stats.createDataProperty("timersFired", (double) done.timersFired());
        stats.createDataProperty("activeHandles", done.activeHandles());
        stats.createDataProperty("activeRequests", done.activeRequests());
        return stats;
    }

    // collectGarbage(): the bytes in use after it
    @Builtin
    static double collectGarbage(Realm realm, Object self) {
        Runtime runtime = Runtime.getRuntime();
        runtime.gc();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    // here(): a function at(callback) that calls back as if the program were still here
    @Builtin
    static Object here(Realm realm, Object self) {
        Environment environment = Environment.of(realm);
        Object place = environment.loop().scope().place();
        return new NativeClosure(realm, "at", 1, new CallingAt(environment, place));
    }

    /** A class, because every server uses it, and the first of its calls would link two lambdas. */
    private record CallingAt(Environment environment, Object place) implements NativeCode {
        @Override
        public Object call(Realm realm, JsObject callee, Object self, Object[] arguments, JsObject newTarget) {
            environment.callerPositions().call(place, (JsObject) arguments[0]);
            return Undefined.INSTANCE;
        }
    }

    // whenSettled(ignoredKinds, callback): a function that cancels
    @Builtin
    static Object whenSettled(Realm realm, Object self, Object ignoredKinds, Object callback) {
        Set<String> ignored = new HashSet<>();
        JsArray kinds = (JsArray) ignoredKinds;
        for (int i = 0; i < (int) kinds.length(); i++) ignored.add(TypeConversion.toString(kinds.getIndex(i)));
        IdleWaiters waiters = Environment.of(realm).get(IdleWaiters.KEY);
        IdleWaiters.Waiter waiter = waiters.add(ignored, () -> ((JsObject) callback).call0(Undefined.INSTANCE));
        return new NativeClosure(realm, "cancel", 0, (current, callee, receiver, arguments, newTarget) -> {
            waiters.cancel(waiter);
            return Undefined.INSTANCE;
        });
    }

    // onStall(milliseconds, callback): a function that ends it
    @Builtin
    static Object onStall(Realm realm, Object self, Object milliseconds, Object callback) {
        Environment environment = Environment.of(realm);
        StallMonitor monitor = environment.get(StallMonitor.KEY);
        CallingListener listener =
                new CallingListener(environment, TypeConversion.toNumber(milliseconds), (JsObject) callback);
        monitor.add(listener);
        return new NativeClosure(realm, "stop", 0, (current, callee, receiver, arguments, newTarget) -> {
            monitor.remove(listener);
            return Undefined.INSTANCE;
        });
    }

    /** Calls a JavaScript function for stalls, in a separate callback. */
    private record CallingListener(Environment environment, double threshold, JsObject callback)
            implements StallMonitor.Listener {
        @Override
        public void stalled(double duration, String place, String stack) {
            JsObject report = JsObject.create(environment.realm());
            report.createDataProperty("duration", duration);
            report.createDataProperty("place", place);
            report.createDataProperty("stack", stack);
            environment.immediates().add(new Immediate(() -> callback.call1(Undefined.INSTANCE, report)));
        }
    }
}
