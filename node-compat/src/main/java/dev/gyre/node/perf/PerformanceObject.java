package dev.gyre.node.perf;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.environment.Environment;

/** The clock part of the performance object. */
// https://nodejs.org/api/perf_hooks.html#perf_hooksperformance
@BuiltinObject(intrinsic = "%performance%")
public final class PerformanceObject {
    private PerformanceObject() {}

    // performance.now(), https://nodejs.org/api/perf_hooks.html#performancenow
    @Builtin(enumerable = true)
    static double now(Realm realm, Object self) {
        return (Environment.of(realm).loop().clock().nanoTime()
                        - Environment.of(realm).startTimes().nanos())
                / 1e6;
    }

    // performance.timeOrigin, https://nodejs.org/api/perf_hooks.html#performancetimeorigin
    @Builtin(getter = true, enumerable = true)
    static double timeOrigin(Realm realm, Object self) {
        return Environment.of(realm).startTimes().millis();
    }
}
