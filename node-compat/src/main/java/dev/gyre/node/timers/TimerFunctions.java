package dev.gyre.node.timers;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.timers.TimerLists;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.NodeErrors;
import dev.gyre.node.process.ProcessFunctions;
import java.math.BigInteger;

/** The global timer functions and queueMicrotask. */
// https://nodejs.org/api/timers.html
@BuiltinObject(intrinsic = "%timers%")
public final class TimerFunctions {
    private static final Object[] NO_ARGUMENTS = {};

    private TimerFunctions() {}

    private static JsObject requireCallback(Realm realm, Object callback) {
        if (Comparison.isCallable(callback)) return (JsObject) callback;
        throw NodeErrors.invalidArgumentType(realm, "callback", "function", callback);
    }

    private static int duration(Realm realm, Object delay) {
        Object numeric = TypeConversion.toNumeric(delay);
        // Node multiplies the delay by 1, which throws for a BigInt.
        if (numeric instanceof BigInteger)
            throw Errors.typeError("Cannot mix BigInt and other types, use explicit conversions");
        double number = delay == Undefined.INSTANCE ? 1 : ((Number) numeric).doubleValue();
        if (!(number >= 1 && number <= TimerLists.MAX_DURATION))
            Environment.of(realm).get(TimerState.KEY).warnings().check(Environment.of(realm), number);
        return TimerLists.duration(number);
    }

    // setTimeout(callback[, delay[, ...args]]), https://nodejs.org/api/timers.html#settimeoutcallback-delay-args
    @Builtin(enumerable = true)
    static Object setTimeout(Realm realm, Object self, Object callback, Object delay, Object[] arguments) {
        return Environment.of(realm)
                .get(TimerState.KEY)
                .start(requireCallback(realm, callback), arguments, duration(realm, delay), false);
    }

    // setInterval(callback[, delay[, ...args]]), https://nodejs.org/api/timers.html#setintervalcallback-delay-args
    @Builtin(enumerable = true)
    static Object setInterval(Realm realm, Object self, Object callback, Object delay, Object[] arguments) {
        return Environment.of(realm)
                .get(TimerState.KEY)
                .start(requireCallback(realm, callback), arguments, duration(realm, delay), true);
    }

    // setImmediate(callback[, ...args]), https://nodejs.org/api/timers.html#setimmediatecallback-args
    @Builtin(enumerable = true)
    static Object setImmediate(Realm realm, Object self, Object callback, Object[] arguments) {
        return Environment.of(realm).get(TimerState.KEY).startImmediate(requireCallback(realm, callback), arguments);
    }

    // clearTimeout(timeout), https://nodejs.org/api/timers.html#cleartimeouttimeout
    @Builtin(enumerable = true)
    static Object clearTimeout(Realm realm, Object self, Object timeout) {
        return clearAny(realm, timeout);
    }

    // clearInterval(timeout), https://nodejs.org/api/timers.html#clearintervaltimeout
    @Builtin(enumerable = true)
    static Object clearInterval(Realm realm, Object self, Object timeout) {
        return clearAny(realm, timeout);
    }

    private static Object clearAny(Realm realm, Object timer) {
        TimeoutObject timeout = timer instanceof TimeoutObject object ? object : null;
        if (timer instanceof Integer || timer instanceof Double || timer instanceof CharSequence) {
            timeout = Environment.of(realm).get(TimerState.KEY).find(TypeConversion.toInt32(timer));
        }
        if (timeout != null) clear(timeout);
        return Undefined.INSTANCE;
    }

    static void clear(TimeoutObject timeout) {
        timeout.state().forget(timeout);
        timeout.clear();
    }

    // clearImmediate(immediate), https://nodejs.org/api/timers.html#clearimmediateimmediate
    @Builtin(enumerable = true)
    static Object clearImmediate(Realm realm, Object self, Object immediate) {
        if (immediate instanceof ImmediateObject object) object.clear();
        return Undefined.INSTANCE;
    }

    // queueMicrotask(callback), https://nodejs.org/api/globals.html#queuemicrotaskcallback
    @Builtin(enumerable = true)
    static Object queueMicrotask(Realm realm, Object self, Object callback) {
        JsObject function = requireCallback(realm, callback);
        Environment environment = Environment.of(realm);
        if (environment.asyncTracking().isTracking()) {
            var tracked = new ProcessFunctions.TrackedTick(
                    environment, function, NO_ARGUMENTS, "Microtask", JsObject.create(realm));
            environment.ticks().enqueueMicrotask(() -> runMicrotask(realm, tracked));
        } else {
            environment.ticks().enqueueMicrotask(new Microtask(realm, function));
        }
        return Undefined.INSTANCE;
    }

    /** A queued microtask. */
    private static final class Microtask extends ProcessFunctions.Tick {
        private final Realm realm;

        Microtask(Realm realm, JsObject callback) {
            super(realm.agent(), callback, NO_ARGUMENTS);
            this.realm = realm;
        }

        @Override
        public void run() {
            try {
                super.run();
            } catch (JsException exception) {
                throw rethrown(realm, exception);
            }
        }
    }

    private static void runMicrotask(Realm realm, Runnable microtask) {
        try {
            microtask.run();
        } catch (JsException exception) {
            throw rethrown(realm, exception);
        }
    }

    /** Node reports the error itself, not the throw statement. */
    private static JsException rethrown(Realm realm, JsException exception) {
        return new JsException(exception.value(realm));
    }
}
